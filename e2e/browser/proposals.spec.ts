import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { logInByScript } from './script-login.ts';

const paragraph = (id: string, text: string) => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const [FIRST, SECOND] = [paragraph('bforsta001', 'Torget blir grönt i vår.'), paragraph('bandra0001', 'Arbetet har redan börjat.')];

/** An agent that may not write over others' text finds the way that it is told of; the editor decides of each part, and what is open is warned of. */
test('an agent proposes where a person has written, who accepts one part, declines one and publishes', async ({ page, request }) => {
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const rights = { sektioner: ['*'], mallar: ['*'], sprak: ['*'], skriver_over: false };
  const { nyckel } = await (
    await request.post('/studio/api/agenter', { headers: admin, data: { namn: 'Språkgranskaren', ...rights } })
  ).json();
  await logIn(page, CHIEF);
  await page.goto('/studio');
  const headers = { Origin: new URL(page.url()).origin };
  const article = {
    sektion: 'nyheter',
    mall: 'nyhet',
    rubrik: 'Torget görs om',
    ingress: 'Till våren är det klart.',
    block: [FIRST, SECOND],
  };
  const { id, innehall } = await (await page.request.post('/studio/api/innehall', { data: article, headers })).json();
  await page.goto(`/studio/artikel/${id}`);
  const text = page.getByLabel('Artikelns text');
  await expect(text).toContainText('grönt');

  const body = {
    ...{
      bas: innehall.sprak.sv.arbetsrevision.id,
      rubrik: article.rubrik,
      ingress: 'Torget är klart i maj.',
      kommentar: 'Tydligare om när',
    },
    block: [paragraph('bforsta001', 'Torget blir bilfritt i vår.'), SECOND, paragraph('btredje001', 'Bussarna går om.')],
  };
  const address = `/studio/api/innehall/${id}/sprak/sv`;
  const asAgent = { headers: { authorization: `Bearer ${nyckel}` }, data: body };
  const refused = await request.put(address, asAgent);
  expect([refused.status(), (await refused.json()).fel[0].kod]).toEqual([403, 'andras_text']);
  expect((await request.post(`${address}/forslag-till-andring`, asAgent)).status()).toBe(201);

  await text.getByText('Arbetet har redan börjat.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Det märks.');
  await page.getByRole('button', { name: 'Visa förslagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Förslag till ändringar' });
  const proposal = dialog.getByRole('region', { name: /^Förslag av Språkgranskaren/ });
  await expect(proposal).toContainText('Tydligare om när');
  await expect(proposal.getByRole('deletion').filter({ hasText: 'grönt' })).toBeVisible();
  await expect(proposal.getByRole('insertion').filter({ hasText: 'bilfritt' })).toBeVisible();
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'andringsforslag');

  // What is written and not saved is saved first, and is there beside what is accepted.
  await proposal.getByRole('button', { name: /^Godta ändringen: Torget blir/ }).click();
  await expect(proposal.getByRole('insertion').filter({ hasText: 'bilfritt' })).toBeHidden();
  await proposal.getByRole('button', { name: /^Avböj ändringen: Bussarna/ }).click();
  await expect(proposal.getByText('Bussarna går om.', { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: 'Klart', exact: true }).click();
  await expect(text.locator(':scope > p')).toHaveText(['Torget blir bilfritt i vår.', 'Arbetet har redan börjat. Det märks.']);

  await expect(page.getByText('i ett annat fönster')).toBeHidden();
  // One word of the accepted part is the agent's; the rest of it is whose it was.
  await page.getByRole('tab', { name: 'Historik' }).click();
  const whose = page.getByRole('region', { name: 'Vem har skrivit' });
  await whose.getByRole('button', { name: 'Räkna orden' }).click();
  await expect(whose).toContainText('100 % av orden har en människa skrivit eller granskat.');
  await expect(whose.getByRole('definition')).toHaveText(['18 ord', '1 ord', '0 ord']);
  expect(await complaintsOfAxe(page, '[aria-labelledby=vem-har-skrivit]')).toEqual([]);
  await whose.scrollIntoViewIfNeeded();
  await keepLooks(page, 'vem-har-skrivit');
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  const release = page.getByRole('dialog', { name: 'Publicera' });
  await expect(release).toContainText('1 förslag till ändringar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Visa förslagen' }).click();
  await proposal.getByRole('button', { name: 'Avböj ändringen: Ingress' }).click();
  await expect(dialog).toContainText('Det finns inga förslag att ta ställning till.');
  await dialog.getByRole('button', { name: 'Klart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Visa förslagen' })).toBeHidden();
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(release).toContainText('Kontrollen hittade inga fel');
  await expect(release).not.toContainText('förslag till ändringar');
  await release.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByRole('dialog', { name: 'Publicerad' })).toBeVisible();
});

/** The complaint: I only wanted to suggest it, and the only button there was put it in. */
test('a writer leaves what is written as a proposal: the text is as it was saved until it is accepted', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  const headers = { Origin: new URL(page.url()).origin };
  const article = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Bron lagas', ingress: 'Den är klar till hösten.', block: [FIRST, SECOND] };
  const { id } = await (await page.request.post('/studio/api/innehall', { data: article, headers })).json();
  await page.goto(`/studio/artikel/${id}`);
  const [standfirst, text] = [page.getByLabel('Ingress'), page.getByLabel('Artikelns text')];
  await expect(standfirst).toBeEditable();
  await standfirst.fill('Den är klar i september.');
  await text.getByText('Arbetet har redan börjat.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Det märks.');
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Spara med kommentar …' }).click();
  const saving = page.getByRole('dialog', { name: 'Spara med kommentar' });
  await saving.getByText('Lämna som förslag i stället för att spara').click();
  await saving.getByLabel('Kommentar').fill('Månaden är känd nu.');
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'lamna-forslag');
  await saving.getByRole('button', { name: 'Lämna förslaget' }).click();
  await expect(saving).toBeHidden();
  await expect(standfirst).toHaveValue('Den är klar till hösten.');
  await expect(text.locator(':scope > p')).toHaveText(['Torget blir grönt i vår.', 'Arbetet har redan börjat.']);
  // Nothing of it is left to go on with: it is in the proposal.
  await page.reload();
  await expect(standfirst).toBeEditable();
  await expect(standfirst).toHaveValue('Den är klar till hösten.');
  await page.getByRole('button', { name: 'Visa förslagen' }).click();
  const proposal = page.getByRole('dialog', { name: 'Förslag till ändringar' }).getByRole('region', { name: /^Förslag av / });
  await expect(proposal).toContainText('Månaden är känd nu.');
  await proposal.getByRole('button', { name: 'Godta alla' }).click();
  await page.getByRole('button', { name: 'Klart', exact: true }).click();
  await expect(standfirst).toHaveValue('Den är klar i september.');
  await expect(text.locator(':scope > p').last()).toHaveText('Arbetet har redan börjat. Det märks.');
});

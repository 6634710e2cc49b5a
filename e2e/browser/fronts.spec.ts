import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { logInByScript } from './script-login.ts';

/* What stands first on the front pages, chosen by hand. */

/** An old article, and what readers are shown of it in a list. */
const [ARTICLE, TEASER] = ['Konsten flyttar in i vattentornet', 'I vattentornet varar ekot i nitton sekunder'];

const list = (page: Page) => page.getByRole('grid', { name: 'Platser' });
const rows = (page: Page) => list(page).getByRole('row');
/** The headlines of the front page as a reader meets them, each with how large it is. */
const read = async (page: Page) => {
  const text = await (await page.request.get('/')).text();
  return [...text.matchAll(/class="puff puff-(\w+)[^>]*>.*?class="puff-rubrik"[^>]*><a [^>]*>([^<]+)/gs)].map(
    ([, form, rubrik]) => `${form}: ${rubrik}`,
  );
};
const save = (page: Page) => page.getByRole('button', { name: 'Spara framsidan' }).click();

test('an editor chooses what stands first, in which order and by which rule, keeps it beside another’s choice, and goes back', async ({
  page,
  request,
}) => {
  await logIn(page, CHIEF);
  const before = await read(page);
  await page.goto('/studio/framsidor');
  const add = page.getByRole('button', { name: 'Lägg till plats' });
  const dialog = page.getByRole('dialog');

  await test.step('an old article to the top', async () => {
    await add.click();
    await dialog.getByLabel('Sök en publicerad artikel').fill('vattentornet');
    await dialog.getByRole('list', { name: 'Funna artiklar' }).getByRole('button', { name: ARTICLE }).click();
    expect(await complaintsOfAxe(page, '[role="dialog"]')).toEqual([]);
    await keepPicture(page, 'framsidor-plats');
    await dialog.getByRole('button', { name: 'Lägg till' }).click();
    await expect(rows(page).first()).toContainText(ARTICLE);
  });

  await test.step('then the newest of a section, and up with it by its menu', async () => {
    await add.click();
    await dialog.getByRole('combobox', { name: 'I sektionen' }).fill('Mat');
    await page.getByRole('option', { name: 'Mat', exact: true }).click();
    await dialog.getByRole('button', { name: 'Lägg till' }).click();
    await expect(rows(page).nth(1)).toContainText('Visar det senaste i Mat');
    await page.getByRole('button', { name: 'Åtgärder för plats 2' }).click();
    await page.getByRole('menuitem', { name: 'Flytta upp' }).click();
    await expect(rows(page).nth(1)).toContainText(ARTICLE);
    expect(await read(page)).toEqual(before);
    expect(await complaintsOfAxe(page, 'main')).toEqual([]);
    await keepPicture(page, 'framsidor');
  });

  await test.step('readers have it when it is saved', async () => {
    await page.getByLabel('Kommentar').fill('Middagstips');
    await save(page);
    await expect(page.getByText('Läsarna har den nu.')).toBeVisible();
    expect((await read(page))[1]).toBe(`stor: ${TEASER}`);
  });

  await test.step('somebody else saves meanwhile, and neither is lost', async () => {
    const Cookie = await logInByScript(request, ADMIN);
    const theirs = await request.put('/studio/api/framsidor/sv', { headers: { Cookie }, data: { platser: [], bas: 1 } });
    expect(theirs.status()).toBe(200);
    await page.getByRole('button', { name: 'Åtgärder för plats 2' }).click();
    await page.getByRole('menuitem', { name: 'Flytta upp' }).click();
    await expect(page.getByText('Någon annan har sparat framsidan medan du valde')).toBeVisible();
    await page.getByRole('button', { name: 'Behåll mitt val' }).click();
    await save(page);
    await expect.poll(async () => (await read(page))[0]).toBe(`topp: ${TEASER}`);
  });

  await test.step('and back to how it was first', async () => {
    await page.getByRole('button', { name: 'Versioner' }).click();
    await expect(dialog.getByText('Middagstips')).toBeVisible();
    await keepPicture(page, 'framsidor-versioner');
    await dialog.getByRole('button', { name: 'Välj som i version 1' }).click();
    await expect(rows(page).nth(1)).toContainText(ARTICLE);
    await save(page);
    await expect.poll(async () => (await read(page))[1]).toBe(`stor: ${TEASER}`);
  });
});

test('what an agent has proposed is shown in the places, saved or declined, and decided on once', async ({ page, request }) => {
  const administrator = { Cookie: await logInByScript(request, ADMIN) };
  const data = { namn: 'Frontroboten', sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
  const { nyckel } = await (await request.post('/studio/api/agenter', { headers: administrator, data })).json();
  const propose = async (kommentar: string, platser: object[] = [{ sektion: 'kultur' }, {}]) => {
    const headers = { Authorization: `Bearer ${nyckel}` };
    const answer = await request.post('/studio/api/framsidor/en/forslag', { headers, data: { platser, kommentar } });
    expect(answer.status()).toBe(201);
    return (await answer.json()).forslag.id;
  };
  await propose('Kulturen läses mest på fredagar.');
  await logIn(page, CHIEF);
  await page.goto('/studio/framsidor?sprak=en');
  const proposal = page.getByRole('status').filter({ hasText: 'Förslag från Frontroboten' });
  await expect(proposal).toContainText('Kulturen läses mest på fredagar.');
  await proposal.getByRole('button', { name: 'Visa förslaget' }).click();
  await expect(rows(page).first()).toContainText('Visar det senaste i Kultur');
  expect(await complaintsOfAxe(page, 'main')).toEqual([]);
  await keepPicture(page, 'framsidor-forslag');
  await save(page);
  await expect(page.getByText('Läsarna har den nu.')).toBeVisible();
  await expect(proposal).toHaveCount(0);

  await test.step('another is declined while it is being looked at', async () => {
    const id = await propose('Nu maten.', [{ sektion: 'mat' }]);
    await page.reload();
    await proposal.getByRole('button', { name: 'Visa förslaget' }).click();
    expect((await request.delete(`/studio/api/framsidor/en/forslag/${id}`, { headers: administrator })).status()).toBe(200);
    await save(page);
    await expect(page.getByText('Förslaget är redan avgjort, eller ersatt av ett nytt')).toBeVisible();
    await page.getByRole('button', { name: 'Behåll det som mitt val' }).click();
    await expect(proposal).toHaveCount(0);
    await save(page);
    await expect(page.getByText('Läsarna har den nu.').last()).toBeVisible();
    await expect(rows(page).first()).toContainText('Visar det senaste i Mat');
  });

  await test.step('another is saved by somebody else, and what is chosen here is not lost by it', async () => {
    const id = await propose('Tre nu.', [{ sektion: 'kultur' }, { sektion: 'mat' }, {}]);
    await page.reload();
    await proposal.getByRole('button', { name: 'Visa förslaget' }).click();
    await expect(rows(page)).toHaveCount(3);
    const { framsida } = await (await request.get('/studio/api/framsidor/en', { headers: administrator })).json();
    const theirs = { platser: [{}], bas: framsida.nr, forslag: id };
    expect((await request.put('/studio/api/framsidor/en', { headers: administrator, data: theirs })).status()).toBe(200);
    await save(page);
    await page.getByRole('button', { name: 'Behåll det som mitt val' }).click();
    await save(page);
    await page.getByRole('button', { name: 'Behåll mitt val' }).click();
    await expect(rows(page)).toHaveCount(3);
    await save(page);
    await expect(page.getByText('Läsarna har den nu.').last()).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('and one is declined here', async () => {
    await propose('Om igen.');
    await page.reload();
    await proposal.getByRole('button', { name: 'Avböj' }).click();
    await expect(page.getByText('Förslaget från Frontroboten är avböjt.')).toBeVisible();
    await expect(proposal).toHaveCount(0);
  });
});

import type { APIRequestContext } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import { complaintsOfAxe } from './accessible.ts';
import { invitedPerson } from './invited-person.ts';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { logInByScript } from './script-login.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const BRIDGE = paragraph('bbron01', 'Kommunen öppnar den nya bron på fredag, säger Nora Ek.');
const ROAD = paragraph('bvagen1', 'Vägen dit är klar sedan i våras.');

async function article(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/studio/api/innehall', {
    headers: { cookie: await logInByScript(request, CHIEF) },
    data: {
      ...{ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Bron öppnar', ingress: 'På fredag.' },
      ...{ slug: `bron-${Date.now()}`, block: [BRIDGE, ROAD] },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test('words are commented on by keyboard, answered and settled by another, and shown with their quote when they are gone', async ({
  page,
  browser,
  request,
}) => {
  const id = await article(request);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  const text = page.getByLabel('Artikelns text');
  await expect(text).toContainText('Kommunen öppnar');
  const panel = page.getByRole('region', { name: 'Kommentarer' });
  const ask = (beginning: string, quoted: string) =>
    expect(async () => {
      await text.getByText(beginning).click();
      await page.keyboard.press('Home');
      await page.keyboard.press('Control+Shift+ArrowRight');
      await page.keyboard.press('Control+Alt+m');
      await expect(panel.getByLabel('Kommentar', { exact: true })).toBeFocused({ timeout: 2_000 });
      // The editor hears of what is chosen a moment after the browser has chosen it.
      await expect(panel.locator('q')).toContainText(quoted, { timeout: 1_000 });
    }).toPass();
  await ask('Vägen dit', 'Vägen');
  // Whoever marks other words instead writes about those, without reaching for the field.
  await ask('Kommunen öppnar', 'Kommunen');
  await page.keyboard.type('Ska det vara regionen?');
  const name = panel.getByRole('combobox', { name: 'Nämn någon' });
  await name.press('ArrowDown');
  await page.getByRole('option').first().click();
  await expect(panel.getByRole('list', { name: 'Nämns' })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'kommentarer-skriv');
  await panel.getByRole('button', { name: 'Kommentera', exact: true }).click();
  const thread = panel.getByRole('article', { name: /Kommentar om ”Kommunen/ });
  await expect(thread).toContainText('Ska det vara regionen?');
  // Told in the text too, by a line that no link has.
  await expect(text.locator('[data-kommentar]')).toHaveText(/^Kommunen\s?$/);
  await expect(page.getByRole('tab', { name: /Kommentarer/ })).toContainText('1');

  const elsewhere = await browser.newContext({ locale: 'sv-SE' });
  const other = await elsewhere.newPage();
  await logIn(other, WRITER);
  const trad = await thread.getAttribute('data-trad');
  await other.goto(`/studio/artikel/${id}?sprak=sv&kommentar=${trad}`);
  const led = other.getByRole('article', { name: /Kommentar om ”Kommunen/ });
  await expect(led).toBeFocused();
  await led.getByRole('button', { name: 'Svara' }).click();
  await other.keyboard.type('Nej, kommunen äger den.');
  await other.keyboard.press('Control+Enter');
  await expect(led).toContainText('Nej, kommunen äger den.');
  await led.getByRole('button', { name: /^Ändra din kommentar/ }).click();
  await led.getByLabel('Ändra kommentaren').fill('Nej, staden äger den.');
  await led.getByRole('button', { name: 'Spara ändringen' }).click();
  await expect(led).toContainText(/Nej, staden äger den./);
  const { vem } = await (await other.request.get('/studio/api/jag')).json();
  await led.getByRole('button', { name: 'Tilldela' }).click();
  await led.getByRole('combobox', { name: 'Vem som ska ta hand om tråden' }).fill(vem.namn);
  await other.getByRole('option', { name: vem.namn }).click();
  await expect(other.getByText(`${vem.namn} ska ta hand om tråden.`)).toBeAttached();
  const shown = other.getByRole('button', { name: /Visa kommentarer/ });
  await shown.click();
  await other.getByRole('option', { name: 'Tilldelade mig' }).click();
  await expect(led).toBeVisible();
  expect(await complaintsOfAxe(other)).toEqual([]);
  await keepLooks(other, 'kommentarer-trad');

  // Whoever saves takes the words away, and the quote is left.
  const { innehall } = await (
    await request.get(`/studio/api/innehall/${id}`, { headers: { cookie: await logInByScript(request, CHIEF) } })
  ).json();
  const { rubrik, ingress, meta, hero, slug, id: bas } = innehall.sprak.sv.arbetsrevision;
  const saved = await request.put(`/studio/api/innehall/${id}/sprak/sv`, {
    headers: { cookie: await logInByScript(request, CHIEF) },
    data: { rubrik, ingress, meta, hero, slug, bas, block: [ROAD] },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await other.reload();
  await expect(led).toContainText('Texten är borttagen');
  await expect(led.getByText('Kommunen', { exact: true })).toBeVisible();
  await led.getByRole('button', { name: 'Markera som löst' }).click();
  await expect(led).toContainText('Löst av');
  await keepLooks(other, 'kommentarer-borta');
  await elsewhere.close();
});

test('words of the headline, and the standfirst, are commented on where they stand, and named as the form names them', async ({
  page,
  request,
}) => {
  const id = await article(request);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  const panel = page.getByRole('region', { name: 'Kommentarer' });
  const send = async (words: string) => {
    await expect(panel.getByLabel('Kommentar', { exact: true })).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Control+Enter');
  };
  const headline = page.getByLabel('Rubrik', { exact: true });
  await expect(headline).toBeEditable();
  await headline.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+Alt+m');
  await expect(panel.locator('q')).toHaveText('Bron öppnar');
  await send('Öppnar den?');
  const ofHeadline = panel.getByRole('article', { name: 'Kommentar om ”Bron öppnar”' });
  await expect(ofHeadline).toContainText('Öppnar den?');
  await page.getByLabel('Ingress').focus();
  await page.keyboard.press('Control+Alt+m');
  await expect(panel).toContainText('Ingress');
  await send('Kortare.');
  const ofStandfirst = panel.getByRole('article', { name: 'Kommentar om Ingress' });
  await expect(ofStandfirst).toContainText('Kortare.');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'kommentarer-falt');
  await ofHeadline.getByRole('button', { name: 'Visa fältet' }).click();
  await expect(headline).toBeFocused();
  await headline.fill('Nu bär isen');
  await page.keyboard.press('Control+s');
  await expect(ofHeadline).toContainText('Texten är borttagen');
  await expect(ofStandfirst.getByText('Texten är borttagen')).toHaveCount(0);
});

/** The complaint: I handed it in to everybody, nobody read it, and what I wanted to ask of it stood in a chat. */
test('a writer asks one person to review a text, with words that stand at it', async ({ page, request }) => {
  const id = await article(request);
  await logIn(page, WRITER);
  await page.goto(`/studio/artikel/${id}`);
  await expect(page.getByLabel('Artikelns text')).toContainText('Kommunen öppnar');
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Be någon granska' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Be om granskning' });
  await send.click();
  await expect(dialog).toContainText('Välj vem som ska granska.');
  await dialog.getByRole('combobox', { name: 'Vem ska granska?' }).fill('Karin');
  await page.getByRole('option', { name: 'Karin Ståhlbrand' }).click();
  await dialog.getByLabel('Meddelande').fill('Kolla att det är fredag.');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'be-nagon-granska');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Svenska/ })).toContainText('Granskning');
  await page.getByRole('tab', { name: /Kommentarer/ }).click();
  await expect(page.getByRole('region', { name: 'Kommentarer' })).toContainText('Kolla att det är fredag.');
});

/** The complaint: a source’s name stood in a draft, and forty people could read it. */
test('an article is confidential: its owner lets somebody in, who finds it with its mark, and lets himself out', async ({
  page,
  browser,
  request,
}) => {
  const id = await article(request);
  const gone = await invitedPerson(request, { namn: 'Siri Insatt', epost: `siri-${Date.now()}@demo.se` });
  const elsewhere = await browser.newContext({ locale: 'sv-SE' });
  const other = await elsewhere.newPage();
  await logIn(other, WRITER);
  const { vem } = await (await other.request.get('/studio/api/jag')).json();
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
  await page.getByRole('button', { name: 'Gör konfidentiell' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('För alla andra i redaktionen är det som om den inte fanns');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').locator('header').getByText('Konfidentiell')).toBeAttached();
  expect((await other.request.get(`/studio/api/innehall/${id}`)).status()).toBe(404);

  // A thread is theirs whom it is left to, and who has not been let in is not told: whoever leaves it to them is.
  await page.getByRole('tab', { name: /Kommentarer/ }).click();
  const panel = page.getByRole('region', { name: 'Kommentarer' });
  await panel.getByRole('button', { name: 'Kommentera artikeln' }).click();
  await panel.getByLabel('Kommentar', { exact: true }).fill('Ring källan.');
  await panel.getByRole('button', { name: 'Kommentera', exact: true }).click();
  const thread = panel.getByRole('article', { name: 'Kommentar om hela artikeln' });
  await thread.getByRole('button', { name: 'Tilldela' }).click();
  await thread.getByRole('combobox', { name: 'Vem som ska ta hand om tråden' }).fill(vem.namn);
  await page.getByRole('option', { name: vem.namn }).click();
  await expect(thread.getByText(`${vem.namn} ser inte artikeln och får inte veta att tråden är tilldelad.`)).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'konfidentiell-tilldelad');
  await page.getByRole('tab', { name: 'Artikel', exact: true }).click();

  await page.getByRole('button', { name: 'Ändra vem som ser den' }).click();
  for (const name of [vem.namn, 'Siri Insatt']) {
    await dialog.getByRole('combobox', { name: 'Släpp in' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await expect(dialog.getByRole('button', { name: `Släpp ut ${vem.namn}` })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'konfidentiell-val');
  const admin = { cookie: await logInByScript(request, ADMIN) };
  expect((await request.patch(`/studio/api/anvandare/${gone}`, { headers: admin, data: { aktiv: false } })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toContainText('Det finns ingen person eller agent Siri Insatt att släppa in.');
  await keepLooks(page, 'konfidentiell-nekad');
  await dialog.getByRole('button', { name: 'Släpp ut Siri Insatt' }).click();
  await expect(dialog).not.toContainText('Det finns ingen person eller agent');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  const knowing = page.getByRole('group', { name: /^Vem som ser artikeln/ });
  await expect(knowing).toContainText('äger artikeln, 1 insatt och cheferna vet att den finns');
  await knowing.scrollIntoViewIfNeeded();
  await keepLooks(page, 'konfidentiell-artikel');

  await other.goto('/studio');
  const listed = other.locator(`a[data-id="${id}"]`);
  await expect(listed).toHaveAccessibleName('Konfidentiell Bron öppnar');
  expect(await complaintsOfAxe(other)).toEqual([]);
  await keepLooks(other, 'konfidentiell-lista');
  await listed.click();
  await other.getByRole('tab', { name: 'Artikel', exact: true }).click();
  await other.getByRole('button', { name: 'Ändra vem som ser den' }).click();
  await other.getByRole('button', { name: `Släpp ut ${vem.namn}` }).click();
  await expect(other.getByText('när du har sparat ser du inte artikeln längre')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Spara' }).click();
  await other.waitForURL(/\/studio$/);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await expect(listed).toBeHidden();
  await elsewhere.close();
});

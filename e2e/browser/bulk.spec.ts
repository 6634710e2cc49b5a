import { complaintsOfAxe } from './accessible.ts';
import { ArticleWriter } from './article-writer.ts';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test('articles are chosen by the keyboard, changed all at once, taken back, and found again by a view that was kept', async ({ page }) => {
  await logIn(page, CHIEF);
  const made: string[] = [];
  for (const which of ['ett', 'två', 'tre']) {
    const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: `Samlingsprov ${which}` };
    made.push((await (await page.request.post('/studio/api/innehall', { data })).json()).id);
  }
  const tags = async (id: string) => (await (await page.request.get(`/studio/api/innehall/${id}`)).json()).innehall.taggar;

  // They are found once they have been indexed.
  const found = async () => (await (await page.request.get('/studio/api/innehall?sok=samlingsprov')).json()).innehall.length;
  await expect.poll(found).toBe(3);
  await page.goto('/studio?sok=samlingsprov');
  const rows = page.getByRole('row').filter({ hasText: 'Samlingsprov' });
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('searchbox', { name: 'Sök artiklar' })).toBeEditable();
  await page.locator('#innehall').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Markerade artiklar' });
  await expect(bar).toContainText('2 markerade');
  await page.getByRole('checkbox', { name: 'Markera alla på sidan' }).check();
  await expect(bar).toContainText('3 markerade');
  expect(await complaintsOfAxe(page, 'main')).toEqual([]);
  await keepLooks(page, 'flera-artiklar');

  const open = async (what: string) => {
    await bar.getByRole('button', { name: 'Gör med de markerade' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await open('Ändra taggar …');
  await page.getByRole('dialog').getByLabel('Lägg till').fill('samlingstagg, prov');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Klart för 3 av 3 artiklar');
  for (const id of made) expect(await tags(id)).toEqual(['samlingstagg', 'prov']);

  // Nothing is written in them: each says why it cannot be published, and none is.
  await open('Publicera nu …');
  await page.getByRole('dialog').getByRole('button', { name: 'Publicera nu' }).click();
  await expect(bar).toContainText('Klart för 0 av 3 artiklar');
  await expect(bar.getByRole('listitem')).toHaveCount(3);
  await keepLooks(page, 'flera-artiklar-nekade');

  await open('Skicka till granskning');
  await expect(bar).toContainText('Klart för 3 av 3 artiklar');
  await expect(rows.filter({ hasText: /granskning/i })).toHaveCount(3);
  await bar.getByRole('button', { name: 'Ångra' }).click();
  await expect(rows.filter({ hasText: /granskning/i })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Avmarkera' }).click();
  await expect(bar).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Sök artiklar' }).fill('');
  await page.getByLabel('Tagg').fill('samlingstagg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/tagg=samlingstagg/);
  await page.getByRole('button', { name: /Ordning/ }).click();
  await page.getByRole('option', { name: 'Rubrik, A–Ö' }).click();
  await page.waitForURL(/sortera=rubrik/);
  await expect(page.getByRole('row').getByRole('link')).toHaveText(['Samlingsprov ett', 'Samlingsprov tre', 'Samlingsprov två']);
  await page.getByRole('button', { name: 'Kolumner' }).click();
  const columns = page.getByRole('dialog', { name: 'Kolumner i listan' });
  await columns.getByRole('checkbox', { name: 'Taggar' }).click({ force: true });
  await columns.getByRole('checkbox', { name: 'Ansvarig' }).click({ force: true });
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'kolumner');
  await columns.getByRole('button', { name: 'Visa' }).click();
  await page.waitForURL(/kolumner=/);
  await expect(page.getByRole('row', { name: /Samlingsprov två/ })).toContainText('samlingstagg, prov');
  await keepLooks(page, 'artiklar-egna-kolumner');
  await page.getByRole('button', { name: 'Vyer' }).click();
  await page.getByRole('menuitem', { name: 'Spara de här filtren …' }).click();
  await page.getByRole('dialog').getByLabel('Namn').fill('Samlingen');
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Dela med redaktionen/ })
    .click({ force: true });
  await keepLooks(page, 'spara-vy');
  await page.getByLabel('Namn').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().clearCookies();
  await logIn(page, ADMIN);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Vyer' }).click();
  const shared = page.getByRole('menuitem', { name: /^Samlingen/ });
  await expect(shared).toContainText(/^Samlingen · 3 · delad av /);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'vyer');
  await shared.click();
  await page.waitForURL(/tagg=samlingstagg/);
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: 'Taggar' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Ansvarig' })).toHaveCount(0);
});

test('several are approved at once when what has changed in each has been seen, and none of what is left out', async ({
  page,
  browser,
  newsroom,
}) => {
  const writer = await (await browser.newContext({ baseURL: newsroom.url })).newPage();
  await logIn(writer, WRITER);
  const [first, second] = await Promise.all(
    ['ett', 'två'].map(async (which) => {
      const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: `Godkännandeprov ${which}`, ingress: 'Bron öppnar i maj.' };
      return (await (await writer.request.post('/studio/api/innehall', { data })).json()).id as string;
    }),
  );
  await logIn(page, CHIEF);
  const version = async (id: string | undefined) =>
    (await (await page.request.get(`/studio/api/innehall/${id}`)).json()).innehall.sprak.sv as {
      status: string;
      arbetsrevision: { id: string };
    };
  await page.request.post(`/studio/api/innehall/${first}/sprak/sv/status`, { data: { status: 'godkand' } });
  const { arbetsrevision } = await version(first);
  const saved = { ...arbetsrevision, ingress: 'Bron öppnar i juni.', bas: arbetsrevision.id };
  const { rubrik, ingress, block, meta, hero, slug, bas } = saved as unknown as Record<string, unknown>;
  await writer.request.put(`/studio/api/innehall/${first}/sprak/sv`, { data: { rubrik, ingress, block, meta, hero, slug, bas } });

  const found = async () => (await (await page.request.get('/studio/api/innehall?sok=godkännandeprov')).json()).innehall.length;
  await expect.poll(found).toBe(2);
  await page.goto('/studio?sok=godkännandeprov');
  await page.getByRole('checkbox', { name: 'Markera alla på sidan' }).check();
  const bar = page.getByRole('region', { name: 'Markerade artiklar' });
  await bar.getByRole('button', { name: 'Gör med de markerade' }).click();
  await page.getByRole('menuitem', { name: 'Godkänn …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Godkänn 2 artiklar' });
  const changed = dialog.getByRole('region', { name: 'Godkännandeprov ett' });
  const unread = dialog.getByRole('region', { name: 'Godkännandeprov två' });
  await expect(changed).toContainText('Ändrat sedan du läste version 1');
  await expect(changed.getByRole('insertion')).toHaveText('juni');
  await expect(unread).toContainText('Du har inte läst den förut');
  await expect(unread).toContainText('Bron öppnar i maj.');
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'godkann-flera');
  await unread.getByRole('checkbox').click({ force: true });
  await dialog.getByRole('button', { name: 'Godkänn 1' }).click();
  await expect(bar).toContainText('Klart för 1 av 1 artiklar');
  expect([(await version(first)).status, (await version(second)).status]).toEqual(['godkand', 'utkast']);
  await writer.context().close();
});

test('the dialog tells what a template is for, and an article opens with the blocks that it asks for', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny artikel' });
  const writer = new ArticleWriter(page);
  await dialog.getByLabel('Rubrik').fill('Soppa på rester');
  await writer.choose(dialog, /Sektion/, 'Mat');
  await writer.choose(dialog, /Mall/, 'Recept');
  await expect(dialog).toContainText('En rätt att laga');
  await expect(dialog.getByRole('switch', { name: /Börja med det mallen kräver/ })).toBeChecked();
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'ny-artikel');
  await dialog.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  const body = page.getByLabel('Artikelns text');
  await expect(body.locator('[data-block-id]')).toContainText('Recept');
  await expect(body.locator('> p')).toHaveCount(1);

  // What the desk has made of it itself: the whole for the next article, and some of its blocks for any.
  await body.locator('> p').click();
  await page.keyboard.type('## Det här sparar vi');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Skriv vad resterna annars hade blivit.');
  await body.getByText('Skriv vad resterna').hover();
  await page.getByRole('button', { name: 'Flytta eller ändra blocket' }).click();
  await page.getByRole('menuitem', { name: 'Spara som mönster …' }).click();
  const keep = page.getByRole('dialog', { name: 'Spara som mönster' });
  await keep.getByLabel('Namn').fill('Restslutet');
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'spara-monster');
  await keep.getByLabel('Namn').press('Enter');
  await expect(keep).toHaveCount(0);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Spara som egen stomme …' }).click();
  const skeleton = page.getByRole('dialog', { name: 'Spara som egen stomme' });
  await skeleton.getByLabel('Namn').fill('Restsoppan');
  await skeleton.getByLabel('Vad den är till för').fill('Söndagens soppa');
  await skeleton.getByLabel('Namn').press('Enter');
  await expect(skeleton).toHaveCount(0);

  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  await dialog.getByLabel('Rubrik').fill('Soppa igen');
  await writer.choose(dialog, /Sektion/, 'Mat');
  await writer.choose(dialog, /Mall/, 'Recept');
  await writer.choose(dialog, /Börja med/, 'Restsoppan');
  await keepLooks(page, 'ny-artikel-egen-stomme');
  await dialog.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  await expect(body.locator('[data-block-id]')).toContainText('Recept');
  await expect(body.getByText('Skriv vad resterna')).toHaveCount(1);
  await body.getByText('Skriv vad resterna').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/restslut');
  await page.keyboard.press('Enter');
  await expect(body.getByText('Skriv vad resterna')).toHaveCount(2);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.goto('/studio');
  // The palette has what the page offered when it was opened: the page may not have come so far.
  const command = page.getByRole('menuitem', { name: 'Egna stommar och mönster' });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('egna stommar', { timeout: 2_000 });
    await expect(command).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await command.click();
  const all = page.getByRole('dialog', { name: 'Egna stommar och mönster' });
  await expect(all.getByRole('listitem')).toHaveCount(2);
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'egna-stommar');
  await all.getByRole('button', { name: 'Ta bort Restslutet' }).click();
  await expect(all.getByRole('listitem')).toHaveCount(1);
});

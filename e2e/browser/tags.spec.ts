import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test('a tag is found, renamed and merged; what follows is told before it is done, and its old address leads on', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  const made = await page.request.post('/studio/api/innehall', {
    data: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Två namn på samma sak', taggar: ['ateljéer', 'atelje'] },
  });
  expect(made.status()).toBe(201);
  await page.getByRole('link', { name: 'Taggar', exact: true }).click();
  const table = page.getByRole('table', { name: 'Taggar' });
  await page.getByLabel('Sök bland taggarna').fill('atelj');
  await expect(table.getByRole('row', { name: /ateljéer/ })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);

  const dialog = page.getByRole('dialog');
  await test.step('renamed, in both languages', async () => {
    await table.getByRole('button', { name: 'Ändra ateljéer' }).click();
    await dialog.getByLabel('Namn', { exact: true }).fill('konstnärers ateljéer');
    await expect(dialog.getByText('Artiklarna får det nya namnet genast', { exact: false })).toBeVisible();
    await dialog.getByLabel('Namn på engelska').fill('Studios');
    await dialog.getByLabel('Beskrivning', { exact: true }).fill('Rum där någon målar.');
    await keepLooks(page, 'tagg-andras');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(table.getByRole('row', { name: /konstnärers ateljéer/ })).toBeVisible();
  });

  await test.step('merged', async () => {
    await table.getByRole('button', { name: 'Slå ihop atelje med en annan' }).click();
    await dialog.getByLabel('Sök taggen som ska bli kvar').fill('konstnärers');
    await dialog.getByText('konstnärers ateljéer').click();
    await expect(dialog.getByText('En artikel får taggen konstnärers ateljéer i stället', { exact: false })).toBeVisible();
    await keepLooks(page, 'tagg-slas-ihop');
    await dialog.getByRole('button', { name: 'Slå ihop' }).click();
    await expect(page.getByText('atelje har gått upp i konstnärers ateljéer.')).toBeVisible();
    await expect(table.getByRole('button', { name: 'Slå ihop atelje med en annan' })).toHaveCount(0);
  });

  const { id } = await made.json();
  const { innehall } = await (await page.request.get(`/studio/api/innehall/${id}`)).json();
  expect(innehall.taggar).toEqual(['konstnärers ateljéer']);
});

test('readers go from an article to its subject, and a writer reads the list of them', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio/taggar');
  await expect(page.getByRole('table', { name: 'Taggar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny tagg' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ändra/ })).toHaveCount(0);
  await keepLooks(page, 'taggar');
  const { innehall } = await (await page.request.get('/studio/api/innehall?status=publicerad&per_sida=100')).json();
  const shown = innehall.find(({ taggar, mall }: { taggar: string[]; mall: string }) => taggar.length > 0 && mall !== 'sida');
  const { innehall: article } = await (await page.request.get(`/studio/api/innehall/${shown.id}`)).json();
  const path = new URL(article.sprak.sv.lank).pathname;
  await page.goto(path);
  await page.getByRole('list', { name: 'Ämnen i artikeln' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.taggar[0]);
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  await keepLooks(page, 'tagg-lasare');
});

test('a tag in a single long word makes its page no wider than a phone, nor hides what may be done with it', async ({ page }) => {
  await logIn(page, CHIEF);
  const tagg = `långord${'utanslut'.repeat(6)}`;
  const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Ett långt ord', taggar: [tagg] };
  expect((await page.request.post('/studio/api/innehall', { data })).status()).toBe(201);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/studio/taggar');
  await page.getByLabel('Sök bland taggarna').fill('långord');
  const row = page.getByRole('row', { name: new RegExp(tagg) });
  await expect(row).toBeVisible();
  await expect(page.getByRole('table', { name: 'Taggar' }).getByRole('row')).toHaveCount(2);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await expect(row.getByRole('button', { name: /^Ändra/ })).toBeInViewport();
  await keepLooks(page, 'tagg-langt-ord');
});

test('a tag that is in use is offered while it is being written, and chosen instead', async ({ page }) => {
  await logIn(page, CHIEF);
  const writer = new ArticleWriter(page);
  await writer.begin({ rubrik: 'Salongen öppnar igen', sektion: 'Nyheter', mall: 'Nyhet' });
  await page.getByRole('tab', { name: 'Artikel' }).click();
  const field = page.getByLabel('Taggar', { exact: true }).first();
  await field.fill('biogr');
  await page.getByRole('button', { name: /^biografer/ }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('row', { name: 'biografer' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'biogr', exact: true })).toHaveCount(0);
  await field.fill('salonger');
  await field.press('Enter');
  await expect(page.getByRole('row', { name: 'salonger' })).toBeVisible();
  await keepLooks(page, 'taggar-erbjuds');
});

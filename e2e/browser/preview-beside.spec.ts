import sharp from 'sharp';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test('what is written stands beside the text as readers will see it, before it is saved, and keeps its place', async ({ page }) => {
  await logIn(page, CHIEF);
  const block = Array.from({ length: 30 }, (_, index) => ({
    type: 'paragraph',
    attrs: { id: `bstycke${String(index).padStart(3, '0')}` },
    content: [{ type: 'text', text: `Stycke nummer ${index + 1} av trettio, med några ord till så att sidan blir lång nog att rulla i.` }],
  }));
  const hero = { src: '/media/sen-bild.jpg', alt: 'En gata', kredit: 'Redaktionen', bredd: 300, hojd: 200 };
  const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Bredvid texten', ingress: 'Så här blir det.', hero, block };
  const held = Promise.withResolvers<void>();
  const body = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#204d3c' } })
    .jpeg()
    .toBuffer();
  await page.route(/\/media\/sen-bild/, async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'image/jpeg', body });
  });
  const { id } = await (await page.request.post('/studio/api/innehall', { data })).json();
  await page.goto(`/studio/artikel/${id}`);
  await expect(page.getByLabel('Artikelns text')).toContainText('Stycke nummer 30');
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Förhandsvisa bredvid texten' }).click();
  const beside = page.getByRole('complementary', { name: 'Förhandsvisning bredvid texten' });
  const shown = beside.frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText('Bredvid texten');

  const scroll = () => shown.locator('html').evaluate((html) => html.ownerDocument.scrollingElement?.scrollTop ?? 0);
  await shown.locator('html').evaluate((html) => html.ownerDocument.scrollingElement?.scrollTo(0, 700));
  const before = await scroll();
  expect(before).toBeGreaterThan(300);
  // Neither waits for a picture on a slow line, nor is anything of it exchanged when that comes.
  await page.getByLabel('Ingress').fill('Det här är inte sparat.');
  await expect(shown.locator('.artikel-ingress')).toHaveText('Det här är inte sparat.');
  held.resolve();
  await expect.poll(() => shown.locator('figure img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(300);
  expect(await scroll()).toBe(before);
  await page.getByText('Stycke nummer 2 av').first().click();
  await page.keyboard.type('NYTT');
  await expect(shown.locator('.artikel-text')).toContainText('NYTT');
  expect(Math.abs((await scroll()) - before)).toBeLessThan(80);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'bredvid-telefon');

  await beside.getByRole('radio', { name: 'Dator' }).click();
  await expect(shown.locator('.artikel-ingress')).toHaveText('Det här är inte sparat.');
  await keepLooks(page, 'bredvid-dator');
  await beside.getByRole('radio', { name: 'Sök och puff' }).click();
  await expect(beside).toContainText('I sökresultat');
  await expect(beside).toContainText('När den delas');
  // What stops a release is told on, though the panel that tells of it has made room.
  const state = page.getByRole('region', { name: 'Läget just nu' });
  await page.getByLabel('Rubrik', { exact: true }).fill('');
  await expect(state.getByRole('button', { name: /fel hindrar publicering$/ })).toBeVisible();
  await beside.getByRole('button', { name: 'Stäng förhandsvisningen' }).click();
  await expect(page.getByRole('tab', { name: /Kontroll/ })).toBeVisible();
});

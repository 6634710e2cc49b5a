import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test.beforeEach(({ page }) => logIn(page, CHIEF));

test('a new article is written on at once: in its standfirst, as it has a headline', async ({ page }) => {
  await new ArticleWriter(page).begin({ rubrik: 'Bron är klar', sektion: 'Nyheter', mall: 'Nyhet' });
  await expect(page.getByLabel('Ingress')).toBeFocused();
  await page.keyboard.type('På fredag öppnar den.');
  await expect(page.getByLabel('Ingress')).toHaveValue('På fredag öppnar den.');
});

test('«/citat» and Enter puts in a quotation', async ({ page }) => {
  await new ArticleWriter(page).begin({ rubrik: 'Ett citat', sektion: 'Nyheter', mall: 'Nyhet' });
  await page.getByLabel('Artikelns text').click();
  await page.keyboard.type('/citat');
  await expect(page.getByRole('option').first()).toHaveText(/^Citat/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-block-form]').getByLabel(/^Vem/)).toBeVisible();
});

test('the template is changed after being told what would stop the article there, and nothing is lost', async ({ page }) => {
  await new ArticleWriter(page).begin({ rubrik: 'Fem badplatser', sektion: 'Nöje', mall: 'Lista' });
  await page.getByLabel('Artikelns text').click();
  await page.keyboard.type('/avsnitt');
  await page.keyboard.press('Enter');
  await page
    .locator('[data-block-form]')
    .getByLabel(/^Rubrik/)
    .fill('Stadsbadet');
  await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
  const template = page.getByRole('tabpanel').getByRole('button', { name: /Mall$/ });
  await template.click();
  await page.getByRole('option', { name: /^Nyhet/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Byt mall till Nyhet?' });
  await expect(dialog).toContainText('Avsnitt');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(template).toContainText('Lista');

  await template.click();
  await page.getByRole('option', { name: /^Nyhet/ }).click();
  await dialog.getByRole('button', { name: 'Byt mall' }).click();
  await expect(template).toContainText('Nyhet');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: /Kontroll/ }).click();
  await expect(page.getByRole('button', { name: /Avsnitt/ }).first()).toBeVisible();
  await expect(page.getByLabel('Artikelns text')).toContainText('Stadsbadet');
});

test('an address that another article of the section has is told of while it is written', async ({ page }) => {
  const made = async (rubrik: string, slug: string) => {
    const { id } = await (
      await page.request.post('/studio/api/innehall', { data: { sektion: 'nyheter', mall: 'nyhet', rubrik, slug } })
    ).json();
    return id;
  };
  await made('Bron invigs', 'bron-invigs-upptagen');
  const id = await made('Bron igen', 'bron-igen-ledig');
  // It is found once it has been indexed.
  const found = async () => (await (await page.request.get('/studio/api/innehall?sok=bron-invigs-upptagen')).json()).innehall.length;
  await expect.poll(found).toBe(1);
  await page.goto(`/studio/artikel/${id}`);
  const said = page.getByText('En annan artikel i sektionen har redan adressen ”bron-invigs-upptagen”.');
  await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
  await page.locator('[data-falt="slug"] input').fill('bron-invigs-upptagen');
  await page.getByRole('tab', { name: /Kontroll/ }).click();
  await expect(said).toBeVisible();
  await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
  await page.locator('[data-falt="slug"] input').fill('bron-invigs-igen');
  await page.getByRole('tab', { name: /Kontroll/ }).click();
  await expect(said).toBeHidden();
});

test('of another language what is said of the former is never shown, not even while it is looked through', async ({ page }) => {
  const words = { rubrik: 'Two languages', ingress: 'Written in both.' };
  const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Två språk' };
  const { id } = await (await page.request.post('/studio/api/innehall', { data })).json();
  const english = await page.request.put(`/studio/api/innehall/${id}/sprak/en`, { data: words });
  expect(english.status(), await english.text()).toBe(200);
  await page.goto(`/studio/artikel/${id}`);
  await page.getByRole('tab', { name: /Kontroll/ }).click();
  const entries = page.getByRole('tabpanel').locator('li button');
  const language = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const settled = async (name: string) => {
    await language(name).click();
    await expect(language(name)).toHaveAttribute('aria-pressed', 'true');
    // Longer than what is asked of the service about a text takes to be told.
    await page.waitForTimeout(1_500);
    return entries.allTextContents();
  };
  await expect(entries.first()).toBeVisible();
  const said = { en: await settled('Engelska'), sv: await settled('Svenska') };
  const own = said.sv.filter((entry) => !said.en.includes(entry));
  expect(own).not.toEqual([]);

  await page.evaluate((former) => {
    const wrong: string[] = [];
    Object.assign(window, { wrong });
    new MutationObserver(() => {
      const isEnglish = document.querySelector('fieldset button[aria-pressed="true"]')?.textContent?.startsWith('Engelska');
      const shown = [...document.querySelectorAll('[role="tabpanel"] li button')].map((button) => button.textContent ?? '');
      if (isEnglish === true) wrong.push(...shown.filter((entry) => former.includes(entry)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, own);
  expect(await settled('Engelska')).toEqual(said.en);
  expect(await page.evaluate(() => Reflect.get(window, 'wrong'))).toEqual([]);
});

test('on a phone nothing lies over the tabs of the panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/studio');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/studio\/artikel\//);
  const history = page.getByRole('tab', { name: 'Historik' });
  await history.scrollIntoViewIfNeeded();
  const [tab, handle] = [await history.boundingBox(), await page.getByRole('button', { name: 'Öppna', exact: true }).boundingBox()];
  // A browser lays out in fractions of a pixel.
  expect(tab && handle && Math.floor(tab.x + tab.width)).toBeLessThanOrEqual(handle?.x ?? 0);
  await history.click();
  await expect(history).toHaveAttribute('aria-selected', 'true');
});

test('on a phone nothing lies over what an empty paragraph says', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'I telefonen', ingress: 'Kort.' };
  const { id } = await (await page.request.post('/studio/api/innehall', { data })).json();
  await page.goto(`/studio/artikel/${id}`);
  const paragraph = page.getByLabel('Artikelns text').locator('> p');
  await paragraph.click();
  await expect(paragraph).toHaveAttribute('data-placeholder', /^Skriv/);
  const first = await paragraph.boundingBox();
  const overFirstWord = (at: { x: number; y: number }) =>
    document.elementFromPoint(at.x, at.y)?.closest('button')?.getAttribute('aria-label');
  expect(await page.evaluate(overFirstWord, { x: (first?.x ?? 0) + 12, y: (first?.y ?? 0) + 12 })).toBeUndefined();
  await keepLooks(page, 'tomt-stycke-i-telefon');
  await page.getByRole('toolbar', { name: 'Verktyg för texten' }).getByRole('button', { name: 'Lägg till block' }).click();
  await expect(page.getByRole('option', { name: /^Citat/ })).toBeVisible();
});

test('what is written in one language is undone there after another was opened', async ({ page }) => {
  await new ArticleWriter(page).begin({ rubrik: 'Två språk', sektion: 'Nyheter', mall: 'Nyhet' });
  const text = page.getByLabel('Artikelns text');
  await text.click();
  await page.keyboard.type('Först på svenska.');
  await page.getByRole('button', { name: 'Skapa engelsk version' }).click();
  await page.getByRole('button', { name: 'Börja tomt' }).click();
  await expect(page.getByRole('button', { name: /^Engelska/ })).toHaveAttribute('aria-pressed', 'true');
  await text.click();
  await page.keyboard.type('Then in English.');
  await page.getByRole('button', { name: /^Svenska/ }).click();
  await expect(text).toHaveText('Först på svenska.');
  await text.click();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('svenska');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveText('Först på svenska.');
  await page.getByRole('button', { name: /^Engelska/ }).click();
  await expect(text).toHaveText('Then in English.');
  await text.click();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('English');
  await page.getByRole('button', { name: /^Svenska/ }).click();
  await expect(text).toHaveText('Först på svenska.');
});

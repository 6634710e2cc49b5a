import { CHIEF, expect, logInByForm, test } from './newsroom.ts';

/** An article from nothing to reader and away again, as the person at the desk does it. */
test('a chief editor writes, checks, previews, publishes, shares and takes down an article', async ({ page, context }) => {
  await logInByForm(page, CHIEF);

  await test.step('a new article', async () => {
    await page.getByRole('button', { name: 'Ny artikel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rubrik').fill('Kajen får ett utomhusbibliotek');
    await dialog.getByRole('button', { name: /Sektion/ }).click();
    await page.getByRole('option', { name: 'Kultur' }).click();
    await dialog.getByRole('button', { name: /Skapa/ }).click();
    await page.waitForURL(/\/studio\/artikel\//);
    await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Kajen får ett utomhusbibliotek');
  });

  const body = page.getByLabel('Artikelns text');
  await test.step('writing, with a heading, bold text and a block from the slash menu', async () => {
    await page
      .getByLabel('Ingress')
      .fill('Fyra hyllor, tak av plåt och böcker som får blöta hörn. I maj öppnar stadens första bibliotek utan väggar.');
    await body.click();
    await page.keyboard.type('På kajen står fyra hyllor under ett tak av plåt. ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Ingen kortläsare, inga lås.');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/citat');
    await page.getByRole('option', { name: /^Citat/ }).click();
    await page.getByLabel(/^Text/).fill('Böcker ska läsas, inte vaktas.');
  });

  await test.step('the check beside the text speaks as one types, and leads to what is to be filled in', async () => {
    await page.getByRole('tab', { name: /Kontroll/ }).click();
    await expect(page.getByText('Artikeln har ingen huvudbild.')).toBeVisible();
    await page.getByRole('button', { name: /Citatet saknar namn/ }).click();
    await expect(page.getByLabel(/^Vem/)).toBeFocused();
    await page.keyboard.type('Mirjam Lodén, bibliotekarie');
  });

  await test.step('saving by the keyboard', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Sparat/)).toBeVisible();
    await page.reload();
    await expect(body).toContainText('Ingen kortläsare, inga lås.');
    await expect(body.locator('strong')).toHaveText('Ingen kortläsare, inga lås.');
    await expect(page.locator('figure.citat')).toContainText('Mirjam Lodén');
  });

  await test.step('going away and back shows what is saved, and goes on with a detail that was not', async () => {
    await page.getByLabel('Ingress').fill('Fyra hyllor, tak av plåt och böcker som får blöta hörn.');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Sparat/)).toBeVisible();
    await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
    await page.getByLabel('Taggar').fill('läsning');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Osparade ändringar, säkrade på servern')).toBeVisible();
    await page.getByRole('link', { name: 'Tillbaka till artiklarna' }).click();
    await page.waitForURL(/\/studio$/);
    await page.goBack();
    await expect(page.getByLabel('Ingress')).toHaveValue('Fyra hyllor, tak av plåt och böcker som får blöta hörn.');
    await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
    await expect(page.getByText('läsning', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Sparat/)).toBeVisible();
  });

  await test.step('the preview is the page itself', async () => {
    await page.getByRole('button', { name: 'Förhandsgranska' }).click();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Kajen får ett utomhusbibliotek');
    await page.keyboard.press('Escape');
  });

  let address = '';
  await test.step('publishing', async () => {
    await page.getByRole('button', { name: 'Publicera' }).click();
    await page.getByRole('button', { name: 'Publicera nu' }).click();
    const done = page.getByRole('dialog', { name: 'Publicerad' });
    await expect(done).toBeVisible();
    address = (await done.getByRole('link').first().getAttribute('href')) ?? '';
    await done.getByRole('button', { name: 'Klart' }).click();
  });

  const reader = await context.browser()?.newPage();
  if (reader === undefined) throw new Error('no browser');
  await test.step('a reader, who is not logged in, reads it', async () => {
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Kajen får ett utomhusbibliotek');
    await expect(reader.getByText('Böcker ska läsas, inte vaktas.')).toBeVisible();
    const data = await reader.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')['@graph'][0]['@type']).toBe('NewsArticle');
  });

  await test.step('a share link opens without login and ends when revoked', async () => {
    await page.getByRole('button', { name: 'Dela', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Skapa/ }).click();
    const link = dialog.getByRole('textbox').first();
    await expect(link).toHaveValue(/\/dela\//);
    const shared = await link.inputValue();
    expect((await reader.goto(shared))?.status()).toBe(200);
    await dialog.getByRole('button', { name: /Återkalla/ }).click();
    await expect.poll(async () => (await reader.goto(shared))?.status()).toBe(410);
    await page.keyboard.press('Escape');
  });

  await test.step('taking it down sends its readers to the section', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Fler val' }).click();
    await page.getByRole('menuitem', { name: /Ta ned/ }).click();
    await page.getByLabel('Orsak').fill('Biblioteket blåste bort i natt.');
    await page.getByRole('button', { name: 'Ta ned', exact: true }).click();
    await expect(page.getByText('Läsarna ser den inte längre.')).toBeVisible();
    await reader.goto(address);
    expect(new URL(reader.url()).pathname).toBe('/kultur');
  });

  await test.step('deleting it, and taking it back from among the deleted', async () => {
    await page.getByRole('button', { name: 'Klart' }).click();
    await page.getByRole('button', { name: 'Fler val' }).click();
    await page.getByRole('menuitem', { name: 'Radera' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click();
    await page.waitForURL(/\/studio$/);
    await expect(page.getByRole('link', { name: 'Kajen får ett utomhusbibliotek' })).toHaveCount(0);
    await page.goto('/studio?status=raderad');
    await page.getByRole('link', { name: 'Kajen får ett utomhusbibliotek' }).click();
    await page.getByRole('button', { name: 'Ta tillbaka' }).click();
    await expect(page.getByText('Artikeln är raderad')).toBeHidden();
    await expect(page.getByText('Nedtagen', { exact: true })).toBeVisible();
  });
  await reader.close();
});

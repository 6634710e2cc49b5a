import { readFile } from 'node:fs/promises';
import { complaintsOfAxe } from './accessible.ts';
import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

/** As a network gives it: names of columns that Studio does not know, and two rows of which nothing can be made. */
const fileOf = (address: string, program: string, amount: string) => ({
  name: 'provisioner.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `\uFEFFNär;Kronor;Annonsör;Sida\r\n2026-11-20;${amount};${program};${address}\r\n2026-11-20;=cmd|x;${program};${address}\r\n2026-11-20;10,00;${program};https://andra.example/x\r\n`,
  ),
});

test('a CSV file is tried, its columns are chosen, it is imported twice and counted once', async ({ page }) => {
  await logIn(page, CHIEF);
  const writer = new ArticleWriter(page);
  await writer.begin({ rubrik: 'Grytan som betalar sig', sektion: 'Mat', mall: 'Nyhet' });
  await writer.write('Vi har kokat i den i ett år.', ['Först trodde vi att den var för tung, men nu vill ingen ha någon annan.']);
  const address = await writer.publish();
  const program = `Nätverk ${Date.now()}`;
  expect((await page.request.post('/studio/api/program', { data: { namn: program } })).status()).toBe(201);

  await test.step('from the figures to the import', async () => {
    await page.goto('/studio/siffror');
    await page.getByRole('link', { name: 'Intäkter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intäkter');
    await page.getByRole('link', { name: 'Importera siffror' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importera siffror');
  });

  const choose = (amount: string) => page.locator('input[type=file]').setInputFiles(fileOf(address, program, amount));
  const tryOut = page.getByRole('button', { name: 'Provkör', exact: true });
  const fact = (name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  const map = async (label: string, column: string) => {
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
  };

  await test.step('columns that are not known are chosen', async () => {
    await choose('1 234,50');
    await tryOut.click();
    await expect(page.getByText('Skriv varifrån filen kommer', { exact: false })).toBeVisible();
    await page.getByLabel('Källa').fill('Natverket');
    await map('Valuta', 'SEK');
    await tryOut.click();
    await expect(page.getByText('Filen har ingen kolumn för dagen.', { exact: false })).toBeVisible();
    await keepLooks(page, 'importera-kolumner');
    await map('Dag', 'När');
    await map('Belopp', 'Kronor');
    await tryOut.click();
  });

  await test.step('what would happen is told, with each row that is not taken', async () => {
    await expect(page.getByText('Det här skulle hända')).toBeVisible();
    await expect(fact('Nya siffror')).toHaveText('1');
    await expect(fact('Avvisade rader')).toHaveText('2');
    await expect(page.getByText('är en formel', { exact: false })).toBeVisible();
    await expect(page.getByText('Ingen artikel hittas för ”https://andra.example/x”.')).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Importera', exact: true }).scrollIntoViewIfNeeded();
    await keepLooks(page, 'importera-provkord');
  });

  const imported = async () => {
    await page.getByRole('button', { name: 'Importera', exact: true }).click();
    await expect(page.getByText('provisioner.csv är inläst')).toBeVisible();
  };

  await test.step('imported twice, it is the same figure', async () => {
    await imported();
    await keepLooks(page, 'importera-inlast');
    await tryOut.click();
    await expect(fact('Oförändrade siffror')).toHaveText('1');
    await imported();
    await expect(fact('Nya siffror')).toHaveText('0');
  });

  await test.step('removed by its source and days, and imported again', async () => {
    const removal = page.getByRole('button', { name: 'Provkör borttagningen' });
    await removal.click();
    await expect(page.getByText('Ange första dagen.')).toBeVisible();
    await page.getByLabel('Första dagen').fill('2026-11-20');
    await page.getByLabel('Sista dagen').fill('2026-11-20');
    await removal.click();
    await expect(page.getByText('Skulle tas bort: 1 siffra', { exact: false })).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'importera-ta-bort');
    await page.getByRole('button', { name: 'Ta bort siffrorna' }).click();
    await expect(page.getByText('Borttaget: 1 siffra', { exact: false })).toBeVisible();
    await tryOut.click();
    await expect(fact('Nya siffror')).toHaveText('1');
    await imported();
  });

  await test.step('it is among the revenue, once', async () => {
    await page.getByRole('link', { name: 'Intäkter', exact: true }).click();
    const row = page.getByRole('row', { name: /Grytan som betalar sig/ });
    await expect(row.getByText(/^1\s234,50\skr$/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Vad som är inläst' }).getByText(program)).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'intakter');
  });

  await test.step('a correction takes its place', async () => {
    await page.getByRole('link', { name: 'Importera siffror' }).click();
    await page.getByLabel('Källa').fill('natverket');
    await map('Valuta', 'SEK');
    await choose('34,50');
    await tryOut.click();
    await map('Dag', 'När');
    await map('Belopp', 'Kronor');
    await tryOut.click();
    await expect(fact('Ersatta siffror')).toHaveText('1');
    await imported();
    await page.getByRole('link', { name: 'Intäkter', exact: true }).click();
    await expect(page.getByRole('row', { name: /Grytan som betalar sig/ }).getByText(/^34,50\skr$/)).toBeVisible();
  });

  await test.step('one source is told apart from the others, and what is shown is saved as a file', async () => {
    const rows = `dag;belopp;valuta;program;artikel\n2026-11-20;5,00;SEK;${program};${address}\n`;
    const form = { kalla: 'bokforingen', fil: { name: 'bok.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) } };
    const sent = await page.request.post('/studio/api/intakter/import', { multipart: form });
    expect(await sent.json()).toMatchObject({ ok: true, rapport: { nya: 1 } });
    await page.reload();
    await expect(page.getByRole('row', { name: /Grytan som betalar sig/ }).getByText(/^39,50\skr$/)).toBeVisible();
    await page.getByRole('button', { name: 'Källa' }).click();
    await page.getByRole('option', { name: 'bokforingen' }).click();
    await expect(page.getByRole('row', { name: /Grytan som betalar sig/ }).getByText(/^5,00\skr$/)).toBeVisible();
    await keepLooks(page, 'intakter-kalla');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ladda ner CSV' }).click()]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/"Artikel";"[\da-f-]{36}";"Grytan som betalar sig";"SEK";"5";/);
  });

  await test.step('the article tells what it has earned', async () => {
    await page.getByRole('link', { name: 'Grytan som betalar sig' }).click();
    await page.getByRole('tab', { name: 'Siffror' }).click();
    const earned = page.getByRole('table', { name: 'Artikelns intäkter per program' });
    await expect(earned.getByRole('row', { name: new RegExp(program) }).getByText(/^39,50\skr$/)).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'artikel-intakter');
  });
});

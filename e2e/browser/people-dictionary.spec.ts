import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks, keepPicture } from './photograph.ts';

/** A document of Wikidata's, with somebody it does not know and the occupation of hers. */
const WIKIDATA = {
  entities: {
    Q900000000000001: {
      id: 'Q900000000000001',
      labels: { sv: { value: 'Ingegerd Påhittsson' } },
      descriptions: { sv: { value: 'svensk trapetskonstnär' } },
      aliases: {},
      claims: {
        P31: [{ rank: 'normal', mainsnak: { snaktype: 'value', datavalue: { value: { id: 'Q5' } } } }],
        P106: [{ rank: 'normal', mainsnak: { snaktype: 'value', datavalue: { value: { id: 'Q900000000000002' } } } }],
        P569: [
          {
            rank: 'normal',
            mainsnak: {
              snaktype: 'value',
              datavalue: {
                value: { time: '+1985-11-20T00:00:00Z', precision: 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' },
              },
            },
          },
        ],
      },
    },
    Q900000000000002: { id: 'Q900000000000002', labels: { sv: { value: 'trapetskonstnär' } }, descriptions: {}, aliases: {}, claims: {} },
  },
};

test('the people dictionary is searched, added to, changed and imported into', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('link', { name: 'Personlexikon' }).click();
  const table = page.getByRole('table', { name: 'Personlexikon' });
  await expect(table.getByRole('row', { name: /Ellinor Havström/ })).toBeVisible();

  await test.step('search without accents', async () => {
    await page.getByLabel('Sök i personlexikonet').fill('desiree');
    await expect(table.getByRole('row', { name: /Désirée Åkerblom/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Ellinor Havström/ })).toBeHidden();
    await page.getByLabel('Sök i personlexikonet').fill('');
    await expect(table.getByRole('row', { name: /Ellinor Havström/ })).toBeVisible();
  });

  const dialog = page.getByRole('dialog');
  await test.step('a new person: what is missing is said, and the date is made of the words', async () => {
    await page.getByRole('button', { name: 'Ny person' }).click();
    await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
    await expect(dialog.getByText('Skriv personens namn.')).toBeVisible();
    await dialog.getByLabel('Namn', { exact: true }).fill('Tuva Kvist');
    await dialog.getByLabel('Känd för', { exact: true }).fill('orgelbyggare');
    await dialog.getByLabel('Alias').fill('T. Kvist\nTuva Qvist');
    await dialog.getByRole('textbox', { name: 'Född', exact: true }).fill('2 maj 1990 i Boden');
    await dialog.getByRole('button', { name: 'Lägg till uppgift' }).click();
    await dialog.getByLabel('Uppgift 1', { exact: true }).fill('Yrke');
    await dialog.getByLabel('Värde 1').fill('Orgelbyggare');
    await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(table.getByRole('row', { name: /Tuva Kvist även T. Kvist, Tuva Qvist/ })).toContainText('2 maj 1990 i Boden');
  });

  await test.step('a change; a contradiction is refused at its field', async () => {
    await page.getByRole('button', { name: 'Ändra Tuva Kvist' }).click();
    await expect(dialog.getByLabel('Födelsedatum', { exact: true })).toHaveValue('1990-05-02');
    await dialog.getByRole('textbox', { name: 'Född', exact: true }).fill('3 juni 1991');
    await dialog.getByLabel('Födelsedatum', { exact: true }).fill('1990-05-03');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog.getByText(/1990-05-03/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Född', exact: true }).fill('3 maj 1990');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog).toBeHidden();
    await expect(table.getByRole('row', { name: /Tuva Kvist/ })).toContainText('3 maj 1990');
  });

  const importFile = async (name: string, words: string) => {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(words) });
    await dialog.getByRole('button', { name: 'Importera' }).click();
  };
  await test.step('an import tells who came in, and the same again changes nothing', async () => {
    await importFile('Q900000000000001.json', JSON.stringify(WIKIDATA));
    await expect(dialog.getByText('1 nya, 0 uppdaterade')).toBeVisible();
    await dialog.getByRole('button', { name: 'Klart' }).click();
    await expect(table.getByRole('row', { name: /Ingegerd Påhittsson/ })).toContainText('20 november 1985');
    await importFile('Q900000000000001.json', JSON.stringify(WIKIDATA));
    await expect(dialog.getByText('0 nya, 0 uppdaterade, 1 oförändrade')).toBeVisible();
    await dialog.getByRole('button', { name: 'Klart' }).click();
  });

  await test.step('a file that is no JSON, and JSON that is not Wikidata’s, are refused in words', async () => {
    await importFile('sida.json', '<html>');
    await expect(dialog.getByText('Filen är inte JSON.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Klart' }).click();
    await importFile('annat.json', '{"hej": 1}');
    await expect(dialog.getByText(/1 överhoppade/)).toBeVisible();
    await expect(dialog.getByText(/Wikidata/).last()).toBeVisible();
    await dialog.getByRole('button', { name: 'Klart' }).click();
  });
});

test('a writer reads the dictionary and changes nothing in it', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio');
  await expect(page.getByRole('link', { name: 'Bilder' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personlexikon' })).toHaveCount(0);
  await page.goto('/studio/personlexikon');
  await expect(page.getByRole('row', { name: /Ellinor Havström/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny person' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ändra/ })).toHaveCount(0);
});

test('facts are fetched into a fact box: the right namesake is chosen, and only what the writer takes comes in', async ({ page }) => {
  await logIn(page, CHIEF);
  const writer = new ArticleWriter(page);
  await writer.begin({ rubrik: 'Hon skrev om Vivsta', sektion: 'Nyheter', mall: 'Profil' });
  await page.getByLabel('Artikelns text').click();
  await page.keyboard.insertText('Hon kommer gående längs kajen.');
  const form = await writer.insert('Snabbfakta', 'Hon kommer');

  await form.getByLabel('Namn', { exact: true }).fill('Ingen Alls Så');
  await form.getByRole('button', { name: 'Hämta fakta' }).click();
  await expect(form.getByText('Ingen i personlexikonet heter så.')).toBeVisible();

  await form.getByLabel('Namn', { exact: true }).fill('maja ek');
  await form.getByRole('button', { name: 'Hämta fakta' }).click();
  await expect(form.getByText('Vem menas?')).toBeVisible();
  await form.getByRole('button', { name: /Maja Ek.*deckarförfattare/ }).click();
  await form.getByText('Känd för: deckarförfattare').click();
  await form.getByRole('button', { name: 'Fyll i valda' }).click();

  const box = page.getByLabel('Artikelns text').locator('.snabbfakta');
  await expect(box).toContainText('1961');
  await expect(box).toContainText('Författare');
  await expect(box).not.toContainText('deckarförfattare');
  await expect(box).not.toContainText('Skådespelare');
});

for (const { mall, rubrik } of [
  { mall: 'Intervju', rubrik: 'Hon blåser glas i mörker' },
  { mall: 'Profil', rubrik: 'Glaset och ljudet' },
])
  test(`one click fills an empty fact box: ${mall}`, async ({ page }) => {
    await logIn(page, CHIEF);
    const writer = new ArticleWriter(page);
    await writer.begin({ rubrik, sektion: 'Nyheter', mall });
    await page.getByLabel('Artikelns text').click();
    await page.keyboard.insertText('Hon står vid ugnen.');
    const form = await writer.insert('Snabbfakta', 'Hon står');
    await form.getByLabel('Namn', { exact: true }).fill('ellinor havstrom');
    // What is written while they are fetched stands.
    await page.route('**/studio/api/kandis**', async (route) => {
      await form.getByLabel('Rubrik').fill('Så är hon');
      await route.continue();
    });
    await form.getByRole('button', { name: 'Hämta fakta' }).click();
    await expect(form.getByText('Ifyllt ur personlexikonet')).toBeVisible();
    await page.unroute('**/studio/api/kandis**');
    const box = page.getByLabel('Artikelns text').locator('.snabbfakta');
    for (const words of ['Så är hon', '3 mars 1979 i Kalmar', 'Fisk', 'Konstnär', 'I Sundeby']) await expect(box).toContainText(words);
    await form.getByRole('button', { name: 'Hämta fakta' }).click();
    await expect(form.getByText('inget mer om Ellinor Havström')).toBeVisible();
  });

test('a file of thousands is imported with its progress told, and again without doubling anybody', async ({ page }) => {
  test.slow();
  const person = (nr: number) => ({
    id: `Q9100000000${String(nr).padStart(5, '0')}`,
    labels: { sv: { value: `Tusenkonstnär ${nr.toString(36).toUpperCase()} Mängdsson` }, de: { value: 'x'.repeat(500) } },
    claims: { P31: [{ mainsnak: { snaktype: 'value', datavalue: { value: { id: 'Q5' } } } }] },
  });
  const lines = Array.from({ length: 2_000 }, (_, nr) => JSON.stringify(person(nr)));
  // The line of one was cut off.
  lines[1_500] = lines[1_500]?.slice(0, 60) ?? '';
  const buffer = Buffer.from(`[\n${lines.join(',\n')}\n]`);
  await logIn(page, CHIEF);
  await page.goto('/studio/personlexikon');
  const dialog = page.getByRole('dialog');
  const start = async () => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Importera från Wikidata' }).click();
    await (await choosing).setFiles({ name: 'dump.json', mimeType: 'application/json', buffer });
    await dialog.getByRole('button', { name: 'Importera', exact: true }).click();
  };
  await start();
  await expect(dialog.getByRole('progressbar', { name: 'Importen' })).toBeVisible();
  await keepPicture(page, 'personlexikon-import');
  await dialog.getByRole('button', { name: 'Avbryt importen' }).click();
  await expect(dialog.getByText('Importen avbröts')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Klart' }).click();
  await start();
  await expect(dialog.getByText(/\d+ nya, 0 uppdaterade, \d+ oförändrade, 1 överhoppade/)).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('En post i filen är trasig eller avbruten.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Klart' }).click();
  await start();
  await expect(dialog.getByText('0 nya, 0 uppdaterade, 1999 oförändrade, 1 överhoppade.')).toBeVisible({ timeout: 60_000 });
});

test('two who are one are joined, with what follows told before', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/personlexikon');
  const dialog = page.getByRole('dialog');
  for (const [namn, known] of [
    ['Signe Dubbelgren', 'radiopratare'],
    ['Signe Dúbbelgren', 'programledare'],
  ] as const) {
    await page.getByRole('button', { name: 'Ny person' }).click();
    await dialog.getByLabel('Namn', { exact: true }).fill(namn);
    await dialog.getByLabel('Känd för', { exact: true }).fill(known);
    await dialog.getByRole('button', { name: 'Lägg till länk' }).click();
    await dialog.getByLabel('Länk 1', { exact: true }).fill('Webbplats');
    await dialog.getByLabel('Adress 1', { exact: true }).fill('https://signe.example/');
    await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByText('Bara möjliga dubbletter').click();
  const table = page.getByRole('table', { name: 'Personlexikon' });
  await expect(table.getByRole('row', { name: /Signe D[uú]bbelgren/ })).toHaveCount(2);
  await expect(table.getByRole('row', { name: /Ellinor Havström/ })).toBeHidden();
  await page.getByRole('button', { name: 'Slå ihop Signe Dúbbelgren med en annan' }).click();
  await dialog.getByText('Signe Dubbelgren, radiopratare').click();
  await expect(dialog.getByText('Känd för: programledare (kvar: radiopratare)')).toBeVisible();
  await keepPicture(page, 'personlexikon-slaihop');
  await dialog.getByRole('button', { name: 'Slå ihop', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('row', { name: /Signe D[uú]bbelgren/ })).toHaveCount(0);
  await page.goto('/studio/personlexikon?sok=signe');
  await page.getByRole('button', { name: 'Ändra Signe Dubbelgren' }).click();
  await expect(dialog.getByText('Ingen publik artikel har personens namn')).toBeVisible();
  await keepLooks(page, 'personlexikon-person');
});

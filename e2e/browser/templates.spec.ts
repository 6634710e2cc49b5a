import type { APIRequestContext, Browser, Locator } from '@playwright/test';
import { SECTIONS } from '#lib/demo/newsroom.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { logInByScript } from './script-login.ts';

interface Journey {
  sektion: string;
  /** Puts in what the template asks for and fills it in; some words of it that readers then see. */
  build?(writer: ArticleWriter): Promise<string[]>;
}

const FIRST = 'Klockan fyra på morgonen tänds den första lampan i den gamla hamnpaviljongen.';
const SECOND = 'Snickaren Ulla Berg bar in virket på sin egen rygg.';
const PARAGRAPHS = [
  `${FIRST} Då har vinden legat på från sjön i tre dygn, och i köket står kaffet och väntar på dem som ska bygga färdigt golvet innan vårens första båt lägger till. Ingen har bråttom, men ingen sitter heller stilla särskilt länge.`,
  `${SECOND} Det är inte så långt som det låter, säger hon, bara från kajen och upp, men det är många gånger. Sammanlagt blev det fyrahundra vändor, och när hon räknade efter hade hon gått lika långt som till grannstaden och hem igen.`,
  'Nu luktar det tjära och nyhyvlat trä, och de som går förbi stannar och tittar in. Några frågar om det ska bli servering, andra om de får låna en hammare. Båda får samma svar: kom på lördag, så är det öppet hus för alla som vill.',
  'Huset ritades för hundra år sedan av en stadsarkitekt som aldrig hade sett havet. Det märks på fönstren, som vetter åt fel håll, men ljuset på eftermiddagen är det ingen som klagar på. Det faller snett in över golvet och når ända fram till disken, där någon redan har ställt en vas med vårens första tussilago.',
];

const fill = async (form: Locator, fields: Record<string, string>) => {
  for (const [label, words] of Object.entries(fields)) {
    await form.getByRole('textbox', { name: label, exact: true }).last().fill(words);
  }
};

const JOURNEYS: Record<string, Journey> = {
  nyhet: {
    sektion: 'Nyheter',
    async build(writer) {
      const form = await writer.insert('Citat', FIRST);
      await fill(form, { Text: 'Det är många gånger.', Vem: 'Ulla Berg, snickare' });
      return ['Det är många gånger.'];
    },
  },
  reportage: { sektion: 'Nyheter' },
  sida: { sektion: 'Nyheter' },
  guide: {
    sektion: 'Resor',
    async build(writer) {
      const form = await writer.insert('Plats', FIRST);
      await fill(form, { Namn: 'Hamnpaviljongen', Adress: 'Kajen 4, Luleå' });
      return ['Hamnpaviljongen'];
    },
  },
  evenemang: {
    sektion: 'Nöje',
    async build(writer) {
      const form = await writer.insert('Evenemang', FIRST);
      await form.getByLabel('Namn', { exact: true }).first().fill('Öppet hus i paviljongen');
      await form
        .getByRole('group', { name: /^(Start|Börjar)/ })
        .getByRole('spinbutton')
        .first()
        .click();
      await writer.page.keyboard.type('202706051900');
      await form.getByRole('group', { name: 'Plats' }).getByLabel('Namn', { exact: true }).fill('Hamnpaviljongen');
      await fill(form, { Pris: 'Fri entré' });
      return ['Öppet hus i paviljongen', 'lördag 5 juni 2027 kl. 19:00', 'Lägg till i kalendern'];
    },
  },
  intervju: {
    sektion: 'Nyheter',
    async build(writer) {
      const form = await writer.insert('Frågor och svar', FIRST);
      await form.getByRole('button', { name: 'Lägg till' }).click();
      await fill(form, { Fråga: 'Hur många vändor blev det?', Svar: 'Fyrahundra, om man räknar med dem jag gick i onödan.' });
      return ['Hur många vändor blev det?', 'Fyrahundra, om man räknar'];
    },
  },
  lista: {
    sektion: 'Resor',
    async build(writer) {
      await fill(await writer.insert('Avsnitt', FIRST), {
        Rubrik: 'Kajen',
        Text: 'Här lägger båtarna till, och här börjar varje promenad.',
      });
      await fill(await writer.insert('Avsnitt', SECOND), {
        Rubrik: 'Paviljongen',
        Text: 'Här dricker man kaffe medan man väntar på båten.',
      });
      return ['Kajen', 'Paviljongen'];
    },
  },
  plock: {
    sektion: 'Stil',
    async build(writer) {
      const form = await writer.insert('Produkt', FIRST);
      await fill(form, { Namn: 'Emaljmugg', Pris: '129 kr', Text: 'Tål att tappas i sjön.' });
      return ['Emaljmugg', '129 kr'];
    },
  },
  recension: {
    sektion: 'Kultur',
    async build(writer) {
      await fill(await writer.insert('Betyg', FIRST), { Betyg: '4', Text: 'En scen som håller värmen.' });
      const form = await writer.insert('Plus och minus', SECOND);
      await fill(form, { 'Plus 1': 'Ljuset om eftermiddagen.', 'Minus 1': 'Fönstren vetter åt fel håll.' });
      return ['En scen som håller värmen.', 'Ljuset om eftermiddagen.'];
    },
  },
  profil: {
    sektion: 'Nyheter',
    async build(writer) {
      const form = await writer.insert('Snabbfakta', FIRST);
      await fill(form, { Namn: 'Ulla Berg' });
      await form.getByRole('button', { name: 'Lägg till' }).click();
      await fill(form, { Uppgift: 'Yrke', Värde: 'Snickare' });
      return ['Ulla Berg', 'Snickare'];
    },
  },
  liverapport: {
    sektion: 'Nyheter',
    async build(writer) {
      const form = await writer.insert('Liverapport', FIRST);
      await form.getByRole('button', { name: 'Nytt inlägg' }).click();
      await fill(form, { Text: 'Golvet är lagt och dörrarna står öppna.' });
      return ['Golvet är lagt och dörrarna står öppna.'];
    },
  },
  howto: {
    sektion: 'Mat',
    async build(writer) {
      const form = await writer.insert('Steg för steg', FIRST);
      await fill(form, { Rubrik: 'Så kokar du kaffe på kajen', Tid: '20 minuter', 'Du behöver 1': '1 kastrull' });
      for (const step of ['Koka upp vattnet.', 'Häll i kaffet och låt det sjunka.']) {
        await form.getByRole('button', { name: 'Lägg till steg' }).click();
        await fill(form, { Text: step });
      }
      return ['Så kokar du kaffe på kajen', 'Häll i kaffet och låt det sjunka.', '1 kastrull'];
    },
  },
  recept: {
    sektion: 'Mat',
    async build(writer) {
      const form = await writer.insert('Recept', FIRST);
      await fill(form, { Rubrik: 'Kajbullar', Portioner: '20 bullar', Tid: '1 timme 30 min' });
      await fill(form, { 'Mängd 1': '5 dl', 'Ingrediens 1': 'mjölk' });
      await form.getByLabel('Ingrediens 1', { exact: true }).press('Enter');
      await fill(form, { 'Mängd 2': '50 g', 'Ingrediens 2': 'jäst' });
      await fill(form, { 'Steg 1': 'Värm mjölken och lös upp jästen i den.' });
      await form.getByLabel('Steg 1', { exact: true }).press('Enter');
      await fill(form, { 'Steg 2': 'Knåda, jäs och grädda.' });
      return ['Kajbullar', 'mjölk', 'jäst', 'Knåda, jäs och grädda.'];
    },
  },
  basttest: {
    sektion: 'Mat',
    async build(writer) {
      const form = await writer.insert('Jämförelse', FIRST);
      const product = async (words: Record<string, string>, label: string) => {
        await form.getByRole('button', { name: 'Lägg till produkt' }).click();
        await fill(form, words);
        await writer.choose(form, /Etikett/, label);
      };
      await product({ Namn: 'Kastrull Ett', Betyg: '4,5', Pris: '499 kr', 'Plus 1': 'Tung i botten.' }, 'Vinnare');
      await product({ Namn: 'Kastrull Två', Betyg: '3', Pris: '199 kr', 'Minus 1': 'Löst handtag.' }, 'Bäst av de billiga');
      return ['Kastrull Ett', 'Kastrull Två', 'Löst handtag.'];
    },
  },
  quiz: {
    sektion: 'Nöje',
    async build(writer) {
      const form = await writer.insert('Quiz', FIRST);
      for (const number of [1, 2, 3]) {
        await form.getByRole('button', { name: 'Lägg till fråga' }).click();
        await fill(form, {
          Fråga: `Vad heter båt nummer ${number}?`,
          [`Svar 1 på fråga ${number}`]: `Stina ${number}`,
          [`Svar 2 på fråga ${number}`]: `Sune ${number}`,
        });
        await form.getByLabel('Svar 1 är rätt', { exact: true }).check();
      }
      return ['Vad heter båt nummer 1?', 'Sune 3'];
    },
  },
  bildberattelse: {
    sektion: 'Nyheter',
    async build(writer) {
      const form = await writer.insert('Galleri', FIRST);
      await form.getByText('Bildberättelse', { exact: true }).click();
      await writer.choosePictures(form, 4);
      return [];
    },
  },
};

const WIDTHS = [390, 1440] as const;

/** Looks at the public page on a phone and on a desktop. */
async function look(browser: Browser, address: string, mall: string, words: readonly string[]): Promise<void> {
  const context = await browser.newContext({ locale: 'sv-SE' });
  const reader = await context.newPage();
  await reader.setViewportSize({ width: WIDTHS[0], height: 900 });
  expect((await reader.goto(address))?.status()).toBe(200);
  for (const width of WIDTHS) {
    await reader.setViewportSize({ width, height: 900 });
    for (const some of words) await expect(reader.locator('article').getByText(some).first()).toBeVisible();
    // The article's own: what stands below it has been written by other tests. One further down is fetched when it is near.
    for (const picture of await reader.locator('article.artikel img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await reader.evaluate(() => window.scrollTo(0, 0));
    await keepPicture(reader, `mall-${mall}-${width}`, { fullPage: true });
  }
  await context.close();
}

test('every template has its journey', () => {
  expect(Object.keys(JOURNEYS).toSorted()).toEqual([...TEMPLATES.keys()].toSorted());
});

const INGRESS = 'Virket bars upp på rygg, golvet luktar tjära och på lördag är dörrarna öppna för alla.';
const headline = (namn: string) => `Paviljongen byggs färdig: ${namn.toLocaleLowerCase('sv')}`;

function journeyOf(mall: string): Journey {
  const journey = JOURNEYS[mall];
  if (journey === undefined) throw new Error(`nobody has said how an article of ${mall} is written`);
  return journey;
}

test('every template is chosen for a new article in a section that takes it', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  const dialog = page.getByRole('dialog');
  const writer = new ArticleWriter(page);
  for (const { id, namn } of TEMPLATES.values()) {
    await writer.choose(dialog, /Sektion/, journeyOf(id).sektion);
    await writer.choose(dialog, /Mall/, namn);
    await expect(dialog.getByRole('button', { name: /Mall/ })).toContainText(namn);
  }
});

test('an article is written by hand, from its first word to its readers', async ({ page, browser }) => {
  const { id, namn } = TEMPLATES.get('nyhet') ?? { id: '', namn: '' };
  const { sektion, build } = journeyOf(id);
  await logIn(page, CHIEF);
  const writer = new ArticleWriter(page);
  await writer.begin({ rubrik: headline(namn), sektion, mall: namn });
  await writer.write(INGRESS, PARAGRAPHS);
  const words = (await build?.(writer)) ?? [];
  await look(browser, await writer.publish(), id, [headline(namn), FIRST.slice(0, 30), ...words]);
});

/** An article of the template with a picture and paragraphs, as the one by hand has them. */
async function draft(request: APIRequestContext, mall: string, namn: string): Promise<{ id: string; headers: { cookie: string } }> {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  const { innehall: found } = await (await request.get('/studio/api/innehall?status=publicerad&sok=Nattåget', { headers })).json();
  const { innehall: model } = await (await request.get(`/studio/api/innehall/${found[0].id}`, { headers })).json();
  const sektion = SECTIONS.find((section) => section.namn === journeyOf(mall).sektion)?.id;
  const block = PARAGRAPHS.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  const data = { sektion, mall, rubrik: headline(namn), ingress: INGRESS, block, hero: model.sprak.sv.arbetsrevision.hero };
  const created = await request.post('/studio/api/innehall', { headers, data });
  expect(created.status(), await created.text()).toBe(201);
  return { id: (await created.json()).id, headers };
}

for (const { id: mall, namn } of TEMPLATES.values()) {
  if (mall === 'nyhet') continue;
  test(`what an article of the template ${mall} has of its own is put in by hand, and read`, async ({ page, request, browser }) => {
    const { build } = journeyOf(mall);
    const { id, headers } = await draft(request, mall, namn);
    let words: string[] = [];
    if (build !== undefined) {
      await logIn(page, CHIEF);
      await page.goto(`/studio/artikel/${id}`);
      words = await build(new ArticleWriter(page));
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/^Sparat/)).toBeVisible();
    }
    // As it is, without anything that would have stopped it being let through.
    const released = await request.post(`/studio/api/innehall/${id}/release`, { headers, data: { lage: 'publicera' } });
    expect(released.status(), await released.text()).toBe(200);
    await look(browser, (await released.json()).sprak.sv.lank, mall, [headline(namn), FIRST.slice(0, 30), ...words]);
  });
}

import { beforeEach, expect, test } from 'vitest';
import { blockHashes } from '#lib/content/block-hash.ts';
import type { Block } from '#lib/contract/block.ts';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';

/* An article is read in both its languages beside each other, of what readers have alone, with what the translation is behind in marked. */

const SIDE = '/nyheter/fyren-tands/sida-vid-sida';
const IN_ENGLISH = '/en/nyheter/the-light/side-by-side';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const heading = (id: string, text: string): Block => ({ type: 'heading', attrs: { id, level: 2 }, content: [{ type: 'text', text }] });

const SWEDISH = [
  heading('brubrik01', 'Ljuset'),
  paragraph('bstycke01', 'Klockan sex.'),
  paragraph('bstycke02', 'Det är mörkt.'),
  paragraph('bstycke03', 'Nytt.'),
];
const ENGLISH = [
  heading('brubrik01', 'The light'),
  paragraph('bstycke01', 'At five.'),
  paragraph('bstycke02', 'It is dark.'),
  paragraph('bstycke09', 'Gone.'),
];
const TRANSLATED = [
  ...SWEDISH.slice(0, 1),
  paragraph('bstycke01', 'Klockan fem.'),
  ...SWEDISH.slice(2, 3),
  paragraph('bstycke09', 'Borta.'),
];

let site: SiteUnderTest;

function isPublic(words: { kalla?: string; markning?: string } = {}): void {
  const sponsrad = words.markning === undefined ? null : { partner: 'Banken', markning: words.markning };
  site.source.articles = [
    article({ block: SWEDISH, sponsrad, andra: [{ sprak: 'en', sektion: 'nyheter', slug: 'the-light' }] }),
    article({
      ...{ sprak: 'en', slug: 'the-light', rubrik: 'The light is lit', ingress: 'After three years.', block: ENGLISH, sponsrad },
      ...{ kalla: words.kalla ?? 'r-oversatt', andra: [{ sprak: 'sv', sektion: 'nyheter', slug: 'fyren-tands' }] },
    }),
  ];
}

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.translated.set('r-oversatt', broughtOut({ sprak: 'sv', block: blockHashes(TRANSLATED) }));
  isPublic();
});

/** The rows of the text: its two cells, without markup. */
function rowsOf(html: string): Array<[string, string]> {
  const plain = (cell: string) =>
    cell
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return [...html.matchAll(/<div class="par[^"]*">(.*?<\/div>)(.*?<\/div>)<\/div>/gs)]
    .slice(1)
    .map(([, one = '', other = '']) => [plain(one), plain(other)]);
}

test('each piece stands beside its translation, and what the translation is behind in is said', async () => {
  const { status, text } = await site.ask(SIDE);
  expect(status).toBe(200);
  expect(rowsOf(text)).toEqual([
    ['Ljuset', 'The light'],
    ['Klockan sex.', 'Den svenska texten har ändrats sedan det här översattes. At five.'],
    ['Det är mörkt.', 'It is dark.'],
    ['', 'Det här finns inte längre på svenska. Gone.'],
    ['Nytt.', 'Det här finns inte på engelska ännu.'],
  ]);
  expect(text).toContain('3 stycken har ändrats på svenska sedan översättningen gjordes.');
});

test('on the English side English stands first, and the same is said in English', async () => {
  const { text } = await site.ask(IN_ENGLISH);
  const rows = rowsOf(text);
  expect(rows).toContainEqual(['The Swedish text has changed since this was translated. At five.', 'Klockan sex.']);
  expect(rows).toContainEqual(['This is not in English yet.', 'Nytt.']);
  expect(text).toContain('3 paragraphs have changed in Swedish since the translation was made.');
});

test('each language is said to be what it is, no id stands twice, and search engines are led to the article', async () => {
  const { text } = await site.ask(SIDE);
  expect(text).toContain('<div class="artikel-text" lang="en">');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(text).toContain('<link rel="canonical" href="https://kvallsro.example/nyheter/fyren-tands"/>');
  expect(text).not.toContain('application/ld+json');
  const [article, inEnglish] = [await site.ask('/nyheter/fyren-tands'), await site.ask('/en/nyheter/the-light')];
  expect(article.text).toContain(`href="${SIDE}"`);
  expect(inEnglish.text).toContain(`href="${IN_ENGLISH}"`);
});

test('of a translation that says of nothing what it is of, nothing is said', async () => {
  isPublic({ kalla: 'okand' });
  const { text } = await site.ask(SIDE);
  expect(rowsOf(text)).toContainEqual(['Klockan sex.', 'At five.']);
  expect(text).not.toContain('par-not');
  expect(text).not.toContain('par-lage');
});

test('one that is as its source is said to follow it', async () => {
  site.source.translated.set('r-oversatt', broughtOut({ sprak: 'sv', block: blockHashes(SWEDISH) }));
  site.source.articles[1] = article({ sprak: 'en', slug: 'the-light', block: SWEDISH, kalla: 'r-oversatt' });
  const { text } = await site.ask(SIDE);
  expect(text).toContain('Den engelska texten följer den svenska.');
  expect(text).not.toContain('par-not');
});

test('what is paid for is marked here too', async () => {
  isPublic({ markning: 'Annons från' });
  expect((await site.ask(SIDE)).text).toContain('<span class="artikel-markning">Annons från Banken</span>');
});

test('there is none of what is public in one language, read elsewhere, or taken down; a former address leads on', async () => {
  site.source.redirects.set('sv/nyheter/forr', { typ: 'flyttad', sektion: 'nyheter', slug: 'fyren-tands' });
  site.source.redirects.set('sv/nyheter/borta', { typ: 'nedtagen', sektion: 'nyheter' });
  const moved = await site.ask('/nyheter/forr/sida-vid-sida');
  expect([moved.status, moved.headers.location]).toEqual([301, SIDE]);
  for (const slug of ['borta', 'aldrig']) expect((await site.ask(`/nyheter/${slug}/sida-vid-sida`)).status).toBe(404);
  site.source.articles = [article()];
  site.pages.clear();
  expect((await site.ask(SIDE)).status).toBe(404);
  expect((await site.ask('/nyheter/fyren-tands')).text).not.toContain('sida-vid-sida');
  const elsewhere = await siteUnderTest({ svenskaHos: 'https://wordpress.example' });
  elsewhere.source.articles = [article({ cmsLank: 'https://wordpress.example/fyren' }), article({ sprak: 'en', slug: 'the-light' })];
  expect((await elsewhere.ask(IN_ENGLISH)).status).toBe(404);
});

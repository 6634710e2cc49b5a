import { beforeEach, expect, test } from 'vitest';
import { SITE_URL, type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

/* A live report of more entries than one page holds, as readers, search engines and old links meet it. */

const PATH = '/nyheter/fyren-tands';
const BLOCK_ID = 'blive00001';
let site: SiteUnderTest;

function report(count: number, more: Parameters<typeof article>[0] = {}) {
  const inlagg = Array.from({ length: count }, (_, index) => ({
    id: `i${index + 1}`,
    tid: `2026-05-09T${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
    text: `Inlägg ${index + 1}.`,
  }));
  return article({
    mall: 'liverapport',
    meta: { live: false },
    sponsrad: { partner: 'Sparbanken', markning: 'Annons från' },
    block: [
      { type: 'paragraph', attrs: { id: 'bstycke001' }, content: [{ type: 'text', text: 'Före rapporten.' }] },
      { type: 'liveinlagg', attrs: { id: BLOCK_ID, inlagg } },
    ],
    ...more,
  });
}

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles = [report(211)];
});
const text = async (path: string) => (await site.ask(path)).text;
const led = async (path: string) => {
  const { status, headers } = await site.ask(path);
  return [status, headers.location];
};

test('the newest stands at its own address, with what search engines are told', async () => {
  const page = await text(PATH);
  expect(page).toContain('Före rapporten.');
  expect(page.match(/data-inlagg=/g)).toHaveLength(61);
  expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${PATH}"/>`);
  expect(page.match(/"@type":"BlogPosting"/g)).toHaveLength(61);
});

test('an older part has the report alone, the same marking, and an address of its own', async () => {
  const page = await text(`${PATH}?del=2`);
  expect(page.match(/data-inlagg="i\d+"/g)).toEqual(Array.from({ length: 50 }, (_, index) => `data-inlagg="i${100 - index}"`));
  expect(page).not.toContain('Före rapporten.');
  expect(page).toContain('Annons från Sparbanken');
  expect(page).toContain('<title>Del 2: Fyren tänds igen');
  expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${PATH}?del=2"/>`);
  expect(page).not.toContain('application/ld+json');
});

test('the same part is made once, and again when the report says something else', async () => {
  const address = `${PATH}?del=1&utm_source=brev`;
  await text(address);
  const { asked } = site.source;
  expect(await text(`${PATH}?utm_source=annat&del=1`)).toContain('Inlägg 7.');
  expect(site.source.asked).toBe(asked);
});

test.each([
  ['4', 302, PATH],
  ['999', 302, PATH],
])('a part %s that there is not leads to the newest', async (del, status, till) => {
  expect(await led(`${PATH}?del=${del}`)).toEqual([status, till]);
});

test.each(['0', '-1', '1000', 'senaste', '%00', '1.5'])('what is no part (%s) changes nothing', async (del) => {
  expect(await text(`${PATH}?del=${del}`)).toBe(await text(PATH));
});

test('a link to an entry leads to the part where it is, for as long as it is', async () => {
  expect(await led(`${PATH}?inlagg=${BLOCK_ID}-i7`)).toEqual([302, `${PATH}?del=1#${BLOCK_ID}-i7`]);
  expect(await led(`${PATH}?inlagg=${BLOCK_ID}-i200`)).toEqual([302, `${PATH}?del=senaste#${BLOCK_ID}-i200`]);
  expect(await led(`${PATH}?inlagg=finns-inte`)).toEqual([302, `${PATH}?del=senaste#finns-inte`]);
  await text(PATH);
  expect(await led(`${PATH}?inlagg=${BLOCK_ID}-i7`)).toEqual([302, `${PATH}?del=1#${BLOCK_ID}-i7`]);
  expect((await site.ask('/nyheter/finns-inte?inlagg=x')).status).toBe(404);
  expect((await site.ask(`${PATH}?inlagg=//ond.example`)).status).toBe(200);
});

test('where an entry is read is looked for once, and asked for nothing of another article', async () => {
  const address = `${PATH}?inlagg=${BLOCK_ID}-i7`;
  await led(address);
  const { asked } = site.source;
  expect(await led(address)).toEqual([302, `${PATH}?del=1#${BLOCK_ID}-i7`]);
  expect(site.source.asked).toBe(asked);
  site.source.articles = [article({ id: 'a2', slug: 'annan' })];
  expect((await site.ask('/nyheter/annan?inlagg=x')).status).toBe(200);
});

test('an older part is shared with the picture of the report', async () => {
  const hero = { src: 'https://bilder.example/fyr.jpg', alt: 'Fyren' };
  site.source.articles = [report(211, { hero })];
  const page = await text(`${PATH}?del=1`);
  expect(page).toContain('<meta property="og:image" content="https://bilder.example/fyr.jpg"/>');
  expect(page).not.toContain('artikel-hero');
});

test('a report of fewer than a hundred stands whole in one page, and so does another article', async () => {
  site.source.articles = [report(99), article({ id: 'a2', slug: 'annan' })];
  expect((await text(PATH)).match(/data-inlagg=/g)).toHaveLength(99);
  expect(await led(`${PATH}?del=1`)).toEqual([302, PATH]);
  expect(await led('/nyheter/annan?del=1')).toEqual([302, '/nyheter/annan']);
});

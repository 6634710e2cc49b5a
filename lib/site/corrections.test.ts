import { beforeEach, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_IDENTITY } from '#lib/site/source-in-memory.ts';

/* Readers are shown the words before and after a correction where the newsroom has said so and somebody has chosen it for that one; else its text alone. */

const PATH = '/nyheter/fyren-tands';
const paragraph = (text: string): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text }] });
const correction = (more: Record<string, unknown>): Block => ({
  type: 'rattelse',
  attrs: { id: 'brattelse1', datum: '2026-11-20', text: 'Fel månad.', ...more },
});
const FORMER = paragraph('Bron öppnar i april.');

let rattelser: 'text' | 'fore_efter';
let site: SiteUnderTest;

beforeEach(async () => {
  rattelser = 'fore_efter';
  const facts = {
    get identitet() {
      return { ...EXAMPLE_IDENTITY, rattelser };
    },
  };
  site = await siteUnderTest(facts, { keeps: true });
  site.source.had.set('a1', [
    {
      tid: '2026-11-19T06:15:00.000Z',
      nedtagen: false,
      rubrik: 'Fyren tänds igen',
      ingress: 'Efter tre år lyser ljuset 14 sjömil ut.',
      block: [FORMER],
    },
  ]);
});

async function shown(sprak: 'sv' | 'en', more: Record<string, unknown>): Promise<string> {
  const words = sprak === 'sv' ? {} : { sprak, slug: 'the-light', ingress: 'Efter tre år lyser ljuset 14 sjömil ut.' };
  site.source.articles = [
    article({ ...words, block: [paragraph('Bron öppnar i maj.'), correction(more)], publicering: crypto.randomUUID() }),
  ];
  site.pages.clear();
  return (await site.ask(sprak === 'sv' ? PATH : '/en/nyheter/the-light')).text;
}

test('the words before and after, said and marked, in the language of the article', async () => {
  const swedish = await shown('sv', { fore_efter: true });
  expect(swedish).toContain('<summary>Visa orden före och efter</summary>');
  expect(swedish).toMatch(/<dt>Före<\/dt><dd>.*<del>april<\/del>.*<\/dd><dt>Efter<\/dt><dd>.*<ins>maj<\/ins>/);
  const english = await shown('en', { fore_efter: true });
  expect(english).toMatch(/<summary>Show the words before and after<\/summary>.*<dt>Before<\/dt>.*<dt>After<\/dt>/);
});

test.each([{}, { fore_efter: false }])('of a correction for which nobody has chosen it nothing former is there: %j', async (more) => {
  const text = await shown('sv', more);
  expect(text).toContain('Fel månad.');
  expect(text).not.toContain('april');
});

test('nor where the newsroom has not said so; and kept pages follow what it says', async () => {
  rattelser = 'text';
  expect(await shown('sv', { fore_efter: true })).not.toContain('april');
  rattelser = 'fore_efter';
  site.pages.clear();
  expect((await site.ask(PATH)).text).toContain('<del>april</del>');
  rattelser = 'text';
  site.pages.clear();
  expect((await site.ask(PATH)).text).not.toContain('april');
});

test('nor once the article is confidential again: its kept page ends with that', async () => {
  const words = { block: [paragraph('Bron öppnar i maj.'), correction({ fore_efter: true })], publicering: 'p1' };
  site.source.articles = [article(words)];
  expect((await site.ask(PATH)).text).toContain('<del>april</del>');
  site.source.articles = [article({ ...words, konfidentiell: true })];
  site.source.had.clear();
  site.pages.clear();
  expect((await site.ask(PATH)).text).not.toContain('april');
});

test('nor what was taken down', async () => {
  const [former] = site.source.had.get('a1') ?? [];
  if (former !== undefined) site.source.had.set('a1', [{ ...former, nedtagen: true }]);
  expect(await shown('sv', { fore_efter: true })).not.toContain('april');
});

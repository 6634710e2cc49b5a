import { beforeEach, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_IDENTITY } from '#lib/site/source-in-memory.ts';

/* What an article's page tells of since when its pieces say what they say: where the newsroom has said so, and else not a byte. */

const PATH = '/nyheter/fyren-tands';
const SECOND = '2026-11-19T09:00:00.000Z';
const paragraph = (text: string): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text }] });

let andrat_sedan: 'visas_inte' | 'visas';
let site: SiteUnderTest;

beforeEach(async () => {
  andrat_sedan = 'visas';
  const facts = {
    get identitet() {
      return { ...EXAMPLE_IDENTITY, andrat_sedan };
    },
  };
  site = await siteUnderTest(facts, { keeps: true });
  site.source.articles = [article({ block: [paragraph('Klockan sex.')], uppdaterad: SECOND })];
  site.source.had.set('a1', [
    { tid: '2026-11-19T06:15:00.000Z', nedtagen: false, rubrik: '', ingress: '', block: [paragraph('Klockan fem.')] },
  ]);
});

test('a piece that has changed tells when, and nothing of what it said', async () => {
  const { text, headers } = await site.ask(PATH);
  const seconds = Date.parse(SECOND) / 1000;
  expect(text).toContain(`<p data-andrad="${seconds}">Klockan sex.</p>`);
  expect(text).toContain(`data-utgava="${seconds}"`);
  expect(text).not.toContain('Klockan fem');
  expect(text).toContain('<script src="/studio/stil/sedanskript-1.js" integrity="sha384-ghi"');
  expect(headers['content-security-policy']).toContain("'sha384-ghi'");
});

test('off there is nothing of it, in what was kept before either', async () => {
  await site.ask(PATH);
  andrat_sedan = 'visas_inte';
  site.pages.clear();
  const { text, headers } = await site.ask(PATH);
  expect(text).not.toMatch(/data-andrad|data-utgava|sedan-1|sedanskript/);
  expect(headers['content-security-policy']).not.toContain('ghi');
});

test('nor of a report that goes on', async () => {
  site.source.articles = [article({ block: [paragraph('Klockan sex.')], uppdaterad: SECOND, meta: { live: true } })];
  expect((await site.ask(PATH)).text).not.toMatch(/data-andrad|data-utgava/);
});

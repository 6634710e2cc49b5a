import { describe, expect, test } from 'vitest';
import { ATTACKS } from '#lib/attacks/attack-texts.ts';
import { attackedBlocks } from '#lib/attacks/attacked-blocks.ts';
import { growsTooFast } from '#lib/attacks/growth.ts';
import { textOfBlock, textOfDocument } from '#lib/blocks/block-text.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import type { CheckContext } from '#lib/checks/check-context.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import { blockHashes } from '#lib/content/block-hash.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import { changedFields } from '#lib/content/changed-fields.ts';
import { diffContent } from '#lib/content/diff.ts';
import { liveContentHash } from '#lib/content/live-hash.ts';
import { mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { renderArticleHtml } from '#lib/render/article-html.tsx';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { jsonLd } from '#lib/render/json-ld.ts';
import { liveFeedJson } from '#lib/render/live-feed.tsx';
import { analyseSeo } from '#lib/suggestions/seo-analysis.ts';
import { planTranslation } from '#lib/translation/plan.ts';
import { plannedPieces } from '#lib/translation/planned-pieces.ts';

/*
 * The same for what reads whole versions: every type of block with an attack in each of its fields, and versions of
 * thousands of blocks and entries. What reads a version is a line here.
 */

const context: CheckContext = {
  mall: 'nyhet',
  nu: '2026-11-20T12:00:00Z',
  sektion: { id: 'nyheter', namn: 'Nyheter', mallar: ['nyhet'] },
  sponsrad: null,
  kallor: [],
  taggar: [],
  kategorier: [],
  kategoriKravs: false,
  slugUpptagen: false,
  inaktuell: false,
  media: new Map(),
};
const page: PublishedPage = {
  sprak: 'sv',
  mall: 'liverapport',
  absolute: (address) => (address.startsWith('/') ? `https://studio.example${address}` : address),
  sektion: { namn: 'Mat', lank: '/mat' },
  forfattare: [{ namn: 'Elsa Norén' }],
  publicerad: '2026-11-20T08:30:00.000Z',
  sponsrad: null,
  lank: 'https://studio.example/mat/x',
  andrad: '2026-11-20T08:30:00.000Z',
  sajt: { namn: 'Studio', lank: 'https://studio.example/' },
  taggar: [],
};

function article(block: Block[], text = ''): ArticleContent {
  const meta = { seoTitel: text, seoBesk: text, puffTitel: text, socialText: text };
  return { rubrik: text, ingress: text, slug: text, meta, hero: { src: '/media/x', alt: text, caption: text }, block };
}

let serial = 0;
const nextId = () => `bnytt${String(++serial).padStart(8, '0')}`;

const backwards = (version: ArticleContent) => ({ ...version, block: version.block.toReversed() });
const halves = (version: ArticleContent) => {
  const half = version.block.length / 2;
  return { ...version, block: [...version.block.slice(half), ...version.block.slice(0, half)] };
};
/** Something else in each block. */
const rewritten = (version: ArticleContent) => ({
  ...version,
  block: version.block.map((block) => ({
    ...block,
    content: [{ type: 'text' as const, text: `${textOfBlock(block).slice(0, 500)} nytt` }],
  })),
});

const READERS: Record<string, (version: ArticleContent) => unknown> = {
  parseDocument: ({ block }) => parseDocument(block, { newId: nextId }),
  runChecks: (version) => runChecks({ ...version, sprak: 'sv' }, context),
  textOfDocument: ({ block }) => textOfDocument(block),
  contentHash,
  liveContentHash,
  blockHashes: ({ block }) => blockHashes(block),
  changedFields: (version) => changedFields(version, structuredClone(version)),
  renderArticleHtml: (version) => renderArticleHtml(version, page),
  jsonLd: (version) => jsonLd(version, page),
  liveFeedJson: (version) => liveFeedJson(version, page),
  analyseSeo,
  'diffContent: baklänges': (version) => diffContent(version, backwards(version), textOfBlock),
  'diffContent: omskriven': (version) => diffContent(version, rewritten(version), textOfBlock),
  'mergeContent: baklänges på ett sätt, halverad på ett annat': (version) => mergeContent(version, backwards(version), halves(version)),
  'mergeContent: omskriven': (version) => mergeContent(version, rewritten(version), backwards(version)),
  planTranslation: (source) =>
    plannedPieces(planTranslation({ source, target: backwards(source), known: {}, earlier: undefined, skrivOver: true })),
};

const paragraph = (index: number): Block => ({
  type: 'paragraph',
  attrs: { id: `bstycke${String(index).padStart(6, '0')}` },
  content: [{ type: 'text', text: `Stycke ${index} har ord, och fler.` }],
});
const report = (count: number): Block => ({
  type: 'liveinlagg',
  attrs: {
    id: 'blive00001',
    inlagg: Array.from({ length: count }, (_, index) => ({ id: `i${index}`, tid: '2026-11-20T12:00', text: `Inlägg ${index}` })),
  },
});
const comparison = (count: number): Block => ({
  type: 'jamforelse',
  attrs: { id: 'bjamfor001', rader: Array.from({ length: count }, (_, index) => ({ namn: `n${index}`, lank: 'https://a.se/x' })) },
});
const marked = (count: number): Block => ({
  type: 'paragraph',
  attrs: { id: 'bmarkt0001' },
  content: Array.from({ length: count }, (_, index) => ({ type: 'text', text: 'ord ', marks: index % 2 === 0 ? [{ type: 'bold' }] : [] })),
});

/** Versions of about so many parts. */
const LARGE: Record<string, (size: number) => ArticleContent> = {
  stycken: (size) => article(Array.from({ length: size }, (_, index) => paragraph(index))),
  inlägg: (size) => article([report(size)]),
  jämförda: (size) => article([comparison(size)]),
  'märkta ord': (size) => article([marked(size)]),
};

const RULE = { floor: 60, most: 2.5 };
/** Those that are slow to read in other ways than by their length. */
const WORST = ATTACKS.filter((_, index) => index % 9 === 0);

describe('takes no more than two and a half times as long of twice as much', () => {
  test.each(Object.entries(READERS))('%s', (_, read) => {
    const prepared = (make: (size: number) => ArticleContent) => (size: number) => {
      const version = make(size);
      return () => read(version);
    };
    const slow = [
      ...Object.entries(LARGE).map(([name, make]) => [name, growsTooFast(prepared(make), 2_000, RULE)] as const),
      ...WORST.map(({ name, text }) => {
        const make = (size: number) => article(attackedBlocks(text(size)), text(size));
        return [name, growsTooFast(prepared(make), 1_000, RULE)] as const;
      }),
    ].flatMap(([name, growth]) => (growth === undefined ? [] : [`${name}: ${growth.toFixed(1)}`]));
    expect(slow).toEqual([]);
  });
});

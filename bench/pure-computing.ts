import { randomBytes } from 'node:crypto';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import type { Block } from '#lib/contract/block.ts';
import { jsonOf, withKept } from '#lib/contract/kept-json.ts';
import { renderArticleHtml } from '#lib/render/article-html.tsx';
import { packDocument, unpacked, unpackedText } from '#lib/store/packed-document.ts';
import { mixedDocument } from './mixed-document.ts';
import { sampleArticle } from './sample-article.ts';

export { mixedDocument } from './mixed-document.ts';

const ROUNDS = 200;

function median(run: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    run();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)] ?? 0;
}

function document(blocks: number): Block[] {
  const sources = Array.from({ length: Math.ceil(blocks / 60) }, (_, index) => sampleArticle(index).block).flat();
  const parsed = parseDocument(sources.slice(0, blocks), { newId: () => `b${randomBytes(8).toString('hex')}` });
  if (parsed.fel.length > 0) throw new Error(JSON.stringify(parsed.fel[0]));
  return parsed.block;
}

/** The figures of pure computing, as medians in milliseconds. */
export function pureComputing(): Array<[name: string, ms: number]> {
  const article = (block: Block[]) => ({
    rubrik: 'Rubrik',
    ingress: 'Ingress',
    block,
    meta: {},
    hero: null,
    slug: 'rubrik',
    sprak: 'sv' as const,
  });
  const long = article(document(200));
  const usual = article(document(60));
  const mixed = article(mixedDocument(200));
  const raw = sampleArticle(1).block;
  const packed = packDocument(usual.block);
  const { block: _, ...head } = usual;
  const context = {
    mall: 'nyhet',
    sektion: { id: 'nyheter', namn: 'Nyheter', mallar: ['nyhet'] },
    sponsrad: null,
    kallor: [],
    taggar: ['x'],
    kategorier: [],
    kategoriKravs: false,
    slugUpptagen: false,
    inaktuell: false,
    media: new Map(),
  };
  const page = {
    sprak: 'sv' as const,
    mall: 'nyhet',
    absolute: (address: string) => address,
    sektion: { namn: 'Nyheter', lank: '/nyheter' },
    forfattare: [{ namn: 'Maja Lind' }],
    publicerad: '2026-11-20T08:00:00.000Z',
    sponsrad: null,
  };
  return [
    ['kontrollera 200 block (median)', median(() => runChecks(long, context))],
    ['kontrollera 200 block av alla slag (median)', median(() => runChecks(mixed, context))],
    ['rendera 200 block av alla slag (median, mål < 15)', median(() => renderArticleHtml(mixed, page))],
    ['rendera 60 block (median)', median(() => renderArticleHtml(usual, page))],
    ['svara med 60 block som de är lagrade (median)', median(() => jsonOf({ innehall: withKept(head, 'block', unpacked(packed)) }))],
    [
      'samma, gjorda till objekt och skrivna igen (median)',
      median(() => Buffer.from(JSON.stringify({ innehall: { ...head, block: JSON.parse(unpackedText(packed)) } }))),
    ],
    ['ta emot 60 block (median)', median(() => parseDocument(raw, { newId: () => 'bxxxxxxx' }))],
  ];
}

import { textOfBlock } from '#lib/blocks/block-text.ts';
import { articleFields } from '#lib/content/article-fields.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/** Where a text stands: in a block, in a field of one, or (without a block) in a field of the article. */
export interface Place {
  block: string;
  /** `rader[2].vara` in a block, `rubrik` or `hero.alt` of the article; `''` for all of a block. */
  falt: string;
}

/** A language version as comments see it: the texts that may be quoted, and the blocks with their fields. */
export interface AnchoredVersion {
  /** Of each field of the article and each top-level block, in their order. */
  texts: ReadonlyArray<Place & { text: string }>;
  blocks: ReadonlyMap<string, Block>;
}

/** The language version as comments are anchored in it. A block without an id of its own has none to be found by, and is left out. */
export function anchoredVersion(content: ArticleContent): AnchoredVersion {
  const fields = [...articleFields(content)].flatMap(([falt, text]) => (typeof text === 'string' ? [{ block: '', falt, text }] : []));
  const blocks = new Map<string, Block>();
  for (const block of content.block) if (blockId(block) !== '' && !blocks.has(blockId(block))) blocks.set(blockId(block), block);
  const bodies = [...blocks].map(([block, node]) => ({ block, falt: '', text: textOfBlock(node) }));
  return { texts: [...fields, ...bodies], blocks };
}

/** The text that stands there; `undefined` where there is no such place, or none with a text. */
export function textAt(version: AnchoredVersion, { block, falt }: Place): string | undefined {
  if (block === '' || falt === '') return version.texts.find((text) => text.block === block && text.falt === falt)?.text;
  const value = valueAt(version.blocks.get(block)?.attrs, stepsOf(falt));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** `rader[2].vara` as the steps that lead there. */
export function stepsOf(falt: string): Array<string | number> {
  return [...falt.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The steps as they are written. */
export function pathOf(steps: ReadonlyArray<string | number>): string {
  return steps.map((step, nr) => (typeof step === 'number' ? `[${step}]` : `${nr === 0 ? '' : '.'}${step}`)).join('');
}

/** What is within a value, step by step; `undefined` where a step leads nowhere. */
export function valueAt(value: unknown, steps: ReadonlyArray<string | number>): unknown {
  let found = value;
  for (const step of steps) found = memberOf(found, step);
  return found;
}

export function memberOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return new Map(Object.entries(value)).get(String(step));
}

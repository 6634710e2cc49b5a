import { blockId } from '#lib/content/block-id.ts';
import { jsonHash } from '#lib/content/canonical-hash.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { ArticleContent, Hero, Meta } from '#lib/contract/article.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import { type TextPiece, textPieces, withTexts } from '#lib/translation/text-pieces.ts';

/*
 * A language version as parts that are each translated, kept or replaced by themselves: `rubrik`, `ingress`, `hero`,
 * `meta.<field>` and `block:<id>`. The address is made of the headline and is no part.
 */

export type PartValue = string | number | boolean | Hero | Block;

const META_TEXTS = ['seoTitel', 'seoBesk', 'puffTitel', 'socialText'] as const satisfies readonly (keyof Meta)[];
const META_VALUES = ['puffBild', 'puffSrc', 'avsnittRiktning', 'live'] as const satisfies readonly (keyof Meta)[];
const HERO_TEXTS = ['alt', 'caption'] as const satisfies readonly (keyof Hero)[];

/** The parts that there are, in reading order; empty texts are none. */
export function partsOf(article: ArticleContent): Map<string, PartValue> {
  const parts = new Map<string, PartValue>();
  if (article.rubrik.trim() !== '') parts.set('rubrik', article.rubrik);
  if (article.ingress.trim() !== '') parts.set('ingress', article.ingress);
  if (article.hero !== null) parts.set('hero', article.hero);
  for (const name of [...META_TEXTS, ...META_VALUES]) {
    const value = article.meta[name];
    if (value !== undefined && value !== '') parts.set(`meta.${name}`, value);
  }
  for (const block of article.block) parts.set(blockKey(block), writtenBlock(block));
  return parts;
}

export function blockKey(block: Block): string {
  return `block:${blockId(block)}`;
}

export function partHash(value: PartValue): string {
  return jsonHash(value);
}

const isBlockKey = (del: string) => del.startsWith('block:');
const line = (text: string): TextNode[] => [{ type: 'text', text }];

/** The texts of a part that are to be translated. */
export function piecesOf(del: string, value: PartValue): TextPiece[] {
  if (isBlockKey(del)) return textPieces(value as Block);
  if (del === 'hero') {
    const hero = value as Hero;
    return HERO_TEXTS.flatMap((plats) => ((hero[plats] ?? '').trim() === '' ? [] : [{ plats, nodes: line(hero[plats] ?? '') }]));
  }
  if (typeof value !== 'string' || META_VALUES.some((name) => del === `meta.${name}`)) return [];
  return [{ plats: '', nodes: line(value) }];
}

/** The part with its texts replaced. */
export function withPieces(del: string, value: PartValue, texts: ReadonlyMap<string, readonly TextNode[]>): PartValue {
  if (texts.size === 0) return value;
  if (isBlockKey(del)) return withTexts(value as Block, texts);
  const plain = new Map([...texts].map(([plats, nodes]) => [plats, nodes.map(({ text }) => text).join('')]));
  if (del === 'hero') return { ...(value as Hero), ...Object.fromEntries(plain) };
  return plain.get('') ?? value;
}

/** The language version made of parts: blocks in `order`, and an address that is given. */
export function articleOf(parts: ReadonlyMap<string, PartValue>, order: readonly string[], slug: string): ArticleContent {
  const text = (del: string) => String(parts.get(del) ?? '');
  const meta = Object.fromEntries([...parts].flatMap(([del, value]) => (del.startsWith('meta.') ? [[del.slice(5), value]] : [])));
  return {
    rubrik: text('rubrik'),
    ingress: text('ingress'),
    // Each value stands under the name it was taken from by partsOf, and so is of that name's type.
    hero: (parts.get('hero') as Hero | undefined) ?? null,
    meta: meta as Meta,
    block: order.flatMap((del) => (parts.get(del) as Block | undefined) ?? []),
    slug,
  };
}

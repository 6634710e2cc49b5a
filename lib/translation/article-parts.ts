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

const isBlock = (value: Hero | Block): value is Block => 'type' in value;
const line = (text: string): TextNode[] => [{ type: 'text', text }];

/** The texts of a part that are to be translated. */
export function piecesOf(del: string, value: PartValue): TextPiece[] {
  if (typeof value === 'object') {
    if (isBlock(value)) return textPieces(value);
    return HERO_TEXTS.flatMap((plats) => ((value[plats] ?? '').trim() === '' ? [] : [{ plats, nodes: line(value[plats] ?? '') }]));
  }
  if (typeof value !== 'string' || META_VALUES.some((name) => del === `meta.${name}`)) return [];
  return [{ plats: '', nodes: line(value) }];
}

/** The part with its texts replaced. */
export function withPieces(value: PartValue, texts: ReadonlyMap<string, readonly TextNode[]>): PartValue {
  if (texts.size === 0) return value;
  if (typeof value === 'object' && isBlock(value)) return withTexts(value, texts);
  const plain = new Map([...texts].map(([plats, nodes]) => [plats, nodes.map(({ text }) => text).join('')]));
  if (typeof value === 'object') return { ...value, ...Object.fromEntries(plain) };
  return plain.get('') ?? value;
}

/** The language version made of parts: blocks in `order`, and an address that is given. */
export function articleOf(parts: ReadonlyMap<string, PartValue>, order: readonly string[], slug: string): ArticleContent {
  const text = (del: string) => String(parts.get(del) ?? '');
  const meta = Object.fromEntries([...parts].flatMap(([del, value]) => (del.startsWith('meta.') ? [[del.slice(5), value]] : [])));
  const inside = (del: string) => {
    const value = parts.get(del);
    return typeof value === 'object' ? value : undefined;
  };
  const hero = inside('hero');
  return {
    rubrik: text('rubrik'),
    ingress: text('ingress'),
    hero: hero === undefined || isBlock(hero) ? null : hero,
    // Each value stands under the name it was taken from by partsOf, and so is of that name's type.
    meta: meta as Meta,
    block: order.map(inside).filter((value) => value !== undefined && isBlock(value)),
    slug,
  };
}

import { blockText } from '#lib/content/plain-text.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';

const TITLES = { plus: /^(plus|fördelar|pros)$/i, minus: /^(minus|nackdelar|cons)$/i } as const;

type Side = keyof typeof TITLES;

/**
 * Version 1 of the review had no block for what is good and what is less good: they stood in two fact boxes, «Plus» and
 * «Minus». Version 2 gathers them in one plusminus where the first of them stood, under its id. An article without such
 * boxes, or with a plusminus already, is left as it is.
 */
export function plusAndMinusBoxesToBlock(article: ArticleContent): ArticleContent {
  const boxes = article.block.map((block) => ({ block, side: sideOf(block) }));
  const first = boxes.find(({ side }) => side !== undefined);
  if (first === undefined || article.block.some(({ type }) => type === 'plusminus')) return article;
  const points = (wanted: Side) => boxes.filter(({ side }) => side === wanted).flatMap(({ block }) => pointsOf(block));
  const gathered: Block = { type: 'plusminus', attrs: { ...idOf(first.block), plus: points('plus'), minus: points('minus') } };
  return { ...article, block: boxes.flatMap(({ block, side }) => (block === first.block ? gathered : side === undefined ? block : [])) };
}

function sideOf({ type, attrs }: Block): Side | undefined {
  if (type !== 'faktaruta' || typeof attrs?.rubrik !== 'string') return undefined;
  const title = attrs.rubrik.trim().replace(/:$/, '');
  return TITLES.plus.test(title) ? 'plus' : TITLES.minus.test(title) ? 'minus' : undefined;
}

/** Each paragraph of the box, in a list or not, is a point. */
function pointsOf({ content = [] }: Block): string[] {
  return content.flatMap((child) => {
    if (isTextNode(child)) return [];
    return child.type === 'paragraph' ? [blockText(child.content ?? []).trim()].filter((point) => point !== '') : pointsOf(child);
  });
}

function idOf({ attrs }: Block): { id?: unknown } {
  return attrs?.id === undefined ? {} : { id: attrs.id };
}

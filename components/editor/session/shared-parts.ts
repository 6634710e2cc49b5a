import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type ArticleContent, articleContentSchema } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { SharedTextParts } from '#lib/contract/shared-text.ts';

/*
 * A text that several write as parts that each are whole, whatever revision it rests on: fields, blocks by their ids, which are gone, and the order
 * of all. What is sent is what one window has changed since it was last told of the others'.
 */

const FIELDS = ['rubrik', 'ingress', 'slug', 'meta', 'hero'] as const;

/** The parts in which `draft` is another than `known`; `undefined` when there are none. */
export function sharedParts(known: ArticleContent, draft: ArticleContent): SharedTextParts | undefined {
  const fields = FIELDS.filter((field) => !equalJson(known[field], draft[field])).map((field) => [field, draft[field]] as const);
  const parts: SharedTextParts = Object.fromEntries(fields);
  if (draft.block !== known.block) {
    const [former, present] = [blocksById(known.block), blocksById(draft.block)];
    const block = [...present].filter(([id, one]) => !equalJson(former.get(id), one)).map(([, one]) => one);
    const borta = [...former.keys()].filter((id) => !present.has(id));
    if (block.length > 0) parts.block = block;
    if (borta.length > 0) parts.borta = borta;
    const ids = [...present.keys()];
    if (!equalJson([...former.keys()], ids)) parts.ordning = ids;
  }
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/**
 * `base` with the parts in it. A field that another version of Studio has written so that it makes no article is as it was; a block that the order names
 * twice is there once.
 */
export function withSharedParts(
  base: ArticleContent,
  { block = [], borta = [], ordning, rubrik, ingress, slug, meta, hero }: SharedTextParts,
): ArticleContent {
  const blocks = blocksById(base.block);
  for (const id of borta) blocks.delete(id);
  for (const one of block) blocks.set(String(one.attrs?.id), one);
  const ids = new Set(ordning ?? blocksById(base.block).keys());
  const ordered: Block[] = [...ids].flatMap((id) => blocks.get(id) ?? []);
  const told = { rubrik, ingress, slug, meta, hero };
  let fields = base;
  for (const field of FIELDS) {
    if (told[field] === undefined) continue;
    const parsed = articleContentSchema.shape[field].safeParse(told[field]);
    if (parsed.success) fields = { ...fields, [field]: parsed.data };
  }
  const isSameOrder = block.length === 0 && borta.length === 0 && ordning === undefined;
  return { ...fields, block: isSameOrder ? base.block : ordered };
}

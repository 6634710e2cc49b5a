import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type ArticleContent, articleContentSchema } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { WorkingCopyParts } from '#lib/contract/working-copy.ts';

/*
 * A text as what of it is another than in the revision that it is written from: fields, blocks by their ids, and one splice of their order.
 * What is sent at a pause is what changed since the last one, however long the article is.
 */

const FIELDS = ['rubrik', 'ingress', 'slug', 'meta', 'hero'] as const;

/** The parts in which `draft` is another than `sent` was, both written from `base`; `undefined` when there are none. */
export function partsSince(base: ArticleContent, sent: ArticleContent, draft: ArticleContent): WorkingCopyParts | undefined {
  const fields = FIELDS.filter((field) => !equalJson(sent[field], draft[field])).map((field) => [field, draft[field]] as const);
  const parts: WorkingCopyParts = Object.fromEntries(fields);
  if (draft.block !== sent.block) {
    const [former, present] = [blocksById(sent.block), blocksById(draft.block)];
    const changed = [...present].filter(([id, block]) => !equalJson(former.get(id), block)).map(([, block]) => block);
    if (changed.length > 0) parts.block = changed;
    const ids = [...present.keys()];
    if (!equalJson([...former.keys()], ids)) parts.ordning = spliceOf([...blocksById(base.block).keys()], ids);
  }
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/** What both hold, the later in place of the former. */
export function joinedParts(former: WorkingCopyParts, later: WorkingCopyParts): WorkingCopyParts {
  const blocks = new Map([...(former.block ?? []), ...(later.block ?? [])].map((block) => [String(block.attrs?.id), block]));
  return { ...former, ...later, ...(blocks.size === 0 ? {} : { block: [...blocks.values()] }) };
}

/** `base` with the parts in it; `undefined` where they make no article, as those of another version of Studio may not. */
export function withParts(
  base: ArticleContent,
  { block = [], ordning, uppgifter: _, ...fields }: WorkingCopyParts,
): ArticleContent | undefined {
  const blocks = blocksById(base.block);
  const ids = [...blocks.keys()];
  if (ordning !== undefined) ids.splice(ordning.fran, ordning.bort, ...ordning.in);
  for (const one of block) blocks.set(String(one.attrs?.id), one);
  const ordered: Block[] = ids.flatMap((id) => blocks.get(id) ?? []);
  const written = Object.fromEntries(FIELDS.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]));
  const parsed = articleContentSchema.safeParse({ ...base, ...written, block: ordered });
  return parsed.success ? parsed.data : undefined;
}

function spliceOf(former: readonly string[], present: readonly string[]): NonNullable<WorkingCopyParts['ordning']> {
  const shorter = Math.min(former.length, present.length);
  let start = 0;
  while (start < shorter && former[start] === present[start]) start++;
  let end = 0;
  while (end < shorter - start && former.at(-1 - end) === present.at(-1 - end)) end++;
  return { fran: start, bort: former.length - end - start, in: present.slice(start, present.length - end) };
}

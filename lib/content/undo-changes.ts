import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type MergeConflict, mergeSteps } from '#lib/content/merge.ts';
import { withRestoredBlocks } from '#lib/content/restored-blocks.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

interface Undone {
  content: ArticleContent;
  /** What could not be undone, for others have changed it since: it is as they left it. */
  kept: Pick<MergeConflict, 'block' | 'falt'>[];
}

interface Changed {
  /** As it was before the change. */
  before: ArticleContent;
  /** As the change left it. */
  after: ArticleContent;
  /** As it is now. */
  now: ArticleContent;
}

/**
 * What stands now, without a change that was made earlier: block by block and field by field as before it, but for what has been changed since, which stays
 * as it is and is told. What was added since stays; a block that the change removed comes back where it stood.
 */
export function* undoSteps({ before, after, now }: Changed): Steps<Undone> {
  const kept: Undone['kept'] = [];
  // Each round leaves all that collides as the change left it, and there is no more of it than there are differences between the two. Where a round
  // leaves nothing more, nothing of the change is undone rather than the same asked for ever.
  for (let wanted = before; ; ) {
    const { forslag, konflikter } = yield* mergeSteps(after, wanted, now);
    if (forslag !== null) return { content: forslag, kept };
    kept.push(...konflikter.map(({ block, falt }) => ({ block, falt })));
    const next = konflikter.reduce((content, conflict) => asChanged(content, after, conflict), wanted);
    if (equalJson(next, wanted)) return { content: now, kept };
    wanted = next;
  }
}

/** The content with what collides as it is in `after`: of that nothing is undone. */
function asChanged(content: ArticleContent, after: ArticleContent, { block, falt }: MergeConflict): ArticleContent {
  if (falt === 'plats') return { ...content, block: inOrderOf(content.block, after.block) };
  if (block !== '') return { ...content, block: withBlockOf(content.block, after.block, block) };
  const [part = '', name] = falt.split('.');
  if (name === undefined) return { ...content, ...only(after, part) };
  const inside = { ...fieldsIn(content, part), ...only(fieldsIn(after, part), name) };
  const fields = Object.entries(inside).filter(([key]) => key !== name || Object.hasOwn(fieldsIn(after, part), name));
  return { ...content, [part]: Object.fromEntries(fields) };
}

function withBlockOf(document: readonly Block[], after: readonly Block[], id: string): Block[] {
  const isThere = blocksById(after).has(id);
  return isThere ? withRestoredBlocks(document, after, [id]) : document.filter((block) => block.attrs?.id !== id);
}

/** Those that both have stand among the others in the order of `after`. */
function inOrderOf(document: readonly Block[], after: readonly Block[]): Block[] {
  const blocks = blocksById(document);
  const shared = [...blocksById(after).keys()].filter((id) => blocks.has(id));
  const places = new Set(shared);
  const next = shared.values();
  return [...blocks].map(([id, block]) => (places.has(id) ? (blocks.get(next.next().value ?? id) ?? block) : block));
}

function fieldsIn(content: ArticleContent, part: string): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(content)).get(part);
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

function only(from: object, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => key === name));
}

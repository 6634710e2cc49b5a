import type { Editor } from '@tiptap/core';
import { findBlock } from '#components/editor/body/top-blocks.ts';
import type { CommentMark } from '#components/editor/comments/comment-marks.ts';
import { rangeIn } from '#components/editor/comments/text-places.ts';
import { type Anchor, AnchorFollower, type Followed } from '#lib/comments/anchor.ts';
import { type AnchoredVersion, anchoredVersion, textAt } from '#lib/comments/anchored-version.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { ArticleComment } from '#lib/contract/article-comment.ts';

/** Where a thread stands in what is written now, saved or not. */
export interface PlacedThread extends Followed {
  thread: ArticleComment;
  /** In the order of the text; what is of all of the article comes first, and what is gone last. */
  place: number;
}

/** The threads where they stand: the service tells of what is saved, and they are followed from there to what is written. */
export function placedThreads(
  threads: readonly ArticleComment[],
  sprak: string,
  { saved, draft }: { saved: ArticleContent; draft: ArticleContent },
): PlacedThread[] {
  const [before, after] = [anchoredVersion(saved), anchoredVersion(draft)];
  const follower = new AnchorFollower(before, after);
  const order = new Map(draft.block.map(({ attrs }, nr) => [attrs?.id, nr + 1]));
  const placed = threads.map((thread) => {
    const known = { anchor: anchorOf(thread, thread.sprak === sprak ? before : undefined), fast: thread.fast };
    const { anchor, fast } = follower.follow(known);
    const block = anchor.block === '' ? 0 : (order.get(anchor.block) ?? draft.block.length + 1);
    return { thread, anchor, fast, place: fast ? block : Number.POSITIVE_INFINITY };
  });
  return placed.toSorted((one, other) => one.place - other.place || (one.anchor.citat?.fran ?? 0) - (other.anchor.citat?.fran ?? 0));
}

/** Of a comment on the other language only the block is the same. */
function anchorOf({ block, falt, citat, fast }: ArticleComment, version: AnchoredVersion | undefined): Anchor {
  const place = { block: block ?? '', falt };
  const text = version === undefined || citat === null ? undefined : textAt(version, place);
  if (citat === null || version === undefined) return { ...place, citat: null };
  if (text === undefined) return { ...place, citat: { ...citat, fore: '', efter: '', langd: citat.text.length } };
  const { fran, till } = citat;
  // At the place of words that are gone stand others.
  const words = (fast && text.slice(fran, till)) || citat.text;
  return { ...place, citat: { text: words, fran, till, fore: '', efter: '', langd: citat.text.length } };
}

/** What of the threads is shown in the text: those that are open, and stand there. */
export function marksOf(editor: Editor, placed: readonly PlacedThread[], chosen: string | undefined): CommentMark[] {
  const { doc } = editor.state;
  return placed.flatMap(({ thread, anchor, fast }) => {
    const found = !fast || thread.lost !== null || anchor.block === '' ? undefined : findBlock(doc, anchor.block);
    if (found === undefined) return [];
    const { node, pos } = found;
    const { citat } = anchor;
    const range = citat === null || anchor.falt !== '' ? undefined : rangeIn(node, pos, citat.fran, citat.till);
    const { from, to } = range ?? { from: pos, to: pos + node.nodeSize };
    return [{ id: thread.id, from, to, isBlock: range === undefined, isChosen: thread.id === chosen }];
  });
}

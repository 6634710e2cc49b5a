import { AnchorFollower, type Followed } from '#lib/comments/anchor.ts';
import { anchoredVersion } from '#lib/comments/anchored-version.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { gathered } from '#lib/content/steps.ts';
import type { ArticleContent, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { FollowedComment } from '#lib/store/article-comments.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

interface SavedAnew {
  innehall: string;
  sprak: Language;
  /** The revision that was the working one. */
  before: string;
  after: ArticleContent;
}

/** Has comments on a language version stand where they now belong: with the transaction that saves it. Where there are none nothing is read. */
export async function followComments(
  { store }: OperationContext,
  comments: readonly FollowedComment[],
  { innehall, sprak, before, after }: SavedAnew,
): Promise<void> {
  if (comments.length === 0) return;
  const revision = await store.revisions.get(innehall, sprak, before);
  if (revision === undefined) return;
  const follower = new AnchorFollower(anchoredVersion(contentIn(revision)), anchoredVersion(after));
  const moved = await inTurns(
    gathered(comments, (comment) => {
      const followed: Followed = follower.follow(comment);
      return equalJson({ anchor: comment.anchor, fast: comment.fast }, followed) ? [] : [{ id: comment.id, ...followed }];
    }),
  );
  await store.articleComments.move(moved);
}

function contentIn({ rubrik, ingress, block, meta, hero, slug }: Revision): ArticleContent {
  return { rubrik, ingress, block, meta, hero, slug };
}

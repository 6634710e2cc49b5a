'use client';

import type { CommentTabProps } from '#components/editor/comments/comment-tab.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

const COMMENT_TAB = new FetchedPart(async () => (await import('#components/editor/comments/comment-tab.tsx')).CommentTab);

/** What is said about the article, fetched when somebody first looks at it. */
export function LazyCommentTab(props: CommentTabProps) {
  return (
    <Lazily
      part={COMMENT_TAB}
      awayTitle="Kommentarerna kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}

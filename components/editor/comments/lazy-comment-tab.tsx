'use client';

import type { CommentTabProps } from '#components/editor/comments/comment-tab.tsx';
import { Lazily } from '#components/studio/lazily.tsx';

/** What is said about the article, fetched when somebody first looks at it. */
export function LazyCommentTab(props: CommentTabProps) {
  return (
    <Lazily
      fetchPart={async () => (await import('#components/editor/comments/comment-tab.tsx')).CommentTab}
      awayTitle="Kommentarerna kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}

import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useState } from 'react';
import type { Commented } from '#components/editor/comments/text-places.ts';
import { useComments } from '#components/editor/comments/use-comments.ts';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { isLanguage } from '#lib/contract/languages.ts';

/**
 * What is said of the open version, what somebody is about to say something of, and which comment is looked at. `onOpen` shows where all of it
 * stands. A letter leads to a comment (`?kommentar=`), in the language that it is about (`sprak=`).
 */
export function useCommentDesk(session: ArticleSession, editor: Editor | null, onOpen: () => void) {
  const [asked, setAsked] = useState<Commented | 'artikeln' | null>(null);
  const [chosen, setChosen] = useState<string>();
  const comments = useComments(editor, chosen);

  const comment = useCallback(
    (about: Commented) => {
      setAsked(about);
      onOpen();
    },
    [onOpen],
  );
  const openComment = useCallback(
    (id: string) => {
      setChosen(id);
      onOpen();
    },
    [onOpen],
  );

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search);
    const [id, language] = [wanted.get('kommentar'), wanted.get('sprak')];
    if (language !== null && isLanguage(language) && session.store.get().versions[language] !== undefined) session.open(language);
    if (id !== null) openComment(id);
  }, [session, openComment]);

  return { comments, asked, setAsked, chosen, setChosen, comment, openComment };
}

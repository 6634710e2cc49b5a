import type { Editor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isCommentKey } from '#components/editor/comments/comment-key.ts';
import { commentedField } from '#components/editor/comments/commented-field.ts';
import type { Commented } from '#components/editor/comments/text-places.ts';
import { useComments } from '#components/editor/comments/use-comments.ts';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { isLanguage } from '#lib/contract/languages.ts';

interface Desk {
  /** Around the fields of the article, where the keys that comment in the text do the same. */
  root: RefObject<HTMLElement | null>;
  editor: Editor | null;
  onOpen: () => void;
}

/**
 * What is said of the open version, what somebody is about to say something of, and which comment is looked at. `onOpen` shows where all of it
 * stands. A letter leads to a comment (`?kommentar=`), in the language that it is about (`sprak=`).
 */
export function useCommentDesk(session: ArticleSession, { root, editor, onOpen }: Desk) {
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
    const element = root.current;
    function press(event: KeyboardEvent) {
      if (!isCommentKey(event)) return;
      const about = commentedField(event.target);
      if (about === undefined) return;
      event.preventDefault();
      comment(about);
    }
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root, comment]);

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search);
    const [id, language] = [wanted.get('kommentar'), wanted.get('sprak')];
    if (language !== null && isLanguage(language) && session.store.get().versions[language] !== undefined) session.open(language);
    if (id !== null) openComment(id);
  }, [session, openComment]);

  return { comments, asked, setAsked, chosen, setChosen, comment, openComment };
}

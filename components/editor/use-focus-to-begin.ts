import { useEffect, useRef } from 'react';
import { openVersion, useSession } from '#components/editor/session/use-session.ts';
import { blockText } from '#lib/content/plain-text.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * Puts the cursor where one begins to write as soon as an article without any text is opened: in its headline, and after
 * that in its standfirst. An article that has text is read before it is written in.
 */
export function useFocusToBegin(isReadOnly: boolean, place: () => HTMLElement | null): void {
  const session = useSession();
  const latest = useRef(place);
  latest.current = place;

  useEffect(() => {
    const { ingress, block } = openVersion(session.store.get()).draft;
    if (isReadOnly || ingress.trim() !== '' || !block.every(isEmptyParagraph)) return;
    const focus = () => latest.current()?.focus();
    focus();
    // A dialog that the article was made in gives the focus away once more as it goes.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [session, isReadOnly]);
}

function isEmptyParagraph({ type, content }: Block): boolean {
  return type === 'paragraph' && blockText(content ?? []).trim() === '';
}

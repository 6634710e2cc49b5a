import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage } from '#lib/contract/languages.ts';

/**
 * Shows the place that the address leads to (`?visa=`), once: the block with that id, or `huvudbild`, in the language that it is in
 * (`sprak=`).
 */
export function usePlaceLedTo(
  session: ArticleSession,
  editor: Editor | null,
  show: (entry: Pick<FaultEntry, 'falt' | 'sprak' | 'block'>) => void,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search);
    const [place, language] = [wanted.get('visa'), wanted.get('sprak') ?? ''];
    const state = session.store.get();
    // The text of another language is another editor: it is waited for.
    const isOther = isLanguage(language) && state.versions[language] !== undefined && state.sprak !== language;
    if (place === null || editor === null || isOther || isShown.current) return;
    isShown.current = true;
    show(place === 'huvudbild' ? { falt: 'hero.alt', sprak: language } : { falt: 'block', sprak: language, block: place });
  }, [session, editor, show]);
}

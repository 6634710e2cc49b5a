'use client';

import { useEffect, useRef, useState } from 'react';
import styles from '#components/editor/presence/presence-line.module.css';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { doing, initials, people, whoWrites } from '#components/studio/presence/presence-words.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Presence } from '#lib/contract/presence.ts';

const LIST = new Intl.ListFormat('sv');

/** Who else is in the article and what they do there, in words, and who has written with others and left; read out politely when somebody comes or goes, and when somebody writes elsewhere than before, for as long as they do. */
export function PresenceLine({ there, jag }: { there: readonly Presence[]; jag: { id: string } }) {
  const open = useSessionState((state) => state.sprak);
  const all = people(there);
  const isSeen = there.some(({ sprak, fonster }) => sprak === open && fonster !== '');
  const heard = useNews(whoWrites(there, open), all.length === 0);
  const writers = useSessionState((state) => state.together[state.sprak]);
  const gone = (writers ?? []).filter(({ id }) => id !== jag.id && !all.some(({ av }) => av.id === id));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{all.length === 0 ? '' : `Här är också ${all.map(({ av }) => av.namn).join(', ')}.`}</span>
        <span role="status">{heard}</span>
      </VisuallyHidden>
      {all.length > 0 && (
        <ul className={styles.line} aria-label="Andra i artikeln">
          {all.map((one) => (
            <li key={one.av.id} className={styles.person} data-skriver={one.skriver}>
              <span className={styles.initials} aria-hidden>
                {initials(one.av.namn)}
              </span>
              <span>
                <b>{one.av.namn}</b> {doing(one, open)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isSeen && <p className={styles.together}>Ni ser vad ni skriver medan ni skriver det.</p>}
      {gone.length > 0 && (
        <p className={styles.together}>
          {LIST.format(gone.map(({ namn }) => namn))} har skrivit i texten utan att spara. Det är med när du sparar.
        </p>
      )}
    </>
  );
}

/**
 * What is to be read out, for as long as it is so: somebody who goes on as before after a pause is no news, and is not told of again. `isOver` when what
 * was said before counts no more.
 */
function useNews(said: string, isOver: boolean): string {
  const last = useRef('');
  const [news, setNews] = useState('');
  useEffect(() => {
    if (isOver) last.current = '';
    if (said === '') setNews('');
    if (said === '' || said === last.current) return;
    last.current = said;
    setNews(said);
  }, [said, isOver]);
  return news;
}

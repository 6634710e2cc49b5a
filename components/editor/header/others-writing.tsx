'use client';

import styles from '#components/editor/header/truth-line.module.css';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { savedTime } from '#components/studio/swedish-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';

/** That somebody else has written more than is saved, and since when. */
export function OthersWriting({ jag, mark }: { jag: Actor; mark: Item['arbetskopia'] }) {
  const isShared = useSessionState(({ together, sprak }) => together[sprak] !== undefined);
  // What is written together is seen as it is written.
  if (mark === null || mark.av.id === jag.id || isShared) return null;
  return (
    <p className={styles.others} title={`Senast ${savedTime(mark.andrad)}. Det syns här när ${mark.av.namn} har sparat.`}>
      {mark.av.namn} har ändringar som inte är sparade
    </p>
  );
}

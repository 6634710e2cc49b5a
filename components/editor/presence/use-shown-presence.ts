'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import { PRESENCE_MARKS } from '#components/editor/presence/lazy-presence-marks.ts';
import type { PresenceMark } from '#components/editor/presence/presence-marks.ts';
import { useOwnPresence } from '#components/editor/presence/use-own-presence.ts';
import type { Arrived } from '#components/editor/session/others-save.ts';
import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
import { initials } from '#components/studio/presence/presence-words.ts';
import { usePresence } from '#components/studio/presence/use-presence.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Presence } from '#lib/contract/presence.ts';

interface Place {
  root: RefObject<HTMLElement | null>;
  editor: Editor | null;
  jag: { id: string };
  /** The article that is open, and in which language. */
  id: string;
  sprak: Language;
}

/** Shows the others where one is, and where they are: in the text by itself, and as what is returned. */
export function useShownPresence({ root, editor, jag, id, sprak }: Place): readonly Presence[] {
  const there = usePresence(jag, id);
  useOwnPresence({ root, editor, id, sprak, withOthers: there.some((one) => one.sprak === sprak && one.fonster !== '') });
  const arrived = useJustArrived();
  const marks: PresenceMark[] = [
    ...there.flatMap((one) => (one.sprak === sprak ? markOf(one) : [])),
    ...(arrived === null ? [] : arrived.block.map((block) => ({ block, namn: `Ändrat av ${arrived.av.namn}` }))),
  ];
  const shown = JSON.stringify(marks);
  const isAlone = there.length === 0 && arrived === null;
  useEffect(() => {
    if (editor === null || (isAlone && PRESENCE_MARKS.come === undefined)) return;
    const over = new AbortController();
    // Who is there stands in words too, and that the line is lost is told by others: what did not come is fetched when somebody moves.
    PRESENCE_MARKS.bring().then(
      ({ showPresenceIn }) => showPresenceIn(editor, JSON.parse(shown), over.signal),
      () => {},
    );
    return () => over.abort();
  }, [editor, shown, isAlone]);
  return there;
}

/** A version of Studio before this one, which may run beside it, tells of no cursor. */
function markOf({ block, av, markor, skriver }: Presence): PresenceMark[] {
  return block === null ? [] : [{ block, namn: av.namn, cursor: markor && { ...markor, bokstaver: initials(av.namn), skriver } }];
}

/** As long as one looks where something moved. */
const SHOWN_MS = 10_000;

/** What somebody else has saved, for a moment after it has come. */
function useJustArrived(): Arrived | null {
  const arrived = useSessionState((state) => openVersion(state).arrived);
  const [past, setPast] = useState<Arrived | null>(null);
  useEffect(() => {
    if (arrived === null) return;
    const timer = setTimeout(() => setPast(arrived), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived === past ? null : arrived;
}

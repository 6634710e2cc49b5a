'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import { showPresence } from '#components/editor/presence/presence-marks.ts';
import { useOwnPresence } from '#components/editor/presence/use-own-presence.ts';
import type { Arrived } from '#components/editor/session/others-save.ts';
import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
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
  useOwnPresence(root, editor, id, sprak);
  const there = usePresence(jag, id);
  const arrived = useJustArrived();
  const shown = JSON.stringify([
    ...there.flatMap(({ block, av, sprak: where }) => (block === null || where !== sprak ? [] : { block, namn: av.namn })),
    ...(arrived === null ? [] : arrived.block.map((block) => ({ block, namn: `Ändrat av ${arrived.av.namn}` }))),
  ]);
  useEffect(() => {
    if (editor !== null && !editor.isDestroyed) showPresence(editor, JSON.parse(shown));
  }, [editor, shown]);
  return there;
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

'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Wanted } from '#components/editor/find/find-in-text.ts';
import { type Found, findIn, isSamePlace } from '#components/editor/find/found.ts';
import { FOUND_MARKS, foundMarks, markFound } from '#components/editor/find/found-marks.ts';
import { useSession } from '#components/editor/session/use-session.ts';

/** Between two letters that are typed. */
const LOOK_AFTER = 120;

export interface FoundPlaces {
  found: readonly Found[];
  /** The place in the list of the one that is shown; undefined when nothing was found. */
  shown: number | undefined;
  /** Shows the next (1) or the one before (-1), round the ends. */
  step: (way: 1 | -1) => void;
  /** What is found in the version as it is at this moment. */
  now: () => Found[];
  /** Looks anew, and shows what is then at that place in the list. */
  goOnAt: (place: number) => void;
}

/** What is found in the open version, anew as it is written in, and marked in the text for as long as somebody looks. */
export function useFound(editor: Editor, wanted: Wanted): FoundPlaces {
  const session = useSession();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [shown, setShown] = useState<number>();
  const [changes, changed] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ found, shown });
  latest.current = { found, shown };
  const goingOnAt = useRef<number>(undefined);

  useEffect(() => {
    editor.registerPlugin(foundMarks());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(changed, LOOK_AFTER);
    };
    editor.on('update', soon);
    const stop = session.store.subscribe(soon);
    return () => {
      clearTimeout(timer);
      stop();
      editor.off('update', soon);
      if (!editor.isDestroyed) editor.unregisterPlugin(FOUND_MARKS);
    };
  }, [editor, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text is looked through as a change of what is wanted is
  useEffect(() => {
    const next = findIn(session.openDraft(), editor.state.doc, wanted);
    const before = latest.current.shown === undefined ? undefined : latest.current.found[latest.current.shown];
    setFound(next);
    setShown(
      next.length === 0 ? undefined : goingOnAt.current === undefined ? placeOf(next, before, editor) : goingOnAt.current % next.length,
    );
    goingOnAt.current = undefined;
  }, [editor, session, wanted, changes]);

  useEffect(() => {
    if (editor.isDestroyed) return;
    const one = shown === undefined ? undefined : found[shown];
    editor.view.dispatch(markFound(editor.state, found, one));
    if (one !== undefined) scrollTo(editor, one);
  }, [editor, found, shown]);

  return {
    found,
    shown,
    step: (way) => setShown((at) => (at === undefined ? at : (at + way + found.length) % found.length)),
    now: () => findIn(session.openDraft(), editor.state.doc, wanted),
    goOnAt(place) {
      goingOnAt.current = place;
      changed();
    },
  };
}

/** The one that was shown before, else the first at or after the cursor. */
function placeOf(found: readonly Found[], before: Found | undefined, { state }: Editor): number {
  const same = before === undefined ? -1 : found.findIndex((one) => isSamePlace(one, before));
  if (same !== -1) return same;
  const at = before === undefined || before.in.i === 'falt' ? state.selection.from : positionOf(before);
  return Math.max(
    0,
    found.findIndex((one) => one.in.i !== 'falt' && positionOf(one) >= at),
  );
}

function positionOf(one: Found): number {
  if (one.in.i === 'falt') return 0;
  return one.in.i === 'text' ? one.in.start + one.from : one.in.pos;
}

function scrollTo({ view }: Editor, one: Found): void {
  const place = one.in.i === 'falt' ? document.querySelector(`[data-falt="${one.in.falt.falt}"]`) : view.dom.querySelector('[data-shown]');
  place?.scrollIntoView({ block: 'center' });
}

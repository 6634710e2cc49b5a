'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef } from 'react';
import { selectedBlocks } from '#components/editor/body/top-blocks.ts';
import { PRESENCE_MARKS } from '#components/editor/presence/lazy-presence-marks.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { newsLine } from '#components/studio/news/news-line.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Cursor } from '#lib/contract/presence.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** Told so often while nothing changes: well within the time after which one is taken to have gone. */
const AGAIN_MS = 45_000;
/** No more often than this, whatever the writer does. */
const APART_MS = 700;
/** What was written before one moved is with the others by then: a cursor told of sooner would be ahead of its words. */
const AFTER_WORDS_MS = 300;
/** Somebody who has typed nothing for so long does not write. */
const WRITES_FOR_MS = 4_000;

interface Place {
  block: string | null;
  falt: string | null;
  markor: Cursor | null | undefined;
  skriver: boolean;
}

const NOWHERE: Place = { block: null, falt: null, markor: null, skriver: false };

interface Where {
  root: RefObject<HTMLElement | null>;
  editor: Editor | null;
  id: string;
  sprak: Language;
  /** Whether somebody else has the version open: nobody but they is shown a cursor. */
  withOthers: boolean;
}

/** Shows the others where in the article this window is, for as long as it is seen. */
export function useOwnPresence({ root, editor, id, sprak, withOthers }: Where): void {
  const cursorIsTold = useRef(withOthers);
  cursorIsTold.current = withOthers;
  const lookAgain = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes is told at once
  useEffect(() => lookAgain.current(), [withOthers]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const fonster = newBlockId();
    let place = NOWHERE;
    let told = '';
    let toldAt = Number.NEGATIVE_INFINITY;
    let isToTell = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const send = (lamnar: boolean) =>
      studio.visaNarvaro({ id, fonster, sprak, ...place, lamnar }).catch((error: unknown) => {
        // That nobody is told where one is stops nobody: the next time they are.
        if (!(error instanceof ApiFault || error instanceof Unreachable)) throw error;
      });
    function tell() {
      // Who never pauses is told of all the same.
      if (isToTell) return;
      isToTell = true;
      clearTimeout(timer);
      timer = setTimeout(now, Math.max(AFTER_WORDS_MS, toldAt + APART_MS - performance.now()));
    }
    function now() {
      clearTimeout(timer);
      timer = setTimeout(now, AGAIN_MS);
      isToTell = false;
      if (document.hidden) return;
      told = JSON.stringify(place);
      toldAt = performance.now();
      void send(false);
    }
    function look(skriver: boolean) {
      place = { ...placeOf(element, cursorIsTold.current, editor), skriver };
      if (JSON.stringify(place) !== told) tell();
    }
    const moved = () => look(place.skriver);
    const typed = () => {
      clearTimeout(resting);
      resting = setTimeout(() => look(false), WRITES_FOR_MS);
      look(true);
    };
    const seen = () => {
      if (!document.hidden) now();
    };
    const leave = () => void send(true);

    now();
    lookAgain.current = moved;
    element.addEventListener('focusin', moved);
    element.addEventListener('input', typed);
    editor?.on('selectionUpdate', moved);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pagehide', leave);
    // An instance that has just been reached, or started, knows of nobody.
    const stop = newsLine.listen(({ om }) => om === 'allt' && seen());
    return () => {
      clearTimeout(timer);
      clearTimeout(resting);
      element.removeEventListener('focusin', moved);
      element.removeEventListener('input', typed);
      editor?.off('selectionUpdate', moved);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pagehide', leave);
      stop();
      lookAgain.current = () => {};
      leave();
    };
  }, [root, editor, id, sprak]);
}

function placeOf(root: HTMLElement | null, withCursor: boolean, editor: Editor | null): Omit<Place, 'skriver'> {
  const focused = document.activeElement;
  const field = focused instanceof HTMLElement && root?.contains(focused) ? focused.closest<HTMLElement>('[data-falt]') : null;
  const falt = field?.dataset.falt;
  if (falt !== 'block') return { ...NOWHERE, falt: falt?.slice(0, 60) ?? null };
  if (editor === null || editor.isDestroyed) return NOWHERE;
  const { attrs = {} } = selectedBlocks(editor.state)?.first.node ?? {};
  const block: unknown = attrs.id ?? attrs.block?.attrs?.id;
  if (typeof block !== 'string') return NOWHERE;
  return { ...NOWHERE, block, markor: withCursor ? PRESENCE_MARKS.come?.ownCursor(editor.state) : null };
}

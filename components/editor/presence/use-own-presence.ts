'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect } from 'react';
import { selectedBlocks } from '#components/editor/body/top-blocks.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { newsLine } from '#components/studio/news/news-line.ts';
import type { Language } from '#lib/contract/languages.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** Told so often while nothing changes: well within the time after which one is taken to have gone. */
const AGAIN_MS = 45_000;
/** No more often than this, whatever the writer does. */
const APART_MS = 700;
/** Somebody who has typed nothing for so long does not write. */
const WRITES_FOR_MS = 4_000;

interface Place {
  block: string | null;
  falt: string | null;
  skriver: boolean;
}

const NOWHERE: Place = { block: null, falt: null, skriver: false };

/** Shows the others where in the article this window is, for as long as it is seen. */
export function useOwnPresence(root: RefObject<HTMLElement | null>, editor: Editor | null, id: string, sprak: Language): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const fonster = newBlockId();
    let place = NOWHERE;
    let told = '';
    let toldAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const send = (lamnar: boolean) =>
      studio.visaNarvaro({ id, fonster, sprak, ...place, lamnar }).catch((error: unknown) => {
        // That nobody is told where one is stops nobody: the next time they are.
        if (!(error instanceof ApiFault || error instanceof Unreachable)) throw error;
      });
    function tell() {
      clearTimeout(timer);
      const pause = toldAt + APART_MS - performance.now();
      timer = setTimeout(now, Math.max(0, pause));
    }
    function now() {
      clearTimeout(timer);
      timer = setTimeout(now, AGAIN_MS);
      if (document.hidden) return;
      told = JSON.stringify(place);
      toldAt = performance.now();
      void send(false);
    }
    function look(skriver: boolean) {
      place = { ...placeOf(element, editor), skriver };
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
      leave();
    };
  }, [root, editor, id, sprak]);
}

function placeOf(root: HTMLElement | null, editor: Editor | null): Omit<Place, 'skriver'> {
  const focused = document.activeElement;
  const field = focused instanceof HTMLElement && root?.contains(focused) ? focused.closest<HTMLElement>('[data-falt]') : null;
  const falt = field?.dataset.falt ?? null;
  if (falt !== 'block') return { block: null, falt: falt?.slice(0, 60) ?? null };
  if (editor === null || editor.isDestroyed) return NOWHERE;
  const { attrs = {} } = selectedBlocks(editor.state)?.first.node ?? {};
  const block: unknown = attrs.id ?? attrs.block?.attrs?.id;
  return { block: typeof block === 'string' ? block : null, falt: null };
}

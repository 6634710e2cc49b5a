'use client';

import { useHotkey } from '#components/studio/use-hotkey.ts';

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-inbox-line]')];

/** Walks among the lines by j and k, and marks the one that has the focus by l. */
export function useInboxKeys(onMark: (id: string) => void): void {
  function walk(step: 1 | -1) {
    const all = lines();
    const focused = document.activeElement;
    const index = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    const next = index === -1 ? (step === 1 ? 0 : all.length - 1) : index + step;
    all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
  }
  useHotkey('j', () => walk(1));
  useHotkey('k', () => walk(-1));
  useHotkey('l', () => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.inboxLine : undefined;
    if (focused !== undefined) onMark(focused);
  });
}

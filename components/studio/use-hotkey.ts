'use client';

import { useEffect, useRef } from 'react';

/** Whether keys typed there are text, or belong to an open dialog or menu. */
function isTakenBy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Runs `action` when the key is pressed alone, outside fields, dialogs and menus. A function is asked at each press: where it says no, the key does what it does elsewhere. */
export function useHotkey(key: string, action: () => void, isEnabled: boolean | (() => boolean) = true): void {
  const latest = useRef({ action, isEnabled });
  latest.current = { action, isEnabled };
  const isOff = isEnabled === false;

  useEffect(() => {
    if (isOff) return;
    function press(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTakenBy(event.target)) return;
      const now = latest.current;
      if (typeof now.isEnabled === 'function' && !now.isEnabled()) return;
      event.preventDefault();
      now.action();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, isOff]);
}

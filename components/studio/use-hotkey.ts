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

/** Runs `action` when the key is pressed alone, outside fields, dialogs and menus. */
export function useHotkey(key: string, action: () => void, isEnabled = true): void {
  const latestAction = useRef(action);
  latestAction.current = action;

  useEffect(() => {
    if (!isEnabled) return;
    function press(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTakenBy(event.target)) return;
      event.preventDefault();
      latestAction.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, isEnabled]);
}

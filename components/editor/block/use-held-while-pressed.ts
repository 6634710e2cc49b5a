'use client';

import { useEffect, useState } from 'react';

/**
 * True while `isOn`, and on until the pointer is let go when a press turned it off: what disappears between press and
 * release moves what was pressed from under the pointer, and the click then hits something else.
 */
export function useHeldWhilePressed(isOn: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  const isHeld = isOn || isPressed;

  useEffect(() => {
    if (!isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      setPressed(true);
    };
    // The click comes after the pointer was let go.
    const release = () => {
      timer = setTimeout(() => setPressed(false));
    };
    document.addEventListener('pointerdown', press, { capture: true });
    document.addEventListener('pointerup', release, { capture: true });
    document.addEventListener('pointercancel', release, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, { capture: true });
      document.removeEventListener('pointerup', release, { capture: true });
      document.removeEventListener('pointercancel', release, { capture: true });
    };
  }, [isHeld]);

  return isHeld;
}

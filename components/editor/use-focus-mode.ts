'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether nothing but the text is shown: Ctrl+Shift+F goes there and back from wherever one writes in the article. */
export function useFocusMode(root: RefObject<HTMLElement | null>): [boolean, (isFocused: boolean) => void] {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = root.current;
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey) return;
      event.preventDefault();
      setFocused((before) => !before);
    }
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root]);
  return [isFocused, setFocused];
}

'use client';

import { useEffect, useRef } from 'react';
import { picturesChosen } from '#components/studio/media/picture-files.ts';

/** Hands over the pictures that are pasted anywhere on the page but in a field. */
export function usePastedPictures(take: (files: readonly File[]) => void, isEnabled: boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isEnabled) return;
    function paste(event: ClipboardEvent) {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]') !== null) return;
      const pictures = picturesChosen(event.clipboardData?.files);
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current(pictures);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isEnabled]);
}

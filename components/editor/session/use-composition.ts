'use client';

import { useEffect, useRef } from 'react';

/** Tells when a letter that is made of several keys begins, and when it is whole: nothing may be put into the text in between. */
export function useComposition(onChange: (isComposing: boolean) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    const begin = () => latest.current(true);
    const end = () => latest.current(false);
    document.addEventListener('compositionstart', begin);
    document.addEventListener('compositionend', end);
    return () => {
      document.removeEventListener('compositionstart', begin);
      document.removeEventListener('compositionend', end);
    };
  }, []);
}

import { type RefObject, useEffect } from 'react';
import type { Focusable } from '#components/studio/live/composer.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';

/**
 * Puts the cursor where one writes as soon as the page listens: whoever opens the desk has something to tell. Not where
 * somebody has chosen another place already, nor on a phone, where the keyboard would cover what is read.
 */
export function useFocusToBegin(place: RefObject<Focusable | null>, isWanted: boolean): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isHydrated && isWanted && isFree && matchMedia('(pointer: fine)').matches) place.current?.focus();
  }, [isHydrated, isWanted, place]);
}

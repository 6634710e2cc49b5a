'use client';

import { useEffect } from 'react';
import type { FetchedPart } from '#components/studio/fetched-part.ts';

/** For browsers that do not tell when they have nothing to do. */
const SOON = 1000;
/** However much there is to do. */
const LATEST = 3000;

/**
 * Has parts of the page fetched once it is there and has nothing else to do, so that they need no line when they are wanted. One that does not
 * come is fetched anew then, and whoever wants it is told.
 */
export function useFetchedWhenIdle(parts: ReadonlyArray<FetchedPart<unknown>>): void {
  useEffect(() => {
    const fetchAll = () => void Promise.allSettled(parts.map((part) => part.bring()));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchAll, SOON);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: LATEST });
    return () => cancelIdleCallback(idle);
  }, [parts]);
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import type { FetchedPart } from '#components/studio/fetched-part.ts';

interface Shown<Part> {
  /** The part; `undefined` while it is on its way, and `away` when it did not come. */
  loaded: { part: Part } | 'away' | undefined;
  /** Has what did not come fetched anew. */
  again: () => void;
}

/** A part for whoever shows it: at once when it has come already. */
export function useFetchedPart<Part>(fetched: FetchedPart<Part>): Shown<Part> {
  const [loaded, setLoaded] = useState<Shown<Part>['loaded']>(() => (fetched.come === undefined ? undefined : { part: fetched.come }));

  useEffect(() => {
    if (loaded !== undefined) return;
    fetched.bring().then(
      (part) => setLoaded({ part }),
      () => setLoaded('away'),
    );
  }, [fetched, loaded]);

  const again = useCallback(() => setLoaded(undefined), []);
  return { loaded, again };
}

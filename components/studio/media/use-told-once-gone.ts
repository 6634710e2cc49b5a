'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { Failure } from '#components/studio/failure.ts';
import { showToast } from '#components/ui/toast-queue.ts';

/**
 * Tells why pictures did not come, in the corner of the screen, when the place that they were chosen in is gone by then: whoever uploads goes on to
 * another tab, another block or another language meanwhile. While it is there it tells of it itself.
 */
export function useToldOnceGone(): (failure: Failure | undefined) => void {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback((failure) => {
    if (isThere.current || failure === undefined) return;
    showToast({ tone: 'fault', text: failure.fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
  }, []);
}

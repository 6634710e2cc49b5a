'use client';

import { useEffect } from 'react';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/**
 * Notes that the person has opened the text to review it, where that is so: in the version there is then. What is saved while it is open they
 * are shown the next time.
 */
export function useNotedReading(isReviewing: boolean): void {
  const id = useSessionState((state) => state.item.id);
  const sprak = useSessionState((state) => state.sprak);
  const revision = useSessionState(({ item }) => item.sprak[sprak]?.arbetsrevision.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that comes while the text is open has not been opened
  useEffect(() => {
    if (!isReviewing || revision === undefined) return;
    studio.noteraLasning({ id, sprak, revision }).catch((error: unknown) => {
      // That it could not be noted stops nobody: the next time more is shown as changed than need be.
      if (!(error instanceof ApiFault || error instanceof Unreachable)) throw error;
    });
  }, [id, sprak, isReviewing]);
}

'use client';

import { useNotedReading } from '#components/editor/review/use-noted-reading.ts';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { lastRead } from '#components/studio/history/last-read.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { cannotApprove } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { ListedRevision } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What a reviewer has read before, beside all there is now. */
export interface ReadBefore {
  read: ListedRevision;
  /** Newest first. */
  revisions: readonly ListedRevision[];
}

/**
 * While the open text waits for a review that the person may make: notes that they have opened it, and tells which version they had read
 * before; undefined where there is none, or nothing to review.
 */
export function useReview(jag: Actor): ReadBefore | undefined {
  const id = useSessionState((state) => state.item.id);
  const sprak = useSessionState((state) => state.sprak);
  const revision = useSessionState(({ item }) => item.sprak[sprak]?.arbetsrevision.id);
  const isReviewing = useSessionState(
    ({ item }) => item.sprak[sprak]?.status === 'granskning' && cannotApprove(jag, item, sprak) === undefined,
  );

  useNotedReading(isReviewing);
  const { data } = useLoaded(`${id} ${sprak} ${revision} ${isReviewing}`, async () =>
    isReviewing ? (await studio.listaRevisioner({ id, sprak })).revisioner : [],
  );
  const read = lastRead(data ?? [], jag.id);
  return read === undefined || data === undefined ? undefined : { read, revisions: data };
}

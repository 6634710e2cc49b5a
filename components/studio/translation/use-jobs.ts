'use client';

import { usePolled } from '#components/studio/use-polled.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** As the contract asks: every five to ten seconds. */
const BETWEEN = 5_000;

/** Follows jobs until every one is over, for as long as somebody sees the page; at once when it is seen again. */
export function useJobs(ids: readonly string[]) {
  const jobb = ids.join(',');
  return usePolled(
    jobb,
    () => studio.hamtaOversattningar({ jobb }),
    (data) => (data?.klart ? undefined : BETWEEN),
    { om: ['oversattningar'] },
  );
}

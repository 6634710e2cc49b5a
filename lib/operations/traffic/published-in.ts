import { z } from 'zod';
import type { OperationContext } from '#lib/operations/context.ts';
import { daysBefore, instantsOf, type TrafficPeriod } from '#lib/operations/traffic/traffic-period.ts';

/** What has been published, section by section. */
export const publishedFigures = z.array(z.object({ sektion: z.string(), publicerade: z.int(), uppdaterade: z.int(), sponsrade: z.int() }));

/** Of so many days at most it is counted what has been published: each article is looked at. */
const MOST_DAYS = 7;

/** What has been published in those days, of many in the last of them. */
export function publishedIn({ store }: Pick<OperationContext, 'store'>, { till: last, dagar }: TrafficPeriod) {
  const { fran, till } = instantsOf({ fran: daysBefore(last, Math.min(dagar, MOST_DAYS) - 1), till: last });
  return store.readers.figures.bySection(fran, till);
}

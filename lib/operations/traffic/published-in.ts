import { z } from 'zod';
import type { OperationContext } from '#lib/operations/context.ts';
import { instantsOf } from '#lib/operations/traffic/traffic-period.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

/** What has been published, section by section. */
export const publishedFigures = z.array(z.object({ sektion: z.string(), publicerade: z.int(), uppdaterade: z.int(), sponsrade: z.int() }));

/** What has been published in those days. */
export function publishedIn({ store }: Pick<OperationContext, 'store'>, period: DaySpan) {
  const { fran, till } = instantsOf(period);
  return store.readers.figures.bySection(fran, till);
}

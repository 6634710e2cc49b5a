import { z } from 'zod';
import { pageFrameOf, pageQuery } from '#lib/contract/page.ts';

/** The query of a list that is short enough to be answered whole: it is paged only when asked. */
export const wholeListQuery = z.object({
  sida: pageQuery.sida,
  per_sida: pageQuery.per_sida.unwrap().optional().meta({ description: 'Antal per sida, högst 100; utelämnat kommer allt på en sida.' }),
});

/** The page asked for, or all of it on one, in the frame that every list has. */
export function pageOfWhole<Listed>(all: readonly Listed[], { sida, per_sida }: z.infer<typeof wholeListQuery>) {
  const size = per_sida ?? Math.max(1, all.length);
  return {
    frame: pageFrameOf({ antal: all.length, minst: false }, { sida, per_sida: size }),
    page: all.slice((sida - 1) * size, sida * size),
  };
}

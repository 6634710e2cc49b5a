import type { Counted } from '#lib/contract/page.ts';

/** So many of a list are counted. To count all of a large newsroom costs more than to show a page of it. */
export const MOST_COUNTED = 1_000;

/** SQL that counts what `from` (a FROM and its WHERE) has, as `antal`, and gives up beyond MOST_COUNTED. */
export function boundedCount(from: string): string {
  return `SELECT count(*)::int AS antal FROM (SELECT 1 ${from} LIMIT ${MOST_COUNTED + 1}) raknade`;
}

/** What a bounded count has told. */
export function countedOf(row: { antal: number } | undefined): Counted {
  const antal = row?.antal ?? 0;
  return { antal: Math.min(antal, MOST_COUNTED), minst: antal > MOST_COUNTED };
}

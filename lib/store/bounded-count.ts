import type { Counted, Page } from '#lib/contract/page.ts';

/** So many of a list are counted. To count all of a large newsroom costs more than to show a page of it. */
export const MOST_COUNTED = 10_000;

/** SQL that counts what `from` (a FROM and its WHERE) has, as `antal`, and gives up beyond `most`. */
export function boundedCount(from: string, most = MOST_COUNTED): string {
  return `SELECT count(*)::int AS antal FROM (SELECT 1 ${from} LIMIT ${most + 1}) raknade`;
}

/** What a bounded count has told. */
export function countedOf(row: { antal: number } | undefined, most = MOST_COUNTED): Counted {
  const antal = row?.antal ?? 0;
  return { antal: Math.min(antal, most), minst: antal > most };
}

/** LIMIT and OFFSET of a page. What lies beyond what is counted is not looked for. */
export function windowOf({ sida, per_sida }: Page, most = MOST_COUNTED): { limit: number; offset: number } {
  const offset = (sida - 1) * per_sida;
  return offset >= most ? { limit: 0, offset: 0 } : { limit: per_sida, offset };
}

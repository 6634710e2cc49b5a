import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';

/** The query every list takes and the frame every list answers with (decisions.md §8). */
export const pageQuery = {
  sida: z.coerce.number().int().min(1).max(100_000).default(1).meta({ description: 'Sidan, från 1.' }),
  per_sida: z.coerce.number().int().min(1).max(LIMITS.pageSize).default(25).meta({ description: 'Antal per sida.' }),
};

/** A cursor holds no more than what a row is ordered by: a headline at the longest. */
const LONGEST_CURSOR = 4_000;

/** The query of a list that grows: a page by its number, or what comes behind the last row that somebody was shown. */
export const cursorQuery = {
  ...pageQuery,
  markor: z.string().max(LONGEST_CURSOR).optional().meta({ description: 'Förra svarets nasta, med samma filter.' }),
};

export const pageFrame = {
  ok: z.literal(true),
  antal: z.int(),
  antal_minst: z.literal(true).optional().meta({ description: 'Fler än antal finns.' }),
  sida: z.int(),
  sidor: z.int(),
  per_sida: z.int(),
};

/** What a list that grows answers with. */
export const cursorFrame = {
  ...pageFrame,
  nasta: z.string().nullable().meta({ description: 'Skickas som markor för raderna efter dessa; null när det inte finns fler.' }),
};

export interface Page {
  sida: number;
  per_sida: number;
}

/** How many there are; with `minst`, more than that: so many were counted. */
export interface Counted {
  antal: number;
  minst: boolean;
}

/** The frame of a page. Of a list that was not counted to its end `sidor` is how many pages it has at least, as far as `djupast` lets `sida` go. */
export function pageFrameOf({ antal, minst }: Counted, { sida, per_sida }: Page, djupast = Number.POSITIVE_INFINITY) {
  const reached = minst ? Math.min(antal + 1, djupast) : antal;
  const sidor = Math.max(1, Math.ceil(reached / per_sida));
  return { ok: true as const, antal, ...(minst ? { antal_minst: true as const } : {}), sida, sidor, per_sida };
}

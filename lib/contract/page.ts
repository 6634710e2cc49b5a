import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';

/** The query every list takes and the frame every list answers with (decisions.md §8). */
export const pageQuery = {
  sida: z.coerce.number().int().min(1).max(100_000).default(1).meta({ description: 'Sidan, från 1.' }),
  per_sida: z.coerce.number().int().min(1).max(LIMITS.pageSize).default(25).meta({ description: 'Antal per sida, högst 100.' }),
};

export const pageFrame = {
  ok: z.literal(true),
  antal: z.int(),
  antal_minst: z.literal(true).optional().meta({ description: 'Fler än antal finns.' }),
  sida: z.int(),
  sidor: z.int(),
  per_sida: z.int(),
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

export function pageFrameOf({ antal, minst }: Counted, { sida, per_sida }: Page) {
  const sidor = Math.max(1, Math.ceil(antal / per_sida));
  return { ok: true as const, antal, ...(minst ? { antal_minst: true as const } : {}), sida, sidor, per_sida };
}

import type { HealthState } from '#lib/contract/health.ts';

/** What is said of a part: its state to anybody, the rest to whoever runs Studio. */
export interface Judgement {
  lage: HealthState;
  /** What is wrong, or what was seen. */
  orsak: string;
  /** What to do about it; empty when nothing is to be done. */
  atgard: string;
}

export function well(orsak: string): Judgement {
  return { lage: 'fungerar', orsak, atgard: '' };
}

export function unseen(orsak: string): Judgement {
  return { lage: 'okand', orsak, atgard: '' };
}

import type { FaultEntry } from '#lib/contract/fault.ts';

/** What became of one operation of a batch: its status and its envelope, as it would have answered by itself. */
export type PartOutcome =
  | { utfall: 'gjord'; status: number; svar: { ok: true; [field: string]: unknown } }
  | { utfall: 'nekad'; status: number; svar: { ok: false; fel: FaultEntry[]; varningar: FaultEntry[]; [field: string]: unknown } };

export function isRefused({ utfall }: PartOutcome): boolean {
  return utfall === 'nekad';
}

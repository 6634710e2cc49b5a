import type { FaultEntry } from '#lib/contract/fault.ts';

/** A refusal as a client meets it: the envelope, and all of it in `svar` (a conflict's `senaste`, for one). */
export class ApiFault extends Error {
  readonly status: number;
  readonly fel: FaultEntry[];
  readonly varningar: FaultEntry[];
  readonly svar: unknown;
  /** What the answer says beside its body, where the operations were asked in the same process: when to come back, for one. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, svar: { fel?: FaultEntry[]; varningar?: FaultEntry[] }, headers: Readonly<Record<string, string>> = {}) {
    super((svar.fel ?? []).map((entry) => entry.orsak).join(' ') || `Status ${status}`);
    this.name = 'ApiFault';
    this.status = status;
    this.fel = svar.fel ?? [];
    this.varningar = svar.varningar ?? [];
    this.svar = svar;
    this.headers = headers;
  }
}

/** Whether it is Studio that has answered, and nobody in between (in-between.ts): of theirs it is not known what has been done. */
export function isStudios({ fel }: ApiFault): boolean {
  return !fel.some(({ kod }) => kod.startsWith('mellanled_'));
}

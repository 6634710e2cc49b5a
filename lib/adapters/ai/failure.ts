import type { AiUsage } from '#lib/adapters/ai/port.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';

/**
 * `saknas`: no provider is set. `borta`: it did not answer, or is overloaded. `installning`: key, address or model are
 * wrong. `nekat`: the model would not. `form`: what it answered was no answer. `avbrutet`: we gave it up ourselves.
 */
export const AI_FAILURES = ['saknas', 'borta', 'installning', 'nekat', 'form', 'avbrutet'] as const;
export type AiFailureKind = (typeof AI_FAILURES)[number];

interface AiFailureDetails {
  kind: AiFailureKind;
  /** What went wrong, in Swedish, for a journalist. */
  orsak: string;
  /** Milliseconds that the provider asks us to wait. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** The model gave no answer that can be used. */
export class AiFailure extends KindredError {
  static override readonly errorName: string = 'AiFailure';
  readonly kind: AiFailureKind;
  readonly orsak: string;
  readonly retryAfterMs: number | undefined;
  /** What the tries have used all the same. */
  bruk: AiUsage = { in: 0, ut: 0 };

  constructor({ kind, orsak, retryAfterMs, cause }: AiFailureDetails) {
    super(orsak, { cause });
    this.kind = kind;
    this.orsak = orsak;
    this.retryAfterMs = retryAfterMs;
  }
}

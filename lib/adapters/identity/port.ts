import { KindredError } from '#lib/errors/kindred-error.ts';

/** What Studio has to remember of a login that it has sent elsewhere, to know its answer by. */
export interface BegunIdentity {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is, by the word of the organisation's own login. */
export interface VouchedIdentity {
  /** Absent when it is not told. */
  epost: string | undefined;
  /** Whether the address has been proved to be theirs: anything but a plain yes is no. */
  bekraftad: boolean;
  namn: string | undefined;
}

/** The organisation's own login, which vouches for people (decisions.md §19). */
export interface IdentityPort {
  /** Where to send whoever wants to log in, and what to remember of it. Throws IdentityFailure. */
  begin(): Promise<{ to: string; begun: BegunIdentity }>;
  /**
   * Who has come back, by the query of the address that they came back to. Believes nothing that is not signed by the issuer,
   * for this client, for this very login and for now. Throws IdentityFailure.
   */
  finish(query: string, begun: BegunIdentity): Promise<VouchedIdentity>;
}

/** Nobody has been vouched for: the other part is away, the person turned back, or its word does not hold. */
export class IdentityFailure extends KindredError {
  static override readonly errorName: string = 'IdentityFailure';
  readonly reason: 'away' | 'cancelled' | 'invalid';

  constructor(reason: IdentityFailure['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

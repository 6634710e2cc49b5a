import { wholeCharacters } from '#lib/contract/characters.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { FAULTS, type FaultCode } from '#lib/errors/codes.ts';
import { type FaultParams, fillSentence } from '#lib/errors/fill-sentence.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';

export interface FaultPlace {
  falt?: string;
  sprak?: string;
  block?: string;
}

/** One entry of the envelope for `kod`, with its sentences filled in. */
export function faultEntry(kod: FaultCode, place: FaultPlace = {}, params: FaultParams = {}): FaultEntry {
  const text = FAULTS[kod];
  // `falt` is the commonest param and always the place itself.
  const falt = wholeCharacters(place.falt ?? '');
  const filled = { falt, ...params };
  return {
    falt,
    sprak: place.sprak ?? '',
    orsak: fillSentence(text.orsak, filled),
    atgard: fillSentence(text.atgard, filled),
    kod,
    ...(place.block === undefined ? {} : { block: place.block }),
  };
}

interface FaultOptions {
  /** Fields beside `fel` in the envelope, such as `senaste` of a conflict. */
  extra?: Record<string, unknown>;
  varningar?: FaultEntry[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * A refusal, as the caller is told it: an HTTP status and every fault of the request at once (decisions.md §2).
 * Anything thrown that is not a Fault is our own mistake and reaches the caller as 500 without its text.
 */
export class Fault extends KindredError {
  static override readonly errorName: string = 'Fault';
  readonly status: number;
  readonly fel: FaultEntry[];
  readonly varningar: FaultEntry[];
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, fel: FaultEntry[], options: FaultOptions = {}) {
    super(fel.map((entry) => `${entry.kod} ${entry.falt}`).join(', '), { cause: options.cause });
    this.status = status;
    this.fel = fel;
    this.varningar = options.varningar ?? [];
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

/** A fault with one entry; its status is the code's. */
export function fault(kod: FaultCode, place: FaultPlace = {}, params: FaultParams = {}, options: FaultOptions = {}): Fault {
  return new Fault(FAULTS[kod].status, [faultEntry(kod, place, params)], options);
}

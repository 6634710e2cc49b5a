import type { FaultCode } from '#lib/errors/codes.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';

/** Why a feed could not be read, as a code of the table and what its sentences say. */
export type FeedFault = Extract<FaultCode, `flode_${string}`>;

/** A feed could not be read. */
export class FeedUnreadable extends KindredError {
  static override readonly errorName: string = 'FeedUnreadable';
  readonly kod: FeedFault;
  readonly params: FaultParams;
  /** So many milliseconds its server asks to be left alone. */
  readonly vanta: number;

  constructor(kod: FeedFault, { params = {}, vanta = 0, cause }: { params?: FaultParams; vanta?: number; cause?: unknown } = {}) {
    super(kod, { cause });
    this.kod = kod;
    this.params = params;
    this.vanta = vanta;
  }
}

/** An entry of a feed as plain text. */
export interface FeedEntry {
  /** What the feed knows it by. */
  nyckel: string;
  rubrik: string;
  ingress: string;
  adress: string;
  /** As the feed has it; empty where it says none. */
  tid: string;
}

export interface Feed {
  /** What it calls itself; empty where it does not say. */
  titel: string;
  poster: FeedEntry[];
  /** So many entries could not be read, or lead nowhere; the others are here. */
  olasliga: number;
}

/** What a feed is asked with: what its server said when it was last read. */
export interface FeedAsked {
  adress: string;
  etag: string | null;
  senastAndrad: string | null;
}

/** What was read, or that nothing has changed since; and what to ask with the next time. */
export type FeedAnswer = Omit<FeedAsked, 'adress'> & {
  flode: Feed | undefined;
  /** Where its server says that it is from now on; null where it has said no such thing. */
  flyttat: string | null;
};

/** Reads the feeds of others. */
export interface FeedsPort {
  /** Throws FeedUnreadable for what is not to be had or is no feed; gives up when `ending` does. */
  read(asked: FeedAsked, ending: AbortSignal): Promise<FeedAnswer>;
}

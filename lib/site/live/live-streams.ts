import { randomInt } from 'node:crypto';
import { EventStream } from '#lib/http/event-stream.ts';

/** So many readers are told at once by an instance; who comes besides asks now and then instead. */
export const MOST_LISTENERS = 20_000;
/** So many of those who are told ask for what is new within a second. */
const ASKING_A_SECOND = 4_000;
/** How soon they come back when an instance ends: not all at once. */
const BACK_MS = { least: 2_000, most: 8_000 };
const BEAT_MS = 25_000;

/** Which report, in which language. */
export interface ReportKey {
  innehall: string;
  sprak: string;
}

/**
 * The readers who are told at this instance when a live report has something new. Each event's data is within how many milliseconds its reader
 * is to ask the feed, at a time of their own choosing: so that ten thousand who are told in the same moment do not ask in it. The first is told at
 * once: who asks then has missed nothing.
 */
export class LiveStreams {
  private readonly open = new Map<string, Set<EventStream>>();
  private readonly beating: NodeJS.Timeout;
  private count = 0;
  private ended = false;

  constructor() {
    this.beating = setInterval(() => this.each((stream) => stream.beat()), BEAT_MS);
    this.beating.unref();
  }

  /** How many listen. */
  get size(): number {
    return this.count;
  }

  /** A stream of what becomes of a report; `undefined` when there are as many listeners as there may be, or the instance ends. */
  listen(report: ReportKey): EventStream | undefined {
    if (this.ended || this.count >= MOST_LISTENERS) return undefined;
    const key = keyOf(report);
    const stream = new EventStream(() => this.left(key, stream));
    const listening = this.open.get(key) ?? new Set();
    this.open.set(key, listening.add(stream));
    this.count += 1;
    stream.comeBackIn(randomInt(BACK_MS.least, BACK_MS.most));
    stream.tell(String(spreadOf(listening.size)));
    return stream;
  }

  /** Something of the report is another than it was, or it is gone. */
  changed(report: ReportKey): void {
    const listening = this.open.get(keyOf(report));
    if (listening === undefined) return;
    const data = String(spreadOf(listening.size));
    for (const stream of listening) stream.tell(data);
  }

  /** Ends every stream, and those that are still asked for. */
  end(): void {
    this.ended = true;
    clearInterval(this.beating);
    this.each((stream) => stream.end());
  }

  private each(what: (stream: EventStream) => void): void {
    for (const listening of this.open.values()) for (const stream of listening) what(stream);
  }

  private left(key: string, stream: EventStream): void {
    const listening = this.open.get(key);
    if (listening?.delete(stream) !== true) return;
    this.count -= 1;
    if (listening.size === 0) this.open.delete(key);
  }
}

function keyOf({ innehall, sprak }: ReportKey): string {
  return `${innehall} ${sprak}`;
}

/** Over how long so many spread their questions. */
function spreadOf(listeners: number): number {
  return Math.round((listeners / ASKING_A_SECOND) * 1_000);
}

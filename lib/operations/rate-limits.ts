import type { Actor } from '#lib/contract/actor.ts';
import { fault } from '#lib/errors/fault.ts';
import type { Hints } from '#lib/operations/define-operation.ts';

/** decisions.md §2: per principal and minute. */
export const CALL_LIMITS = { lasning: 1_200, skrivning: 300 } as const;
export const CALL_WINDOW_MS = 60_000;

export type CallKind = keyof typeof CALL_LIMITS;

/** As what a call of an operation is counted: what somebody types makes no version, is sent at every pause, and counts with what is read. */
export function kindOfCall({ readOnly, writingIsNotLogged }: Pick<Hints, 'readOnly' | 'writingIsNotLogged'>): CallKind {
  return readOnly || writingIsNotLogged === true ? 'lasning' : 'skrivning';
}

/** Whose calls are counted together, and the most of all of them in a minute where that one has a bound of its own. */
export interface CountedCaller {
  principal: string;
  most?: number;
}

/** As whom an actor's calls are counted. */
export function countedCaller({ typ, id, anrop_per_minut }: Pick<Actor, 'typ' | 'id' | 'anrop_per_minut'>): CountedCaller {
  return { principal: `${typ}:${id}`, ...(anrop_per_minut == null ? {} : { most: anrop_per_minut }) };
}

/** What a principal has called since then, in ms. */
export interface CallCount extends Record<CallKind, number> {
  principal: string;
  startedAt: number;
}

/** What the instances of one database have counted together. */
export interface SharedCounts {
  /** Whether another instance may be counting too. What is counted is not told while none is. */
  isShared(): boolean;
  /** Adds what this instance has counted; what all have told so far, of the same principals. */
  add(counts: readonly CallCount[]): Promise<CallCount[]>;
}

interface Window {
  startedAt: number;
  /** What all have told, this instance included. */
  known: Record<CallKind, number>;
  /** What is not told yet, or is being told. */
  untold: Record<CallKind, number>;
  /** Of both kinds together, where the principal has a bound of its own. */
  most: number | undefined;
}

interface RateState {
  kind: CallKind;
  limit: number;
  left: number;
  /** Seconds until the window starts anew. */
  reset: number;
}

/**
 * What an instance may keep to itself: the others may let through as much too many. Less, the less is left; telling of each call would cost too much,
 * but of those whose own bound is low.
 */
const MOST_UNTOLD = 30;
const LEAST_UNTOLD = 5;
const UNTOLD_PART = 8;

/**
 * Counts the calls of each principal in windows of a minute: here, and behind the answers with the other instances where there
 * are any. Never refuses what all together have not used up; lets through what the others have not told yet. While nothing
 * can be told, this process counts for itself.
 */
export class RateLimits {
  private readonly windows = new Map<string, Window>();
  private readonly now: () => number;
  private readonly shared: SharedCounts;
  private telling: Promise<void> | undefined;
  private sweptAt = 0;

  constructor(now: () => number, shared: SharedCounts) {
    this.now = now;
    this.shared = shared;
  }

  /** Counts one call. Throws 429 with Retry-After when the principal has used up its minute. */
  take(caller: CountedCaller, kind: CallKind): void {
    const window = this.window(caller);
    if (leftOf(window, kind) > 0) {
      window.untold[kind] += 1;
      if (isDue(window)) this.tell();
      return;
    }
    const sekunder = this.state(caller, kind).reset;
    throw fault('for_manga_anrop', {}, { sekunder }, { headers: { 'Retry-After': String(sekunder) } });
  }

  state(caller: CountedCaller, kind: CallKind): RateState {
    const window = this.window(caller);
    const reset = Math.max(1, Math.ceil((window.startedAt + CALL_WINDOW_MS - this.now()) / 1000));
    return {
      kind,
      limit: Math.min(CALL_LIMITS[kind], window.most ?? Number.POSITIVE_INFINITY),
      left: Math.max(0, leftOf(window, kind)),
      reset,
    };
  }

  /** Tells the others, one telling at a time, of every principal that has called enough for it. */
  tell(): void {
    if (this.telling !== undefined || !this.shared.isShared()) return;
    const due = new Map([...this.windows].filter(([, window]) => !this.isOver(window) && isDue(window)));
    if (due.size === 0) return;
    this.telling = this.told(due).then((heard) => {
      this.telling = undefined;
      if (heard) this.tell();
    });
  }

  /** To be called when no more calls come: what is being told has been then. */
  async stop(): Promise<void> {
    while (this.telling !== undefined) await this.telling;
  }

  /** Whether it could be told. What could not may have been counted all the same, and is not told again: nobody is counted twice. */
  private async told(due: ReadonlyMap<string, Window>): Promise<boolean> {
    const counts = [...due].map(([principal, { startedAt, untold }]) => ({ principal, startedAt, ...untold }));
    const answered = await this.shared.add(counts).catch(() => undefined);
    for (const count of counts) settle(due.get(count.principal), count);
    for (const { principal, startedAt, lasning, skrivning } of answered ?? []) {
      const window = due.get(principal);
      if (window !== undefined) Object.assign(window, { startedAt, known: { lasning, skrivning } });
    }
    return answered !== undefined;
  }

  private window({ principal, most }: CountedCaller): Window {
    this.sweep(this.now());
    const found = this.windows.get(principal);
    // What it was given meanwhile counts from its next call on.
    if (found !== undefined && !this.isOver(found)) return Object.assign(found, { most });
    const fresh = { startedAt: this.now(), known: { lasning: 0, skrivning: 0 }, untold: { lasning: 0, skrivning: 0 }, most };
    this.windows.set(principal, fresh);
    return fresh;
  }

  private isOver({ startedAt }: Window): boolean {
    return this.now() - startedAt >= CALL_WINDOW_MS;
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < CALL_WINDOW_MS) return;
    this.sweptAt = now;
    for (const [principal, window] of this.windows) if (this.isOver(window)) this.windows.delete(principal);
  }
}

function leftOf({ known, untold, most = Number.POSITIVE_INFINITY }: Window, kind: CallKind): number {
  return Math.min(CALL_LIMITS[kind] - known[kind] - untold[kind], most - bothOf(known) - bothOf(untold));
}

function bothOf({ lasning, skrivning }: Record<CallKind, number>): number {
  return lasning + skrivning;
}

function isDue(window: Window): boolean {
  return isKindDue(window, 'lasning') || isKindDue(window, 'skrivning') || isOwnBoundDue(window);
}

function isOwnBoundDue({ known, untold, most }: Window): boolean {
  if (most === undefined) return false;
  const part = Math.floor((most - bothOf(known)) / UNTOLD_PART);
  return bothOf(untold) >= Math.min(MOST_UNTOLD, Math.max(1, part));
}

function isKindDue({ known, untold }: Window, kind: CallKind): boolean {
  const part = Math.floor((CALL_LIMITS[kind] - known[kind]) / UNTOLD_PART);
  return untold[kind] >= Math.min(MOST_UNTOLD, Math.max(LEAST_UNTOLD, part));
}

/** What has been told counts as known. */
function settle(window: Window | undefined, told: CallCount): void {
  if (window === undefined) return;
  for (const kind of ['lasning', 'skrivning'] as const) {
    window.untold[kind] -= told[kind];
    window.known[kind] += told[kind];
  }
}

import { z } from 'zod';
import { Store } from '#components/editor/session/store.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import type { LiveAnswer } from '#components/studio/live/send-write.ts';
import { type LiveWrite, type WaitingWrite, waitingWriteSchema } from '#components/studio/live/waiting-write.ts';
import type { OwnPlace } from '#components/studio/storage/own-storage.ts';
import type { Language } from '#lib/contract/languages.ts';

export interface OutboxState {
  /** In the order they were made. */
  writes: readonly WaitingWrite[];
  /** The key of the one that is being sent. */
  sending: string | undefined;
  /** Why the last try got no answer that counts; the next is made by itself. */
  away: Failure | undefined;
  /** Whether the browser keeps them through a reload. */
  isKept: boolean;
}

interface Parts {
  /** Where they are kept: of one person and one article. */
  place: Pick<OwnPlace, 'read' | 'keep'>;
  send: (write: WaitingWrite) => Promise<LiveAnswer>;
  now: () => number;
  newKey: () => string;
  isOnline: () => boolean;
}

type SentListener = (write: WaitingWrite, answer: LiveAnswer | undefined) => void;

export const NOTHING_WAITS: OutboxState = { writes: [], sending: undefined, away: undefined, isKept: true };

const LONGEST_WAIT_MS = 15_000;

/**
 * The writes of a reporter on their way to the service, one after the other in the order they were made. They are kept in
 * the browser until the service has answered: through a reload, a crash and a time without network. Each is carried out
 * once, however often it is sent. One that is refused waits for the reporter and holds nothing else up.
 */
export class Outbox {
  readonly store: Store<OutboxState>;
  private readonly parts: Parts;
  private readonly sentListeners = new Set<SentListener>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    this.store = new Store<OutboxState>(NOTHING_WAITS);
  }

  /** Takes what was left from earlier, and begins to send. */
  start(): void {
    this.store.set({ writes: this.kept() ?? [] });
    void this.flush();
  }

  /** Tells of every write that has been carried out; without an answer where it turned out to be done already. */
  whenSent(listener: SentListener): () => void {
    this.sentListeners.add(listener);
    return () => this.sentListeners.delete(listener);
  }

  /** Puts a write last, and sends it when its turn comes and `delay` is over. Returns its key. */
  add(sprak: Language, arende: LiveWrite, delay = 0): string {
    const nyckel = this.parts.newKey();
    const write = { nyckel, sprak, arende, tidigast: this.parts.now() + delay, forsokt: false, hinder: null };
    this.change((writes) => [...writes, write]);
    void this.flush();
    return nyckel;
  }

  /** Takes back what has not been sent, or has been refused; `undefined` when it may already have been carried out. */
  takeBack(nyckel: string): WaitingWrite | undefined {
    const found = this.current().find((write) => write.nyckel === nyckel);
    if (found === undefined || (found.forsokt && found.hinder === null)) return undefined;
    this.change((writes) => writes.filter((write) => write !== found && write.nyckel !== nyckel));
    return found;
  }

  /** Tries at once: one that was refused, or all that wait. */
  retry(nyckel?: string): void {
    if (nyckel !== undefined) this.mark(nyckel, { hinder: null });
    this.failures = 0;
    void this.flush();
  }

  /** Another tab of the same person has changed what is kept. */
  readAgain(): void {
    this.store.set({ writes: this.kept() ?? [] });
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.store.get().sending !== undefined) return;
    for (let next = this.due(); next !== undefined; next = this.due()) {
      this.mark(next.nyckel, { forsokt: true });
      this.store.set({ sending: next.nyckel });
      const isAnswered = await this.attempt(next);
      this.store.set({ sending: undefined });
      if (!isAnswered) break;
    }
    this.schedule();
  }

  /** False when nobody knows whether it was carried out, or it was not its turn. */
  private async attempt(write: WaitingWrite): Promise<boolean> {
    try {
      const answer = await this.parts.send(write);
      this.done(write, answer);
    } catch (error) {
      const failure = failureOf(error);
      if (write.arende.slag === 'tabort' && failure.status === 404) this.done(write, undefined);
      else if (mayPass(failure)) {
        this.failures++;
        this.store.set({ away: failure });
        return false;
      } else this.mark(write.nyckel, { hinder: { ...failure, fel: [...failure.fel] } });
    }
    this.failures = 0;
    this.store.set({ away: undefined });
    return true;
  }

  private done(write: WaitingWrite, answer: LiveAnswer | undefined): void {
    for (const listener of this.sentListeners) listener(write, answer);
    this.change((writes) => writes.filter(({ nyckel }) => nyckel !== write.nyckel));
  }

  private due(): WaitingWrite | undefined {
    if (!this.parts.isOnline()) return undefined;
    return this.current().find(({ hinder, tidigast }) => hinder === null && tidigast <= this.parts.now());
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const times = this.current().flatMap(({ hinder, tidigast }) => (hinder === null ? tidigast - this.parts.now() : []));
    if (times.length === 0 || !this.parts.isOnline()) return;
    const patience = this.failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 500 * 2 ** this.failures);
    this.timer = setTimeout(() => void this.flush(), Math.max(patience, Math.min(...times), 0));
  }

  private mark(nyckel: string, change: Partial<WaitingWrite>): void {
    this.change((writes) => writes.map((write) => (write.nyckel === nyckel ? { ...write, ...change } : write)));
  }

  /** Other tabs of the same person write in the same place: each change is made to what is there now. */
  private change(make: (writes: readonly WaitingWrite[]) => readonly WaitingWrite[]): void {
    const writes = make(this.current());
    const isKept = this.parts.place.keep(writes.length === 0 ? undefined : writes);
    this.store.set({ writes, isKept });
  }

  private current(): readonly WaitingWrite[] {
    const { isKept, writes } = this.store.get();
    return isKept ? (this.kept() ?? []) : writes;
  }

  private kept(): WaitingWrite[] | undefined {
    const parsed = z.array(waitingWriteSchema).safeParse(this.parts.place.read());
    return parsed.success ? parsed.data : undefined;
  }
}

/** Whether the same may succeed in a while: no answer, signed out, too many calls, still running, or a fault of the service. */
function mayPass({ status }: Failure): boolean {
  return status === 0 || status === 401 || status === 409 || status === 429 || status >= 500;
}

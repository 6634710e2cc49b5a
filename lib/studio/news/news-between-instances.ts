import type { Logger } from 'pino';
import type { StaffNews } from '#lib/contract/staff-news.ts';

const WORD = 'nyheter';
/** What is told together. */
const GATHERED_MS = 40;
const AGAIN_MS = 1_000;
/** PostgreSQL takes fewer than 8 000 bytes in one notification. */
const MOST_BYTES = 7_500;
/** More than the newsroom does in any such time: what waits is then told as one. */
const MOST_WAITING = 2_000;

const ANYTHING: StaffNews = { om: 'allt' };

interface Parts {
  id: string;
  /** Tells every instance of the database, this one included. */
  announce(what: readonly string[]): Promise<void>;
  /** Whether there may be another instance that listens. */
  others: { readonly mayBe: boolean };
  /** Tells the browsers that listen to this instance. */
  deliver(news: StaffNews): void;
  log: Pick<Logger, 'warn'>;
}

/**
 * News for the newsroom's browsers, from whichever instance it happened at to those that each listen to: here at once, at the others a moment
 * behind what it tells of, together. It is no part of the transaction, which so waits for nobody (docs/decisions/staff-news.md); what could not
 * be told is told as soon as it can, as «anything may have changed».
 */
export class NewsBetweenInstances {
  private readonly parts: Parts;
  private waiting: StaffNews[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  tell(news: StaffNews): void {
    this.parts.deliver(news);
    if (!this.parts.others.mayBe) return;
    if (this.waiting.length >= MOST_WAITING) this.waiting = [ANYTHING];
    this.waiting.push(news);
    this.timer ??= setTimeout(() => this.send(), GATHERED_MS);
  }

  /** To be called with everything that is announced. */
  heard(announced: string): void {
    if (!announced.startsWith(`${WORD} `)) return;
    const [, id = ''] = announced.split(' ', 2);
    if (id === this.parts.id) return;
    // Only instances of Studio write here.
    const told: StaffNews[] = JSON.parse(announced.slice(WORD.length + id.length + 2));
    for (const news of told) this.parts.deliver(news);
  }

  /** Whether what the others tell is being heard: what happened while it was not may be anything. */
  setHearing(hears: boolean): void {
    if (hears) this.parts.deliver(ANYTHING);
  }

  /** Settled when what waits is told, or cannot be. */
  async stop(): Promise<void> {
    await this.sending;
    await this.send();
    clearTimeout(this.timer);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.sending !== undefined || this.waiting.length === 0) return;
    const told = this.waiting;
    this.waiting = [];
    this.sending = this.parts.announce(messagesOf(this.parts.id, told)).then(
      () => this.goOn(GATHERED_MS),
      (error: unknown) => {
        this.parts.log.warn({ err: error }, 'the other instances were not told what browsers of the newsroom show; telling them later');
        this.waiting = [ANYTHING];
        this.goOn(AGAIN_MS);
      },
    );
    await this.sending;
  }

  private goOn(afterMs: number): void {
    this.sending = undefined;
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.send(), afterMs);
  }
}

/** As few as they fit in, in their order. */
function messagesOf(id: string, told: readonly StaffNews[]): string[] {
  const messages: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const news of told) {
    const json = JSON.stringify(news);
    const more = Buffer.byteLength(json) + 1;
    if (bytes + more > MOST_BYTES) {
      messages.push([]);
      bytes = WORD.length + id.length + 4;
    }
    messages.at(-1)?.push(json);
    bytes += more;
  }
  return messages.map((parts) => `${WORD} ${id} [${parts.join(',')}]`);
}

/** What waits for a reader who does not take it: more, and the stream is ended; whoever comes back asks what it has missed. */
const MOST_WAITING = 64 * 1024;

const bytesOf = new TextEncoder();

/**
 * Server-sent events for one reader (HTML, «Server-sent events»): the data of each is one line of text. A reader who is slow costs no more than
 * what may wait for it.
 */
export class EventStream {
  /** What has not been taken yet, ready to be written; read by one. Ends when the stream has been ended. */
  readonly parts: AsyncIterable<Uint8Array>;
  private readonly onEnd: () => void;
  private readonly cutting = new AbortController();
  private waiting: string[] = [];
  private length = 0;
  private isOver = false;
  private isRead = true;
  private wake: (() => void) | undefined;

  /** `onEnd` is called once, whoever ends it. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
    this.parts = {
      [Symbol.asyncIterator]: () => ({
        next: () => this.next(),
        return: async () => {
          this.end();
          return { done: true, value: undefined };
        },
      }),
    };
  }

  /** Aborted when it is ended and its reader has not taken what was written: nothing of that is waited for. */
  get cut(): AbortSignal {
    return this.cutting.signal;
  }

  /** Tells an event with that data; what waits already is not told twice. */
  tell(data: string): void {
    this.write(`data: ${data}\n\n`);
  }

  /** Tells how soon the reader is to come back when the connection has ended, in milliseconds. */
  comeBackIn(ms: number): void {
    this.write(`retry: ${ms}\n\n`);
  }

  /** A sign of life, with that data or as a line that says nothing. One who has taken nothing between two of them is not waited for any longer. */
  beat(data?: string): void {
    if (this.waiting.length > 0 && !this.isRead) this.end();
    this.isRead = false;
    if (data === undefined) this.write(':\n\n');
    else this.tell(data);
  }

  /** Nothing more is told, and nobody reads it any more. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    const isAwaited = this.wake !== undefined;
    this.waiting = [];
    this.wake?.();
    this.onEnd();
    // Whoever waits for the next part is told that there is none, and ends by itself.
    if (!isAwaited) this.cutting.abort();
  }

  private write(text: string): void {
    if (this.isOver || this.waiting.includes(text)) return;
    this.waiting.push(text);
    this.length += text.length;
    if (this.length > MOST_WAITING) this.end();
    else this.wake?.();
  }

  private async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.isRead = true;
    if (this.waiting.length === 0 && !this.isOver) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      this.wake = undefined;
    }
    if (this.isOver) return { done: true, value: undefined };
    const told = this.waiting.join('');
    this.waiting = [];
    this.length = 0;
    return { done: false, value: bytesOf.encode(told) };
  }
}

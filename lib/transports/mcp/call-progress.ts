import type { ServerContext } from '@modelcontextprotocol/server';

/** How far something has come that goes on behind the call. */
export interface Underway {
  /** In percent. */
  framsteg: number;
  text: string;
}

/** What is silent for longer says that it is at work, and so often. */
const FIRST_MS = 2_000;
const EVERY_MS = 5_000;
/** So long what goes on behind a call is followed, and looked at so often: most programs give a call a minute. */
const FOLLOWED_MS = 45_000;
const LOOKED_MS = 2_500;
/** Of one caller at a time: of more the answer comes at once, for each look asks the database. */
const MOST_OF_ONE = 5;
/** Of all together, at an instance. */
const MOST_OF_ALL = 40;

/** How many calls are followed, for each caller and in all. */
export class FollowedCalls {
  private readonly of = new Map<string, number>();
  private inAll = 0;

  /** Counts one more until what is given back is called; undefined where there are as many as may be. */
  enter(caller: string): (() => void) | undefined {
    const before = this.of.get(caller) ?? 0;
    if (before >= MOST_OF_ONE || this.inAll >= MOST_OF_ALL) return undefined;
    this.of.set(caller, before + 1);
    this.inAll += 1;
    return () => {
      this.inAll -= 1;
      const left = (this.of.get(caller) ?? 1) - 1;
      if (left === 0) this.of.delete(caller);
      else this.of.set(caller, left);
    };
  }
}

interface Following {
  /** Who calls. */
  caller: string;
  calls: FollowedCalls;
  /** Aborted when the application is about to stop. */
  ending: AbortSignal;
}

/**
 * Tells a program how a call goes that it has asked to hear of (MCP, «Progress»): each time more than before, as the protocol has it. What it cannot be told is no
 * fault: the answer comes all the same.
 */
export class CallProgress {
  private readonly request: ServerContext;
  private readonly token: string | number;
  private readonly following: Following;
  private told = -1;

  private constructor(request: ServerContext, token: string | number, following: Following) {
    this.request = request;
    this.token = token;
    this.following = following;
  }

  /** Undefined for a program that has not asked. */
  static asked(request: ServerContext, following: Following): CallProgress | undefined {
    const token = request.mcpReq._meta?.progressToken;
    return token === undefined ? undefined : new CallProgress(request, token, following);
  }

  /** The work, with a sign of life for as long as it takes. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const beat = () => {
      const seconds = Math.round((performance.now() - begun) / 1_000);
      this.tell(seconds, { message: `Arbetar, hittills ${seconds} sekunder.` });
      timer = setTimeout(beat, EVERY_MS);
    };
    let timer = setTimeout(beat, FIRST_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  /** What `look` answers once nothing is under way any more; earlier after a while, when nobody waits for it any longer, and when the application stops. */
  async until<Seen>(first: Seen, look: () => Promise<Seen>, underway: (seen: Seen) => Underway | undefined): Promise<Seen> {
    const { caller, calls, ending } = this.following;
    const leave = underway(first) && calls.enter(caller);
    if (leave === undefined) return first;
    const over = AbortSignal.any([this.request.mcpReq.signal, ending, AbortSignal.timeout(FOLLOWED_MS)]);
    try {
      let seen = first;
      for (let going = underway(seen); going !== undefined && !over.aborted; going = underway(seen)) {
        this.tell(going.framsteg, { total: 100, message: going.text });
        await passed(LOOKED_MS, over);
        if (!over.aborted) seen = await look();
      }
      return seen;
    } finally {
      leave();
    }
  }

  private tell(progress: number, more: { total?: number; message: string }): void {
    if (progress <= this.told) return;
    this.told = progress;
    const params = { progressToken: this.token, progress, ...more };
    this.request.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  }
}

function passed(ms: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    over.addEventListener('abort', end);
  });
}

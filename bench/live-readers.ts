import { getRequest, SocketCaller, textOf } from './socket-caller.ts';

/** What a crowd of readers met. */
export interface CrowdFigure {
  polls: number;
  errors: number;
  p50: number;
  p99: number;
  /** Polls answered with a feed that lacked an entry whose call had returned half a second before the poll was sent. */
  stale: number;
  /** Polls that could not be sent within a tenth of a second of their time: then the load was not the load that is told. */
  late: number;
}

interface CrowdOptions {
  url: string;
  path: string;
  readers: number;
  connections: number;
  seconds: number;
  /** How often a reader's page asks. */
  everySeconds: number;
  /** How many entries had been posted, and their calls returned, by that time of performance.now(). */
  postedBy(time: number): number;
}

const PUBLIC_WITHIN_MS = 500;

/**
 * Readers who follow a live report: each asks every so many seconds, at a phase of its own, and tells what it has already.
 * An open loop: a slow answer holds up no other reader. Their connections are fewer than they are, as behind a proxy.
 */
export async function crowd({ url, path, readers, connections, seconds, everySeconds, postedBy }: CrowdOptions): Promise<CrowdFigure> {
  const callers = Array.from({ length: connections }, () => new SocketCaller(url));
  const free = [...callers];
  const waiting: Array<(caller: SocketCaller) => void> = [];
  const has: Array<string | undefined> = Array.from({ length: readers });
  const entries = new Map<string, number>();
  const requests = new Map<string, string>();
  const times: number[] = [];
  const figure = { errors: 0, stale: 0, late: 0 };
  const plain = getRequest(path);

  const poll = async (reader: number, dueAt: number) => {
    const caller = free.pop() ?? (await new Promise<SocketCaller>((resolve) => waiting.push(resolve)));
    const etag = has[reader];
    const sentAt = performance.now();
    if (sentAt - dueAt > 100) figure.late += 1;
    try {
      const answer = await caller.ask(etag === undefined ? plain : requestFor(etag));
      times.push(performance.now() - sentAt);
      if (answer.status !== 200 && answer.status !== 304) figure.errors += 1;
      if (answer.status === 200 && !entries.has(answer.etag)) entries.set(answer.etag, JSON.parse(textOf(answer)).antal);
      has[reader] = answer.etag;
      if ((entries.get(answer.etag) ?? 0) < postedBy(sentAt - PUBLIC_WITHIN_MS)) figure.stale += 1;
    } catch {
      figure.errors += 1;
    }
    const next = waiting.shift();
    if (next === undefined) free.push(caller);
    else next(caller);
  };
  const requestFor = (etag: string) => {
    const known = requests.get(etag) ?? getRequest(path, { 'If-None-Match': etag });
    requests.set(etag, known);
    return known;
  };

  const startedAt = performance.now();
  const polls = Math.floor((readers * seconds) / everySeconds);
  const gap = (seconds * 1000) / polls;
  const underway: Promise<void>[] = [];
  for (let number = 0; number < polls; ) {
    const dueBy = (performance.now() - startedAt) / gap;
    for (; number < polls && number <= dueBy; number++) underway.push(poll(number % readers, startedAt + number * gap));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(underway);
  for (const caller of callers) caller.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { polls, p50: at(0.5), p99: at(0.99), ...figure };
}

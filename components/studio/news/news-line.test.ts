import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS } from '#lib/contract/staff-news.ts';

/* The line by which windows are told, with stand-ins for what a browser has: several windows of one, of which one listens. */

type Line = typeof import('#components/studio/news/news-line.ts')['newsLine'];

const BEAT = '{"om":"slag"}';
const ANYTHING = '{"om":"allt"}';

class Source {
  static open: Source[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  constructor() {
    Source.open.push(this);
  }
  close() {
    Source.open = Source.open.filter((one) => one !== this);
  }
}

class Channel {
  static all: Channel[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: string) {
    for (const other of Channel.all) if (other !== this) other.onmessage({ data });
  }
  close() {
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}

/** One holds the lock at a time, in the order they asked. */
let turns: Array<() => Promise<void>> = [];
const locks = {
  async request(_: string, __: unknown, work: () => Promise<void>) {
    turns.push(work);
    if (turns.length === 1) await work();
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  [Source.open, Channel.all, turns] = [[], [], []];
  for (const [name, value] of Object.entries({ EventSource: Source, BroadcastChannel: Channel, navigator: { locks } }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A window that listens, with what it has been told. */
async function openWindow(): Promise<{ line: Line; told: string[] }> {
  vi.resetModules();
  const { newsLine } = await import('#components/studio/news/news-line.ts');
  const told: string[] = [];
  newsLine.listen(({ om }) => told.push(om));
  return { line: newsLine, told };
}

test('a window that hears through another knows when that one has fallen silent, and when it is there again', async () => {
  const [listening, other] = [await openWindow(), await openWindow()];
  const [source] = Source.open;
  if (source === undefined) throw new Error('nobody listens');
  source.onmessage({ data: ANYTHING });
  expect([listening.line.isLive(), other.line.isLive(), other.told]).toEqual([true, true, ['allt']]);
  for (let beat = 0; beat < 4; beat++) {
    vi.advanceTimersByTime(HEARTBEAT_MS);
    source.onmessage({ data: BEAT });
  }
  expect(other.line.isLive()).toBe(true);
  // The window that listens is frozen: it neither hears nor tells, and holds its turn.
  const [frozen] = Channel.all;
  if (frozen === undefined) throw new Error('nobody tells');
  Channel.all = Channel.all.filter((one) => one !== frozen);
  frozen.postMessage = () => {};
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(other.line.isLive()).toBe(false);
  for (const data of ['hor', ANYTHING]) Channel.all[0]?.onmessage({ data });
  expect([other.line.isLive(), other.told]).toEqual([true, ['allt', 'allt', 'allt']]);
});

test('a line that is let through for its first words alone is not taken for one that tells, and is tried ever more seldom', async () => {
  const { line, told } = await openWindow();
  Source.open[0]?.onmessage({ data: ANYTHING });
  expect(line.isLive()).toBe(true);
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(line.isLive()).toBe(false);
  const pauses: number[] = [];
  for (let again = 0; again < 4; again++) {
    let waited = 0;
    for (; Source.open.length === 0; waited += 500) vi.advanceTimersByTime(500);
    pauses.push(waited);
    Source.open[0]?.onmessage({ data: ANYTHING });
    expect(line.isLive()).toBe(false);
    while (Source.open.length > 0) vi.advanceTimersByTime(500);
  }
  expect(pauses.slice(1).every((pause, nr) => pause > (pauses[nr] ?? 0))).toBe(true);
  // What it was told all the same is asked for.
  expect(told).toHaveLength(5);
  for (; Source.open.length === 0; ) vi.advanceTimersByTime(500);
  for (const data of [ANYTHING, BEAT]) Source.open[0]?.onmessage({ data });
  expect([line.isLive(), told.length]).toEqual([true, 7]);
});

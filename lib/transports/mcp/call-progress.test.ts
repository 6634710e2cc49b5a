import type { ServerContext } from '@modelcontextprotocol/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProgress, FollowedCalls, type Underway } from '#lib/transports/mcp/call-progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const calls = new FollowedCalls();

/** A call of a program that listens, and what it has been told. */
function call({ asks = true, ending = new AbortController().signal, caller = 'agent a' } = {}) {
  const told: [number, string][] = [];
  const gone = new AbortController();
  const notify = async ({ params }: { params: { progressToken: string; progress: number; message: string } }) => {
    expect(params.progressToken).toBe('ett');
    told.push([params.progress, params.message]);
  };
  // Of a request no more is asked.
  const request = { mcpReq: { _meta: asks ? { progressToken: 'ett' } : {}, signal: gone.signal, notify } } as unknown as ServerContext;
  return { told, gone, progress: CallProgress.asked(request, { caller, calls, ending }) };
}

const after = <Result>(ms: number, result: Result) => new Promise<Result>((resolve) => setTimeout(() => resolve(result), ms));
const percent = (framsteg: number): Underway | undefined => (framsteg < 100 ? { framsteg, text: `${framsteg} %` } : undefined);

/** Looks that find those one after another, the last of them from then on. */
function looks(...found: number[]) {
  let nr = 0;
  return { many: () => nr, look: async () => found[Math.min(nr++, found.length - 1)] ?? 0 };
}

test('whoever has not asked to hear is told nothing', () => {
  expect(call({ asks: false }).progress).toBeUndefined();
});

test('what takes long says that it is at work, ever further, until it is done', async () => {
  const { told, progress } = call();
  const working = progress?.during(() => after(13_000, 'klart'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await working).toBe('klart');
  expect(told).toEqual([
    [2, 'Arbetar, hittills 2 sekunder.'],
    [7, 'Arbetar, hittills 7 sekunder.'],
    [12, 'Arbetar, hittills 12 sekunder.'],
  ]);
});

test('what is done soon, or fails, says nothing of the kind', async () => {
  const { told, progress } = call();
  await progress?.during(async () => 'klart');
  await expect(progress?.during(() => Promise.reject(new Error('nej')))).rejects.toThrow('nej');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([]);
});

test('what goes on behind a call is told as it goes, each time further, and answered when it is over', async () => {
  const { told, progress } = call();
  const { look } = looks(30, 30, 10, 80, 100);
  const following = progress?.until(0, look, percent);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await following).toBe(100);
  expect(told.map(([framsteg]) => framsteg)).toEqual([0, 30, 80]);
});

test.each([
  ['nobody waits any more', ({ gone }: { gone: AbortController }) => gone.abort()],
  ['the application stops', ({ ending }: { ending: AbortController }) => ending.abort()],
] as const)('it is answered as it is when %s', async (_, stop) => {
  const ending = new AbortController();
  const { gone, progress } = call({ ending: ending.signal });
  const { look, many } = looks(30);
  const following = progress?.until(0, look, percent);
  await vi.advanceTimersByTimeAsync(3_000);
  stop({ gone, ending });
  expect(await following).toBe(30);
  expect(many()).toBe(1);
});

test('of one caller five are followed at a time, and the next is answered at once', async () => {
  const over = new AbortController();
  const one = () => call({ ending: over.signal }).progress?.until(0, looks(50).look, percent);
  const five = Array.from({ length: 5 }, one);
  expect(await one()).toBe(0);
  over.abort();
  expect(await Promise.all(five)).toEqual([0, 0, 0, 0, 0]);
  const again = call().progress?.until(0, looks(100).look, percent);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await again).toBe(100);
});

test('of all forty are followed at a time, whoever they are', async () => {
  const over = new AbortController();
  const one = (nr: number) => call({ ending: over.signal, caller: `agent ${nr}` }).progress?.until(0, looks(50).look, percent);
  const forty = Array.from({ length: 40 }, (_, nr) => one(nr));
  expect(await one(40)).toBe(0);
  over.abort();
  expect(new Set(await Promise.all(forty))).toEqual(new Set([0]));
  const again = call({ caller: 'agent 40' }).progress?.until(0, looks(100).look, percent);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await again).toBe(100);
});

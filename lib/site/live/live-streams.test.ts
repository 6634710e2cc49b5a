import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventStream } from '#lib/http/event-stream.ts';
import { LiveStreams } from '#lib/site/live/live-streams.ts';

const SV = { innehall: 'a', sprak: 'sv' };
const EN = { innehall: 'a', sprak: 'en' };

let streams: LiveStreams;

beforeEach(() => {
  vi.useFakeTimers();
  streams = new LiveStreams();
});

afterEach(() => {
  streams.end();
  vi.useRealTimers();
});

function listening(report = SV): { stream: EventStream; next(): Promise<string | undefined> } {
  const stream = streams.listen(report);
  if (stream === undefined) throw new Error('nobody may listen');
  const parts = stream.parts[Symbol.asyncIterator]();
  return {
    stream,
    async next() {
      const { value } = await parts.next();
      return value === undefined ? undefined : new TextDecoder().decode(value);
    },
  };
}

test('whoever listens asks at once, is told of each change, and in their language alone', async () => {
  const [sv, en] = [listening(), listening(EN)];
  expect(await sv.next()).toMatch(/^retry: [2-7]\d{3}\n\ndata: 0\n\n$/);
  await en.next();
  streams.changed(SV);
  expect(await sv.next()).toBe('data: 0\n\n');
  const waiting = en.next();
  streams.changed({ innehall: 'b', sprak: 'en' });
  streams.changed(EN);
  expect(await waiting).toBe('data: 0\n\n');
});

test('changes that nobody has taken yet are told once', async () => {
  const { next } = listening();
  await next();
  for (let nr = 0; nr < 1_000; nr++) streams.changed(SV);
  expect(await next()).toBe('data: 0\n\n');
});

test('many who are told at once are asked to spread their questions', async () => {
  const [one] = Array.from({ length: 6_000 }, () => listening());
  await one?.next();
  streams.changed(SV);
  expect(await one?.next()).toBe('data: 1500\n\n');
  expect(streams.size).toBe(6_000);
});

test('one who takes nothing is not waited for, and one who leaves is forgotten', async () => {
  const [slow, leaving, taking] = [listening(), listening(), listening()];
  await leaving.next();
  leaving.stream.end();
  for (let nr = 0; nr < 3; nr++) {
    await taking.next();
    await vi.advanceTimersByTimeAsync(25_000);
  }
  expect([streams.size, slow.stream.cut.aborted, taking.stream.cut.aborted]).toEqual([1, true, false]);
});

test('at the end every stream ends, and no other is begun', async () => {
  const { next } = listening();
  await next();
  const waiting = next();
  streams.end();
  expect([await waiting, streams.size, streams.listen(SV)]).toEqual([undefined, 0, undefined]);
});

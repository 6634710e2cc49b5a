import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedIn } from '#lib/callers/callers.ts';
import { HEARTBEAT_MS } from '#lib/contract/staff-news.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import type { EventStream } from '#lib/http/event-stream.ts';
import { StaffStreams } from '#lib/studio/news/staff-streams.ts';

const PERSON: LoggedIn = {
  ...{ typ: 'person', id: 'p', namn: 'Ada', roll: 'skribent', sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false },
  session: 's',
};
const SAVED = { om: 'innehall', innehall: 'x' } as const;

const person = (id: string): LoggedIn => ({ ...PERSON, id });
/** Who knows of which confidential article: of others everybody does. */
const secrets = new Map<string, string[]>();
const articles = {
  upToDate: undefined as Promise<void> | undefined,
  isKnownTo: ({ id }: Pick<LoggedIn, 'id'>, article: string) => secrets.get(article)?.includes(id) ?? true,
};

let refuses: Set<string>;
let failure: Error | undefined;
const logged: unknown[] = [];
let streams: StaffStreams;

beforeEach(() => {
  vi.useFakeTimers();
  refuses = new Set();
  secrets.clear();
  articles.upToDate = undefined;
  failure = undefined;
  logged.length = 0;
  streams = new StaffStreams(
    async (token) => {
      if (failure !== undefined) throw failure;
      if (refuses.has(token)) throw unauthorised('inloggning_upphord');
      return person(token);
    },
    articles,
    { error: (entry: unknown) => logged.push(entry) },
  );
});
afterEach(() => {
  streams.end();
  vi.useRealTimers();
});

const reader = ({ parts }: EventStream) => {
  const taken = parts[Symbol.asyncIterator]();
  return async () => {
    const { done, value } = await taken.next();
    return done === true ? 'over' : new TextDecoder().decode(value);
  };
};

test('whoever begins to listen is told that anything may have changed, and then of what does', async () => {
  const read = reader(streams.listen('ada', person('ada')));
  expect(await read()).toBe('data: {"om":"allt"}\n\n');
  const next = read();
  streams.tell(SAVED);
  expect(await next).toBe('data: {"om":"innehall","innehall":"x"}\n\n');
});

test('what has not been taken is not told twice', async () => {
  const read = reader(streams.listen('ada', person('ada')));
  streams.tell(SAVED);
  streams.tell(SAVED);
  expect((await read()).match(/innehall"/g)).toHaveLength(2);
  const next = read();
  streams.tell(SAVED);
  expect(await next).toContain('innehall');
});

test('a login that has ended hears nothing more, and the others go on', async () => {
  const [ada, bo] = [reader(streams.listen('ada', person('ada'))), reader(streams.listen('bo', person('bo')))];
  await Promise.all([ada(), bo()]);
  const last = ada();
  refuses.add('ada');
  streams.accountsChanged();
  expect(await last).toBe('over');
  streams.tell(SAVED);
  expect([await bo(), await ada(), streams.size]).toEqual([expect.stringContaining('innehall'), 'over', 1]);
});

test('what is for some alone the others do not hear, nor who they are', async () => {
  const [ada, bo] = [reader(streams.listen('ada', person('ada'))), reader(streams.listen('bo', person('bo')))];
  await Promise.all([ada(), bo()]);
  streams.tell({ om: 'inkorg', till: ['ada', 'cleo'] });
  streams.tell(SAVED);
  expect([await ada(), await bo()]).toEqual([
    'data: {"om":"inkorg"}\n\ndata: {"om":"innehall","innehall":"x"}\n\n',
    'data: {"om":"innehall","innehall":"x"}\n\n',
  ]);
});

test('a login that ended while it was looked up is found out', async () => {
  refuses.add('ada');
  const read = reader(streams.listen('ada', person('ada')));
  await vi.advanceTimersByTimeAsync(0);
  expect([await read(), streams.size]).toEqual(['over', 0]);
});

test('a login whose time runs out by itself is found out, and so is any while other instances cannot be heard', async () => {
  streams.listen('ada', person('ada'));
  await vi.advanceTimersByTimeAsync(0);
  refuses.add('ada');
  streams.setHearing(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams.size).toBe(0);
});

test('one that cannot be looked up is ended, and only what nobody foresaw is logged', async () => {
  streams.listen('ada', person('ada'));
  await vi.advanceTimersByTimeAsync(0);
  failure = new DatabaseAway('away');
  streams.accountsChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect([streams.size, logged]).toEqual([0, []]);
});

test('a reader who takes nothing is dropped: after more than may wait, or at the second beat', async () => {
  const [many, few] = [streams.listen('ada', person('ada')), streams.listen('bo', person('bo'))];
  for (let nr = 0; nr < 2_000; nr++) streams.tell({ om: 'innehall', innehall: `artikel ${nr}`, gjorde: 'x'.repeat(40) });
  expect([many.cut.aborted, few.cut.aborted, streams.size]).toEqual([true, true, 0]);
  const idle = streams.listen('cleo', person('cleo'));
  const diligent = streams.listen('dan', person('dan'));
  const read = reader(diligent);
  await read();
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(await read()).toContain('slag');
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect([idle.cut.aborted, diligent.cut.aborted]).toEqual([true, false]);
});

test('of one login there are no more than a dozen: the oldest makes room', () => {
  const all = Array.from({ length: 13 }, () => streams.listen('ada', person('ada')));
  expect([streams.size, all[0]?.cut.aborted, all[1]?.cut.aborted]).toEqual([12, true, false]);
});

test('a reader who leaves is forgotten', async () => {
  const { parts } = streams.listen('ada', person('ada'));
  await parts[Symbol.asyncIterator]().return?.();
  expect(streams.size).toBe(0);
});

test('at the end every stream is over, and those that are asked for afterwards are at once', async () => {
  const read = reader(streams.listen('ada', person('ada')));
  await read();
  const last = read();
  streams.end();
  expect([await last, await reader(streams.listen('bo', person('bo')))(), streams.size]).toEqual(['over', 'over', 0]);
});

test('of a confidential article whoever knows of it is told, also where that is being read just then', async () => {
  const [ada, bo] = [reader(streams.listen('ada', person('ada'))), reader(streams.listen('bo', person('bo')))];
  await Promise.all([ada(), bo()]);
  secrets.set('x', ['ada']);
  const [toAda, toBo] = [ada(), bo()];
  streams.tell(SAVED);
  streams.tell({ om: 'ko' });
  expect(await toAda).toContain('"innehall":"x"');
  expect(await toBo).toBe('data: {"om":"ko"}\n\n');
  secrets.clear();
  const read = Promise.withResolvers<void>();
  articles.upToDate = read.promise;
  const later = bo();
  streams.tell(SAVED);
  secrets.set('x', ['ada']);
  articles.upToDate = undefined;
  read.resolve();
  await read.promise;
  streams.tell({ om: 'ideer' });
  expect(await later).toBe('data: {"om":"ideer"}\n\n');
});

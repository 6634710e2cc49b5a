import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { FeedEntry } from '#lib/render/live-feed.tsx';
import { LiveFeeds } from '#lib/site/live/live-feeds.ts';
import type { LiveSource } from '#lib/site/live/live-source.ts';
import type { ReadyPage } from '#lib/site/ready-page.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { PublicReport } from '#lib/store/readers/public-reports.ts';

const report = (innehall: string, revision: string, more: Partial<PublicReport> = {}): PublicReport =>
  broughtOut({ ...{ innehall, sprak: 'sv' as const, publicering: `p-${revision}`, revision }, ...more });
const ADDRESS = '/studio/live/a.json';

/** A database that says what it is told to, when it is told to. */
class Database implements LiveSource {
  reports: PublicReport[] = [];
  away = false;
  /** What the reports say, all the same. */
  inlagg: FeedEntry[] = [];
  asked: string[] = [];
  made: string[] = [];
  /** Set to hold back what is asked for next. */
  gate: Promise<void> | undefined;
  /** The same for the making of feeds alone. */
  making: Promise<void> | undefined;

  async publicOf(ids: readonly string[]) {
    return this.answer(ids.join(), () => this.reports.filter((one) => ids.includes(one.innehall)));
  }

  async feed({ innehall, revision }: PublicReport) {
    this.made.push(revision);
    await this.making;
    return this.answer(`${innehall} ${revision}`, () => ({ huvud: JSON.stringify({ revision }), inlagg: this.inlagg }));
  }

  private async answer<Result>(what: string, of: () => Result): Promise<Result> {
    if (this.away) throw new DatabaseAway('borta');
    this.asked.push(what);
    const result = of();
    await this.gate;
    return result;
  }
}

let database: Database;
let feeds: LiveFeeds;
const error = vi.fn();

beforeEach(() => {
  database = new Database();
  feeds = new LiveFeeds({ source: database, log: { error } });
});
afterEach(() => {
  database.gate = undefined;
  database.making = undefined;
  void feeds.close();
  vi.useRealTimers();
  error.mockClear();
});

function said(ready: ReadyPage | undefined) {
  return ready === undefined ? undefined : JSON.parse(ready.bodies.identity.body.toString());
}

function shown(address = ADDRESS): string | undefined {
  return said(feeds.at(address))?.revision;
}

const entry = (id: string, text = id): FeedEntry => ({ id, json: JSON.stringify({ id, text }) });

/** Makes public what the report says next. */
async function told(revision: string, ...inlagg: FeedEntry[]): Promise<void> {
  database.reports = [report('a', revision)];
  database.inlagg = inlagg;
  feeds.changed('a');
  await vi.waitFor(() => expect(shown()).toBe(revision));
}

/** Time passes when the test says so, for what is asked for every so often. */
function ownTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  void feeds.close();
  feeds = new LiveFeeds({ source: database, log: { error } });
}

/** Changes are heard, and somebody has published these. */
async function hearing(...reports: PublicReport[]): Promise<void> {
  database.reports = reports;
  feeds.setHearing(true);
  for (const { innehall } of reports) feeds.changed(innehall);
}

test('what somebody has published is ready before anybody asks; what was public before when somebody does', async () => {
  await hearing(report('a', 'a1'));
  database.reports.push(report('b', 'b1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  expect(feeds.at('/studio/live/a.json?sprak=sv')).toBe(feeds.at(ADDRESS));
  expect(shown('/studio/live/b.json')).toBeUndefined();
  expect(said(await feeds.of('b', 'sv')).revision).toBe('b1');
  expect(shown('/studio/live/b.json')).toBe('b1');
});

test('what is no report is asked for once, until it changes', async () => {
  await hearing();
  for (let time = 0; time < 50; time++) expect(await feeds.of('okand', 'sv')).toBeUndefined();
  expect(database.asked).toEqual(['okand']);
  database.reports = [report('okand', 'a1')];
  feeds.changed('okand');
  expect(said(await feeds.of('okand', 'sv')).revision).toBe('a1');
});

test('what is published while it is asked for is not taken to be no report', async () => {
  await hearing();
  let open = () => {};
  database.gate = new Promise((resolve) => {
    open = resolve;
  });
  const asked = feeds.of('a', 'sv');
  await vi.waitFor(() => expect(database.asked).toEqual(['a']));
  database.reports = [report('a', 'a1')];
  feeds.changed('a');
  open();
  await asked;
  expect(said(await feeds.of('a', 'sv')).revision).toBe('a1');
});

test('while changes are heard the database is asked nothing', async () => {
  ownTime();
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  const before = database.asked.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(database.asked.length).toBe(before);
});

test('no more are kept than a thousand, those that were asked for last', async () => {
  const many = Array.from({ length: 1_010 }, (_, nr) => report(`r${nr}`, `r${nr}-1`));
  await hearing();
  database.reports = many;
  await feeds.of('r0', 'sv');
  for (const { innehall } of many) {
    await feeds.of(innehall, 'sv');
    feeds.at('/studio/live/r0.json');
  }
  expect(many.filter(({ innehall }) => feeds.at(`/studio/live/${innehall}.json`) !== undefined)).toHaveLength(1_000);
  expect(shown('/studio/live/r0.json')).toBe('r0-1');
  expect(shown('/studio/live/r1.json')).toBeUndefined();
  expect(said(await feeds.of('r1', 'sv')).revision).toBe('r1-1');
});

test('a change is shown as soon as it is made; the old one until then', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  database.reports = [report('a', 'a2')];
  feeds.changed('a');
  expect(shown()).toBe('a1');
  await vi.waitFor(() => expect(shown()).toBe('a2'));
});

test('many changes at once are one or two feeds, and the last is shown', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  for (let nr = 2; nr <= 50; nr++) {
    database.reports = [report('a', `a${nr}`)];
    feeds.changed('a');
  }
  await vi.waitFor(() => expect(shown()).toBe('a50'));
  expect(database.made.length).toBeLessThan(5);
});

test('an older answer never comes after a newer one', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  let open = () => {};
  database.gate = new Promise((resolve) => {
    open = resolve;
  });
  const before = database.asked.length;
  feeds.changed(undefined);
  await vi.waitFor(() => expect(database.asked.length).toBe(before + 1));
  database.reports = [report('a', 'a2')];
  feeds.changed('a');
  open();
  await vi.waitFor(() => expect(shown()).toBe('a2'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toBe('a2');
});

test('what is taken down is gone, also while it is being made', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  let open = () => {};
  database.reports = [report('a', 'a2')];
  database.making = new Promise<void>((resolve) => {
    open = resolve;
  });
  feeds.changed('a');
  await vi.waitFor(() => expect(database.made).toContain('a2'));
  database.reports = [];
  feeds.changed('a');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toBeUndefined();
  expect(await feeds.of('a', 'sv')).toBeUndefined();
});

test('with the database away what was public is shown on, and of anything else nothing is said', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  database.away = true;
  feeds.setHearing(false);
  feeds.changed('a');
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(shown()).toBe('a1');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await expect(feeds.of('b', 'sv')).rejects.toThrow(DatabaseAway);
  database.away = false;
  database.reports = [report('a', 'a2'), report('b', 'b1')];
  feeds.setHearing(true);
  await vi.waitFor(() => expect(shown()).toBe('a2'));
  expect(await feeds.of('b', 'sv')).toBeDefined();
  vi.restoreAllMocks();
});

test('while changes cannot be heard, what was not heard is found before anybody is answered', async () => {
  await hearing(report('a', 'a1'), report('b', 'b1'));
  await vi.waitFor(() => expect([shown(), shown('/studio/live/b.json')]).toEqual(['a1', 'b1']));
  feeds.setHearing(false);
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now += 2_000;
  database.reports = [report('a', 'a2')];
  expect(shown()).toBeUndefined();
  const answers = await Promise.all([feeds.of('a', 'sv'), feeds.of('b', 'sv')]);
  expect(answers.map((ready) => said(ready)?.revision)).toEqual(['a2', undefined]);
  now += 2_000;
  database.away = true;
  expect(said(await feeds.of('a', 'sv')).revision).toBe('a2');
  vi.restoreAllMocks();
});

test('a database that hangs is waited for a second by one reader, and not by the next', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  feeds.setHearing(false);
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now += 2_000;
  database.gate = new Promise(() => {});
  const waited = feeds.of('a', 'sv');
  await expect(Promise.race([waited, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])).resolves.toBe('waits');
  expect(said(await waited).revision).toBe('a1');
  expect(await Promise.race([feeds.of('a', 'sv'), new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])).not.toBe('waits');
  vi.restoreAllMocks();
});

describe('what came after an entry', () => {
  beforeEach(async () => {
    database.inlagg = [entry('a'), entry('bort')];
    await hearing(report('a', 'a1'));
    await vi.waitFor(() => expect(shown()).toBe('a1'));
    await told('a2', entry('b'), entry('a'), entry('bort'));
  });

  test('is told alone, in the feed’s order, with what is gone', async () => {
    await told('a3', entry('c'), entry('b'), entry('a', 'rättad'));
    expect(said(await feeds.of('a', 'sv', 'b'))).toEqual({
      ...{ revision: 'a3', efter: 'b', borta: ['bort'] },
      inlagg: [
        { id: 'c', text: 'c' },
        { id: 'b', text: 'b' },
        { id: 'a', text: 'rättad' },
      ],
    });
    expect(said(await feeds.of('a', 'sv', 'c'))).toMatchObject({ efter: 'c', borta: ['bort'], inlagg: [{ id: 'c' }, { id: 'a' }] });
  });

  test('is made once for all who ask, and anew when something has changed', async () => {
    const [one, other] = await Promise.all([feeds.of('a', 'sv', 'b'), feeds.of('a', 'sv', 'b')]);
    expect(one).toBe(other);
    await told('a3', entry('b'), entry('a', 'rättad'), entry('bort'));
    expect(said(await feeds.of('a', 'sv', 'b')).inlagg).toMatchObject([{ id: 'b' }, { text: 'rättad' }]);
  });

  test('is the whole feed when the entry is not known, or was there when the feed was made first', async () => {
    const whole = await feeds.of('a', 'sv');
    for (const efter of ['a', 'okänt', '']) expect(await feeds.of('a', 'sv', efter)).toBe(whole);
    expect(await feeds.of('b', 'sv', 'b')).toBeUndefined();
  });

  test('is not known of what was taken down and is published again', async () => {
    database.reports = [];
    feeds.changed('a');
    await vi.waitFor(() => expect(shown()).toBeUndefined());
    await told('a4', entry('b'), entry('a'));
    expect(await feeds.of('a', 'sv', 'b')).toBe(feeds.at(ADDRESS));
  });
});

test('before anything is known nothing is denied', async () => {
  database.away = true;
  await expect(feeds.of('a', 'sv')).rejects.toThrow(DatabaseAway);
});

test('while changes are not heard what is kept is asked for every few seconds', async () => {
  ownTime();
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  feeds.setHearing(false);
  database.reports = [report('a', 'a2')];
  await vi.advanceTimersByTimeAsync(6_000);
  await vi.waitFor(() => expect(database.made).toContain('a2'));
});

test('once closed it asks nothing', async () => {
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  await feeds.close();
  const before = database.asked.length;
  feeds.changed('a');
  feeds.setHearing(true);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(database.asked.length).toBe(before);
});

test('a question that is never answered does not stand in the way for ever', async () => {
  ownTime();
  await hearing(report('a', 'a1'));
  await vi.waitFor(() => expect(shown()).toBe('a1'));
  database.gate = new Promise(() => {});
  database.reports = [report('a', 'a2')];
  feeds.changed('a');
  await vi.advanceTimersByTimeAsync(1_000);
  database.gate = undefined;
  await vi.advanceTimersByTimeAsync(16_000);
  await vi.waitFor(() => expect(shown()).toBe('a2'));
});

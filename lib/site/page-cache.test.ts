import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import type { Question, RenderedPage } from '#lib/site/ready-page.ts';

const TAKEN_BACK = { isBroughtOut: false };
const BROUGHT_OUT = { isBroughtOut: true };

let now = 0;
let cache: PageCache;
let rendered: number;

beforeEach(() => {
  now = 1_000;
  rendered = 0;
  cache = new PageCache({ maxBytes: 100_000, now: () => now });
  cache.setHearing(true);
});

const page = (body: string, kept: RenderedPage['kept'] = 'till-andring'): RenderedPage => ({
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body,
  kept,
});

async function render(): Promise<RenderedPage> {
  rendered += 1;
  return page(`version ${rendered}`);
}

async function body(key: string, make: () => Promise<RenderedPage | undefined> = render): Promise<string | undefined> {
  return (await cache.fetch(key, make))?.bodies.identity.body.toString();
}

/** A rendering that waits until it is told to go on. */
function held() {
  let release: (page: RenderedPage) => void = () => {};
  const started = new Promise<RenderedPage>((resolve) => {
    release = resolve;
  });
  return { make: () => started, release };
}

describe('the page cache', () => {
  test('renders once what is asked for twice', async () => {
    expect([await body('/'), await body('/')]).toEqual(['version 1', 'version 1']);
    expect(cache.get('/')).toBeDefined();
  });

  test('renders once for all who ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => body('/')));
    expect(new Set(all)).toEqual(new Set(['version 1']));
    expect(rendered).toBe(1);
  });

  test('forgets everything when something public changes', async () => {
    await body('/');
    cache.clear();
    expect(cache.get('/')).toBeUndefined();
    expect(await body('/')).toBe('version 2');
  });

  test('forgets what tells of the article that changed, and nothing else', async () => {
    const about = (id: string) => async () => ({ ...(await render()), beror: { ids: new Set([id]), fragor: new Map() } });
    await body('/a', about('a'));
    await body('/b', about('b'));
    await body('/okand');
    cache.changed('a', TAKEN_BACK);
    expect(await body('/a', about('a'))).toBe('version 4');
    expect(await body('/b', about('b'))).toBe('version 2');
    expect(await body('/okand')).toBe('version 5');
    expect(cache.get('/b')).toBeDefined();
  });

  test('asks again what a page asked of all articles, once for all pages, and keeps those that are answered the same', async () => {
    let answer = 'lika';
    let asked = 0;
    const listing = async (): Promise<RenderedPage> => ({
      ...(await render()),
      beror: {
        ids: new Set(),
        fragor: new Map([
          [
            'senaste',
            {
              svar: answer,
              namner: 'okant',
              fraga: async () => {
                asked += 1;
                return answer;
              },
            },
          ],
        ]),
      },
    });
    for (const key of ['/a', '/b', '/c']) await body(key, listing);
    cache.changed('x', TAKEN_BACK);
    expect(cache.get('/a')).toBeUndefined();
    for (const key of ['/a', '/b', '/c']) await body(key, listing);
    expect([rendered, asked]).toEqual([3, 1]);
    expect(cache.get('/a')).toBeDefined();
    answer = 'olika';
    cache.changed('x', TAKEN_BACK);
    expect(await body('/a', listing)).toBe('version 4');
    expect(await body('/b', listing)).toBe('version 5');
  });

  test('lets go of what a page has asked together with the page, though nothing has changed', async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect !== 'function') throw new Error('what is let go of cannot be collected');
    const given: WeakRef<Promise<string>>[] = [];
    const fraga = () => {
      const answer = Promise.resolve('lika');
      given.push(new WeakRef(answer));
      return answer;
    };
    const listing = async (): Promise<RenderedPage> => ({
      ...(await render()),
      beror: { ids: new Set(), fragor: new Map([['senaste', { svar: 'lika', namner: 'okant', fraga }]]) },
    });
    await body('/a', listing);
    cache.changed('x', TAKEN_BACK);
    await body('/a', listing);
    const isKept = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      collect();
      return given[0]?.deref() !== undefined;
    };
    expect([rendered, given.length, await isKept()]).toEqual([1, 1, true]);
    await body('/stor', async () => page('x'.repeat(62_500)));
    expect(cache.get('/a')).toBeUndefined();
    expect(await isKept()).toBe(false);
  });

  test('makes a page anew that was being looked over when something changed', async () => {
    let finish = (_: string) => {};
    const fraga = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const listing = async () => ({
      ...(await render()),
      beror: { ids: new Set<string>(), fragor: new Map([['q', { svar: 'a', fraga, namner: 'okant' as const }]]) },
    });
    await body('/', listing);
    cache.changed('x', TAKEN_BACK);
    const early = body('/', listing);
    cache.changed('y', TAKEN_BACK);
    finish('a');
    expect(await early).toBe('version 1');
    expect(cache.get('/')).toBeUndefined();
  });

  test('keeps what was being made while something else changed, and looks it over before it answers with it', async () => {
    let answer = 'a';
    const about = (id: string) => ({
      ids: new Set([id]),
      fragor: new Map([['q', { svar: 'a', fraga: async () => answer, namner: new Set<string>() }]]),
    });
    const made = held();
    const underway = body('/', made.make);
    cache.changed('x', TAKEN_BACK);
    made.release({ ...page('vid sidan'), beror: about('a') });
    expect(await underway).toBe('vid sidan');
    expect(cache.get('/')).toBeUndefined();
    expect(await body('/')).toBe('vid sidan');
    expect(cache.get('/')).toBeDefined();

    const again = held();
    const other = body('/annan', again.make);
    cache.changed('x', TAKEN_BACK);
    again.release({ ...page('som det var'), beror: about('a') });
    await other;
    answer = 'b';
    cache.changed('y', TAKEN_BACK);
    expect(await body('/annan')).toBe('version 1');

    const changed = held();
    const third = body('/andrad', changed.make);
    cache.changed('a', TAKEN_BACK);
    changed.release({ ...page('som den var'), beror: about('a') });
    await third;
    expect(await body('/andrad')).toBe('version 2');
  });

  test('a page whose making began before a change does not take the place of one that was made after it', async () => {
    const beror = { ids: new Set(['a']), fragor: new Map() };
    const old = held();
    const early = body('/', old.make);
    cache.changed('x', TAKEN_BACK);
    expect(await body('/', async () => ({ ...page('ny'), beror }))).toBe('ny');
    old.release({ ...page('gammal'), beror });
    expect(await early).toBe('gammal');
    expect(await body('/')).toBe('ny');
  });

  test('a page that was made while something else changed is there when the database goes away', async () => {
    const made = held();
    const underway = body('/', made.make);
    cache.changed('x', TAKEN_BACK);
    made.release({ ...page('vid sidan'), beror: { ids: new Set(['a']), fragor: new Map() } });
    await underway;
    cache.setHearing(false);
    expect(await body('/', () => Promise.reject(new DatabaseAway('borta')))).toBe('vid sidan');
  });

  test('a question that cannot be asked fails for whoever waits, and is asked again by the next', async () => {
    let broken = true;
    const fraga = () => (broken ? Promise.reject(new Error('borta')) : Promise.resolve('a'));
    const listing = async () => ({
      ...(await render()),
      beror: { ids: new Set<string>(), fragor: new Map([['q', { svar: 'a', fraga, namner: 'okant' as const }]]) },
    });
    await body('/', listing);
    cache.changed('x', TAKEN_BACK);
    await expect(body('/', listing)).rejects.toThrow('borta');
    broken = false;
    expect(await body('/', listing)).toBe('version 1');
  });

  test('does not keep, nor share, a page whose making began before the change', async () => {
    const old = held();
    const first = body('/', old.make);
    cache.clear();
    expect(await body('/')).toBe('version 1');
    old.release(page('gammal'));
    expect(await first).toBe('gammal');
    expect(await body('/')).toBe('version 1');
  });

  test('keeps nothing and shares nothing while changes cannot be heard', async () => {
    await body('/');
    cache.setHearing(false);
    expect(cache.get('/')).toBeUndefined();
    const all = await Promise.all([body('/'), body('/')]);
    expect(new Set(all).size).toBe(2);
    cache.setHearing(true);
    expect(cache.get('/')).toBeUndefined();
    await body('/');
    expect(await body('/')).toBe('version 4');
  });

  describe('while changes cannot be heard', () => {
    const away = () => Promise.reject(new DatabaseAway('borta'));
    const hanging = () => new Promise<never>(() => {});

    test('answers with what there was where no page can be made, and with what is made where one can', async () => {
      await body('/');
      cache.setHearing(false);
      expect(await body('/', away)).toBe('version 1');
      expect(await body('/', away)).toBe('version 1');
      now += 60_000;
      expect(await body('/')).toBe('version 2');
      await expect(body('/annan', away)).rejects.toThrow(DatabaseAway);
      await expect(body('/', () => Promise.reject(new Error('fel')))).rejects.toThrow('fel');
    });

    test('waits a second for a database that hangs, and the next readers not at all', async () => {
      await body('/');
      cache.setHearing(false);
      const began = performance.now();
      expect(await body('/', hanging)).toBe('version 1');
      const waited = performance.now() - began;
      expect(await body('/', hanging)).toBe('version 1');
      expect([waited < 3_000, performance.now() - began - waited < 500]).toEqual([true, true]);
    });

    test('answers so for a moment after, too, while the database is not yet there for everybody', async () => {
      await body('/');
      cache.setHearing(false);
      cache.setHearing(true);
      expect(await body('/', away)).toBe('version 1');
      expect(await body('/')).toBe('version 2');
      cache.clear();
      await expect(body('/', away)).rejects.toThrow(DatabaseAway);
      await body('/');
      cache.setHearing(false);
      cache.setHearing(true);
      now += 60_000;
      await expect(body('/', away)).rejects.toThrow(DatabaseAway);
    });

    test('answers never with what has been changed or taken down, before or since', async () => {
      const telling = async () => ({ ...(await render()), beror: { ids: new Set(['a']), fragor: new Map() } });
      await body('/', telling);
      await body('/annan', telling);
      cache.changed('a', TAKEN_BACK);
      cache.setHearing(false);
      await expect(body('/', away)).rejects.toThrow(DatabaseAway);
      cache.setHearing(true);
      await body('/', telling);
      cache.setHearing(false);
      cache.changed('a', TAKEN_BACK);
      await expect(body('/', away)).rejects.toThrow(DatabaseAway);
      cache.setHearing(true);
      cache.setHearing(false);
      await expect(body('/', away)).rejects.toThrow(DatabaseAway);
    });
  });

  test('answers with what it keeps when the database goes away before anybody has noticed, unless that has been changed', async () => {
    const away = () => Promise.reject(new DatabaseAway('borta'));
    const listing = async () => ({
      ...(await render()),
      beror: { ids: new Set(['a']), fragor: new Map([['senaste', { svar: 'x', fraga: away, namner: new Set<string>() }]]) },
    });
    await body('/', listing);
    cache.changed('b', TAKEN_BACK);
    expect(await body('/', away)).toBe('version 1');
    cache.changed('a', TAKEN_BACK);
    await expect(body('/', away)).rejects.toThrow(DatabaseAway);
  });

  test('asks lists again when they have become more, and goes on standing in with every page while the database is away', async () => {
    const away = () => Promise.reject(new DatabaseAway('borta'));
    let fraga: () => Promise<string> = async () => 'x';
    const telling = async () => ({
      ...(await render()),
      beror: { ids: new Set(['a']), fragor: new Map([['senaste', { svar: 'x', fraga: () => fraga(), namner: 'okant' as const }]]) },
    });
    await body('/', telling);
    cache.listsChanged();
    fraga = away;
    expect(await body('/', telling)).toBe('version 1');
    cache.setHearing(false);
    cache.listsChanged();
    expect(await body('/', away)).toBe('version 1');
    cache.setHearing(true);
    await body('/lista', telling);
    fraga = async () => 'y';
    cache.listsChanged();
    expect(await body('/lista', telling)).toBe('version 3');
  });

  test('goes on answering with what tells nothing of what was changed here while changes cannot be heard', async () => {
    const away = () => Promise.reject(new DatabaseAway('borta'));
    const listing = async (namner: Question['namner']) => ({
      ...(await render()),
      beror: { ids: new Set(['a']), fragor: new Map([['senaste', { svar: 'x', fraga: away, namner }]]) },
    });
    await body('/', () => listing(new Set(['b'])));
    await body('/okant', () => listing('okant'));
    cache.setHearing(false);
    cache.changed('c', TAKEN_BACK);
    expect(await body('/', away)).toBe('version 1');
    await expect(body('/okant', away)).rejects.toThrow(DatabaseAway);
    cache.changed('b', TAKEN_BACK);
    await expect(body('/', away)).rejects.toThrow(DatabaseAway);
  });

  test('an older list stands in while the database is away when something of it was brought out anew, and not when that was taken down', async () => {
    const away = () => Promise.reject(new DatabaseAway('borta'));
    const listing = async (namner: Question['namner']) => ({
      ...(await render()),
      beror: { ids: new Set(['a']), fragor: new Map([['senaste', { svar: 'x', fraga: away, namner }]]) },
    });
    const keep = async () => {
      cache.clear();
      cache.setHearing(true);
      await body('/', () => listing(new Set(['b'])));
      await body('/okant', () => listing('okant'));
    };
    const standIn = () => Promise.all(['/', '/okant'].map((key) => body(key, away).then(Boolean, () => false)));
    const when: Record<string, (change: () => void) => void> = {
      'nobody has noticed': (change) => change(),
      'before that is noticed': (change) => {
        change();
        cache.setHearing(false);
      },
      'after it was noticed': (change) => {
        cache.setHearing(false);
        change();
      },
    };
    for (const [name, happens] of Object.entries(when)) {
      await keep();
      happens(() => cache.changed('b', BROUGHT_OUT));
      expect([name, await standIn()]).toEqual([name, [true, true]]);
      await keep();
      happens(() => cache.changed('b', TAKEN_BACK));
      expect([name, await standIn()]).toEqual([name, [false, false]]);
      await keep();
      happens(() => cache.changed('a', BROUGHT_OUT));
      expect([name, await standIn()]).toEqual([name, [false, false]]);
    }
  });

  test('answers with it when the database goes away again before anybody has had the page made', async () => {
    const away = () => Promise.reject(new DatabaseAway('borta'));
    await body('/');
    cache.setHearing(false);
    cache.setHearing(true);
    cache.setHearing(false);
    expect(await body('/', away)).toBe('version 1');
    cache.setHearing(true);
    now += 60_000;
    cache.setHearing(false);
    await expect(body('/', away)).rejects.toThrow(DatabaseAway);
  });

  test('lets nobody wait for a database that hangs once changes are no longer heard', async () => {
    const hanging = () => new Promise<never>(() => {});
    const listing = async () => ({
      ...(await render()),
      beror: { ids: new Set(['a']), fragor: new Map([['senaste', { svar: 'x', fraga: hanging, namner: new Set<string>() }]]) },
    });
    await body('/', listing);
    cache.changed('b', TAKEN_BACK);
    const asked = Promise.all([body('/', hanging), body('/', hanging)]);
    cache.setHearing(false);
    expect(await asked).toEqual(['version 1', 'version 1']);
  });

  test('keeps nothing before it has been told that changes are heard', async () => {
    cache = new PageCache({ maxBytes: 100_000, now: () => now });
    await body('/');
    expect(await body('/')).toBe('version 2');
  });

  test('lets go of what was asked for longest ago when it is full', async () => {
    const large = () => Promise.resolve(page('x'.repeat(30_000)));
    await body('/a', large);
    await body('/b', large);
    cache.get('/a');
    for (const key of ['/c', '/d', '/e']) await body(key, large);
    const kept = ['/a', '/b', '/c', '/d', '/e'].filter((key) => cache.get(key) !== undefined);
    expect(kept).not.toContain('/b');
    expect(kept).toContain('/e');
    expect(kept.length).toBeLessThan(4);
  });

  test('does not keep what is larger than all of it', async () => {
    await body('/stor', () => Promise.resolve(page('x'.repeat(200_000))));
    expect(cache.get('/stor')).toBeUndefined();
  });

  test('keeps a page no longer than it may be kept', async () => {
    await body('/', () => Promise.resolve(page('kort', 500)));
    now += 499;
    expect(cache.get('/')).toBeDefined();
    now += 1;
    expect(cache.get('/')).toBeUndefined();
  });

  test('does not keep what is not to be kept, and keeps no absence', async () => {
    await body('/r', () => Promise.resolve(page('vidare', 'inte')));
    expect(cache.get('/r')).toBeUndefined();
    expect(await cache.fetch('/x', async () => undefined)).toBeUndefined();
    expect(await body('/x')).toBe('version 1');
  });

  test('a rendering that fails fails for all who waited, and is tried again by the next', async () => {
    const broken = () => Promise.reject(new Error('borta'));
    const both = await Promise.allSettled([cache.fetch('/', broken), cache.fetch('/', broken)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await body('/')).toBe('version 1');
  });
});

describe('what several pages ask', () => {
  const counted = () => {
    let asked = 0;
    return async () => ++asked;
  };

  test('is asked once, until something changes', async () => {
    const ask = counted();
    expect(await Promise.all([cache.once('nyast', ask), cache.once('nyast', ask)])).toEqual([1, 1]);
    expect(await cache.once('annat', async () => 'svar')).toBe('svar');
    cache.changed('a1', TAKEN_BACK);
    expect(await cache.once('nyast', ask)).toBe(2);
    cache.clear();
    expect(await cache.once('nyast', ask)).toBe(3);
  });

  test('is asked each time while changes cannot be heard', async () => {
    const ask = counted();
    await cache.once('nyast', ask);
    cache.setHearing(false);
    expect([await cache.once('nyast', ask), await cache.once('nyast', ask)]).toEqual([2, 3]);
  });

  test('is asked again when it could not be answered, and what was asked longest ago is let go of', async () => {
    await expect(cache.once('nyast', async () => Promise.reject(new Error('borta')))).rejects.toThrow('borta');
    const ask = counted();
    expect(await cache.once('nyast', ask)).toBe(1);
    for (let nr = 0; nr < 2_000; nr++) {
      await cache.once(`sida ${nr}`, async () => nr);
      if (nr % 100 === 0) await cache.once('nyast', ask);
    }
    expect(await cache.once('nyast', ask)).toBe(1);
    const again = counted();
    expect(await cache.once('sida 0', again)).toBe(1);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#components/studio/storage/memory-storage.ts';

type OwnStorage = typeof import('#components/studio/storage/own-storage.ts');

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', memoryStorage(kept));
});

/** A page that has just been loaded: what an earlier one knew is gone, what it kept is not. */
async function page(): Promise<OwnStorage> {
  vi.resetModules();
  return import('#components/studio/storage/own-storage.ts');
}

const all = () => [...kept.values()].join();

describe('what somebody has not saved', () => {
  test('is found by the same person after a crash, and after a session that ran out', async () => {
    (await page()).ownPlace('amina', 'osparat', 'a1', 'sv').keep(['Torget']);
    const later = await page();
    expect(later.takeBrowser('amina')).toBe(true);
    expect(later.ownPlace('amina', 'osparat', 'a1', 'sv').read()).toEqual(['Torget']);
  });

  test('is gone when another has logged in, whoever logs in next', async () => {
    (await page()).ownPlace('amina', 'handbok').keep('Aminas');
    (await page()).takeBrowser('lisa');
    expect(all()).not.toContain('Aminas');
    expect((await page()).ownPlace('amina', 'handbok').read()).toBeUndefined();
  });

  test('is gone when the person has logged out', async () => {
    const amina = await page();
    amina.ownPlace('amina', 'osparat', 'a1', 'sv').keep('Aminas');
    amina.leaveBrowser();
    expect(all()).not.toContain('Aminas');
  });

  test('is not written again by a page that is still open after the logout, or after another’s login', async () => {
    const open = await page();
    const place = open.ownPlace('amina', 'osparat', 'a1', 'sv');
    expect(place.keep('Aminas')).toBe(true);
    (await page()).leaveBrowser();
    expect([place.keep('Aminas igen'), place.read(), open.ownThings('amina')]).toEqual([false, undefined, []]);

    (await page()).ownPlace('lisa', 'osparat', 'a1', 'sv').keep('Lisas');
    expect(open.ownPlace('amina', 'live', 'a2').keep('Aminas igen')).toBe(false);
    expect(all()).not.toContain('Aminas');
    expect(all()).toContain('Lisas');
  });

  test('does not make the browser the former person’s again', async () => {
    const open = await page();
    open.takeBrowser('amina');
    (await page()).takeBrowser('lisa');
    open.takeBrowser('amina');
    expect([open.isBrowserOf('amina'), open.isBrowserOf('lisa')]).toEqual([false, true]);
  });
});

test('a page that was another person’s has to be loaded anew', async () => {
  const open = await page();
  expect(open.takeBrowser('amina')).toBe(true);
  expect(open.takeBrowser('lisa')).toBe(false);
});

test('what earlier versions kept without saying whose it is goes, and what is somebody’s stays', async () => {
  kept.set('studio:osparat:a1:sv', '"Någons"').set('studio.handbok', '"Någons"').set('studio:live:amina:a1:utkorg', '["Aminas"]');
  kept.set('annat', 'Inte vårt');
  const amina = await page();
  amina.takeBrowser('amina');
  expect([...kept.keys()].toSorted()).toEqual(['annat', 'studio:live:amina:a1:utkorg', 'studio:vem']);
  expect(amina.ownThings('amina')).toEqual([{ kind: 'live', path: ['a1', 'utkorg'], value: ['Aminas'] }]);
});

test('a browser that is full lets go of the former person’s things before it is another’s', async () => {
  kept.set('studio:vem', 'amina').set('studio:osparat:amina:a1:sv', '"Aminas"');
  const full = memoryStorage(kept);
  vi.stubGlobal('localStorage', {
    ...{ getItem: full.getItem.bind(full), removeItem: full.removeItem.bind(full), key: full.key.bind(full), clear: full.clear.bind(full) },
    setItem(name: string, value: string) {
      if (all().includes('Aminas')) throw new DOMException('no', 'QuotaExceededError');
      full.setItem(name, value);
    },
    get length() {
      return full.length;
    },
  });
  expect((await page()).takeBrowser('lisa')).toBe(true);
  expect([...kept]).toEqual([['studio:vem', 'lisa']]);
});

test('a browser that was emptied by hand is still that person’s', async () => {
  const open = await page();
  open.takeBrowser('amina');
  kept.clear();
  expect(open.ownPlace('amina', 'handbok').keep('Åter')).toBe(true);
});

test('a browser that allows no storage keeps nothing, and stops nobody', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    ...{ getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, clear: refuse },
    get length() {
      return refuse();
    },
  });
  const open = await page();
  expect(open.ownThings('amina')).toEqual([]);
  expect([open.takeBrowser('amina'), open.ownPlace('amina', 'handbok').keep('x'), open.isBrowserOf('amina')]).toEqual([true, false, true]);
  open.leaveBrowser();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { DraftKeeper, type Unsaved } from '#components/editor/session/draft-keeper.ts';
import { newVersion } from '#components/editor/session/version.ts';
import { memoryStorage } from '#components/studio/storage/memory-storage.ts';

function written(rubrik: string, uppgifter?: Unsaved['uppgifter']): Unsaved {
  return { sprak: 'sv', version: newVersion({ ...EMPTY_CONTENT, rubrik }, null), uppgifter };
}
const saved = written('');

const kept = new Map<string, string>();
const setItem = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  kept.set('studio:vem', 'p1');
  setItem.mockReset().mockImplementation((key: string, value: string) => kept.set(key, value));
  vi.stubGlobal('localStorage', Object.assign(memoryStorage(kept), { setItem }));
});

/** A tab in which something is being written. */
function tab(...writing: Unsaved[]) {
  const told = vi.fn();
  const state = { writing };
  return { keeper: new DraftKeeper('p1', 'a1', { open: () => state.writing, told }), told, state };
}

/** What another tab would find. */
const found = (sprak: 'sv' | 'en' = 'sv') =>
  tab()
    .keeper.leftBehind(sprak)
    .map(({ innehall }) => innehall.rubrik);

test('what is written is kept once for many changes, as it is at the pause', () => {
  const { keeper, told, state } = tab(written('To'));
  for (let change = 0; change < 5; change++) keeper.soon();
  state.writing = [written('Torget')];
  vi.runAllTimers();
  expect(setItem).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledExactlyOnceWith(true);
  expect(found()).toEqual(['Torget']);
});

test('who writes without a pause has what is a moment old kept', () => {
  const { keeper, told } = tab(written('Torget'));
  for (let key = 0; key < 50; key++) {
    keeper.soon();
    vi.advanceTimersByTime(100);
  }
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('a tab is not offered its own text, and none of another is overwritten', () => {
  const [one, other] = [tab(written('Ena')), tab(written('Andra'))];
  for (const { keeper } of [one, other]) {
    keeper.now();
  }
  expect(one.keeper.leftBehind('sv').map(({ innehall }) => innehall.rubrik)).toEqual(['Andra']);
  one.keeper.forget('sv');
  expect(found()).toEqual(['Andra']);
});

test('nothing is kept that is saved, or that nobody has asked to keep', () => {
  const { keeper, state } = tab(written('Torget'));
  keeper.hurry();
  expect(found()).toEqual([]);
  keeper.soon();
  keeper.hurry();
  expect(found()).toEqual(['Torget']);
  state.writing = [saved];
  keeper.soon();
  vi.runAllTimers();
  expect(found()).toEqual([]);
});

test('what is set aside outlives what the tab writes next', () => {
  const { keeper } = tab(saved);
  const { aside, isKept } = keeper.setAside(written('Min'));
  expect(isKept).toBe(true);
  keeper.keep(written('Nästa'));
  keeper.forget('sv');
  expect(found()).toEqual(['Min']);
  keeper.drop('sv', aside);
  expect(found()).toEqual([]);
});

test('a browser that has no room says so, and so does the keeper', () => {
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keeper, told } = tab(written('Torget'));
  keeper.soon();
  vi.runAllTimers();
  expect(told).toHaveBeenCalledExactlyOnceWith(false);
  expect(keeper.setAside(written('Min')).isKept).toBe(false);
});

test('two languages are kept side by side; one that cannot be kept is told of, and the other is kept all the same', () => {
  const { keeper, told } = tab({ ...written('Unsaved'), sprak: 'en' }, written('', { taggar: ['skola'] }));
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keeper.now();
  expect(told).toHaveBeenLastCalledWith(false);
  expect(tab().keeper.leftBehind('sv')).toMatchObject([{ uppgifter: { taggar: ['skola'] } }]);
  keeper.now();
  expect(told).toHaveBeenLastCalledWith(true);
  expect(found('en')).toEqual(['Unsaved']);
});

test('a long text that is kept again and again is not read again, but for what another tab has kept meanwhile', () => {
  const { keeper } = tab();
  keeper.keep(written('T'));
  const read = vi.spyOn(JSON, 'parse');
  for (const rubrik of ['To', 'Tor', 'Torg']) keeper.keep(written(rubrik));
  expect(read).not.toHaveBeenCalled();
  tab().keeper.keep(written('Ett annat fönsters'));
  keeper.keep(written('Torget'));
  expect(read).toHaveBeenCalled();
  read.mockRestore();
  expect(found().toSorted()).toEqual(['Ett annat fönsters', 'Torget']);
});

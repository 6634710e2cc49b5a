import { beforeEach, expect, test } from 'vitest';
import { lastRead } from '#lib/reader/since/last-read.ts';

class StorageStandIn {
  readonly values = new Map<string, string>();
  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.values.set(name, value);
  }
}

let storage: StorageStandIn;
// The rest of a storage is not asked.
const read = (address: string, utgava: number) => lastRead(() => storage as unknown as Storage, address, utgava);
const kept = () => JSON.parse(storage.values.get('studio-last') ?? '');

beforeEach(() => {
  storage = new StorageStandIn();
});

test('which publication was read last is known the next time, by the address alone', () => {
  expect(read('https://a.example/mat/a', 10)).toBeUndefined();
  expect(read('https://a.example/mat/a', 12)).toBe(10);
  expect(read('https://a.example/mat/b', 5)).toBeUndefined();
  expect(read('https://a.example/mat/a', 12)).toBe(12);
  expect(kept()).toEqual([
    ['https://a.example/mat/b', 5],
    ['https://a.example/mat/a', 12],
  ]);
});

test('two hundred articles are kept, those read longest ago let go of', () => {
  for (let nr = 0; nr < 300; nr++) read(`https://a.example/mat/${nr}`, nr);
  expect(kept()).toHaveLength(200);
  expect(read('https://a.example/mat/99', 1)).toBeUndefined();
  expect(read('https://a.example/mat/299', 1)).toBe(299);
});

test.each(['inget', '{}', 'null', '[1,["a"],["a","b"],[1,2]]'])('what is kept in another form is nothing: %s', (value) => {
  storage.setItem('studio-last', value);
  expect(read('a', 3)).toBeUndefined();
  expect(kept()).toEqual([['a', 3]]);
});

test('where nothing may be kept nothing is', () => {
  const refuses = () => {
    throw new Error('SecurityError');
  };
  expect(lastRead(refuses, 'a', 3)).toBeUndefined();
  expect(lastRead(() => ({ getItem: () => null, setItem: refuses }) as unknown as Storage, 'a', 3)).toBeUndefined();
});

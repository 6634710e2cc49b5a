import { expect, test } from 'vitest';
import { plainAddress } from '#lib/content/redirect-address.ts';
import { type Redirect, RedirectTable } from '#lib/content/redirects.ts';
import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

const to = (fran: string, till: string | null, status: Redirect['status'] = 301): Redirect => ({ fran, till, status });
const table = (...rows: Redirect[]) => new RedirectTable(rows);
const tillOf = (rows: Redirect[], address: string) => table(...rows).lead(address)?.till;

test.each([
  ['/Gammal/Artikel/', '/gammal/artikel', ''],
  ['/gammal//artikel?p=1#kommentarer', '/gammal/artikel', '?p=1'],
  ['/r%C3%A4ksm%C3%B6rg%C3%A5s', '/r%C3%A4ksm%C3%B6rg%C3%A5s', ''],
  ['/Räksmörgås', '/r%C3%A4ksm%C3%B6rg%C3%A5s', ''],
  ['/?p=123', '/', '?p=123'],
])('%s is compared as %s', (address, path, query) => {
  expect(plainAddress(address)).toMatchObject({ path, query });
});

test.each(['', 'gammal', '/%', '/%00', '/a/../b', '/\ud800', `/${'x'.repeat(2_001)}`])('%j is no address', (address) => {
  expect(plainAddress(address)).toBeUndefined();
});

test('what is written out goes before what has a star, and a longer one before a shorter', () => {
  const rows = [to('/blogg/*', '/nyheter/*'), to('/blogg/mat/*', '/mat/*'), to('/blogg/om', '/om-oss'), to('/?p=1', '/forsta', 302)];
  expect(tillOf(rows, '/blogg/om/')).toBe('/om-oss');
  expect(tillOf(rows, '/blogg/mat/Soppa')).toBe('/mat/Soppa');
  expect(tillOf(rows, '/Blogg/annat/mer?utm=x')).toBe('/nyheter/annat/mer?utm=x');
  expect(tillOf(rows, '/blogg')).toBeUndefined();
  expect(table(...rows).lead('/?p=1')).toMatchObject({ row: { status: 302 }, till: '/forsta' });
});

test('what a reader brings along goes on, unless the new address says its own', () => {
  expect(tillOf([to('/a', '/b')], '/a?utm=x')).toBe('/b?utm=x');
  expect(tillOf([to('/a', '/b?c=1')], '/a?utm=x')).toBe('/b?c=1');
  expect(tillOf([to('/a', 'https://annan.example/')], '/a?utm=x')).toBe('https://annan.example/');
});

test('no star leads to a host that nobody has named', () => {
  expect(tillOf([to('/gammal*', '/*')], '/gammal//elak.example')).toBe('/elak.example');
  expect(tillOf([to('/gammal*', '/*')], '/gammal/%5C%5Celak.example')).toBe('/%5C%5Celak.example');
  expect(tillOf([to('/g/*', 'https://annan.example/*')], '/g/.elak.example')).toBe('https://annan.example/.elak.example');
});

test.each([
  ['two that lead to each other', [to('/a', '/b'), to('/b', '/a')], '/a'],
  ['one that leads to itself', [to('/a', '/a')], '/a'],
  ['stars that lead to each other', [to('/a/*', '/b/*'), to('/b/*', '/a/*')], '/a/x'],
  ['a star that leads on for ever', [to('/a/*', '/a/b/*')], '/a/x'],
  ['a star with an address in between', [to('/a/*', '/b/*'), to('/b/x', '/a/x')], '/a/x'],
])('%s lead nobody round and round, and are told', (_, rows, address) => {
  expect(table(...rows).lead(address)).toBeUndefined();
  expect(rows.some((row) => table(...rows).circleOf(row) !== undefined)).toBe(true);
});

test('who is led to another spelling is led on from the one there is', () => {
  const oneSpelling = (address: string) => (address === '/arkiv/1' ? '/arkiv/01' : undefined);
  const around = new RedirectTable([to('/arkiv/01', '/arkiv/1')], oneSpelling);
  expect(around.lead('/arkiv/01')).toBeUndefined();
  const rows = [to('/jan', '/arkiv/1'), to('/arkiv/01', '/januari')];
  const led = new RedirectTable(rows, oneSpelling).lead('/jan');
  expect(led && new RedirectTable(rows, oneSpelling).after(led)?.till).toBe('/januari');
});

test('a chain is followed to its end, and is no circle', () => {
  const rows = [to('/a', '/b'), to('/b', '/c'), to('/c', null, 410)];
  const led = table(...rows).lead('/a');
  expect(led?.till).toBe('/b');
  expect(led && table(...rows).after(led)?.till).toBe('/c');
  expect(rows.map((row) => table(...rows).circleOf(row))).toEqual([undefined, undefined, undefined]);
});

test('a look-up among ten thousand takes far less than a millisecond', () => {
  const rows = Array.from({ length: 10_000 }, (_, nr) =>
    nr % 100 === 0 ? to(`/gammal/${'x'.repeat(nr / 100)}${nr}/*`, `/ny/${nr}/*`) : to(`/gammal/${nr}`, `/gammal/${nr + 100}`),
  );
  const redirects = table(...rows);
  const before = workedMs();
  for (let nr = 0; nr < 10_000; nr++) redirects.lead(`/gammal/${nr}/nagot/annat?utm=${nr}`);
  expect((workedMs() - before) / 10_000).toBeLessThan(pace());
});

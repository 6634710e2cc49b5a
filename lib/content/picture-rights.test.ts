import { describe, expect, test } from 'vitest';
import { endsSoonBy, obstaclesTo, rightsEnd } from '#lib/content/picture-rights.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const rights = (fields: object) => ({ licens: '', giltig_till: null, kanaler: [], fotograf: '', kalla: '', ...fields });

describe('a right', () => {
  test.each([
    ['2026-11-20', '2026-11-20T23:00:00.000Z'],
    ['2026-06-30', '2026-06-30T22:00:00.000Z'],
    ['2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['2026-11-20T13:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20 14:00', '2026-11-20T13:00:00.000Z'],
  ])('to %s ends at %s', (till, end) => expect(rightsEnd(till)).toBe(end));

  test.each(['', 'i morgon', '2026-02-30', '2026-13-01', '2026-11-20T25:00', '20261120', '0000-01-01', '9999-12-31'])(
    'to %j is none that ends',
    (till) => expect(rightsEnd(till)).toBeUndefined(),
  );

  test('ends soon when its last day is at most fourteen days ahead', () => {
    expect(endsSoonBy(NOW)).toBe(rightsEnd('2026-12-04'));
  });

  test.each([
    [null, 'webb', []],
    [rights({}), 'webb', []],
    [rights({ giltig_till: '2026-11-20' }), 'webb', []],
    [rights({ giltig_till: '2026-11-19' }), 'webb', ['utgangen']],
    [rights({ giltig_till: '2026-11-20T12:00:00Z' }), 'webb', ['utgangen']],
    [rights({ kanaler: ['webb'] }), 'webb', []],
    [rights({ kanaler: ['webb'] }), 'cms', ['ej_cms']],
    [rights({ kanaler: ['sociala', 'cms'] }), 'cms', []],
    [rights({ giltig_till: '2020-01-01', kanaler: ['sociala'] }), 'webb', ['utgangen', 'ej_webb']],
  ] as const)('%j is in %s stopped by %j', (given, kanal, obstacles) => {
    expect(obstaclesTo(given as Parameters<typeof obstaclesTo>[0], kanal, NOW)).toEqual(obstacles);
  });
});

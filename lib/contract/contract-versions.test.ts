import { describe, expect, test } from 'vitest';
import { CONTRACT_VERSIONS, type ContractVersion, versionHeaders, versionInForce } from '#lib/contract/contract-versions.ts';

const now = new Date('2028-06-15T11:00:00Z');
const third = { datum: '2028-01-10' };
const second = { datum: '2027-05-01', upphor: '2028-12-31' };
const first = { datum: '2026-11-26', upphor: '2028-03-01' };
const versions: [ContractVersion, ContractVersion, ContractVersion] = [third, second, first];

test('versions stand newest first, and none ends before the next had come', () => {
  const days = CONTRACT_VERSIONS.map(({ datum }) => datum);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const [at, { upphor }] of CONTRACT_VERSIONS.entries()) {
    if (upphor !== undefined) expect(upphor > (CONTRACT_VERSIONS[at - 1]?.datum ?? '9999')).toBe(true);
  }
});

describe('the version that holds', () => {
  test.each<[string | undefined, ContractVersion | undefined]>([
    [undefined, third],
    ['2028-01-10', third],
    ['2028-06-15', third],
    ['2028-06-16', third],
    ['2028-01-09', second],
    ['2027-05-01', second],
    ['2027-04-30', undefined],
    ['2026-11-25', undefined],
    ['2028-06-17', undefined],
    ['2028-02-30', undefined],
    ['2028-1-10', undefined],
    ['20280110', undefined],
    ['2028-01-10T00:00:00Z', undefined],
    [' 2028-01-10', undefined],
    ['', undefined],
    ['senaste', undefined],
    ['９９９９-01-01', undefined],
  ])('of %j', (asked, version) => {
    expect(versionInForce(asked, now, versions)).toBe(version);
  });

  test('until the day it ends, and not on it', () => {
    expect(versionInForce('2028-01-09', new Date('2028-12-30T23:59:59Z'), versions)).toBe(second);
    expect(versionInForce('2028-01-09', new Date('2028-12-31T00:00:00Z'), versions)).toBeUndefined();
  });
});

test('an answer tells its version, since when there is a newer one, and when it ends', () => {
  expect(versionHeaders(third, versions)).toEqual({ 'Studio-Version': '2028-01-10' });
  expect(versionHeaders(second, versions)).toEqual({
    'Studio-Version': '2027-05-01',
    Deprecation: `@${Date.UTC(2028, 0, 10) / 1000}`,
    Sunset: 'Sun, 31 Dec 2028 00:00:00 GMT',
  });
  expect(versionHeaders(first, versions).Deprecation).toBe(`@${Date.UTC(2027, 4, 1) / 1000}`);
});

import { describe, expect, test } from 'vitest';
import { byteRange } from '#lib/http/byte-range.ts';

const ETAG = '"a-640"';
const asked = (range?: string, ifRange?: string) => (name: string) => ({ range, 'if-range': ifRange })[name];

describe('a part of ten bytes', () => {
  test.each([
    ['bytes=0-3', { from: 0, to: 3 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-30', { from: 0, to: 9 }],
    ['bytes=9-99999999999999999999', { from: 9, to: 9 }],
    ['BYTES=0-0', { from: 0, to: 0 }],
    ['bytes= 1-2 ', { from: 1, to: 2 }],
  ])('%s', (range, part) => {
    expect(byteRange(asked(range), ETAG, 10)).toEqual(part);
    expect(byteRange(asked(range, ETAG), ETAG, 10)).toEqual(part);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=10-12'])('%s cannot be had', (range) => {
    expect(byteRange(asked(range), ETAG, 10)).toBe('utanfor');
  });

  // RFC 9110, 14.2: a range that is none, of another unit, or of several parts may be answered with the whole.
  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=3-1',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=0-1,4-5',
    'rader=0-1',
    'bytes=1.5-2',
    'bytes=--1',
  ])('%s is no part', (range) => {
    expect(byteRange(asked(range), ETAG, 10)).toBeUndefined();
  });

  test.each(['"b-640"', `W/${ETAG}`, 'Tue, 24 Nov 2026 01:00:00 GMT', ''])('is none of another version: %s', (ifRange) => {
    expect(byteRange(asked('bytes=0-3', ifRange), ETAG, 10)).toBeUndefined();
  });
});

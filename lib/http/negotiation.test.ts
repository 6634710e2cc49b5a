import { describe, expect, test } from 'vitest';
import { encodingFor, hasVersion } from '#lib/http/negotiation.ts';

describe('the encoding a reader gets', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['identity', 'identity'],
    [',;,=;q', 'identity'],
  ])('%s → %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });

  test('remembers a bounded number of headers, and answers rightly beyond it', () => {
    for (let n = 0; n < 1_000; n++) expect(encodingFor(`x-${n}, gzip`)).toBe('gzip');
  });
});

describe('whether a reader has a version', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['"a-br"', false],
    ['a', false],
  ])('If-None-Match: %s → %s', (header, expected) => {
    expect(hasVersion(header, '"a"')).toBe(expected);
  });
});

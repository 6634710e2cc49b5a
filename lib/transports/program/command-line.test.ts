import { describe, expect, test } from 'vitest';
import { readCommandLine, WrongCommandLine } from '#lib/transports/program/command-line.ts';

test('fields are text, JSON or files, and may be added to a file’s', () => {
  const words = [
    'skapaInnehall',
    'rubrik=Så här: a=b',
    'taggar:=["mat"]',
    'provkor:=true',
    '@artikel.json',
    'fil@bild, stor.jpg',
    'ingress=',
  ];
  expect(readCommandLine(words)).toEqual({
    operation: 'skapaInnehall',
    fields: { rubrik: 'Så här: a=b', taggar: ['mat'], provkor: true, ingress: '' },
    jsonFile: 'artikel.json',
    uploads: { fil: 'bild, stor.jpg' },
  });
});

test('the last of a field counts, and a text may have several lines', () => {
  expect(readCommandLine(['x', 'a=1', 'a:=2', 'a=rad\nrad']).fields).toEqual({ a: 'rad\nrad' });
});

describe('is refused, and told how it is written', () => {
  test.each<[string, string[], string]>([
    ['nothing', [], 'hamtaJag'],
    ['a word by itself', ['x', 'utkast'], 'Det går inte att läsa utkast'],
    ['an option', ['x', '--status', 'utkast'], 'Det går inte att läsa --status'],
    ['what is the name of no field', ['x', '__proto__:={"a":1}'], 'Det går inte att läsa __proto__'],
    ['what is no JSON', ['x', 'n:=ja'], 'n=…'],
    ['a field twice in an object', ['x', 'meta:={"seoTitel":"a","seoTitel":"b"}'], 'seoTitel står mer än en gång i samma objekt i meta'],
    ['no file', ['x', '@'], '@artikel.json'],
    ['two files', ['x', '@a', '@b'], 'en gång'],
  ])('%s', (_, words, told) => {
    expect(() => readCommandLine(words)).toThrow(WrongCommandLine);
    expect(() => readCommandLine(words)).toThrow(told);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedTwice } from '#lib/contract/json-text.ts';
import { fieldPath } from '#lib/errors/field-path.ts';
import { namesOf } from '#lib/http/json-names.ts';

const names = (json: string, most = 1_000) => namesOf(Buffer.from(json), most);
const twice = (json: string, most = 100) => namedTwice(Buffer.from(json), most).map((path) => fieldPath('', path));

function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(JSON.stringify(name));
    namesIn(inner, found);
  }
  return found;
}

test('the names are those of its objects, whatever its texts say', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 1), (value, spaces) => {
      const { size } = namesIn(value);
      const json = JSON.stringify(value, undefined, spaces);
      expect(names(json, size)).toBe(undefined);
      expect(twice(json)).toEqual([]);
      if (size > 0) expect(names(json, size - 1)).toBe('many');
    }),
  );
  expect(names('{"a": "b", "c" \n:["\\"d\\":", ":"], "e": {"a": 1}}', 3)).toBe(undefined);
});

test('what is no JSON is told too', () => {
  expect(names('"', 0)).toBe(undefined);
  expect(names('"a":"b":"c', 1)).toBe('many');
  expect(names('}}{"a":1,"a":', 1)).toBe('twice');
});

test.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":{"b":1,"c":{"b":1,"b":2}},"b":3}', ['a.c.b']],
  ['{"block":[{"type":"x"},{"attrs":{"text":"a","text" : "b"}}],"meta":{}}', ['block[1].attrs.text']],
  ['{"rubrik":"a","rubr\\u0069k":"b","ingress":"","ingress":"c","ingress":"d"}', ['rubrik', 'ingress']],
  ['[{"a":1},{"a":1,"a\\"":2},[[],{"a":1,"b":",","a":{"a":[1,2]}}]]', ['[2][1].a']],
])('%s has %j twice', (json, paths) => {
  expect(names(json)).toBe('twice');
  expect(twice(json)).toEqual(paths);
});

test('one that has many is read once, and no more are told than are wanted', () => {
  const many = Array.from({ length: 2_000 }, (_, nr) => `"f${nr}":0`);
  expect(names(`{${many.join()}}`, 2_000)).toBe(undefined);
  const doubled = `{${[...many, ...many].join()}}`;
  expect(names(doubled, 2_000)).toBe('twice');
  expect(twice(doubled, 5)).toEqual(['f0', 'f1', 'f2', 'f3', 'f4']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoreNames } from '#lib/http/json-names.ts';

const more = (json: string, most: number) => hasMoreNames(Buffer.from(json), most);

function namesOf(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(JSON.stringify(name));
    namesOf(inner, names);
  }
  return names;
}

test('the names are those of its objects, whatever its texts say', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 1), (value, spaces) => {
      const names = namesOf(value).size;
      const json = JSON.stringify(value, undefined, spaces);
      expect(more(json, names)).toBe(false);
      if (names > 0) expect(more(json, names - 1)).toBe(true);
    }),
  );
  expect(more('{"a": "b", "c" \n:["\\"d\\":", ":"], "a": {"a": 1}}', 2)).toBe(false);
});

test('what is no JSON is told too', () => {
  expect(more('"', 0)).toBe(false);
  expect(more('"a":"b":"c', 1)).toBe(true);
});

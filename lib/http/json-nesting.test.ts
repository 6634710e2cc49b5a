import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNestedDeeper } from '#lib/http/json-nesting.ts';

const deeper = (json: string, most: number) => isNestedDeeper(Buffer.from(json), most);

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

test('it is as deep as its lists and objects lie within each other, whatever its texts say', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const depth = depthOf(value);
      expect(deeper(JSON.stringify(value), depth)).toBe(false);
      if (depth > 0) expect(deeper(JSON.stringify(value), depth - 1)).toBe(true);
    }),
  );
  expect(deeper('{"a\\"[[[": "\\\\", "b": "[[[\\\\\\"{{{"}', 1)).toBe(false);
});

test('what is no JSON is told too', () => {
  expect(deeper('['.repeat(65), 64)).toBe(true);
  expect(deeper('"[[[', 1)).toBe(false);
  expect(deeper(']]]]', 1)).toBe(false);
});

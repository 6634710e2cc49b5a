import { expect, test } from 'vitest';
import { z } from 'zod';
import { zodFaults } from '#lib/errors/from-zod.ts';

const schema = z.object({ tal: z.number(), lista: z.array(z.string()).min(2) });

function told(value: unknown): string[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error === undefined ? [] : zodFaults(error, schema).map(({ kod, orsak, atgard }) => `${kod}: ${orsak} ${atgard}`);
}

test('a number with more digits than there is room for is too large, not a number instead of a number', () => {
  expect(told(JSON.parse('{"tal":1e400,"lista":["a","b"]}'))).toEqual(['falt_for_stort: tal är för stort. Högst 9007199254740991.']);
  expect(told(JSON.parse('{"tal":-1e400,"lista":["a","b"]}'))).toEqual(['falt_for_litet: tal är för litet. Minst -9007199254740991.']);
});

test('what has something, and too little of it, is too short', () => {
  expect(told({ tal: 1, lista: ['a'] })).toEqual(['falt_for_kort: lista är för kort. Minst 2 stycken.']);
});

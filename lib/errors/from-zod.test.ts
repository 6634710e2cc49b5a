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

test('of what may be one value or within bounds both are told', () => {
  const percent = z.object({
    minst: z.union([z.int().min(50, { abort: true }).max(100, { abort: true }), z.literal(0)]).meta({ description: '0, eller 50–100.' }),
  });
  const faults = (minst: unknown) => {
    const { error } = percent.safeParse({ minst }, { reportInput: true });
    return error === undefined
      ? []
      : zodFaults(error, percent).map(({ kod, falt, atgard }) => [kod, falt, atgard.includes('0, eller 50–100.')]);
  };
  expect([faults(0), faults(50), faults(100)]).toEqual([[], [], []]);
  for (const minst of [1, 49, 101, -1]) expect(faults(minst)).toEqual([['falt_format', 'minst', true]]);
  expect(faults('halva')).toMatchObject([['falt_typ', 'minst', false]]);
});

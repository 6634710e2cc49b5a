import { expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import { withRest } from '#lib/errors/rest-of-faults.ts';

const faults = (count: number) => Array.from({ length: count }, (_, nr) => faultEntry('falt_saknas', { falt: `a${nr}` }));

test('as many as anybody reads are told as they are', () => {
  expect(withRest(faults(LIMITS.faults))).toEqual(faults(LIMITS.faults));
});

test('of more than that it is told how many more', () => {
  const told = withRest(faults(LIMITS.faults + 3), 4);
  expect(told).toHaveLength(LIMITS.faults + 1);
  expect(told.at(-1)).toMatchObject({ kod: 'fel_fler', falt: '', orsak: 'Minst 7 fel till finns, som inte räknas upp här.' });
});

test('fields that nobody knows are counted, each of them', () => {
  const schema = z.strictObject({ rubrik: z.string() });
  const parsed = schema.safeParse(Object.fromEntries(Array.from({ length: 900 }, (_, nr) => [`a${nr}`, nr])), { reportInput: true });
  const told = parsed.success ? [] : zodFaults(parsed.error, schema);
  expect(told).toHaveLength(52);
  expect(told.at(-1)?.orsak).toContain('850');
});

test('a name of a megabyte is cut short', () => {
  const schema = z.strictObject({});
  const parsed = schema.safeParse({ ['a'.repeat(1_000_000)]: 1 }, { reportInput: true });
  expect(JSON.stringify(parsed.success ? '' : zodFaults(parsed.error, schema)).length).toBeLessThan(1_000);
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';
import { Fault } from '#lib/errors/fault.ts';
import { unwrap } from '#lib/errors/from-zod.ts';
import { withRest } from '#lib/errors/rest-of-faults.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';
import { namesOf } from '#lib/http/json-names.ts';
import { pace } from '#lib/machine/pace.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { parseInput } from '#lib/operations/parse-input.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { workedMs } from '#lib/turns/worked.ts';

/*
 * Bodies that are not long but wide: lists of half a million parts, objects of a hundred thousand fields, in every place of
 * every operation’s body. None may take longer to refuse than a call may hold everybody else, and no refusal is large.
 */

const LONGEST_MS = 100;
const LARGEST_ANSWER = 128 * 1024;
const PACE = pace();
const ALL: readonly Operation[] = OPERATIONS;

const names = (count: number): Record<string, number> => Object.fromEntries(Array.from({ length: count }, (_, nr) => [`a${nr}`, 1]));
/** Each as large as the JSON of a call may be, or as wide as it may be before it is parsed. */
const WIDE: Record<string, unknown> = {
  '600 000 objects': Array.from({ length: 600_000 }, () => ({})),
  'as many fields as there may be names': names(LIMITS.fieldNames),
  'as many fields as an object may have': names(LIMITS.fields),
  'as many parts as a list may have, of as many fields': Array.from({ length: 200 }, () => names(LIMITS.fields)),
  'a thousand objects': Array.from({ length: 1_000 }, () => ({})),
  'a text of two megabytes': 'a'.repeat(LIMITS.bodyBytes - 1_000),
  'a name of a megabyte': { ['a'.repeat(LIMITS.bodyBytes / 2)]: 1 },
};

/** Every place in what the schema takes, as a function that puts a value there; the rest of a list or an object is left out. */
function places(schema: z.ZodType, path: string): Array<[path: string, put: (value: unknown) => unknown]> {
  const bare = unwrap(schema);
  const here: [string, (value: unknown) => unknown] = [path, (value) => value];
  const below = (inner: z.ZodType, at: string, wrap: (value: unknown) => unknown) =>
    places(inner, at).map(([found, put]): [string, (value: unknown) => unknown] => [found, (value) => wrap(put(value))]);
  if (bare instanceof z.ZodArray) return [here, ...below(bare.element as z.ZodType, `${path}[]`, (value) => [value])];
  if (bare instanceof z.ZodRecord) return [here, ...below(bare.valueType as z.ZodType, `${path}.*`, (value) => ({ a: value }))];
  if (bare instanceof z.ZodUnion) return [here, ...bare.options.flatMap((option) => below(option as z.ZodType, path, (value) => value))];
  if (!(bare instanceof z.ZodObject)) return [here];
  return [
    // The outermost is an object, or no body at all.
    ...(path === '' ? [] : [here]),
    ...Object.entries<z.ZodType>(bare.shape).flatMap(([name, field]) =>
      below(field, path === '' ? name : `${path}.${name}`, (value) => ({ [name]: value })),
    ),
  ];
}

async function answerTo(operation: Operation, body: unknown): Promise<{ milliseconds: number; answer: string }> {
  const before = workedMs();
  const { faults, untold } = await parseInput(operation, { params: {}, query: {}, body }, () => 'bnytt00001');
  const answer = JSON.stringify(envelopeOf(new Fault(422, withRest(faults, untold))));
  return { milliseconds: workedMs() - before, answer };
}

/** What is slow every time is slow: others' work on the machine is not. */
const TRIES = 8;

const TAKING = ALL.filter(({ body }) => Object.keys(body.shape).length > 0);

describe.each(TAKING.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  const everywhere = places(operation.body, '').filter(([path]) => !path.startsWith(operation.documentField ?? '-'));
  test.each(Object.keys(WIDE))('refuses %s in no time and few words, wherever they are', async (name) => {
    const wide = WIDE[name];
    const slow: string[] = [];
    for (const [path, put] of [...everywhere, ['okant', (value: unknown) => ({ okant: value })] as const]) {
      let [least, longest] = [Number.POSITIVE_INFINITY, 0];
      for (let attempt = 0; attempt < TRIES && least > LONGEST_MS; attempt++) {
        const { milliseconds, answer } = await answerTo(operation, put(wide));
        least = Math.min(least, milliseconds);
        longest = Math.max(longest, answer.length);
      }
      if (least > LONGEST_MS && least / PACE > LONGEST_MS) slow.push(`${path}: ${Math.round(least)} ms`);
      if (longest > LARGEST_ANSWER) slow.push(`${path}: ${longest} bytes`);
    }
    expect(slow).toEqual([]);
  });
});

test('half a million different names are refused before they are read', () => {
  const json = Buffer.from(JSON.stringify(names(150_000)));
  const before = workedMs();
  expect(namesOf(json, LIMITS.fieldNames)).toBe('many');
  expect(workedMs() - before).toBeLessThan(LONGEST_MS);
});

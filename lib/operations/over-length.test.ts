import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';
import { unwrap } from '#lib/errors/from-zod.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { mostParts } from '#lib/operations/known-values.ts';
import { overLength } from '#lib/operations/over-length.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

const ALL: readonly Operation[] = OPERATIONS;

/** Whose values have no parts: there is nothing in them that a bound could be missing of. */
const WITHOUT_PARTS = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'never']);
/** What is given to `run` as it came, and bounded there: a document and Wikidata’s JSON have parsers of their own, a part of a batch that of its operation, a file is bytes. */
const BOUNDED_ELSEWHERE =
  /\.block\[\]$|^(laddaUppMedia|bytMediafil|importeraRedaktion|importeraIntakter|importeraTrafik|importeraOmdirigeringar)\.fil$|^importeraPersoner\.|^korSats\.operationer\[\]\.kropp\.\*$|^svaraProv\.svar\.\*$/;

/** Every place of the schema that the walk does not understand, or finds no bound of. */
function unbounded(schema: z.ZodType, path: string): string[] {
  const bare = unwrap(schema);
  const { type } = bare.def;
  if (WITHOUT_PARTS.has(type)) return [];
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((option) => unbounded(option as z.ZodType, path));
  const isBounded = Number.isInteger(mostParts(schema)) && mostParts(schema) <= LIMITS.blocks;
  const here = isBounded ? [] : [path];
  if (bare instanceof z.ZodArray) return [...here, ...unbounded(bare.element as z.ZodType, `${path}[]`)];
  if (bare instanceof z.ZodRecord) return [...here, ...unbounded(bare.valueType as z.ZodType, `${path}.*`)];
  if (bare instanceof z.ZodObject)
    return Object.entries<z.ZodType>(bare.shape).flatMap(([name, field]) => unbounded(field, `${path}.${name}`));
  return BOUNDED_ELSEWHERE.test(path) ? [] : [`${path}: ${type}`];
}

test.each(ALL.map((operation) => [operation.name, operation] as const))(
  '%s takes no list and no object without a bound',
  (name, operation) => {
    const parts = [operation.params, operation.query, operation.body];
    expect(parts.flatMap((part) => unbounded(part, name))).toEqual([]);
  },
);

const many = <T>(count: number, made: T): T[] => Array.from({ length: count }, () => made);
const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nr) => [`a${nr}`, 'x']));
const schema = z.strictObject({
  taggar: z.array(z.string().max(5)).max(50).optional(),
  listor: z.array(z.array(z.int())).optional(),
  revisioner: z.record(z.string(), z.string()).default({}).meta({ maxProperties: 20 }),
  fritt: z.record(z.string(), z.string()).optional(),
  hero: z.strictObject({ alt: z.string().nullable() }).nullable().optional(),
  antingen: z.union([z.string(), z.array(z.string()).max(3)]).optional(),
});
const told = (value: unknown) => {
  const { parts, texts } = overLength(schema, value);
  return [parts, texts].map((faults) => faults.map(({ kod, falt, atgard }) => `${kod} ${falt} ${atgard}`));
};

describe('what is too long is told with its own bound, or with that of all', () => {
  test.each([
    ['a list', { taggar: many(51, 'a') }, 'for_lang taggar Högst 50 stycken.'],
    ['a list without a bound of its own', { listor: many(1_001, []) }, 'for_lang listor Högst 1000 stycken.'],
    ['a list in a list', { listor: [[], many(1_001, 1)] }, 'for_lang listor[1] Högst 1000 stycken.'],
    ['an object of any names', { revisioner: names(21) }, 'for_lang revisioner Högst 20 fält.'],
    ['one without a bound of its own', { fritt: names(1_001) }, 'for_lang fritt Högst 1000 fält.'],
    ['unknown fields', { hero: names(1_001) }, 'for_lang hero Högst 1000 fält.'],
    ['unknown fields, outermost', names(1_001), 'for_lang  Högst 1000 fält.'],
    ['one of several kinds', { antingen: many(4, 'a') }, 'for_lang antingen Högst 3 stycken.'],
    ['all of it together', { listor: many(100, many(900, 1)) }, `for_lang  Högst ${LIMITS.values} värden i ett anrop.`],
  ])('%s', (_, value, fault) => expect(told(value)).toEqual([[fault], []]));

  test('and a text of which nothing is said', () => {
    const value = { hero: { alt: 'x'.repeat(LENGTHS.text + 1) }, taggar: ['x'.repeat(LENGTHS.text + 1)] };
    expect(told(value)).toEqual([[], [`for_lang hero.alt Högst ${LENGTHS.text} tecken.`]]);
  });
});

test('what is as long as it may be is nobody’s business, nor is what is no such value at all', () => {
  const fine = { taggar: many(50, 'a'), listor: many(1_000, [1]), revisioner: names(20), fritt: names(1_000), hero: null, antingen: 'x' };
  for (const value of [fine, undefined, null, 7, 'x', [fine], { taggar: 'x', listor: names(2_000), hero: many(2_000, 1) }])
    expect(told(value)).toEqual([[], []]);
});

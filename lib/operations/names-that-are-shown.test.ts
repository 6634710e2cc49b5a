import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '#lib/operations/registry.ts';

/* What something is called is read by others: it may not turn, hide or break what stands around it. */

const TURNS = 'Nora\u202Egpj';
const HIDES = 'No\u200Bra';

/** What stands as the byline; elsewhere the same word is a person's id. */
const BYLINES = new Set(['skapaInnehall.ansvarig', 'andraInnehall.ansvarig']);

/** Persons that a comment mentions, by their ids (decisions.md §20). */
const MENTIONS = new Set(['skapaKokommentar.namn', 'skapaKommentar.namn']);

const fields = OPERATIONS.flatMap(({ name, hints, body }) =>
  hints.readOnly || !(body instanceof z.ZodObject)
    ? []
    : Object.entries(body.shape)
        .filter(([field]) => (field === 'namn' && !MENTIONS.has(`${name}.${field}`)) || BYLINES.has(`${name}.${field}`))
        .map(([field, schema]) => ({ field: `${name}.${field}`, schema: z.any().pipe(schema as z.ZodType) })),
);

const taken = (schema: z.ZodType, text: string) =>
  [text, { sv: text, en: text }, { sv: text }].some((given) => schema.safeParse(given).success);

test('names are asked for in many places', () => {
  expect(fields.length).toBeGreaterThan(10);
});

test.each(fields)('$field is one that shows as what it is', ({ schema }) => {
  expect(taken(schema, 'Åsa Öst')).toBe(true);
  expect([TURNS, HIDES].filter((text) => taken(schema, text))).toEqual([]);
});

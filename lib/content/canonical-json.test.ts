import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { canonicalJson } from '#lib/content/canonical-json.ts';

/** Texts of every kind, lone halves of characters among them, and the ones that JSON writes otherwise. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u2028', '"\\\b\f\n\r\t\u0000\u007f', '€', '10', '9', '__proto__', 'å'),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, undefined, -0, 1e21, 1e-7, Number.MAX_SAFE_INTEGER, new Date(0)),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(text, tie('value'), { maxKeys: 6 }),
  ),
})).value;

const HALF_A_CHARACTER = '\ud83d';

/** The text, or that there is none. */
function told(make: () => string | undefined): string {
  try {
    return make() ?? 'ingen';
  } catch {
    return 'ingen';
  }
}

test('says of any value what the package of RFC 8785 says, byte for byte, and refuses what it refuses', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(told(() => canonicalJson(value))).toBe(told(() => canonicalize(value)));
    }),
    { numRuns: 3_000 },
  );
});

test('and of every example of every block', () => {
  const examples = [...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ examples }) => examples.valid.map(({ block }) => block));
  expect(examples.length).toBeGreaterThan(30);
  for (const block of examples) expect(canonicalJson(block)).toBe(canonicalize(block));
});

test.each([
  ['a number without a value', Number.NaN],
  ['one without an end', { nr: Number.POSITIVE_INFINITY }],
  ['half a character', [HALF_A_CHARACTER]],
  ['half a character in a name', { [HALF_A_CHARACTER]: 1 }],
  ['nothing', undefined],
  ['a function', () => 1],
])('refuses %s', (_, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('refuses what holds itself', () => {
  const round: Record<string, unknown> = {};
  round.inne = [round];
  expect(() => canonicalJson(round)).toThrow();
});

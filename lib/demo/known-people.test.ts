import { expect, test } from 'vitest';
import { birthOf } from '#lib/content/birth-date.ts';
import { knownPersonFields } from '#lib/contract/known-person.ts';
import { KNOWN_PEOPLE } from '#lib/demo/known-people.ts';

test('each is what the dictionary takes, with a birth date it can read', () => {
  for (const { namn, alias, fodd, kandFor, rader } of KNOWN_PEOPLE) {
    expect(knownPersonFields.namn.parse(namn)).toBe(namn);
    expect(knownPersonFields.alias.parse(alias)).toEqual(alias);
    expect(knownPersonFields.kandFor.parse(kandFor)).toBe(kandFor);
    expect(knownPersonFields.rader.parse(rader)).toEqual(rader);
    expect(birthOf({ fodd })?.foddIso).toMatch(/^\d{4}/);
  }
});

test('two have the same name, so that choosing among namesakes can be tried', () => {
  const names = KNOWN_PEOPLE.map(({ namn }) => namn);
  expect(names.filter((name) => name === 'Maja Ek')).toHaveLength(2);
});

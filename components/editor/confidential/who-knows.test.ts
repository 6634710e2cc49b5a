import { describe, expect, test } from 'vitest';
import { decidesWhoKnows, namedInVain, whoKnows } from '#components/editor/confidential/who-knows.ts';
import type { Actor } from '#lib/contract/actor.ts';

const limits = { sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false };
const actor = (id: string, roll: string): Actor => ({ typ: 'person', id, namn: id, roll, ...limits });
const agare = { typ: 'person' as const, id: 'nora', namn: 'Nora Ek' };

test.each([
  [false, [], 'Alla i redaktionen ser artikeln.'],
  [true, [], 'Bara Nora Ek, som äger artikeln, och cheferna vet att den finns.'],
  [true, ['nora'], 'Bara Nora Ek, som äger artikeln, och cheferna vet att den finns.'],
  [true, ['siri'], 'Bara Nora Ek, som äger artikeln, 1 insatt och cheferna vet att den finns.'],
  [true, ['siri', 'nora', 'karin'], 'Bara Nora Ek, som äger artikeln, 2 insatta och cheferna vet att den finns.'],
])('confidential %s, let in %j: %s', (konfidentiell, insatta, words) => {
  expect(whoKnows({ konfidentiell, agare, insatta })).toBe(words);
});

describe('who is shown the setting', () => {
  const item = { agare, insatta: ['siri', 'lars'], sektion: 'nyheter', mall: 'nyhet' };

  test.each([
    ['its owner', 'nora', 'skribent', true],
    ['who has been let in', 'siri', 'skribent', true],
    ['a chief', 'karin', 'chefredaktor', true],
    ['who has been let in and only reads', 'lars', 'lasare', false],
    ['whoever else writes', 'olle', 'skribent', false],
  ])('%s', (_, id, roll, decides) => {
    expect(decidesWhoKnows(actor(id, roll), item)).toBe(decides);
  });
});

test('of somebody who is named in a comment and does not know of the article it is said', () => {
  expect(namedInVain(['Bo Ek'])).toBe('Artikeln är konfidentiell. Bo Ek är inte insatt och får inte veta något om kommentaren.');
  expect(namedInVain(['Bo Ek', 'Siri Li'])).toBe(
    'Artikeln är konfidentiell. Bo Ek och Siri Li är inte insatta och får inte veta något om kommentaren.',
  );
});

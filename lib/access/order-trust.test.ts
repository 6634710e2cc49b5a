import { expect, test } from 'vitest';
import { mustConfirmOrder } from '#lib/access/order-trust.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { OrderTrust } from '#lib/contract/agent.ts';

const SCOPE = { sektioner: [], mallar: [], sprak: [], publicera: true, schemalagga: true };
const OWNER = { id: 'agaren', epost: 'a@test.se', namn: 'Ägaren' };
const [owner, other] = [{ id: 'agaren' }, { id: 'en-annan' }];

function agent(order?: OrderTrust): Actor {
  return { ...SCOPE, typ: 'agent', id: 'agenten', namn: 'Agenten', roll: 'agent', agare: OWNER, ...(order === undefined ? {} : { order }) };
}

test.each<[OrderTrust, { id: string }, boolean, boolean]>([
  ['alla_med_ratt', owner, false, false],
  ['alla_med_ratt', other, false, false],
  ['alla_med_ratt', owner, true, true],
  ['endast_agare', owner, false, false],
  ['endast_agare', other, false, true],
  ['endast_agare', owner, true, true],
  ['fraga_alltid', owner, false, true],
  ['fraga_alltid', other, false, true],
])('%s, of %o, where the newsroom asks of all: %s', (order, named, newsroomAsks, confirmed) => {
  expect(mustConfirmOrder(agent(order), named, newsroomAsks)).toBe(confirmed);
});

test('an agent of which nothing is said trusts everybody with the right; an owner that is not known is nobody', () => {
  expect(mustConfirmOrder(agent(), other, false)).toBe(false);
  const { agare: _, ...ownerless } = agent('endast_agare');
  expect(mustConfirmOrder(ownerless, owner, false)).toBe(true);
});

test('without an order there is none to confirm, nor of what a person or their assistant does', () => {
  expect(mustConfirmOrder(agent('fraga_alltid'), null, true)).toBe(false);
  for (const typ of ['person', 'assistent'] as const)
    expect(mustConfirmOrder({ ...SCOPE, typ, id: 'p', namn: 'P', roll: 'publicist' }, owner, true)).toBe(false);
});

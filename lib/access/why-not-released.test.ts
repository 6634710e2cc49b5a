import { expect, test } from 'vitest';
import { whyNotReleased } from '#lib/access/why-not-released.ts';
import type { Actor } from '#lib/contract/actor.ts';

const NEWS = { sektion: 'nyheter', mall: 'nyhet' };
const publicist = (limits: Partial<Actor> = {}): Actor => ({
  ...{ typ: 'person', id: 'p', namn: 'P', roll: 'publicist', sektioner: [], mallar: [], sprak: [], publicera: true, schemalagga: true },
  ...limits,
});
const told = (actor: Actor, sprak: string) => whyNotReleased(actor, NEWS, sprak).map(({ kod, orsak, atgard }) => ({ kod, orsak, atgard }));

test('nothing stands in the way of who may', () => {
  expect(told(publicist(), 'sv')).toEqual([]);
  expect(told(publicist({ sektioner: ['nyheter'], sprak: ['sv'] }), 'sv')).toEqual([]);
});

test('every limit is told at once, and what to do about it', () => {
  expect(told(publicist({ sektioner: ['mat'], sprak: ['en'] }), 'sv')).toEqual([
    {
      kod: 'sektion_ej_tillaten',
      orsak: 'Du har inte rätt att publicera i sektionen nyheter.',
      atgard: 'Välj en av dina sektioner (mat), eller be en administratör om rättigheten.',
    },
    {
      kod: 'sprak_ej_tillatet',
      orsak: 'Du har inte rätt att publicera på språket sv.',
      atgard: 'Välj ett av dina språk (en), eller be en administratör om rättigheten.',
    },
  ]);
});

test('a role that does not publish is told so', () => {
  expect(told({ ...publicist(), roll: 'granskare', publicera: false }, 'sv').map(({ kod }) => kod)).toEqual(['rattighet_saknas']);
});

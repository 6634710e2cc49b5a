import { expect, test } from 'vitest';
import type { Author, Item, Revision } from '#lib/contract/article.ts';
import { orderHash } from '#lib/operations/release/approval/order-hash.ts';

const AGENT: Author = { typ: 'agent', id: 'agenten', namn: 'Agenten' };
const PERSON: Author = { typ: 'person', id: 'chefen', namn: 'Chefen' };
const ordered = { lage: 'publicera', datum: null, av: AGENT, order_av: PERSON } as const;
const swedish = { id: 'r1', sprak: 'sv', hash: 'h1' } as Revision;
const english = { id: 'r2', sprak: 'en', hash: 'h2' } as Revision;
// Of an article that is all the hash is made of.
const item = {
  ...{ id: 'artikeln', sektion: 'nyheter', mall: 'nyhet', mall_version: 1, taggar: ['bro'], kategorier: [], sponsrad: null, kallor: [] },
  ...{ ansvarig: null, agare: PERSON, sprak: { sv: { arbetsrevision: { id: 'r1' } }, en: { arbetsrevision: { id: 'r2' } } } },
} as unknown as Item;
const hash = orderHash(ordered, item, [swedish, english]);

test('the same order has the same hash, in whatever order its languages come, however its time is written, whatever people are called', () => {
  const renamed = { ...item, agare: { ...PERSON, namn: 'Ny Chef' } };
  expect(orderHash({ ...ordered, av: { ...AGENT, namn: 'Boten' } }, renamed, [english, swedish])).toBe(hash);
  const at = (datum: string) => orderHash({ ...ordered, lage: 'schemalagd', datum }, item, [swedish]);
  expect(at('2026-11-20T06:00:00Z')).toBe(at('2026-11-20T07:00:00+01:00'));
});

test.each<[string, string]>([
  ['another article', orderHash(ordered, { ...item, id: 'en annan' }, [swedish, english])],
  ['another tag', orderHash(ordered, { ...item, taggar: [] }, [swedish, english])],
  ['another section', orderHash(ordered, { ...item, sektion: 'kultur' }, [swedish, english])],
  ['another owner', orderHash(ordered, { ...item, agare: AGENT }, [swedish, english])],
  ['fewer languages', orderHash(ordered, item, [swedish])],
  ['another revision', orderHash(ordered, item, [{ ...swedish, id: 'r3' }, english])],
  ['other words', orderHash(ordered, item, [{ ...swedish, hash: 'h3' }, english])],
  [
    'something saved since',
    orderHash(ordered, { ...item, sprak: { ...item.sprak, sv: { arbetsrevision: { id: 'r4' } } } } as unknown as Item, [swedish, english]),
  ],
  ['another mode', orderHash({ ...ordered, lage: 'schemalagd' }, item, [swedish, english])],
  ['another time', orderHash({ ...ordered, datum: '2026-11-20T06:00:00Z' }, item, [swedish, english])],
  ['another agent', orderHash({ ...ordered, av: { ...AGENT, id: 'boten' } }, item, [swedish, english])],
  ['another person', orderHash({ ...ordered, order_av: { ...PERSON, id: 'redaktören' } }, item, [swedish, english])],
])('%s is another order', (_, other) => {
  expect(other).not.toBe(hash);
});

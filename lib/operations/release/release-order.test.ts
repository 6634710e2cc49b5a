import { describe, expect, test } from 'vitest';
import { factsOf } from '#lib/content/facts.ts';
import type { Author, Item } from '#lib/contract/article.ts';
import { pinnedItem } from '#lib/operations/release/release-order.ts';

/* An item as a kept release is of it. */

const lena: Author = { typ: 'person', id: 'p1', namn: 'Lena Öberg' };
const item = (facts: Partial<Item>): Item => ({
  ...{
    id: 'a1',
    sektion: 'mat',
    mall: 'nyhet',
    mall_version: 1,
    rubrik: 'Fyren tänds',
    taggar: [],
    kategorier: [],
    sponsrad: null,
    kallor: [],
  },
  ...{
    ansvarig: null,
    ansvarig_av_agent: false,
    status: 'utkast',
    raderad: false,
    konfidentiell: false,
    insatta: [],
    kallsprak: 'sv',
    publicerad: null,
    schemalagd: null,
    cms: null,
    agare: lena,
  },
  ...{ skapad: '', andrad: '', arbetskopia: null, sprak: {} },
  ...facts,
});

describe('the facts are those that were pinned when it was ordered', () => {
  test('whatever they have become since', () => {
    const fakta = factsOf(item({ taggar: ['fyrar'], sektion: 'nyheter' }));
    expect(pinnedItem(item({ taggar: ['båkar'], sektion: 'mat' }), { fakta })).toMatchObject({ taggar: ['fyrar'], sektion: 'nyheter' });
  });

  test('but a person who has another name since then goes by that', () => {
    const fakta = factsOf(item({}));
    expect(pinnedItem(item({ agare: { ...lena, namn: 'Lena Strand' } }), { fakta }).agare.namn).toBe('Lena Strand');
  });

  test('and a key by the one it had then, so that what it entered for itself signs nothing', () => {
    const key: Author = { typ: 'agent', id: 'k1', namn: 'Testagenten' };
    const fakta = factsOf(item({ agare: key, ansvarig: key.namn }));
    expect(pinnedItem(item({ agare: { ...key, namn: 'Nyhetsagenten' } }), { fakta }).agare.namn).toBe('Testagenten');
  });
});

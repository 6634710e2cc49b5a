import { describe, expect, test } from 'vitest';
import { isLate, momentOf, openFailures, possibilitiesOf } from '#components/studio/release/release-rules.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release } from '#lib/contract/release.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const AV = { typ: 'person', id: 'p', namn: 'Pia Publicist' } as const;

function release(changes: Partial<Release>): Release {
  return {
    id: 'r',
    innehall: { id: 'a', rubrik: 'Surdeg', sektion: 'mat', mall: 'nyhet' },
    lage: 'schemalagd',
    prov: false,
    tillstand: 'schemalagd',
    revisioner: { sv: 'v1' },
    fakta: null,
    datum: '2026-11-21T05:00:00.000Z',
    av: AV,
    order_av: null,
    godkand_av: null,
    order_begaran: null,
    overstyr: false,
    forsok: 0,
    nasta: null,
    utford: null,
    forsenad: false,
    fel: null,
    skapad: '2026-11-19T10:00:00.000Z',
    andrad: '2026-11-19T10:00:00.000Z',
    steg: [],
    ...changes,
  };
}

function actor(changes: Partial<Actor>): Actor {
  return {
    typ: 'person',
    id: 'p',
    namn: 'P',
    roll: 'publicist',
    sektioner: [],
    mallar: [],
    sprak: [],
    publicera: false,
    schemalagga: false,
    ...changes,
  };
}

describe('what somebody has to see to', () => {
  test('is a failure that nothing newer of its language has taken the place of', () => {
    const failed = release({ id: 'gammal', tillstand: 'misslyckad' });
    const newer = { id: 'ny', skapad: '2026-11-20T09:00:00.000Z' };
    const ids = (...releaser: Release[]) => openFailures(releaser).map(({ id }) => id);
    expect(ids(failed)).toEqual(['gammal']);
    expect(ids(failed, release({ ...newer, tillstand: 'klar' }))).toEqual([]);
    expect(ids(failed, release({ ...newer, tillstand: 'klar', revisioner: { en: 'e1' } }))).toEqual(['gammal']);
    expect(ids(failed, release({ ...newer, tillstand: 'avbruten' }))).toEqual(['gammal']);
    expect(ids(failed, release({ ...newer, tillstand: 'misslyckad' }))).toEqual(['ny']);
    expect(ids(failed, release({ ...newer, lage: 'avstamning', tillstand: 'klar', revisioner: {} }))).toEqual([]);
  });

  test('is what should have been out by now, and nothing that is over', () => {
    expect(isLate(release({}), NOW)).toBe(false);
    expect(isLate(release({ forsenad: true }), NOW)).toBe(true);
    expect(isLate(release({ forsenad: true, tillstand: 'klar' }), NOW)).toBe(false);
    expect(isLate(release({ tillstand: 'koad', lage: 'publicera', skapad: '2026-11-20T09:59:30.000Z' }), NOW)).toBe(false);
    expect(isLate(release({ tillstand: 'koad', lage: 'publicera', skapad: '2026-11-20T09:58:30.000Z' }), NOW)).toBe(true);
  });
});

test('a release stands in the calendar where it goes out, or went out', () => {
  expect(momentOf(release({}))).toBe('2026-11-21T05:00:00.000Z');
  expect(momentOf(release({ tillstand: 'klar', utford: '2026-11-21T05:03:00.000Z' }))).toBe('2026-11-21T05:03:00.000Z');
  // The date that readers see is not when it went out.
  expect(
    momentOf(release({ lage: 'publicera', tillstand: 'klar', datum: '2020-01-01T00:00:00.000Z', utford: '2026-11-20T08:00:00.000Z' })),
  ).toBe('2026-11-20T08:00:00.000Z');
});

const NOTHING = { confirm: false, decline: false, decide: false, move: false, cancel: false, retry: false };

test('what can be done with it follows its state and the rights of the one who asks', () => {
  const publicist = actor({});
  expect(possibilitiesOf(release({}), publicist)).toEqual({ ...NOTHING, move: true, cancel: true });
  expect(possibilitiesOf(release({ tillstand: 'koad' }), publicist)).toEqual({ ...NOTHING, move: true, cancel: true, retry: true });
  expect(possibilitiesOf(release({ tillstand: 'misslyckad' }), publicist)).toEqual({ ...NOTHING, retry: true });
  expect(possibilitiesOf(release({ tillstand: 'klar' }), publicist)).toEqual(NOTHING);
  expect(possibilitiesOf(release({ lage: 'nedtagning', tillstand: 'koad' }), publicist)).toEqual({ ...NOTHING, retry: true });
  for (const other of [actor({ roll: 'skribent' }), actor({ sektioner: ['resor'] }), actor({ sprak: ['en'] })])
    expect(possibilitiesOf(release({}), other)).toEqual(NOTHING);
});

test('an order is confirmed by whoever it is given in the name of alone, declined by all who publish there, and moved by nobody', () => {
  const order_begaran = { hash: 'h', fore: '2026-11-20T10:00:00.000Z', oforandrad: true };
  const order = release({ tillstand: 'vantar_pa_godkannande', order_av: AV, order_begaran });
  expect(possibilitiesOf(order, actor({}))).toEqual({ ...NOTHING, confirm: true, decline: true });
  expect(possibilitiesOf(order, actor({ id: 'en annan', roll: 'superadmin' }))).toEqual({ ...NOTHING, decline: true });
  expect(possibilitiesOf(order, actor({ roll: 'skribent' }))).toEqual(NOTHING);
  expect(possibilitiesOf({ ...order, tillstand: 'klar' }, actor({}))).toEqual(NOTHING);
});

test('what an agent has asked for is decided on by people who publish there, and by nobody else', () => {
  const asked = release({ tillstand: 'vantar_pa_godkannande' });
  expect(possibilitiesOf(asked, actor({}))).toEqual({ ...NOTHING, decide: true, decline: true, move: true });
  const agent = actor({
    typ: 'agent',
    roll: 'agent',
    publicera: true,
    schemalagga: true,
    sektioner: ['mat'],
    mallar: ['nyhet'],
    sprak: ['sv'],
  });
  for (const other of [agent, actor({ typ: 'assistent' }), actor({ roll: 'skribent' }), actor({ sektioner: ['resor'] })])
    expect(possibilitiesOf(asked, other)).toEqual(NOTHING);
  expect(isLate(release({ tillstand: 'vantar_pa_godkannande', datum: '2026-11-19T05:00:00.000Z' }), NOW)).toBe(false);
});

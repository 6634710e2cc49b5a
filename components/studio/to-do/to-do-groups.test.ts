import { expect, test } from 'vitest';
import { toDoGroups } from '#components/studio/to-do/to-do-groups.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import type { Release } from '#lib/contract/release.ts';

const JAG: Actor = {
  ...{ typ: 'person', id: 'jag', namn: 'Jag', roll: 'skribent', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: false, schemalagga: false },
};
const av = { typ: 'person', id: 'jag', namn: 'Jag' } as const;
const task = (id: string, more: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, rubrik: id, beskrivning: '', sektion: null, innehall: null, artikel: null, typ: 'uppgift', prioritet: 'normal', ansvarig: av },
  ...{
    senast: null,
    planerad: null,
    forsenad: false,
    kommentarer: 0,
    status: 'oppen',
    tagen_av: null,
    tagen_till: null,
    klar_av: null,
    av,
  },
  ...{ skapad: '2026-11-24T10:00:00.000Z', andrad: '2026-11-24T10:00:00.000Z' },
  ...more,
});
const NOTHING = {
  tagna: [],
  ansvar: [],
  forsenade: [],
  begarda: [],
  publiceringar: [],
  granskning: [],
  utkast: [],
  gamlaPriser: undefined,
  utanAlt: [],
};
const named = (groups: ReturnType<typeof toDoGroups>) =>
  groups.filter(({ entries }) => entries.length > 0).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);

test('a task stands where it presses most, and once', () => {
  const late = task('sen', { forsenad: true });
  const groups = toDoGroups({ ...NOTHING, tagna: [task('tagen')], ansvar: [task('min'), late], forsenade: [late, task('annans')] }, JAG, 0);
  expect(named(groups)).toEqual([
    ['tagna', ['tagen']],
    ['ansvar', ['sen', 'min']],
    ['forsenade', ['annans']],
  ]);
});

test('what is late or urgent says so', () => {
  const ansvar = [task('sen', { forsenad: true, prioritet: 'akut' }), task('akut', { prioritet: 'akut' }), task('vanlig')];
  const mine = toDoGroups({ ...NOTHING, ansvar }, JAG, 0).find(({ id }) => id === 'ansvar');
  expect(mine?.entries.map(({ badge }) => badge?.namn)).toEqual(['Försenad', 'Akut', undefined]);
});

test.each([
  [{ antal: 1, prisdagar: 30 }, '1 artikel med priser som ingen har kontrollerat på 30 dagar'],
  [{ antal: 12, prisdagar: 1 }, '12 artiklar med priser som ingen har kontrollerat på en dag'],
  [
    { antal: 1_000, antal_minst: true as const, prisdagar: 7 },
    'Fler än 1\u00a0000 artiklar med priser som ingen har kontrollerat på 7 dagar',
  ],
])('old prices are one line, which leads to the articles: %j', (gamlaPriser, namn) => {
  const entries = toDoGroups({ ...NOTHING, gamlaPriser }, JAG, 0).flatMap((group) => group.entries);
  expect(entries).toEqual([{ id: 'gamla-priser', namn, href: '/studio?priser=gamla', tid: null }]);
});

test('articles whose pictures nobody has described lead to the first of them, in the language that lacks it', () => {
  const article = {
    innehall: 'a1',
    rubrik: 'Bron',
    sprak: 'sv' as const,
    antal: 1,
    block: 'bbildett',
    publicerad: '2026-11-20T08:00:00.000Z',
  };
  const utanAlt = [article, { ...article, sprak: 'en' as const, rubrik: '', antal: 3, block: null }];
  const entries = toDoGroups({ ...NOTHING, utanAlt }, JAG, 0).flatMap((group) => group.entries);
  expect(entries).toEqual([
    { id: 'a1 sv', namn: 'Bron (en bild)', href: '/studio/artikel/a1?sprak=sv&visa=bbildett', tid: article.publicerad },
    { id: 'a1 en', namn: 'Utan rubrik (engelska, 3 bilder)', href: '/studio/artikel/a1?sprak=en&visa=huvudbild', tid: article.publicerad },
  ]);
});

test('an order leads whoever it is given in the name of to where it is confirmed; to another it is none of theirs', () => {
  const chief: Actor = { ...JAG, roll: 'chefredaktor', publicera: true };
  const order: Release = {
    ...{ id: 'r', lage: 'publicera', prov: false, tillstand: 'vantar_pa_godkannande', revisioner: { sv: 'v1' }, fakta: null, datum: null },
    ...{ av: { typ: 'agent', id: 'a', namn: 'Agenten' }, order_av: av },
    order_begaran: { hash: 'h', fore: '2026-11-25T10:00:00.000Z', oforandrad: true },
    ...{
      innehall: { id: 'bron', rubrik: 'Bron', sektion: 'mat', mall: 'nyhet' },
      godkand_av: null,
      overstyr: false,
      forsok: 0,
      nasta: null,
    },
    ...{ utford: null, forsenad: false, fel: null, steg: [], skapad: '2026-11-24T10:00:00.000Z', andrad: '2026-11-24T10:00:00.000Z' },
  };
  const shown = (jag: Actor) => toDoGroups({ ...NOTHING, begarda: [order] }, jag, 0).filter(({ entries }) => entries.length > 0);
  expect(shown(chief)).toMatchObject([{ id: 'ordrar', entries: [{ namn: 'Bron', href: '/studio/att-gora?order=bron' }] }]);
  expect(shown({ ...chief, id: 'en annan' })).toEqual([]);
});

test('where no price is old nothing is said of prices', () => {
  expect(named(toDoGroups({ ...NOTHING, gamlaPriser: { antal: 0, prisdagar: 30 } }, JAG, 0))).toEqual([]);
});

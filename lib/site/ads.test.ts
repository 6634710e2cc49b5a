import { describe, expect, test } from 'vitest';
import { adSlotsSchema } from '#lib/contract/ads.ts';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import { FIRST_SETTINGS } from '#lib/contract/settings.ts';
import { adAfter, adOrigins, adsOf, layOutAds, slotsAt, slotsOfSection } from '#lib/site/ads.ts';

function slot(given: Partial<AdSlot> = {}): AdSlot {
  const sizes = { smal: '300x250', bred: '580x400' } as const;
  return {
    namn: 'Plats',
    plats: 'i_texten',
    intervall: 3,
    mallar: [],
    sektioner: [],
    sprak: [],
    ...sizes,
    adress: 'https://annons.exempel.se/1',
    ...given,
  };
}

const blocks = (...types: string[]) => types.map((type) => ({ type }));
const paragraphs = (count: number) => blocks(...Array.from({ length: count }, () => 'paragraph'));
const shown = { mall: 'nyhet', listad: true, isSponsored: false, block: paragraphs(10) };

test('a newsroom that has said nothing has none, nor one that has turned them off, nor one without a place', () => {
  expect(adsOf(FIRST_SETTINGS.annonser)).toBeUndefined();
  expect(adsOf({ samtycke: 'inga', tcf_adress: '', platser: [slot()] })).toBeUndefined();
  expect(adsOf({ samtycke: 'egen', tcf_adress: '', platser: [] })).toBeUndefined();
});

test('those whose pages are framed are told once each, and who asks only where they do', () => {
  const platser = [slot(), slot({ adress: 'https://annons.exempel.se/2?zon=3' }), slot({ adress: 'https://a.exempel.se:8443/' })];
  const settings = { tcf_adress: 'https://samtycke.exempel.se/fraga', platser };
  const origins = (samtycke: 'egen' | 'tcf') => adOrigins(adsOf({ ...settings, samtycke }) ?? expect.fail());
  expect(origins('egen')).toEqual(['https://a.exempel.se:8443', 'https://annons.exempel.se']);
  expect(origins('tcf')).toEqual(['https://a.exempel.se:8443', 'https://annons.exempel.se', 'https://samtycke.exempel.se']);
});

test('a slot of some sections is on their pages, and on none that is of no section', () => {
  const all = slot({ plats: 'lista' });
  const ofFood = slot({ plats: 'lista', sektioner: ['mat'] });
  const inFood = slot({ plats: 'efter_texten', sektioner: ['mat'] });
  const ads = { samtycke: 'egen', tcf: '', platser: [all, ofFood, inFood] } as const;
  expect(slotsAt(ads, 'lista', 'sv', 'mat')).toEqual([all, ofFood]);
  expect(slotsAt(ads, 'lista', 'sv', 'nyheter')).toEqual([all]);
  expect(slotsAt(ads, 'lista', 'sv')).toEqual([all]);
  expect(slotsAt(undefined, 'lista', 'sv')).toEqual([]);
  const inArticles = [slotsOfSection(ads, 'sv', 'mat'), slotsOfSection(ads, 'sv', 'nyheter'), slotsOfSection(undefined, 'sv', 'mat')];
  expect(inArticles).toEqual([[inFood], [], []]);
});

test('a slot of one language is on the pages in it, and one of none on all', () => {
  const all = slot({ plats: 'efter_texten' });
  const english = slot({ plats: 'efter_texten', sprak: ['en'] });
  const front = slot({ plats: 'framsida', sprak: ['sv'] });
  const ads = { samtycke: 'egen', tcf: '', platser: [all, english, front] } as const;
  expect([slotsOfSection(ads, 'sv', 'mat'), slotsOfSection(ads, 'en', 'mat')]).toEqual([[all], [all, english]]);
  expect([slotsAt(ads, 'framsida', 'sv'), slotsAt(ads, 'framsida', 'en')]).toEqual([[front], []]);
});

test('slots from before there was a choice of languages are in all', () => {
  const { sprak: _, ...before } = slot();
  expect(adSlotsSchema.parse([before])).toEqual([slot()]);
});

describe('in an article', () => {
  const places = (block: typeof shown.block, ...slots: AdSlot[]) => [...layOutAds(slots, { ...shown, block }).efter.keys()];

  test('they stand after every so many paragraphs, never last', () => {
    expect(places(paragraphs(10), slot())).toEqual([2, 5, 8]);
    expect(places(paragraphs(9), slot())).toEqual([2, 5]);
    expect(places(paragraphs(3), slot())).toEqual([]);
    expect(places([], slot())).toEqual([]);
  });

  test('paragraphs alone are counted, and what one of them leads on to stands with it', () => {
    const mixed = blocks('paragraph', 'heading', 'paragraph', 'bulletList', 'paragraph', 'citat', 'paragraph', 'heading', 'paragraph');
    expect(places(mixed, slot())).toEqual([6]);
    expect(places(mixed, slot({ intervall: 2 }))).toEqual([6]);
    expect(places(mixed, slot({ intervall: 1 }))).toEqual([0, 6]);
    expect(places(blocks('paragraph', 'rattelse'), slot({ intervall: 1 }))).toEqual([]);
    expect(places(blocks('liveinlagg', 'liveinlagg', 'liveinlagg', 'liveinlagg'), slot({ intervall: 1 }))).toEqual([]);
  });

  test('several take turns at the distance of the first, and there are no more than five', () => {
    const [one, two] = [slot({ intervall: 2 }), slot({ namn: 'En annan', intervall: 7 })];
    expect([...layOutAds([one, two], shown).efter]).toEqual([
      [1, one],
      [3, two],
      [5, one],
      [7, two],
    ]);
    expect(places(paragraphs(100), slot({ intervall: 1 }))).toEqual([0, 1, 2, 3, 4]);
  });

  test('first and last there is one each', () => {
    const [first, other, last] = [slot({ plats: 'efter_ingress' }), slot({ plats: 'efter_ingress' }), slot({ plats: 'efter_texten' })];
    expect(layOutAds([first, other, last], shown)).toEqual({ forst: first, efter: new Map(), sist: last });
  });

  test.each([
    ['what somebody pays for', { isSponsored: true }],
    ['what stands by itself', { listad: false, mall: 'sida' }],
  ])('there are none in %s', (_, facts) => {
    const slots = [slot(), slot({ plats: 'efter_ingress' }), slot({ plats: 'efter_texten' })];
    expect(layOutAds(slots, { ...shown, ...facts })).toEqual({ forst: undefined, efter: new Map(), sist: undefined });
  });

  test('a slot of some templates is in those alone, also in one that stands by itself', () => {
    const own = slot({ plats: 'efter_texten', mallar: ['recept', 'sida'] });
    const last = (facts: Partial<typeof shown>) => layOutAds([own], { ...shown, ...facts }).sist;
    expect([last({}), last({ mall: 'recept' }), last({ mall: 'sida', listad: false })]).toEqual([undefined, own, own]);
    expect(last({ mall: 'recept', isSponsored: true })).toBeUndefined();
  });
});

test('between rows they take turns too, and nothing stands before the first', () => {
  const slots = [slot({ namn: 'A', intervall: 2 }), slot({ namn: 'B' })];
  expect([0, 1, 2, 3, 4, 6, 8, 10, 12].map((rows) => adAfter(slots, rows)?.namn)).toEqual([
    ...[undefined, undefined, 'A', undefined, 'B', 'A', 'B', 'A', undefined],
  ]);
  expect(adAfter([], 2)).toBeUndefined();
});

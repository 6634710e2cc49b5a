import { expect, test } from 'vitest';
import { truthsOf } from '#components/editor/header/truth.ts';

const NOW = Date.parse('2026-11-26T09:00:00Z');

type Known = Parameters<typeof truthsOf>[0];

/** The version `nr`, of which readers have `published`. */
function version(sprak: 'sv' | 'en', nr: number, published: number | null, ej_slappt: Known['item']['sprak'][string]['ej_slappt'] = []) {
  return {
    ...{ sprak, status: 'utkast' as const, inaktuell: false, lank: null, rubrik: 'R', slug: 'r', ej_slappt },
    arbetsrevision: { id: `v${nr}`, nr },
    publicerad_revision: published === null ? null : { id: `v${published}`, nr: published },
  };
}

function told(item: Partial<Known['item']>, { sprak = 'sv', shown = 'v4' }: Partial<Pick<Known, 'sprak' | 'shown'>> = {}): string {
  const known = { status: 'publicerad', sprak: {}, schemalagd: null, ...item } as const;
  return truthsOf({ item: known, sprak, shown, now: NOW })
    .map(({ text }) => text)
    .join(' · ');
}

const schedule = (datum: string, id: string) => ({
  ...{ release: 'r', datum, sprak: ['sv' as const], revisioner: { sv: id } },
  av: { typ: 'person' as const, id: 'p', namn: 'Eva' },
});

test.each<[string, ReturnType<typeof told>, string]>([
  ['never published', told({ status: 'utkast', sprak: { sv: version('sv', 4, null) } }), 'Inte publicerad än'],
  ['what is here', told({ sprak: { sv: version('sv', 4, 4) } }), 'Läsarna ser version 4, den senaste'],
  ['one newer', told({ sprak: { sv: version('sv', 4, 3) } }), 'Läsarna ser version 3 · Version 4 är inte publicerad'],
  ['several newer', told({ sprak: { sv: version('sv', 4, 1) } }), 'Läsarna ser version 1 · Ingen av version 2–4 är publicerad'],
  ['facts that are not out', told({ sprak: { sv: version('sv', 4, 4, ['taggar']) } }), 'Läsarna ser version 4'],
  ['taken down', told({ status: 'nedtagen', sprak: { sv: version('sv', 4, null) } }), 'Nedtagen: läsarna ser den inte'],
  [
    'a language that is not out, of an article that is',
    told({ sprak: { sv: version('sv', 2, 2), en: version('en', 4, null) } }, { sprak: 'en' }),
    'Engelskan är inte publicerad än',
  ],
  [
    'a language that is not saved',
    told({ sprak: { sv: version('sv', 2, 2) } }, { sprak: 'en', shown: null }),
    'Engelskan är inte sparad än',
  ],
  [
    'on its way out as it is here',
    told({ status: 'schemalagd', sprak: { sv: version('sv', 4, null) }, schemalagd: schedule('2026-11-27T05:00:00Z', 'v4') }),
    'Inte publicerad än · Version 4 går ut i morgon 06.00',
  ],
  [
    'on its way out as it was',
    told({ sprak: { sv: version('sv', 4, 2) }, schemalagd: schedule('2026-11-27T05:00:00Z', 'v3') }),
    'Läsarna ser version 2 · Ingen av version 3–4 är publicerad · En äldre version går ut i morgon 06.00',
  ],
  [
    'a time that is past, of which the release itself tells',
    told({ sprak: { sv: version('sv', 4, 4) }, schemalagd: schedule('2026-11-26T08:59:00Z', 'v4') }),
    'Läsarna ser version 4, den senaste',
  ],
  [
    'saved elsewhere meanwhile',
    told({ sprak: { sv: version('sv', 5, 5) } }),
    'Läsarna ser version 5, den senaste · Version 5 är sparad någon annanstans, och står inte här',
  ],
])('of an article with %s is said what is so', (_, said, expected) => {
  expect(said).toBe(expected);
});

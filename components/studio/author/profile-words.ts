import type { FactRow } from '#components/studio/people-dictionary/entry-words.ts';
import type { AuthorProfile } from '#lib/contract/author-profile.ts';

/** A profile as it stands in its form: by the places that faults are told at. */
export interface ProfileWords {
  'byline.sv': string;
  'byline.en': string;
  'om.sv': string;
  'om.en': string;
  lankar: FactRow[];
  bild: { id: string; src: string } | null;
}

export function wordsOfProfile({ byline, om, lankar, bild }: AuthorProfile): ProfileWords {
  return {
    'byline.sv': byline.sv,
    'byline.en': byline.en,
    'om.sv': om.sv,
    'om.en': om.en,
    lankar: lankar.map(({ namn, adress }, key) => ({ key, k: namn, v: adress, kalla: '' })),
    bild,
  };
}

/** The links of which something has been written. */
export function linksOf({ lankar }: ProfileWords): AuthorProfile['lankar'] {
  return lankar.map(({ k, v }) => ({ namn: k.trim(), adress: v.trim() })).filter(({ namn, adress }) => namn !== '' || adress !== '');
}

/** What the form says, as the service takes it. */
export function profileOf(words: ProfileWords) {
  return {
    byline: { sv: words['byline.sv'].trim(), en: words['byline.en'].trim() },
    om: { sv: words['om.sv'].trim(), en: words['om.en'].trim() },
    lankar: linksOf(words),
    bild: words.bild?.id ?? null,
  };
}

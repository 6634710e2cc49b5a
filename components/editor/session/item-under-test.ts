import type { Author, Item, Revision } from '#lib/contract/article.ts';

/** A draft with these working revisions, the first of them of its own language; what a test is not about is as it is made. */
export function itemOf(agare: Author, revisions: readonly [Revision, ...Revision[]], change: Partial<Item> = {}): Item {
  const [{ rubrik, sprak: kallsprak }] = revisions;
  return {
    ...{ id: 'a1', sektion: 'nyheter', mall: 'nyhet', mall_version: 1, rubrik, taggar: [], kategorier: [], sponsrad: null, kallor: [] },
    ...{ agare, ansvarig: null, ansvarig_av_agent: false, status: 'utkast', raderad: false, konfidentiell: false, insatta: [], kallsprak },
    ...{ publicerad: null, schemalagd: null, skapad: '', andrad: '', cms: null, arbetskopia: null },
    sprak: Object.fromEntries(revisions.map((revision) => [revision.sprak, versionOf(revision)])),
    ...change,
  };
}

function versionOf(arbetsrevision: Revision): NonNullable<Item['sprak']['sv']> {
  return {
    ...{
      sprak: arbetsrevision.sprak,
      status: 'utkast',
      inaktuell: false,
      inaktuella_block: [],
      oppna_forslag: 0,
      ej_slappt: [],
      lasarna_ser: {},
    },
    ...{ arbetsrevision, publicerad_revision: null, lank: null },
  };
}

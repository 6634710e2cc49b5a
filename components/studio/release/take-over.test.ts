import { expect, test } from 'vitest';
import { takeOver } from '#components/studio/release/take-over.ts';
import type { Item, LanguageVersion } from '#lib/contract/article.ts';
import type { CmsComparison } from '#lib/contract/cms-comparison.ts';

const REVISION = {
  id: 'r1',
  sprak: 'sv',
  nr: 1,
  hash: '',
  bas: null,
  kall_revision: null,
  kommentar: '',
  skapad: '',
  typ: 'manuell',
} as const;
const TEXT = { rubrik: 'Bron öppnas', ingress: 'Nu.', slug: 'bron', block: [], meta: {}, hero: null };
const VERSION: LanguageVersion = {
  ...{ sprak: 'sv', status: 'utkast', inaktuell: false, inaktuella_block: [], oppna_forslag: 0, ej_slappt: [], lasarna_ser: {} },
  ...{ publicerad_revision: null, lank: null },
  arbetsrevision: { ...REVISION, ...TEXT, av: { typ: 'person', id: 'p', namn: 'Pia Publicist' } },
};
const ITEM: Pick<Item, 'id' | 'sprak' | 'sponsrad'> = {
  id: 'a',
  sponsrad: { partner: 'Bryggeriet AB', markning: 'Annons' },
  sprak: { sv: VERSION },
};

const comparison = (skillnader: CmsComparison['skillnader']): CmsComparison => ({
  ...{ status: 'publish', lank: 'https://tidningen.example/bron', tillstand: 't1', avgjort: null },
  skillnader,
});
const HEADLINE = comparison([
  { del: 'rubrik', studio: 'Bron öppnas', dar: 'Bron öppnas i dag' },
  { del: 'ingress', studio: 'Annons Bryggeriet AB – Nu.', dar: 'Annons Bryggeriet AB – Redan nu.' },
]);

/** What is called, in order; the one that is named is refused. */
function calls(refused?: 'avgor' | 'spara') {
  const made: unknown[] = [];
  const answer = async (name: string, told: unknown) => {
    made.push(told);
    if (name === refused) throw new Error(`${name} nekades`);
  };
  return {
    made,
    async avgorAndringDar({ tillstand, val }: { tillstand: string; val: 'skriv_over' | 'ta_over' | 'lat_sta' }) {
      await answer('avgor', [val, tillstand]);
      return { ok: true as const, val };
    },
    async sparaSprakversion({ rubrik = '', ingress = '', slug = '', bas = '' }) {
      await answer('spara', { rubrik, ingress, slug, bas });
      return { ok: true as const, id: 'r2', nr: 2, hash: '' };
    },
  };
}

test('it is decided, and then saved upon the text that was seen, without the marking that WordPress has before the standfirst', async () => {
  const all = calls();
  await takeOver(all, ITEM, HEADLINE);
  expect(all.made).toEqual([['ta_over', 't1'], { rubrik: 'Bron öppnas i dag', ingress: 'Redan nu.', slug: 'bron', bas: 'r1' }]);
});

test('nothing is saved when the decision is refused: the article has been changed once more', async () => {
  const all = calls('avgor');
  await expect(takeOver(all, ITEM, HEADLINE)).rejects.toThrow('avgor nekades');
  expect(all.made).toEqual([['ta_over', 't1']]);
});

test('what is there stays when the text cannot be saved, so that nothing writes over it', async () => {
  const all = calls('spara');
  await expect(takeOver(all, ITEM, HEADLINE)).rejects.toThrow('spara nekades');
  expect(all.made.at(-1)).toEqual(['lat_sta', 't1']);
});

test('what a person has to write is decided only', async () => {
  const all = calls();
  await takeOver(all, ITEM, comparison([{ del: 'text', studio: 'a', dar: 'b' }]));
  expect(all.made).toEqual([['ta_over', 't1']]);
});

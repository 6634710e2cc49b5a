import type { BroughtOut } from '#lib/content/facts.ts';
import { mayBeShared } from '#lib/content/picture-rights.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media, PictureRights } from '#lib/contract/media.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import { type PictureAddresses, type PictureFiles, pictureAddresses } from '#lib/store/media.ts';
import { namedForByline } from '#lib/store/names.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import { PUBLISHED_WORDS } from '#lib/store/readers/published-words.ts';

export interface OtherVersion {
  sprak: Language;
  sektion: string;
  slug: string;
  publicering: string;
}

/** A current publication among the others: what there is around its words that can change without it. */
export type PublicStanding = BroughtOut<{
  innehall: string;
  sprak: Language;
  publicering: string;
  sektion: string;
  slug: string;
  taggar: readonly string[];
  /** Whether it stands in the lists of articles. */
  listad: boolean;
  /** Who signs it: whom it names, else whose it is, as they are called now. */
  ansvarig: string | null;
  agare: Author;
  /** Whose its words are; null where readers were told nothing of it when it came out. */
  ord: PublishedWords | null;
  /** Where a publishing system elsewhere has it; null while only Studio's own site does. */
  cmsLank: string | null;
  /** Confidential again since it came out: of what readers had before nothing is told. */
  konfidentiell: boolean;
  /** The other public language versions of the same item. */
  andra: readonly OtherVersion[];
}>;

/** All of a picture of the library that a page shows besides what its article says of it. */
export type PictureForm = Pick<Media, 'id' | 'bredd' | 'hojd' | 'fokus' | 'src' | 'varianter' | 'stilla' | 'farg'> & {
  /** Whether links that are shared may show it. */
  delas: boolean;
};

/** What is kept of a publication, and the pictures that it shows as they are now. */
export interface KeptPage {
  underlag: string;
  bilder: readonly string[];
  taggar: readonly string[];
  former: readonly PictureForm[];
  delar: Buffer;
  akthet: string;
}

/** Of a current publication `p`, with its facts `f`, of an item `i`. */
export const STANDING_COLUMNS = `p.innehall_id AS p_innehall, p.sprak AS p_sprak, p.publicering_id AS p_publicering, p.sektion AS p_sektion,
      p.slug AS p_slug, p.taggar AS p_taggar, p.listad AS p_listad, CASE WHEN i.cms ->> 'id' <> i.id::text THEN i.cms ->> 'lank' END AS p_cms_lank, f.ansvarig AS p_ansvarig,
      ${namedForByline('f.agare', 'f.ansvarig')} AS p_agare, ${PUBLISHED_WORDS} AS p_ord, i.konfidentiell AS p_konfidentiell,
      (SELECT json_agg(json_build_object('sprak', o.sprak, 'sektion', o.sektion, 'slug', o.slug, 'publicering', o.publicering_id))
        FROM publicerad_version o WHERE o.innehall_id = p.innehall_id AND o.sprak <> p.sprak) AS p_andra`;

/** What is kept of it, `k`, but for the parts themselves. What has no mark is from before there were any. */
export const KEPT_JOIN =
  'k.innehall_id = p.innehall_id AND k.sprak = p.sprak AND k.publicering_id = p.publicering_id AND k.akthet IS NOT NULL';
export const KEPT_COLUMNS = `k.underlag AS k_underlag, k.bilder AS k_bilder, k.taggar AS k_taggar,
      (SELECT json_agg(json_build_object('id', m.id, 'bredd', m.bredd, 'hojd', m.hojd, 'fokus', m.fokus, 'farg', nullif(m.farg, ''), 'bredder', m.bredder,
          'typ', m.typ, 'fil', m.fil, 'rorlig', m.rorlig, 'kanaler', coalesce(m.rattigheter -> 'kanaler', '[]')))
        FROM media m WHERE m.id = ANY(k.bilder) AND NOT m.raderad) AS k_former`;

export interface StandingRow {
  p_innehall: string;
  p_sprak: Language;
  p_publicering: string;
  p_sektion: string;
  p_slug: string;
  p_taggar: string[];
  p_listad: boolean;
  p_cms_lank: string | null;
  p_ansvarig: string | null;
  p_agare: Author;
  p_ord: PublishedWords | null;
  p_konfidentiell: boolean;
  p_andra: PublicStanding['andra'] | null;
}

/** A picture as it is read: by its files and by the channels of its rights. */
type KeptForm = Omit<PictureForm, keyof PictureAddresses | 'delas'> & PictureFiles & Pick<PictureRights, 'kanaler'>;

export interface KeptRow {
  k_underlag: string;
  k_bilder: string[];
  k_taggar: string[];
  k_former: KeptForm[] | null;
  k_delar: Buffer;
  k_akthet: string;
}

export function standingOf(row: StandingRow): PublicStanding {
  return broughtOut({
    innehall: row.p_innehall,
    sprak: row.p_sprak,
    publicering: row.p_publicering,
    sektion: row.p_sektion,
    slug: row.p_slug,
    taggar: row.p_taggar,
    listad: row.p_listad,
    ansvarig: row.p_ansvarig,
    agare: row.p_agare,
    ord: row.p_ord,
    cmsLank: row.p_cms_lank,
    konfidentiell: row.p_konfidentiell,
    andra: row.p_andra ?? [],
  });
}

export function keptWithoutParts({
  k_underlag,
  k_bilder,
  k_taggar,
  k_former,
}: Omit<KeptRow, 'k_delar' | 'k_akthet'>): Omit<KeptPage, 'delar' | 'akthet'> {
  return { underlag: k_underlag, bilder: k_bilder, taggar: k_taggar, former: (k_former ?? []).map(formAtItsAddresses) };
}

function formAtItsAddresses({ id, bredd, hojd, fokus, farg, kanaler, ...files }: KeptForm): PictureForm {
  return { id, bredd, hojd, fokus, farg, delas: mayBeShared({ kanaler }), ...pictureAddresses(id, bredd, files) };
}

export function keptOf(row: KeptRow): KeptPage {
  return { ...keptWithoutParts(row), delar: row.k_delar, akthet: row.k_akthet };
}

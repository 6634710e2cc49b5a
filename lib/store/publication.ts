import type { PictureUse } from '#lib/blocks/article-pictures.ts';
import type { ItemFacts } from '#lib/content/facts.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import type { Statement } from '#lib/store/database.ts';
import { WHOLE } from '#lib/store/seen-by.ts';

/** What a release makes public of one language version. */
export interface PublishedVersion {
  sprak: Language;
  revision: { id: string; nr: number };
  slug: string;
  lank: string;
  /** The date readers see; kept from an earlier publication unless the release set one. */
  publicerad: string;
  /** When something already public was updated; `null` at the first publication. */
  uppdaterad: string | null;
  /** Whose its words are; `null` where readers are told nothing of it. */
  ord: PublishedWords | null;
  /** The pictures that it shows. */
  bilder: readonly PictureUse[];
}

/** What a release makes public. */
export interface NewPublication {
  innehall: string;
  versioner: readonly PublishedVersion[];
  /** The release that brings it out. */
  release: string;
  fakta: ItemFacts;
  /** Whether it stands in the lists of articles. */
  listad: boolean;
  skapad: string;
}

const VALUE =
  'innehall_id, sprak, revision_id, release_id, sektion, slug, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig, agare';

// What is public already keeps its number and takes no new one: parts of the sitemap stay as full as they were.
const ON_MAP = `coalesce((SELECT x.kartnr FROM publicerad_version x WHERE x.innehall_id = f.innehall_id AND x.sprak = f.sprak),
        nextval('publicerad_version_kartnr_seq'))`;

/** SQL that adds a publication for each row of `n` and makes it the current one of its language. Whose the article is, it says itself: that never changes. */
export const PUBLICATIONS = `f AS (INSERT INTO publicering (${VALUE}, publicerad, uppdaterad, skapad, lank, listad, ord)
      SELECT $1, n.sprak, n.revision, $3, $4, n.slug, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, i.agare, n.publicerad, n.uppdaterad, $12, n.lank, $13, n.ord FROM n JOIN ${WHOLE} innehall i ON i.id = $1 RETURNING *),
    p AS (
      INSERT INTO publicerad_version (innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, taggar, publicerad, uppdaterad, listad, kartnr)
      SELECT innehall_id, sprak, id, revision_id, sektion, slug, mall, taggar, publicerad, uppdaterad, listad, ${ON_MAP} FROM f
      ON CONFLICT (innehall_id, sprak) DO UPDATE SET (publicering_id, revision_id, sektion, slug, mall, taggar, publicerad, uppdaterad, listad) =
        (excluded.publicering_id, excluded.revision_id, excluded.sektion, excluded.slug, excluded.mall, excluded.taggar, excluded.publicerad,
         excluded.uppdaterad, excluded.listad))`;

/** The values of PUBLICATIONS, `n` among them as $2. */
export function publicationValues({ innehall, versioner, release, fakta, skapad, listad }: NewPublication): unknown[] {
  const { sektion, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig } = fakta;
  const rows = versioner.map(({ revision, bilder: _, ord, ...version }) => ({
    ...version,
    revision: revision.id,
    nr: revision.nr,
    ord: keptWords(ord),
  }));
  return [
    ...[innehall, JSON.stringify(rows), release, sektion, mall, mall_version, taggar, kategorier],
    ...[sponsrad === null ? null : JSON.stringify(sponsrad), JSON.stringify(kallor), ansvarig, skapad, listad],
  ];
}

/** As they are kept: of people their ids alone, by which they are called what they are called when it is read. */
function keptWords(ord: PublishedWords | null) {
  return ord && { ...ord, granskare: ord.granskare.map(({ id }) => id) };
}

const moreOf = (whose: string, by: string) => `'${whose}', greatest(0, (ord ->> '${whose}')::int + ${by}::int)`;
// Where readers are told of it, the words that an entry adds are told with it; the next release counts all of them.
const MORE_WORDS = `CASE WHEN ord IS NOT NULL THEN ord || jsonb_build_object(${moreOf('manniska', '$5')}, ${moreOf('maskin', '$6')}) END`;

/**
 * Goes on from the current publication with another revision ($3, at $4): new words, so many more of a person's ($5) and of a program's ($6), and the same facts. Of what is not public
 * nothing becomes so.
 */
export const GO_ON: Statement = {
  name: 'publication_go_on',
  text: `WITH f AS (INSERT INTO publicering (${VALUE}, publicerad, uppdaterad, skapad, lank, listad, ord)
      SELECT ${VALUE.replace('revision_id', '$3::uuid')}, publicerad, $4::timestamptz, $4::timestamptz,
        coalesce(lank, (SELECT v.lank FROM sprakversion v WHERE v.innehall_id = $1 AND v.sprak = $2)),
        coalesce(listad, (SELECT p.listad FROM publicerad_version p WHERE p.innehall_id = $1 AND p.sprak = $2)),
        ${MORE_WORDS} FROM publicering
      WHERE id = (SELECT publicering_id FROM publicerad_version WHERE innehall_id = $1 AND sprak = $2) RETURNING *)
    UPDATE publicerad_version p SET publicering_id = f.id, revision_id = f.revision_id, uppdaterad = f.uppdaterad
    FROM f WHERE p.innehall_id = f.innehall_id AND p.sprak = f.sprak`,
};

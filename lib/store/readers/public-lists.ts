import type { BroughtOut } from '#lib/content/facts.ts';
import type { Author, Revision, Sponsor } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import type { TaggedArticle } from '#lib/render/related-articles.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { namedForByline } from '#lib/store/names.ts';
import { PUBLISHED_WORDS } from '#lib/store/readers/published-words.ts';

/** One line of a section front, a feed or a sitemap. */
export type PublicListing = BroughtOut<{
  id: string;
  sprak: Language;
  sektion: string;
  mall: string;
  slug: string;
  rubrik: string;
  ingress: string;
  meta: Revision['meta'];
  hero: Revision['hero'];
  sponsrad: Sponsor | null;
  ansvarig: string | null;
  agare: Author;
  /** Whose its words are; null where readers were told nothing of it when it came out. */
  ord: PublishedWords | null;
  publicerad: string;
}>;

/** A month of a year, from 1. */
export interface Month {
  ar: number;
  manad: number;
}

/** One address of a sitemap: a public language version, and the same article in other languages. */
export type MapEntry = BroughtOut<{
  id: string;
  sprak: Language;
  sektion: string;
  slug: string;
  /** When it was published, or last updated. */
  andrad: string;
  andra: Array<{ sprak: Language; sektion: string; slug: string; lank: string }>;
}>;

/** One part of the sitemap: a stretch of the numbers that addresses get when they become public, so that only the last part grows. */
export interface MapPart {
  nr: number;
  /** When anything in it was last published or updated. */
  andrad: string;
}

/** One address of a news sitemap. */
export type NewsEntry = BroughtOut<{
  id: string;
  sprak: Language;
  sektion: string;
  slug: string;
  rubrik: string;
  publicerad: string;
}>;

/** One public language version, and which revision readers see of it. */
export type PublicRevision = BroughtOut<{
  id: string;
  sprak: Language;
  rubrik: string;
  lank: string;
  revision: string;
}>;

/** A line, of a current publication `p` with its facts `f` and its words `r`. */
export const LISTING_COLUMNS = `p.innehall_id AS id, p.sprak, p.sektion, p.mall, p.slug, r.rubrik, r.ingress, r.meta, r.hero, f.sponsrad, f.ansvarig,
      ${namedForByline('f.agare', 'f.ansvarig')} AS agare, ${PUBLISHED_WORDS} AS ord, p.publicerad`;

// The window is found in the index alone: a page far back costs no more than the first. What is public is not deleted.
const latest = (name: string, where: string): Statement => ({
  name,
  text: `SELECT ${LISTING_COLUMNS}
    FROM (SELECT * FROM publicerad_version p WHERE ${where} ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT $2 OFFSET $3) p
      JOIN revision r ON r.id = p.revision_id JOIN publicering f ON f.id = p.publicering_id
    ORDER BY p.publicerad DESC, p.innehall_id DESC`,
});
// Two statements, for each has an index of its own that is already in this order.
const LATEST = latest('published_latest', 'p.sprak = $1 AND p.listad');
const LATEST_OF_SECTION = latest('published_latest_section', 'p.sprak = $1 AND p.sektion = $4 AND p.listad');
const LATEST_OF_MONTH = latest(
  'published_latest_month',
  `p.sprak = $1 AND p.listad AND p.publicerad >= make_timestamptz($4, $5, 1, 0, 0, 0, 'Europe/Stockholm')
    AND p.publicerad < make_timestamptz($4 + $5 / 12, $5 % 12 + 1, 1, 0, 0, 0, 'Europe/Stockholm')`,
);
// From one month to the one before by the index: as many steps as there are months, however many articles there are.
const MONTHS: Statement = {
  name: 'published_months',
  text: `WITH RECURSIVE m AS (
      (SELECT date_trunc('month', p.publicerad, 'Europe/Stockholm') AS manad FROM publicerad_version p WHERE p.sprak = $1 AND p.listad
        ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT 1)
      UNION ALL SELECT (SELECT date_trunc('month', p.publicerad, 'Europe/Stockholm') FROM publicerad_version p
        WHERE p.sprak = $1 AND p.listad AND p.publicerad < m.manad ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT 1) FROM m WHERE m.manad IS NOT NULL)
    SELECT to_char(manad AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM') AS manad FROM m WHERE manad IS NOT NULL LIMIT $2`,
};
// The newest change of each part is found in the index, without the others.
const MAP_PARTS: Statement = {
  name: 'published_map_parts',
  text: `SELECT d.nr, s.andrad FROM generate_series(1, (SELECT max(kartans_del(kartnr)) FROM publicerad_version)) AS d(nr), LATERAL (
      SELECT coalesce(uppdaterad, publicerad) AS andrad FROM publicerad_version WHERE kartans_del(kartnr) = d.nr AND sprak = ANY($1)
      ORDER BY coalesce(uppdaterad, publicerad) DESC LIMIT 1) s ORDER BY d.nr`,
};
const MAP_PART: Statement = {
  name: 'published_map_part',
  text: `SELECT p.innehall_id AS id, p.sprak, p.sektion, p.slug, coalesce(p.uppdaterad, p.publicerad) AS andrad, coalesce(o.andra, '[]') AS andra
    FROM publicerad_version p
      LEFT JOIN LATERAL (SELECT json_agg(json_build_object('sprak', o.sprak, 'sektion', o.sektion, 'slug', o.slug, 'lank', coalesce(v.lank, '')))
        AS andra FROM publicerad_version o JOIN sprakversion v ON v.innehall_id = o.innehall_id AND v.sprak = o.sprak
        WHERE o.innehall_id = p.innehall_id AND o.sprak <> p.sprak) o ON true
    WHERE kartans_del(p.kartnr) = $2 AND p.sprak = ANY($1) ORDER BY p.kartnr`,
};
const NEWS: Statement = {
  name: 'published_news',
  text: `SELECT p.innehall_id AS id, p.sprak, p.sektion, p.slug, r.rubrik, p.publicerad
    FROM (SELECT p.* FROM publicerad_version p JOIN publicering f ON f.id = p.publicering_id
        WHERE p.sprak = ANY($1) AND p.publicerad > $2 AND p.listad AND f.sponsrad IS NULL
        ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT $3) p
      JOIN revision r ON r.id = p.revision_id ORDER BY p.publicerad DESC, p.innehall_id DESC, p.sprak`,
};
const LATEST_TAGGED: Statement = {
  name: 'published_latest_tagged',
  text: `WITH skrivet AS (SELECT $2::text AS namn UNION SELECT n.namn FROM taggnamn g JOIN taggnyckel a ON a.nyckel = g.nyckel
        JOIN taggnyckel k ON k.tagg_id = a.tagg_id JOIN taggnamn n ON n.nyckel = k.nyckel WHERE g.namn = $2),
    funna AS (SELECT DISTINCT l.innehall_id FROM skrivet, LATERAL (
        SELECT t.innehall_id FROM publicerad_tagg t JOIN sprakversion v ON v.innehall_id = t.innehall_id AND v.sprak = t.sprak
        WHERE t.sprak = $1 AND t.namn = skrivet.namn AND t.innehall_id <> $3 AND v.lank IS NOT NULL
        ORDER BY t.publicerad DESC, t.innehall_id DESC LIMIT $4) l)
    SELECT r.rubrik, v.lank AS url, f.sponsrad
    FROM funna JOIN publicerad_version p ON p.innehall_id = funna.innehall_id AND p.sprak = $1
      JOIN publicering f ON f.id = p.publicering_id JOIN revision r ON r.id = p.revision_id
      JOIN sprakversion v ON v.innehall_id = p.innehall_id AND v.sprak = p.sprak
    ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT $4`,
};
// The newest of each language, for which there is an index, and of those the newest.
const LATEST_REVISIONS: Statement = {
  name: 'published_latest_revisions',
  text: `SELECT p.innehall_id AS id, p.sprak, r.rubrik, coalesce(v.lank, '') AS lank, p.revision_id AS revision
    FROM (SELECT n.* FROM unnest($2::text[]) AS s(kod), LATERAL (
        SELECT * FROM publicerad_version WHERE sprak = s.kod ORDER BY publicerad DESC, innehall_id DESC LIMIT $1) n
      ORDER BY n.publicerad DESC, n.innehall_id DESC, n.sprak LIMIT $1) p
      JOIN revision r ON r.id = p.revision_id JOIN sprakversion v ON v.innehall_id = p.innehall_id AND v.sprak = p.sprak
    ORDER BY p.publicerad DESC, p.innehall_id DESC, p.sprak`,
};

const BY_IDS: Statement = {
  name: 'published_by_ids',
  text: `SELECT ${LISTING_COLUMNS} FROM publicerad_version p JOIN revision r ON r.id = p.revision_id JOIN publicering f ON f.id = p.publicering_id
    WHERE p.sprak = $1 AND p.innehall_id = ANY($2::uuid[]) AND p.listad`,
};

/**
 * What readers, feeds and search engines leaf through: what is public, in lists. What stands by itself (lib/templates/is-listed.ts)
 * is in the sitemap alone.
 */
export class PublicLists extends Aggregate {
  /** Newest first, of one section or of all. */
  latest(sprak: Language, sektion: string | null, limit: number, offset = 0): Promise<PublicListing[]> {
    if (sektion === null) return this.db.query<PublicListing>(LATEST, [sprak, limit, offset]);
    return this.db.query<PublicListing>(LATEST_OF_SECTION, [sprak, limit, offset, sektion]);
  }

  /** Those of the articles that are public in the language, in any order. */
  byIds(sprak: Language, ids: readonly string[]): Promise<PublicListing[]> {
    return this.db.query<PublicListing>(BY_IDS, [sprak, [...ids]]);
  }

  /** Of one month by Stockholm's clocks, newest first. */
  latestOfMonth(sprak: Language, { ar, manad }: Month, limit: number, offset = 0): Promise<PublicListing[]> {
    return this.db.query<PublicListing>(LATEST_OF_MONTH, [sprak, limit, offset, ar, manad]);
  }

  /** The months in which something that is public was published, newest first. */
  async months(sprak: Language, limit: number): Promise<Month[]> {
    const rows = await this.db.query<{ manad: string }>(MONTHS, [sprak, limit]);
    return rows.map(({ manad: told }) => ({ ar: Number(told.slice(0, -3)), manad: Number(told.slice(-2)) }));
  }

  /** The parts that the sitemap of these languages has. */
  mapParts(sprak: readonly Language[]): Promise<MapPart[]> {
    return this.db.query<MapPart>(MAP_PARTS, [[...sprak]]);
  }

  /** The addresses of one part, from 1; none when there is no such part. */
  mapPart(sprak: readonly Language[], nr: number): Promise<MapEntry[]> {
    return this.db.query<MapEntry>(MAP_PART, [[...sprak], nr]);
  }

  /** What was published after that time, newest first: no news is what somebody has paid for. */
  news(sprak: readonly Language[], after: string, limit: number): Promise<NewsEntry[]> {
    return this.db.query<NewsEntry>(NEWS, [[...sprak], after, limit]);
  }

  /** Of every language and section, newest first. */
  latestRevisions(limit: number): Promise<PublicRevision[]> {
    return this.db.query<PublicRevision>(LATEST_REVISIONS, [limit, [...LANGUAGES]]);
  }

  /** The newest with a tag, without the item that asks. */
  latestTagged(sprak: Language, tagg: string, utom: string, limit: number): Promise<BroughtOut<TaggedArticle>[]> {
    return this.db.query<BroughtOut<TaggedArticle>>(LATEST_TAGGED, [sprak, tagg, utom, limit]);
  }
}

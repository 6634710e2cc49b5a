import type { KeptProfile } from '#lib/contract/author-profile.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { LISTING_COLUMNS, type PublicListing } from '#lib/store/readers/public-lists.ts';

/** Somebody of the staff, as readers are told. */
export interface PublicAuthor extends KeptProfile {
  id: string;
  namn: string;
  /** The address now. */
  slug: string;
}

/** What stands with a name in a byline. */
export type AuthorLabel = Pick<PublicAuthor, 'slug' | 'byline' | 'byline_en'>;

/** The keys by which `k` signs: their own id, and the names that are nobody else's, whatever those have left. */
const OWN_KEYS = `SELECT 'id:' || k.id AS nyckel FROM k UNION ALL SELECT n.nyckel FROM k JOIN skribentnamn n ON n.person_id = k.id
      WHERE NOT EXISTS (SELECT FROM skribentnamn o WHERE o.nyckel = n.nyckel AND o.person_id <> n.person_id)`;

const PROFILE = `coalesce(s.byline, '') AS byline, coalesce(s.byline_en, '') AS byline_en, coalesce(s.om, '') AS om, coalesce(s.om_en, '') AS om_en,
    s.bild, coalesce(s.lankar, '[]') AS lankar`;

const AT: Statement = {
  name: 'public_author',
  text: `SELECT p.id, p.namn, nu.slug, ${PROFILE} FROM skribentadress a JOIN person p ON p.id = a.person_id
      JOIN skribentadress nu ON nu.person_id = p.id AND nu.aktuell LEFT JOIN skribent s ON s.person_id = p.id WHERE a.slug = $1`,
};
const SLUG: Statement = { name: 'public_author_slug', text: 'SELECT slug FROM skribentadress WHERE person_id = $1 AND aktuell' };
// Of each of the keys as many as are shown, newest first, and of those the newest: however many articles there are.
const LATEST: Statement = {
  name: 'public_author_latest',
  text: `WITH k AS (SELECT $4::uuid AS id), funna AS (
      SELECT l.innehall_id, l.publicerad FROM (${OWN_KEYS}) t, LATERAL (
        SELECT innehall_id, publicerad FROM publicerad_skribent WHERE sprak = $1 AND nyckel = t.nyckel
        ORDER BY publicerad DESC, innehall_id DESC LIMIT $2::int + $3::int) l
      GROUP BY 1, 2 ORDER BY 2 DESC, 1 DESC LIMIT $2::int OFFSET $3::int)
    SELECT ${LISTING_COLUMNS}
    FROM funna JOIN publicerad_version p ON p.innehall_id = funna.innehall_id AND p.sprak = $1
      JOIN revision r ON r.id = p.revision_id JOIN publicering f ON f.id = p.publicering_id
    ORDER BY p.publicerad DESC, p.innehall_id DESC`,
};
const ADDRESSES: Statement = {
  name: 'public_author_addresses',
  text: `SELECT a.slug FROM skribentadress a, LATERAL (SELECT a.person_id AS id) k WHERE a.aktuell AND EXISTS (
      SELECT FROM (SELECT 'id:' || k.id AS nyckel UNION ALL SELECT n.nyckel FROM skribentnamn n WHERE n.person_id = k.id
        AND NOT EXISTS (SELECT FROM skribentnamn o WHERE o.nyckel = n.nyckel AND o.person_id <> n.person_id)) t
      JOIN publicerad_skribent p ON p.sprak = $1 AND p.nyckel = t.nyckel)
    ORDER BY a.slug LIMIT $2`,
};
const LABELS: Statement = {
  name: 'public_author_labels',
  text: `SELECT t.nyckel, a.slug, coalesce(s.byline, '') AS byline, coalesce(s.byline_en, '') AS byline_en
    FROM (SELECT k.nyckel, CASE WHEN k.nyckel LIKE 'id:%' THEN substring(k.nyckel FROM 4)
        ELSE (SELECT max(n.person_id::text) FROM skribentnamn n WHERE n.nyckel = k.nyckel HAVING count(*) = 1) END AS person
      FROM unnest($1::text[]) AS k(nyckel)) t
    JOIN skribentadress a ON a.person_id::text = t.person AND a.aktuell LEFT JOIN skribent s ON s.person_id = a.person_id`,
};

/** Those who write, as readers meet them: who they are, and what is public that they have signed. */
export class PublicAuthors extends Aggregate {
  /** Whose address it is, or was. */
  async at(slug: string): Promise<PublicAuthor | undefined> {
    const [row] = await this.db.query<PublicAuthor>(AT, [slug]);
    return row;
  }

  /** Where somebody's page is, or will be when there is something to read of them. */
  async slugOf(id: string): Promise<string | undefined> {
    const [row] = await this.db.query<{ slug: string }>(SLUG, [id]);
    return row?.slug;
  }

  /** What somebody has signed, newest first: by a name that is nobody else's, where the name is all that is known. */
  latest(sprak: Language, person: string, limit: number, offset = 0): Promise<PublicListing[]> {
    return this.db.query<PublicListing>(LATEST, [sprak, limit, offset, person]);
  }

  /** The addresses of those of whom there is something to read in the language, in their order. */
  async addresses(sprak: Language, limit: number): Promise<string[]> {
    return (await this.db.query<{ slug: string }>(ADDRESSES, [sprak, limit])).map(({ slug }) => slug);
  }

  /** What stands in bylines with those who sign by these keys (lib/content/byline.ts); whose key is nobody's, or several persons', is left out. */
  async labels(keys: readonly string[]): Promise<Map<string, AuthorLabel>> {
    const rows = await this.db.query<AuthorLabel & { nyckel: string }>(LABELS, [[...keys]]);
    return new Map(rows.map(({ nyckel, ...label }) => [nyckel, label]));
  }
}

import { Aggregate, type Statement } from '#lib/store/database.ts';
import { keyOf } from '#lib/store/link-places.ts';
import type { ArticleAddress } from '#lib/store/own-pages.ts';
import { WHOLE } from '#lib/store/seen-by.ts';

/** What an outbound link is of; the article where it stands in one alone. */
export interface NamedLink {
  kod: string;
  program: string;
  innehall: string | null;
}

const IDS: Statement = { name: 'named_articles_ids', text: 'SELECT id FROM innehall WHERE id = ANY($1::uuid[])' };
const ALL_IDS: Statement = { name: 'named_articles_all_ids', text: `SELECT id FROM ${WHOLE} innehall WHERE id = ANY($1::uuid[])` };
const HIDDEN: Statement = {
  name: 'named_articles_hidden',
  text: `SELECT w.id FROM ${WHOLE} innehall w WHERE w.id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM innehall i WHERE i.id = w.id)`,
};
const ADDRESSES: Statement = {
  name: 'named_articles_addresses',
  text: `SELECT k.nr::int AS nr, a.innehall_id AS id FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS k(sprak, sektion, slug, nr)
    JOIN adress a ON a.sprak = k.sprak AND a.sektion = k.sektion AND a.slug = k.slug`,
};
const HEADLINES: Statement = {
  name: 'named_articles_headlines',
  text: 'SELECT id, rubrik FROM innehall WHERE id = ANY($1::uuid[]) AND NOT raderad',
};
// Of a word that several articles have had, two are enough to know it.
const SLUGS: Statement = {
  name: 'named_articles_slugs',
  text: `SELECT k.slug, a.id FROM unnest($1::text[]) AS k(slug)
    CROSS JOIN LATERAL (SELECT DISTINCT innehall_id AS id FROM adress WHERE slug = k.slug LIMIT 2) a`,
};
const LINKS: Statement = {
  name: 'named_articles_links',
  text: `SELECT u.kod, u.program_id AS program, CASE WHEN cardinality(p.artiklar) = 1 THEN p.artiklar[1] END AS innehall FROM utlank u
    CROSS JOIN LATERAL (SELECT array_agg(d.id) AS artiklar FROM (SELECT DISTINCT p.innehall_id AS id FROM ${WHOLE} lank l JOIN ${WHOLE} lankplats p ON p.lank_id = l.id
      WHERE l.nyckel = ${keyOf("'/ut/' || u.kod")} LIMIT 2) d) p
    WHERE u.kod = ANY($1)`,
};

/** Which articles and outbound links others name: files, and whoever chooses for a front. */
export class NamedArticles extends Aggregate {
  /** Those of the ids that are articles. */
  ids(ids: readonly string[]): Promise<Set<string>> {
    return this.found(IDS, ids);
  }

  /** The same, whoever asks: what is booked on an article is so whether they see it or not, and they are told of none. */
  allIds(ids: readonly string[]): Promise<Set<string>> {
    return this.found(ALL_IDS, ids);
  }

  /** Those of the ids that are articles which who asks does not see: for what others have chosen, and nothing that is told. */
  hidden(ids: readonly string[]): Promise<Set<string>> {
    return this.found(HIDDEN, ids);
  }

  /** What those of the ids are called that are articles, and not thrown away. */
  async headlines(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<{ id: string; rubrik: string }>(HEADLINES, [ids]);
    return new Map(rows.map(({ id, rubrik }) => [id, rubrik]));
  }

  /** The articles that have, or have had, each of the addresses, in their order. */
  async addresses(addresses: readonly ArticleAddress[]): Promise<Array<string | undefined>> {
    if (addresses.length === 0) return [];
    const rows = await this.db.query<{ nr: number; id: string }>(ADDRESSES, [
      addresses.map(({ sprak }) => sprak),
      addresses.map(({ sektion }) => sektion),
      addresses.map(({ slug }) => slug),
    ]);
    const found = new Map(rows.map(({ nr, id }) => [nr, id]));
    return addresses.map((_, index) => found.get(index + 1));
  }

  /** The articles that have, or have had, an address that ends so: two at most of each. */
  async slugs(slugs: readonly string[]): Promise<Map<string, string[]>> {
    if (slugs.length === 0) return new Map();
    const rows = await this.db.query<{ slug: string; id: string }>(SLUGS, [slugs]);
    return new Map([...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, found]) => [slug, found.map(({ id }) => id)]));
  }

  /** Of outbound links, whoever asks: which articles they stand in decides where figures are booked. */
  async links(codes: readonly string[]): Promise<Map<string, NamedLink>> {
    if (codes.length === 0) return new Map();
    return new Map((await this.db.query<NamedLink>(LINKS, [codes])).map((link) => [link.kod, link]));
  }

  private async found(statement: Statement, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    return new Set((await this.db.query<{ id: string }>(statement, [ids])).map(({ id }) => id));
  }
}

import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { TagLabel, TagRow } from '#lib/contract/tag.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { LISTING_COLUMNS, type PublicListing } from '#lib/store/readers/public-lists.ts';

const BY_ADDRESS: Statement = {
  name: 'public_tag',
  text: `SELECT t.id, t.slug, t.namn, t.namn_en, t.beskrivning, t.beskrivning_en
    FROM taggadress a JOIN tagg t ON t.id = a.tagg_id WHERE a.slug = $1`,
};
const NOW: Statement = {
  name: 'public_tags_now',
  text: `SELECT g.id, coalesce(t.id, f.tagg_id) AS nu FROM unnest($1::uuid[]) AS g(id) LEFT JOIN tagg t ON t.id = g.id
      LEFT JOIN tagg_tidigare f ON f.id = g.id
    WHERE t.id IS NOT NULL OR f.id IS NOT NULL`,
};
// Of each of its names as many as are shown, newest first, and of those the newest: however many articles it has.
const LATEST: Statement = {
  name: 'public_tag_latest',
  text: `WITH funna AS (
      SELECT l.innehall_id, l.publicerad FROM taggnyckel k JOIN taggnamn n ON n.nyckel = k.nyckel, LATERAL (
        SELECT innehall_id, publicerad FROM publicerad_tagg WHERE sprak = $1 AND namn = n.namn
        ORDER BY publicerad DESC, innehall_id DESC LIMIT $2::int + $3::int) l
      WHERE k.tagg_id = $4 GROUP BY 1, 2 ORDER BY 2 DESC, 1 DESC LIMIT $2::int OFFSET $3::int)
    SELECT ${LISTING_COLUMNS}
    FROM funna JOIN publicerad_version p ON p.innehall_id = funna.innehall_id AND p.sprak = $1
      JOIN revision r ON r.id = p.revision_id JOIN publicering f ON f.id = p.publicering_id
    ORDER BY p.publicerad DESC, p.innehall_id DESC`,
};
/** The newest articles, whose tags are looked at: what nobody writes about any more is found through its articles. */
const LOOKED_AT = 5_000;
/** Of fewer the article itself says more than the page of its tag. */
const LEAST_OF_A_TAG = 3;
// However many articles and tags there are: the newest by their index, and of what they have written so the most common spellings. Only those are looked up: to add up
// the spellings of each tag first would be to look up all that are rare.
const ADDRESSES: Statement = {
  name: 'public_tag_addresses',
  text: `SELECT DISTINCT t.slug
    FROM (SELECT namn FROM (SELECT taggar FROM publicerad_version WHERE sprak = $1 AND listad ORDER BY publicerad DESC, innehall_id DESC LIMIT ${LOOKED_AT}) p,
        unnest(p.taggar) AS namn GROUP BY namn HAVING count(*) >= ${LEAST_OF_A_TAG} ORDER BY count(*) DESC, namn LIMIT $2) v
      JOIN taggnamn n ON n.namn = v.namn JOIN taggnyckel k ON k.nyckel = n.nyckel JOIN tagg t ON t.id = k.tagg_id
    ORDER BY t.slug`,
};
const LABELS: Statement = {
  name: 'public_tag_labels',
  text: `SELECT n.namn AS skrivet, t.namn, t.namn_en, t.slug FROM taggnamn n JOIN taggnyckel k ON k.nyckel = n.nyckel JOIN tagg t ON t.id = k.tagg_id
    WHERE n.namn = ANY($1)`,
};

/** Tags as readers meet them: what each is called now, and what is public of it. */
export class PublicTags extends Aggregate {
  /** The tag whose address it is, or was. */
  async at(slug: string): Promise<TagRow | undefined> {
    const [row] = await this.db.query<TagRow>(BY_ADDRESS, [slug]);
    return row;
  }

  /** Which tag each of those ids is of now: itself, or the one that it has been merged into; what is no tag's is left out. Any string at all may be given. */
  async now(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const rows = await this.db.query<{ id: string; nu: string }>(NOW, [asked]);
    const now = new Map(rows.map(({ id, nu }) => [id, nu]));
    // As each was written: the database has one spelling of an id.
    return new Map(
      asked.flatMap((id) => {
        const nu = now.get(id.toLowerCase());
        return nu === undefined ? [] : [[id, nu] as const];
      }),
    );
  }

  /** What has any of the tag's names, newest first. */
  latest(sprak: Language, tagg: string, limit: number, offset = 0): Promise<PublicListing[]> {
    return this.db.query<PublicListing>(LATEST, [sprak, limit, offset, tagg]);
  }

  /** The addresses of those that several of the newest articles of the language have under one spelling, in their order: of the most common spellings, where there are more. */
  async addresses(sprak: Language, limit: number): Promise<string[]> {
    return (await this.db.query<{ slug: string }>(ADDRESSES, [sprak, limit])).map(({ slug }) => slug);
  }

  /** What the tags that articles have written so are called; what is no tag's name is left out. */
  async labels(names: readonly string[]): Promise<Map<string, TagLabel>> {
    const rows = await this.db.query<TagLabel & { skrivet: string }>(LABELS, [[...names]]);
    return new Map(rows.map(({ skrivet, ...label }) => [skrivet, label]));
  }
}

import { tagKey } from '#lib/content/tag-key.ts';
import type { Counted } from '#lib/contract/page.ts';
import { isShownName } from '#lib/contract/shown-name.ts';
import type { TagRow } from '#lib/contract/tag.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { containing } from '#lib/store/containing.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** A tag, with what is known of its use. */
export interface ListedTag extends TagRow {
  /** Public articles in Swedish, counted as far as it pays. */
  antal: number;
  minst: boolean;
  senast: string | null;
  /** How many of them of the last thirty days, and of the thirty before. */
  trend: { nu: number; fore: number };
  former: string[];
  liknar: Array<{ id: string; namn: string }>;
}

const COLUMNS = 't.id, t.slug, t.namn, t.namn_en, t.beskrivning, t.beskrivning_en';

// Whoever brings in a name that nobody has written before waits for others who do the same, so that two of them make one tag; whoever uses
// what is known waits for nobody. Statements of their own: the second one sees what the first has waited for.
const TURN: Statement = {
  name: 'tags_turn',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('taggar', 0))
    WHERE EXISTS (SELECT FROM unnest($1::text[]) AS n(namn) WHERE NOT EXISTS (SELECT FROM taggnamn t WHERE t.namn = n.namn))`,
};
const KNOW: Statement = {
  name: 'tags_know',
  text: `WITH n AS MATERIALIZED (
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS n(namn, nyckel, tat, slug)
      WHERE NOT EXISTS (SELECT FROM taggnamn t WHERE t.namn = n.namn)),
    nya AS MATERIALIZED (
      SELECT DISTINCT ON (n.nyckel) n.*, gen_random_uuid() AS id FROM n
      WHERE NOT EXISTS (SELECT FROM taggnyckel k WHERE k.nyckel = n.nyckel) ORDER BY n.nyckel, n.namn),
    adr AS MATERIALIZED (
      SELECT nya.*, CASE WHEN slug = '' OR row_number() OVER (PARTITION BY slug ORDER BY nyckel) > 1 OR EXISTS (SELECT FROM taggadress a WHERE a.slug = nya.slug)
        THEN concat_ws('-', nullif(rtrim(left(slug, 70), '-'), ''), left(id::text, 8)) ELSE slug END AS adress FROM nya),
    t AS (INSERT INTO tagg (id, slug, namn) SELECT id, adress, namn FROM adr),
    a AS (INSERT INTO taggadress (slug, tagg_id) SELECT adress, id FROM adr),
    k AS (INSERT INTO taggnyckel (nyckel, grov, tagg_id) SELECT nyckel, coalesce((ts_lexize('swedish_stem', tat))[1], tat), id FROM adr),
    p AS (INSERT INTO taggprovning (nyckel) SELECT nyckel FROM adr)
    INSERT INTO taggnamn (namn, nyckel) SELECT namn, nyckel FROM n`,
};
// By their keys: to be written in capitals is no other name.
const CALLED: Statement = {
  name: 'tags_called',
  text: `SELECT n.namn AS skrivet, t.namn FROM taggnamn n JOIN taggnyckel k ON k.nyckel = n.nyckel JOIN tagg t ON t.id = k.tagg_id
    LEFT JOIN taggnamn nu ON nu.namn = t.namn WHERE n.namn = ANY($1) AND n.nyckel IS DISTINCT FROM nu.nyckel`,
};
const LOCK: Statement = { name: 'tags_lock', text: "SELECT pg_advisory_xact_lock(hashtextextended('taggar', 0))" };
const BY_ID: Statement = { name: 'tag_by_id', text: `SELECT ${COLUMNS} FROM tagg t WHERE t.id = $1` };
const BY_KEY: Statement = {
  name: 'tag_by_key',
  text: `SELECT ${COLUMNS} FROM taggnyckel k JOIN tagg t ON t.id = k.tagg_id WHERE k.nyckel = $1`,
};
const BY_ADDRESS: Statement = {
  name: 'tag_by_address',
  text: `SELECT ${COLUMNS} FROM taggadress a JOIN tagg t ON t.id = a.tagg_id WHERE a.slug = $1`,
};
const NAMES: Statement = {
  name: 'tag_names',
  text: 'SELECT n.namn FROM taggnyckel k JOIN taggnamn n ON n.nyckel = k.nyckel WHERE k.tagg_id = $1 ORDER BY n.namn',
};
/** More names than any tag has; more than these would only make a list slow. */
const MOST_NAMES = 200;
const ALSO_CALLED: Statement = {
  name: 'tag_also_called',
  text: `SELECT n.namn FROM taggnyckel a JOIN taggnyckel k ON k.tagg_id = a.tagg_id JOIN taggnamn n ON n.nyckel = k.nyckel
    WHERE a.nyckel = $1 ORDER BY n.namn LIMIT ${MOST_NAMES}`,
};
const GIVE_NAME: Statement = {
  name: 'tag_give_name',
  text: `WITH k AS (INSERT INTO taggnyckel (nyckel, grov, tagg_id) VALUES ($2, coalesce((ts_lexize('swedish_stem', $3))[1], $3), $1) ON CONFLICT DO NOTHING RETURNING nyckel),
    p AS (INSERT INTO taggprovning (nyckel) SELECT nyckel FROM k)
    INSERT INTO taggnamn (namn, nyckel) VALUES ($4, $2) ON CONFLICT DO NOTHING`,
};
const CHANGE: Statement = {
  name: 'tag_change',
  text: `WITH a AS (INSERT INTO taggadress (slug, tagg_id) VALUES ($2, $1) ON CONFLICT DO NOTHING)
    UPDATE tagg SET slug = $2, namn = $3, namn_en = $4, beskrivning = $5, beskrivning_en = $6 WHERE id = $1`,
};
const JOIN_KEYS: Statement = { name: 'tag_join_keys', text: 'UPDATE taggnyckel SET tagg_id = $2 WHERE tagg_id = $1' };
const JOIN_ADDRESSES: Statement = { name: 'tag_join_addresses', text: 'UPDATE taggadress SET tagg_id = $2 WHERE tagg_id = $1' };
// Whatever has named the one that goes, such as the rule of a front, goes on with the other.
const JOIN_FORMER: Statement = {
  name: 'tag_join_former',
  text: `WITH t AS (UPDATE tagg_tidigare SET tagg_id = $2 WHERE tagg_id = $1)
    INSERT INTO tagg_tidigare (id, tagg_id) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET tagg_id = excluded.tagg_id`,
};
const END: Statement = { name: 'tag_end', text: 'DELETE FROM tagg WHERE id = $1' };

/** So many articles are given another name by one statement. */
const AT_ONCE = 500;
// `andrad` stays: what a writer has read is still what is there.
const FOLLOW: Statement = {
  name: 'tag_follow',
  text: `UPDATE innehall i SET taggar = ARRAY(
      SELECT nytt FROM (SELECT CASE WHEN a.namn = ANY($1) THEN $2 ELSE a.namn END AS nytt, min(a.plats) AS plats
        FROM unnest(i.taggar) WITH ORDINALITY AS a(namn, plats) GROUP BY 1) v ORDER BY plats)
    WHERE i.id IN (SELECT id FROM innehall WHERE taggar && $1 ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE) RETURNING 1`,
};

/** So many articles of a tag are counted: a page shows a hundred tags. */
export const MOST_OF_A_TAG = 100;

const FOLLOW_LATER: Statement = {
  name: 'tag_follow_later',
  text: 'INSERT INTO taggfoljd (namn) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
};
const NEXT_TO_FOLLOW: Statement = {
  name: 'tag_follow_next',
  text: `SELECT f.namn AS skrivet, t.namn FROM taggfoljd f JOIN taggnamn n ON n.namn = f.namn JOIN taggnyckel k ON k.nyckel = n.nyckel
    JOIN tagg t ON t.id = k.tagg_id ORDER BY f.namn LIMIT 1 FOR UPDATE OF f SKIP LOCKED`,
};
const FOLLOWED: Statement = { name: 'tag_followed', text: 'DELETE FROM taggfoljd WHERE namn = $1' };
const HAVING: Statement = { name: 'tag_having', text: boundedCount('FROM innehall WHERE taggar && $1') };

/** The tags that have a key like one of the tag `t`: by all but diacritics, punctuation and endings, or by all but a slip of the pen. */
const ALIKE = `SELECT l.tagg_id FROM taggnyckel k JOIN taggnyckel l ON l.grov = k.grov AND l.tagg_id <> k.tagg_id WHERE k.tagg_id = t.id
    UNION SELECT l.tagg_id FROM taggnyckel k JOIN taggnarhet h ON h.nyckel = k.nyckel JOIN taggnyckel l ON l.nyckel = h.annan AND l.tagg_id <> k.tagg_id
      WHERE k.tagg_id = t.id`;
const USE = `LEFT JOIN LATERAL (
      SELECT count(DISTINCT innehall_id)::int AS antal, max(publicerad) AS senast,
        count(DISTINCT innehall_id) FILTER (WHERE publicerad > now() - interval '30 days')::int AS nu,
        count(DISTINCT innehall_id) FILTER (WHERE publicerad <= now() - interval '30 days' AND publicerad > now() - interval '60 days')::int AS fore FROM (
        SELECT l.innehall_id, l.publicerad FROM taggnyckel k JOIN taggnamn n ON n.nyckel = k.nyckel, LATERAL (
          SELECT innehall_id, publicerad FROM publicerad_tagg WHERE sprak = 'sv' AND namn = n.namn
          ORDER BY publicerad DESC, innehall_id DESC LIMIT ${MOST_OF_A_TAG + 1}) l
        WHERE k.tagg_id = t.id) bruk) u ON true
    LEFT JOIN LATERAL (SELECT array_agg(n.namn ORDER BY n.namn) FILTER (WHERE n.namn <> t.namn) AS former
      FROM taggnyckel k JOIN taggnamn n ON n.nyckel = k.nyckel WHERE k.tagg_id = t.id) f ON true
    LEFT JOIN LATERAL (SELECT json_agg(DISTINCT jsonb_build_object('id', o.id, 'namn', o.namn)) AS liknar
      FROM (${ALIKE}) l JOIN tagg o ON o.id = l.tagg_id) d ON true`;
const LISTED = `${COLUMNS}, least(coalesce(u.antal, 0), ${MOST_OF_A_TAG}) AS antal, coalesce(u.antal, 0) > ${MOST_OF_A_TAG} AS minst, u.senast,
  json_build_object('nu', least(coalesce(u.nu, 0), ${MOST_OF_A_TAG}), 'fore', least(coalesce(u.fore, 0), ${MOST_OF_A_TAG})) AS trend, coalesce(f.former, '{}') AS former, coalesce(d.liknar, '[]') AS liknar`;
const LISTED_BY_IDS: Statement = {
  name: 'tags_listed',
  text: `SELECT ${LISTED} FROM tagg t ${USE} WHERE t.id = ANY($1) ORDER BY svensk_ordning(t.namn), t.id`,
};

const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'svensk_ordning(t.namn)', type: 'text', of: (namn) => `svensk_ordning(${namn})` },
    { sql: 't.id', type: 'uuid' },
  ],
};

/** Tags of which a name has what is looked for: as it is written, without diacritics and endings, or in English. */
const NAMED = `t.id IN (SELECT k.tagg_id FROM taggnyckel k WHERE k.nyckel LIKE $1
    UNION SELECT k.tagg_id FROM taggnyckel k WHERE $2 <> '' AND k.grov LIKE '%' || coalesce((ts_lexize('swedish_stem', $2))[1], $2) || '%'
    UNION SELECT e.id FROM tagg e WHERE lower(e.namn_en) LIKE $1)`;

/** Which tags are looked for: by words in any of their names, or those that others are like. */
export interface TagFilter {
  sok?: string | undefined;
  liknar?: boolean | undefined;
}

/** The newsroom's tags (decisions.md §22). What articles have in `taggar` are names; docs/decisions/tags.md says how a name is a tag's. */
export class Tags extends Aggregate {
  /** Makes a tag of every name that nobody has written before; one that differs from another in case or space alone is that tag's. */
  async know(names: readonly string[]): Promise<void> {
    const known = new Map(names.map((name) => tagKey(name)).map((key) => [key.namn, key]));
    const keys = [...known.values()].filter(({ namn }) => isShownName(namn));
    if (keys.length === 0) return;
    const namn = keys.map((key) => key.namn);
    await Promise.all([
      this.db.query(TURN, [namn]),
      this.db.query(KNOW, [namn, keys.map(({ nyckel }) => nyckel), keys.map(({ tat }) => tat), keys.map(({ slug }) => slug)]),
    ]);
  }

  /**
   * What the names are called now: another name where somebody has written one that a tag had, else just as it was written. Makes tags of
   * those that are none. Before an article is held: whoever renames tags holds them first, and articles then.
   */
  async called(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const [, now] = await Promise.all([this.know(names), this.calledNow(names)]);
    return now;
  }

  /** The same, of names that are written already. */
  async calledNow(names: readonly string[]): Promise<string[]> {
    const rows = await this.db.query<{ skrivet: string; namn: string }>(CALLED, [[...names]]);
    const now = new Map(rows.map(({ skrivet, namn }) => [skrivet, namn]));
    return names.map((name) => now.get(name) ?? name);
  }

  /** Lets nobody else rename, join or bring in a tag until this transaction has ended. */
  async lock(): Promise<void> {
    await this.db.query(LOCK, []);
  }

  async byId(id: string): Promise<TagRow | undefined> {
    const [row] = await this.db.query<TagRow>(BY_ID, [id]);
    return row;
  }

  /** The tag that a name is of; `undefined` when it is nobody's. */
  async byName(name: string): Promise<TagRow | undefined> {
    const [row] = await this.db.query<TagRow>(BY_KEY, [tagKey(name).nyckel]);
    return row;
  }

  /** The tag that has an address, or had it. */
  async byAddress(slug: string): Promise<TagRow | undefined> {
    const [row] = await this.db.query<TagRow>(BY_ADDRESS, [slug]);
    return row;
  }

  /** Every name that is of the tag. */
  async names(id: string): Promise<string[]> {
    const rows = await this.db.query<{ namn: string }>(NAMES, [id]);
    return rows.map(({ namn }) => namn);
  }

  /** The name, and every other of the tag that it is of: what it was called before, or is now, and what has been merged with it. */
  async alsoCalled(name: string): Promise<string[]> {
    const rows = await this.db.query<{ namn: string }>(ALSO_CALLED, [tagKey(name).nyckel]);
    return [...new Set([name, ...rows.map(({ namn }) => namn)])];
  }

  async listed(id: string): Promise<ListedTag | undefined> {
    const [row] = await this.db.query<ListedTag>(LISTED_BY_IDS, [[id]]);
    return row;
  }

  /** In the order of their names, by the Swedish alphabet. */
  async list({ sok = '', liknar = false }: TagFilter, window: Window): Promise<Stretch<ListedTag>> {
    const { nyckel, tat } = tagKey(sok);
    const conditions = [...(nyckel === '' ? [] : [NAMED]), ...(liknar ? [`EXISTS (${ALIKE})`] : [])];
    const where = conditions.length === 0 ? 'true' : conditions.join(' AND ');
    // What has nothing but signs in it is looked for as it is written alone.
    const given = nyckel === '' ? [] : [containing(nyckel), /^[\p{L}\p{N}\p{M}]*$/u.test(tat) ? tat : ''];
    const { name, further, place, values } = windowText(ORDER, window, given);
    const kind = `${nyckel === '' ? '' : '_sok'}${liknar ? '_liknar' : ''}`;
    const rows: Statement = {
      name: `tags_list${kind}_${name}`,
      text: `SELECT ${COLUMNS} FROM tagg t WHERE ${where} ${further} ${place}`,
    };
    const count: Statement = { name: `tags_count${kind}`, text: boundedCount(`FROM tagg t WHERE ${where}`) };
    const [found, [counted]] = await Promise.all([this.db.query<TagRow>(rows, values), this.db.query<{ antal: number }>(count, given)]);
    const page = stretchOf(found, countedOf(counted), window, ({ namn, id }) => [namn, id]);
    return { ...page, rader: await this.db.query<ListedTag>(LISTED_BY_IDS, [page.rader.map(({ id }) => id)]) };
  }

  /** Gives the tag another name to be known by: one that is no other tag's, which the caller has looked for. */
  async giveName(id: string, name: string): Promise<void> {
    const { namn, nyckel, tat } = tagKey(name);
    await this.db.query(GIVE_NAME, [id, nyckel, tat, namn]);
  }

  /** Keeps the tag as given; an address that it had leads to it on. */
  async change({ id, slug, namn, namn_en, beskrivning, beskrivning_en }: TagRow): Promise<void> {
    await this.db.query(CHANGE, [id, slug, namn, namn_en, beskrivning, beskrivning_en]);
  }

  /** All names and addresses of one tag become another's, and the first is no more: whoever knows it by its id is led to the other. */
  async join(id: string, till: string): Promise<void> {
    await Promise.all([
      ...[JOIN_KEYS, JOIN_ADDRESSES, JOIN_FORMER].map((statement) => this.db.query(statement, [id, till])),
      this.db.query(END, [id]),
    ]);
  }

  /** How many articles have one of these among their tags, counted as far as it pays. */
  async having(names: readonly string[]): Promise<Counted> {
    const [row] = await this.db.query<{ antal: number }>(HAVING, [[...names]]);
    return countedOf(row);
  }

  /**
   * Writes `name` in the place of these in the tags of articles as they are worked on, which are not changed otherwise: of so many at once, and of the
   * rest, and of what is being saved at this moment, behind the calls (`followNext`).
   */
  async follow(former: readonly string[], name: string): Promise<void> {
    const others = former.filter((one) => one !== name);
    if (others.length === 0) return;
    await Promise.all([this.db.query(FOLLOW, [others, name]), this.db.query(FOLLOW_LATER, [others])]);
  }

  /** Goes on with the next name that articles have to be rid of, within the caller's transaction. Whether there may be more to do; not while another instance does it. */
  async followNext(): Promise<boolean> {
    const [next] = await this.db.query<{ skrivet: string; namn: string }>(NEXT_TO_FOLLOW, []);
    if (next === undefined) return false;
    const isOther = next.skrivet !== next.namn;
    const wrote = isOther ? (await this.db.query(FOLLOW, [[next.skrivet], next.namn])).length : 0;
    if (wrote < AT_ONCE) await this.db.query(FOLLOWED, [next.skrivet]);
    return true;
  }
}

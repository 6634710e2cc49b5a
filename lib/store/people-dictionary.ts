import { type NameKey, nameKey, nameKeys } from '#lib/content/name-key.ts';
import { personSlugs } from '#lib/content/person-slug.ts';
import type { Candidate, KnownPerson } from '#lib/contract/known-person.ts';
import { boundedCount, countedOf, MOST_COUNTED } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { giveAddress, lockDictionary } from '#lib/store/person-addresses.ts';
import { LIKE_ENOUGH, similarNames } from '#lib/store/similar-names.ts';
import { type Order, type Rank, rankedOf, ranksOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** What an import told of a person. */
export interface ImportedFacts {
  namn: string;
  alias: string[];
  fodd: string;
  foddIso: string;
  kandFor: string;
  rader: KnownPerson['rader'];
  lankar: KnownPerson['lankar'];
}

export interface DictionaryEntry extends Omit<KnownPerson, 'stjarntecken' | 'bild' | 'sida'> {
  /** A picture of the library, which may be there no more. */
  bild: string | null;
  /** What the latest import told, of which an earlier Studio knew less; `null` for one that was never imported. */
  importerat: Partial<ImportedFacts> | null;
}

/** Of a search: how many were found, and one of them; nobody, where the page has none. */
type Found = { antal: number; narhet: number; ord: string } & (DictionaryEntry | { id: null });

const isSomebody = (row: Found): row is Found & DictionaryEntry => row.id !== null;

const COLUMNS = `k.id, k.namn, k.alias, k.fodd, k.fodd_iso AS "foddIso", k.kand_for AS "kandFor", k.vag, k.rader, k.kalla, k.kallor, k.lankar, k.bild,
  k.externt_id AS "externtId", k.importerat, k.skapad, k.andrad`;

// Who has been joined with somebody is that one.
const BY_ID: Statement = {
  name: 'dictionary_by_id',
  text: `SELECT ${COLUMNS} FROM kandis k WHERE k.id = $1 OR k.id = (SELECT kandis_id FROM kandis_tidigare WHERE id = $1)`,
};
const BY_IDS: Statement = { name: 'dictionary_by_ids', text: `SELECT ${COLUMNS} FROM kandis k WHERE k.id = ANY($1)` };
const BY_EXTERNAL_IDS: Statement = {
  name: 'dictionary_by_external_ids',
  text: `SELECT ${COLUMNS} FROM kandis k WHERE k.externt_id = ANY($1)`,
};
const BY_FORMER_EXTERNAL_IDS: Statement = {
  name: 'dictionary_by_former_external_ids',
  text: `SELECT f.externt_id AS "tidigareId", ${COLUMNS} FROM kandis_tidigare f JOIN kandis k ON k.id = f.kandis_id WHERE f.externt_id = ANY($1)`,
};
const CALLED: Statement = {
  name: 'dictionary_called',
  text: `SELECT k.namn, k.alias, k.bild FROM kandis k WHERE k.id IN (SELECT n.kandis_id FROM kandis_namn n WHERE n.tat = $1 LIMIT $2)`,
};
const BY_KEYS: Statement = {
  name: 'dictionary_by_keys',
  text: `SELECT ${COLUMNS} FROM kandis k WHERE k.id IN (SELECT n.kandis_id FROM kandis_namn n WHERE n.tat = ANY($1)) ORDER BY lower(k.namn), k.id`,
};
const SAVE: Statement = {
  name: 'dictionary_save',
  text: `INSERT INTO kandis (id, namn, alias, fodd, fodd_iso, kand_for, vag, rader, kalla, externt_id, importerat, skapad, andrad, kallor, lankar, bild)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11::jsonb, $12, $13, $14::jsonb, $15::jsonb, $16)
    ON CONFLICT (id) DO UPDATE SET namn = $2, alias = $3, fodd = $4, fodd_iso = $5, kand_for = $6, vag = $7, rader = $8::jsonb, kalla = $9,
      externt_id = $10, importerat = $11::jsonb, andrad = $13, kallor = $14::jsonb, lankar = $15::jsonb, bild = $16`,
};
const WITH_PICTURE: Statement = {
  name: 'dictionary_with_picture',
  text: 'SELECT k.id, k.namn FROM kandis k WHERE k.bild = $1 ORDER BY lower(k.namn), k.id LIMIT $2',
};
const FORGET_NAMES: Statement = {
  name: 'dictionary_forget_names',
  text: 'DELETE FROM kandis_namn WHERE kandis_id = $1 AND NOT (tat = ANY($2))',
};
const SAVE_NAMES: Statement = {
  name: 'dictionary_save_names',
  text: `INSERT INTO kandis_namn (kandis_id, tat, ord) SELECT $1, * FROM unnest($2::text[], $3::text[])
    ON CONFLICT (kandis_id, tat) DO UPDATE SET ord = excluded.ord`,
};
const JOIN: Statement = {
  name: 'dictionary_join',
  text: `WITH n AS (DELETE FROM kandis_namn WHERE kandis_id = $1),
    t AS (UPDATE kandis_tidigare SET kandis_id = $2 WHERE kandis_id = $1),
    a AS (UPDATE kandisadress SET kandis_id = $2, aktuell = false WHERE kandis_id = $1)
    INSERT INTO kandis_tidigare (id, kandis_id, externt_id) SELECT id, $2, $3 FROM kandis WHERE id = $1`,
};
const END: Statement = { name: 'dictionary_end', text: 'DELETE FROM kandis WHERE id = $1' };
/** Those of whom another may be the same: of one name, and not born at different times; each at the first of the names that it shares. */
// OFFSET 0: each is looked at by itself, in its order, until there are enough; joined, all of them would be read first.
const DOUBLES = `kandis_delat e CROSS JOIN LATERAL (SELECT * FROM kandis WHERE id = e.kandis_id OFFSET 0) k
    WHERE EXISTS (SELECT FROM kandis_delat o CROSS JOIN LATERAL (SELECT fodd_iso FROM kandis WHERE id = o.kandis_id OFFSET 0) a
        WHERE o.tat = e.tat AND o.kandis_id <> e.kandis_id AND (starts_with(a.fodd_iso, k.fodd_iso) OR starts_with(k.fodd_iso, a.fodd_iso)) OFFSET 0)
      AND NOT EXISTS (SELECT FROM kandis_delat f WHERE f.kandis_id = e.kandis_id AND f.tat < e.tat OFFSET 0)`;
const DOUBLES_OF: Statement = {
  name: 'dictionary_doubles_of',
  text: `SELECT DISTINCT k.id, k.namn, k.fodd, k.kand_for AS "kandFor" FROM kandis_namn n JOIN kandis_namn o ON o.tat = n.tat AND o.kandis_id <> n.kandis_id
    JOIN kandis a ON a.id = n.kandis_id JOIN kandis k ON k.id = o.kandis_id
    WHERE n.kandis_id = $1 AND (starts_with(a.fodd_iso, k.fodd_iso) OR starts_with(k.fodd_iso, a.fodd_iso)) ORDER BY k.namn, k.id LIMIT $2`,
};
/** So many names that begin as was asked are looked at: one more than is counted of a list. */
const MOST_NAMES = MOST_COUNTED + 1;
/** Fewer beginnings than this, and names that are merely like what was asked for are found too. */
const FEW = 10;
/** So many of those are looked at. */
const MOST_LIKE = 50;

/*
 * The names nearest to $1, and how near each is: 1 for the same, less for a similar one or one with such a word in it. The index has them
 * in that order, so that no more of them is looked at however many there are.
 */
const LIKE = `SELECT n.kandis_id, n.ord, greatest(similarity(n.ord, $1), word_similarity($1, n.ord)) AS narhet
    FROM (SELECT kandis_id, ord FROM kandis_namn ORDER BY ord <-> $1 LIMIT ${MOST_LIKE}) n`;
/*
 * Who has $5 for an external id (5), or $1 for a name, with or without spaces (4: $2); then names that begin so (3: $3), and those of which a
 * later word does (2: $4), as many together as are counted; and, where those are few, names that are like it. A page of them, with how many
 * there are.
 */
const SEARCH: Statement = {
  name: 'dictionary_search',
  text: `WITH sjalv AS MATERIALIZED (
      SELECT e.id AS kandis_id, '' AS ord, 5 AS narhet FROM kandis e WHERE e.externt_id = $5
      UNION ALL SELECT kandis_id, ord, 4 FROM kandis_namn WHERE tat = $2
      UNION ALL (SELECT kandis_id, ord, 3 FROM kandis_namn WHERE ord LIKE $3 ORDER BY ord USING ~<~, kandis_id LIMIT ${MOST_NAMES})
    ), borjar AS MATERIALIZED (
      SELECT * FROM sjalv UNION ALL
      (SELECT kandis_id, ord, 2 FROM kandis_namn WHERE ord LIKE $4 LIMIT (SELECT greatest(0, ${MOST_NAMES} - count(*)) FROM sjalv))
    ), funna AS MATERIALIZED (
      SELECT kandis_id, max(narhet) AS narhet, min(ord COLLATE "C") AS ord FROM (
        SELECT * FROM borjar
        UNION ALL SELECT kandis_id, ord, narhet FROM (${LIKE}) n WHERE narhet >= ${LIKE_ENOUGH} AND (SELECT count(*) FROM borjar) < ${FEW}
      ) alla GROUP BY kandis_id
    ), sida AS (SELECT * FROM funna ORDER BY narhet DESC, ord, kandis_id LIMIT $6 OFFSET $7)
    SELECT n.antal, k.* FROM (SELECT CASE WHEN (SELECT count(*) FROM borjar) < ${MOST_NAMES} THEN count(*) ELSE ${MOST_NAMES} END::int AS antal FROM funna) n
      LEFT JOIN (SELECT s.narhet, s.ord, ${COLUMNS} FROM sida s JOIN kandis k ON k.id = s.kandis_id) k ON true
    ORDER BY k.narhet DESC, k.ord, k.id`,
};
/** By name. */
const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'lower(k.namn)', type: 'text', of: (namn) => `lower(${namn})` },
    { sql: 'k.id', type: 'uuid' },
  ],
};
const COUNT: Statement = { name: 'dictionary_count', text: boundedCount('FROM kandis') };
/** By the names that they share. */
const DOUBLES_ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'e.tat', type: 'text' },
    { sql: 'e.kandis_id', type: 'uuid' },
  ],
};
const COUNT_DOUBLES: Statement = { name: 'dictionary_doubles_count', text: boundedCount(`FROM ${DOUBLES}`) };

/** People that articles are about, and what is known of them (decisions.md §12, `personer`). */
export class PeopleDictionary extends Aggregate {
  /** Lets no other transaction write until this one has ended: to be called before what is written is looked up. */
  async lock(): Promise<void> {
    await lockDictionary(this.db);
  }

  async byId(id: string): Promise<DictionaryEntry | undefined> {
    const [entry] = await this.db.query<DictionaryEntry>(BY_ID, [id]);
    return entry;
  }

  byExternalIds(ids: string[]): Promise<DictionaryEntry[]> {
    return this.db.query<DictionaryEntry>(BY_EXTERNAL_IDS, [ids]);
  }

  /** Those who have one of the keys as the key of a name or an alias. */
  byKeys(keys: readonly NameKey[]): Promise<DictionaryEntry[]> {
    return this.db.query<DictionaryEntry>(BY_KEYS, [keys.map(({ tat }) => tat)]);
  }

  /** What some of those are called who have the key as that of a name or an alias, at most so many of them, and the picture of each. */
  called({ tat }: NameKey, limit: number): Promise<Pick<DictionaryEntry, 'namn' | 'alias' | 'bild'>[]> {
    return this.db.query(CALLED, [tat, limit]);
  }

  /** Those who have the picture, at most so many of them. */
  withPicture(media: string, limit: number): Promise<Pick<DictionaryEntry, 'id' | 'namn'>[]> {
    return this.db.query(WITH_PICTURE, [media, limit]);
  }

  /** Those with a name or an alias like this one, the most similar first. */
  async similar(namn: string, limit: number): Promise<DictionaryEntry[]> {
    const found = await similarNames(this.db, namn, limit);
    if (found.length === 0) return [];
    const entries = await this.db.query<DictionaryEntry>(BY_IDS, [found]);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return found.flatMap((id) => byId.get(id) ?? []);
  }

  /** Of those external ids that were somebody's who has been joined with another: who that is. */
  async byFormerExternalIds(ids: readonly string[]): Promise<Map<string, DictionaryEntry>> {
    const rows = await this.db.query<DictionaryEntry & { tidigareId: string }>(BY_FORMER_EXTERNAL_IDS, [ids]);
    return new Map(rows.map(({ tidigareId, ...entry }) => [tidigareId, entry]));
  }

  /** Those that may be the same as this one. */
  doublesOf(id: string, limit: number): Promise<Candidate[]> {
    return this.db.query<Candidate>(DOUBLES_OF, [id, limit]);
  }

  /** Who asks for one of them is led to the other from now on, and the first is no more: its external id, too, unless the other is to have it. */
  async join({ id, externtId }: DictionaryEntry, till: DictionaryEntry): Promise<void> {
    const kept = externtId === till.externtId ? null : externtId;
    await Promise.all([this.db.query(JOIN, [id, till.id, kept]), this.db.query(END, [id]), this.save(till)]);
  }

  /** All of them, by name. */
  async list(window: Window): Promise<Stretch<DictionaryEntry>> {
    const { name, further, place, values } = windowText(ORDER, window, []);
    const list = { name: `dictionary_list_${name}`, text: `SELECT ${COLUMNS} FROM kandis k WHERE true ${further} ${place}` };
    const [rows, [counted]] = await Promise.all([
      this.db.query<DictionaryEntry>(list, values),
      this.db.query<{ antal: number }>(COUNT, []),
    ]);
    return stretchOf(rows, countedOf(counted), window, ({ namn, id }) => [namn, id]);
  }

  /** Those of whom another may be the same, side by side. */
  async doubles(window: Window): Promise<Stretch<DictionaryEntry>> {
    const { name, further, place, values } = windowText(DOUBLES_ORDER, window, []);
    const list = { name: `dictionary_doubles_${name}`, text: `SELECT e.tat, ${COLUMNS} FROM ${DOUBLES} ${further} ${place}` };
    const [rows, [counted]] = await Promise.all([
      this.db.query<DictionaryEntry & { tat: string }>(list, values),
      this.db.query<{ antal: number }>(COUNT_DOUBLES, []),
    ]);
    const page = stretchOf(rows, countedOf(counted), window, ({ tat, id }) => [tat, id]);
    return { ...page, rader: page.rader.map(({ tat: _, ...entry }) => entry) };
  }

  /**
   * Those with such a name, or the beginning of one, or that external id: the nearest first, and by name those that are as near. Of very many
   * the rest is left out.
   */
  async search(sok: string, window: Window<Rank>): Promise<Stretch<DictionaryEntry, Rank>> {
    const { ord, tat } = nameKey(sok);
    const beginning = `${ord.replace(/[\\%_]/g, '\\$&')}%`;
    const { limit, offset } = ranksOf(window);
    const found = await this.db.query<Found>(SEARCH, [ord, tat, beginning, `% ${beginning}`, sok, limit, offset]);
    const rows = found.filter(isSomebody).map(({ antal: _antal, narhet: _narhet, ord: _ord, ...entry }) => entry);
    return rankedOf(rows, countedOf(found[0]), window);
  }

  /** Keeps the entry as given, with the names it is found by and the address that its name asks for. */
  async save(entry: DictionaryEntry): Promise<void> {
    const keys = nameKeys([entry.namn, ...entry.alias]);
    const tight = keys.map(({ tat }) => tat);
    await Promise.all([
      this.db.query(SAVE, [
        entry.id,
        entry.namn,
        entry.alias,
        entry.fodd,
        entry.foddIso,
        entry.kandFor,
        entry.vag,
        JSON.stringify(entry.rader),
        entry.kalla,
        entry.externtId,
        entry.importerat === null ? null : JSON.stringify(entry.importerat),
        entry.skapad,
        entry.andrad,
        JSON.stringify(entry.kallor),
        JSON.stringify(entry.lankar),
        entry.bild,
      ]),
      this.db.query(FORGET_NAMES, [entry.id, tight]),
      this.db.query(SAVE_NAMES, [entry.id, tight, keys.map(({ ord }) => ord)]),
      giveAddress(this.db, entry.id, personSlugs(entry.namn, entry.id)),
    ]);
  }
}

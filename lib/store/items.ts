import type { Confidential } from '#lib/access/confidential.ts';
import type { PictureUse } from '#lib/blocks/article-pictures.ts';
import type { ArticleContent, Author, Fact, Item, LanguageVersion, RevisionType, Source, Sponsor } from '#lib/contract/article.ts';
import type { LanguageStatus } from '#lib/contract/closed/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { KeptMadeWith } from '#lib/contract/provenance.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { HEAD_COLUMNS, type HeadRow, headOf, type ItemHead, PUBLICATION_OF_VERSION, UNRELEASED } from '#lib/store/item-rows.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import { usesInto, usesValue } from '#lib/store/picture-uses.ts';
import { OPEN_OF_VERSION } from '#lib/store/proposals.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';
import { OF_SEEN, WHOLE } from '#lib/store/seen-by.ts';
import { LATEST_COPY } from '#lib/store/working-copies.ts';

export interface NewRevision extends ArticleContent {
  id: string;
  sprak: Language;
  hash: string;
  bas: string | null;
  kall_revision: string | null;
  kommentar: string;
  av: Author;
  typ: RevisionType;
  skapad: string;
  /** What its writer says that it was made with, and what it is a copy of. */
  gjord_med?: KeptMadeWith;
  /** The pictures that it shows. */
  bilder: readonly PictureUse[];
}

export interface NewItem {
  id: string;
  sektion: string;
  mall: string;
  mall_version: number;
  rubrik: string;
  taggar: string[];
  kategorier: number[];
  sponsrad: Sponsor | null;
  kallor: Source[];
  ansvarig: string | null;
  ansvarig_av_agent: boolean;
  kallsprak: Language;
  agare: Author;
  konfidentiell: boolean;
  insatta: string[];
  skapad: string;
}

/** An item without its text: what a write must know before it may touch it. */
export interface ItemOutline {
  head: ItemHead;
  sprak: Map<Language, LanguageState>;
}

export interface LanguageState {
  status: LanguageStatus;
  arbetsrevision: { id: string; nr: number };
  publicerad: { id: string; nr: number } | null;
  slug: string;
  lank: string | null;
  kall_revision: string | null;
  inaktuell: boolean;
}

/** The number of a revision that has been saved, and who wrote the one before: who saved it, and the ids of those who wrote it with them. */
interface SavedAs {
  nr: number;
  fore: { av: Author; tillsammans_med: readonly string[] | null };
}

interface VersionRow {
  v_sprak: Language | null;
  v_status: LanguageStatus;
  v_arbets_id: string;
  v_arbets_nr: number;
  v_pub_id: string | null;
  v_pub_nr: number | null;
  v_slug: string;
  v_lank: string | null;
  v_kall: string | null;
  v_inaktuell: boolean;
  v_inaktuella_block: string[];
  v_uppdaterad: string | null;
}

/** The facts of a publication are named as those of the article. */
type WholeVersionRow = VersionRow & RevisionRow & { v_oppna_forslag: number; v_ej_slappt: Fact[]; v_publicering: Pick<Item, Fact> | null };

const VERSION_COLUMNS = `v.sprak AS v_sprak, v.status AS v_status, v.arbetsrevision_id AS v_arbets_id, v.arbetsrevision_nr AS v_arbets_nr,
  v.publicerad_revision_id AS v_pub_id, v.publicerad_revision_nr AS v_pub_nr, v.slug AS v_slug, v.lank AS v_lank, v.kall_revision_id AS v_kall,
  v.inaktuell AS v_inaktuell, v.inaktuella_block AS v_inaktuella_block, v.uppdaterad AS v_uppdaterad`;

/** A whole item as it is read, a row for each of its languages. */
export type ItemRow = HeadRow & WholeVersionRow & Pick<Item, 'arbetskopia'>;

/** SQL that reads a whole item, with other columns of it: the item is `i` and the language `v`. */
export function itemQuery(more: readonly string[] = []): string {
  const columns = [
    HEAD_COLUMNS,
    VERSION_COLUMNS,
    `(${OPEN_OF_VERSION}) AS v_oppna_forslag`,
    `${UNRELEASED} AS v_ej_slappt`,
    'to_jsonb(f) AS v_publicering',
    REVISION_COLUMNS,
    `${LATEST_COPY} AS arbetskopia`,
    ...more,
  ];
  return `SELECT ${columns.join(', ')}
    FROM innehall i LEFT JOIN ${OF_SEEN} sprakversion v ON v.innehall_id = i.id LEFT JOIN ${OF_SEEN} revision r ON r.id = v.arbetsrevision_id
      ${PUBLICATION_OF_VERSION}
    WHERE i.id = $1 ORDER BY v.sprak = i.kallsprak DESC, v.sprak`;
}

const GET: Statement = { name: 'item_get', text: itemQuery() };

const OUTLINE: Statement = {
  name: 'item_outline',
  text: `SELECT ${HEAD_COLUMNS}, ${VERSION_COLUMNS} FROM innehall i LEFT JOIN ${OF_SEEN} sprakversion v ON v.innehall_id = i.id WHERE i.id = $1`,
};

const IS_THERE: Statement = { name: 'item_is_there', text: `SELECT FROM ${WHOLE} innehall WHERE id = $1` };

const REVISION_INTO =
  'INSERT INTO revision (innehall_id, sprak, id, hash, rubrik, ingress, dokument, meta, hero, slug, kommentar, av, typ, skapad, gjord_med, nr, bas, kall_revision)';
const REVISION_VALUES = '$1, $2, $3, $4, $5, $6, $7::bytea, $8::json, $9::json, $10, $11, $12::json, $13, $14, $15::json';

// The row of the language version is the lock and the comparison at once: of two writers with the same base, the second
// waits for the first, then finds that the base is no longer current. Whose revision it was is read as it was before.
const SAVE: Statement = {
  name: 'revision_save',
  text: `WITH v AS (
      UPDATE sprakversion SET arbetsrevision_id = $3, arbetsrevision_nr = arbetsrevision_nr + 1, rubrik = $5, slug = $10,
        kall_revision_id = coalesce($17, kall_revision_id), status = CASE WHEN status = 'godkand' THEN 'utkast' ELSE status END
      WHERE innehall_id = $1 AND sprak = $2 AND (arbetsrevision_id = $16 OR $18) RETURNING arbetsrevision_nr, kall_revision_id),
    i AS (
      UPDATE innehall SET andrad = $14, rubrik = CASE WHEN kallsprak = $2 AND $5 <> '' THEN $5 ELSE rubrik END
      WHERE id = $1 AND EXISTS (SELECT 1 FROM v)),
    ${usesInto(`SELECT $2::text AS sprak, 'arbets' AS lage FROM v`, '$19')}
    ${REVISION_INTO} SELECT ${REVISION_VALUES}, v.arbetsrevision_nr, $16, v.kall_revision_id FROM v RETURNING nr,
      (SELECT json_build_object('av', r.av, 'tillsammans_med', r.gjord_med -> 'tillsammans_med') FROM sprakversion s JOIN revision r ON r.id = s.arbetsrevision_id
        WHERE s.innehall_id = $1 AND s.sprak = $2) AS fore`,
};

const ADD_LANGUAGE: Statement = {
  name: 'language_add',
  text: `WITH v AS (
      INSERT INTO sprakversion (innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, rubrik, slug, kall_revision_id, inaktuella_block)
      VALUES ($1, $2, $3, 1, $5, $10, $16, '{}') ON CONFLICT DO NOTHING RETURNING kall_revision_id),
    i AS (UPDATE innehall SET andrad = $14 WHERE id = $1 AND EXISTS (SELECT 1 FROM v)),
    ${usesInto(`SELECT $2::text AS sprak, 'arbets' AS lage FROM v`, '$17')}
    ${REVISION_INTO} SELECT ${REVISION_VALUES}, 1, NULL, v.kall_revision_id FROM v RETURNING nr`,
};

const CREATE: Statement = {
  name: 'item_create',
  text: `WITH i AS (
      INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, sponsrad, kallor, ansvarig, kallsprak, agare, skapad, andrad, konfidentiell, insatta,
        ansvarig_av_agent)
      VALUES ($1, $16, $17, $18, $5, $19, $20, $21::jsonb, $22::jsonb, $23, $2, $12::jsonb, $14, $14, $25, $26, $27) RETURNING id),
    v AS (
      INSERT INTO sprakversion (innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, rubrik, slug, inaktuella_block)
      SELECT id, $2, $3, 1, $5, $10, '{}' FROM i),
    ${usesInto(`SELECT $2::text AS sprak, 'arbets' AS lage`, '$24')}
    ${REVISION_INTO} SELECT ${REVISION_VALUES}, 1, NULL, NULL FROM i RETURNING nr`,
};

const PATCH: Statement = {
  name: 'item_patch',
  text: `UPDATE innehall SET sektion = $2, mall = $3, mall_version = $4, rubrik = $5, taggar = $6, kategorier = $7, sponsrad = $8::jsonb,
    kallor = $9::jsonb, ansvarig = $10, status = $11, raderad = $12, andrad = $13, falt_andrade = falt_andrade || $14::jsonb, konfidentiell = $15, insatta = $16,
    ansvarig_av_agent = $17 WHERE id = $1`,
};

const CHANGED_SINCE: Statement = {
  name: 'item_changed_since',
  text: `SELECT a.falt FROM innehall i, jsonb_each_text(i.falt_andrade) AS a(falt, tid) WHERE i.id = $1 AND a.tid::timestamptz > $2 ORDER BY a.tid, a.falt`,
};

const LOCK: Statement = { name: 'item_lock', text: 'SELECT raderad FROM innehall WHERE id = $1 FOR NO KEY UPDATE' };

const SET_LANGUAGE_STATUS: Statement = {
  name: 'language_status',
  text: `WITH v AS (UPDATE sprakversion SET status = $3 WHERE innehall_id = $1 AND sprak = $2 RETURNING innehall_id)
    UPDATE innehall SET andrad = $4 FROM v WHERE id = v.innehall_id RETURNING id`,
};

const CONFIDENTIAL: Statement = {
  name: 'items_confidential',
  text: 'SELECT id, sektion, konfidentiell, agare, insatta FROM innehall WHERE konfidentiell',
};

const SET_STALENESS: Statement = {
  name: 'language_staleness',
  text: 'UPDATE sprakversion SET inaktuell = $3, inaktuella_block = $4 WHERE innehall_id = $1 AND sprak = $2',
};

/** Content items and the saving of their language versions. */
export class Items extends Aggregate {
  /** The item with its working revisions, or `undefined`. */
  async get(id: string): Promise<Item | undefined> {
    return itemOf(await this.db.query<ItemRow>(GET, [id]));
  }

  /**
   * The item's outline, held against every other writer until the transaction ends. Every write to an item begins here or
   * with `lock`, so that no two of them can wait for each other.
   */
  async forWriting(id: string): Promise<ItemOutline | undefined> {
    const [, outline] = await Promise.all([this.lock(id), this.outline(id)]);
    return outline;
  }

  async outline(id: string): Promise<ItemOutline | undefined> {
    const rows = await this.db.query<HeadRow & VersionRow>(OUTLINE, [id]);
    const [first] = rows;
    if (first === undefined) return undefined;
    const sprak = new Map(rows.flatMap((row) => (row.v_sprak === null ? [] : [[row.v_sprak, stateOf(row)] as const])));
    return { head: headOf(first), sprak };
  }

  /** Whether there is such an item, whether who asks sees it or not: nothing else may be made with its id. */
  async isThere(id: string): Promise<boolean> {
    return (await this.db.query(IS_THERE, [id])).length > 0;
  }

  /** Holds the item against every other writer until the transaction ends, and says whether it is deleted. */
  async lock(id: string): Promise<boolean> {
    const [row] = await this.db.query<{ raderad: boolean }>(LOCK, [id]);
    return row?.raderad ?? false;
  }

  /** The confidential articles, by their ids. */
  async confidential(): Promise<Map<string, Confidential>> {
    const rows = await this.db.query<Confidential & { id: string }>(CONFIDENTIAL, []);
    return new Map(rows.map(({ id, ...who }) => [id, who]));
  }

  async create(item: NewItem, first: NewRevision): Promise<void> {
    await this.db.query(CREATE, [
      ...revisionValues(item.id, first),
      item.sektion,
      item.mall,
      item.mall_version,
      item.taggar,
      item.kategorier,
      json(item.sponsrad),
      JSON.stringify(item.kallor),
      item.ansvarig,
      usesOf(first),
      item.konfidentiell,
      item.insatta,
      item.ansvarig_av_agent,
    ]);
  }

  /**
   * Saves a revision on top of `revision.bas`, or on top of whatever is current when `force`. Returns its number, or
   * `undefined` when the base is no longer current: nothing is saved then. The comparison and the save are one step.
   */
  async save(id: string, revision: NewRevision, force: boolean): Promise<SavedAs | undefined> {
    const [saved] = await this.db.query<SavedAs>(SAVE, [
      ...revisionValues(id, revision),
      revision.bas,
      revision.kall_revision,
      force,
      usesOf(revision),
    ]);
    return saved;
  }

  /** Saves the first revision of a language. Returns `undefined` when somebody else has just done so. */
  async addLanguage(id: string, revision: NewRevision): Promise<number | undefined> {
    const rows = await this.db.query<{ nr: number }>(ADD_LANGUAGE, [
      ...revisionValues(id, revision),
      revision.kall_revision,
      usesOf(revision),
    ]);
    return rows[0]?.nr;
  }

  /** Stores the shared fields of `head` as they are given, and remembers when `changed` of them were changed: at `head.andrad`. */
  async patch(head: ItemHead, changed: readonly string[]): Promise<void> {
    const { id, sektion, mall, mall_version, rubrik, taggar, kategorier, sponsrad, kallor, ansvarig, status, raderad, andrad } = head;
    const { konfidentiell, insatta, ansvarig_av_agent } = head;
    await this.db.query(PATCH, [
      id,
      sektion,
      mall,
      mall_version,
      rubrik,
      taggar,
      kategorier,
      json(sponsrad),
      JSON.stringify(kallor),
      ansvarig,
      status,
      raderad,
      andrad,
      JSON.stringify(Object.fromEntries(changed.map((field) => [field, andrad]))),
      konfidentiell,
      insatta,
      ansvarig_av_agent,
    ]);
  }

  /** The shared fields that a patch has changed after that moment: what whoever read the item then has not seen. */
  async changedSince(id: string, moment: string): Promise<string[]> {
    const rows = await this.db.query<{ falt: string }>(CHANGED_SINCE, [id, moment]);
    return rows.map(({ falt }) => falt);
  }

  /** Whether the language version existed and now has that status. */
  async setLanguageStatus(id: string, sprak: Language, status: LanguageStatus, now: string): Promise<boolean> {
    const rows = await this.db.query(SET_LANGUAGE_STATUS, [id, sprak, status, now]);
    return rows.length > 0;
  }

  async setStaleness(id: string, sprak: Language, staleBlocks: string[], stale: boolean): Promise<void> {
    await this.db.query(SET_STALENESS, [id, sprak, stale, staleBlocks]);
  }
}

/** The item of those rows; `undefined` when there are none. */
export function itemOf(rows: readonly ItemRow[]): Item | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const sprak: Item['sprak'] = {};
  for (const row of rows) if (row.v_sprak !== null) sprak[row.v_sprak] = versionOf(row);
  return { ...headOf(first), sprak, arbetskopia: first.arbetskopia };
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function usesOf({ sprak, bilder }: NewRevision): string {
  return usesValue({ sprak, lage: 'arbets', bilder });
}

/** In the order of REVISION_VALUES. */
function revisionValues(itemId: string, revision: NewRevision): unknown[] {
  return [
    itemId,
    revision.sprak,
    revision.id,
    revision.hash,
    revision.rubrik,
    revision.ingress,
    packDocument(revision.block),
    JSON.stringify(revision.meta),
    json(revision.hero),
    revision.slug,
    revision.kommentar,
    JSON.stringify(revision.av),
    revision.typ,
    revision.skapad,
    json(revision.gjord_med),
  ];
}

function publicOf(row: VersionRow): { id: string; nr: number } | null {
  return row.v_pub_id === null || row.v_pub_nr === null ? null : { id: row.v_pub_id, nr: row.v_pub_nr };
}

function stateOf(row: VersionRow): LanguageState {
  return {
    status: row.v_status,
    arbetsrevision: { id: row.v_arbets_id, nr: row.v_arbets_nr },
    publicerad: publicOf(row),
    slug: row.v_slug,
    lank: row.v_lank,
    kall_revision: row.v_kall,
    inaktuell: row.v_inaktuell,
  };
}

function versionOf(row: WholeVersionRow): LanguageVersion {
  // When it was updated stands beside the revision, which is never changed.
  const meta = row.v_uppdaterad === null ? row.r_meta : { ...row.r_meta, uppdaterad: row.v_uppdaterad };
  return {
    sprak: row.r_sprak,
    status: row.v_status,
    inaktuell: row.v_inaktuell,
    inaktuella_block: row.v_inaktuella_block,
    oppna_forslag: row.v_oppna_forslag,
    arbetsrevision: revisionOf({ ...row, r_meta: meta }),
    publicerad_revision: publicOf(row),
    ej_slappt: row.v_ej_slappt,
    lasarna_ser: Object.fromEntries(row.v_ej_slappt.map((fact) => [fact, row.v_publicering?.[fact]])),
    lank: row.v_lank,
  };
}

import { type EntryChange, withEntryChanges } from '#lib/content/live-changes.ts';
import type { Author, ListedRevision, Revision, RevisionHead, RevisionType } from '#lib/contract/article.ts';
import { withKept } from '#lib/contract/kept-json.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { documentOf, type KeptDocument, unpacked, unpackedText } from '#lib/store/packed-document.ts';
import { OF_SEEN } from '#lib/store/seen-by.ts';

export interface RevisionRow {
  r_id: string;
  r_sprak: Language;
  r_nr: number;
  r_hash: string;
  r_rubrik: string;
  r_ingress: string;
  r_block: KeptDocument['block'];
  r_dokument: KeptDocument['dokument'];
  /** What was changed in the document since; `null` for a revision that was saved whole. */
  r_andringar: EntryChange[] | null;
  r_meta: Revision['meta'];
  r_hero: Revision['hero'];
  r_slug: string;
  r_bas: string | null;
  r_kall: string | null;
  r_kommentar: string;
  r_av: Author;
  r_typ: RevisionType;
  r_skapad: string;
}

/** The document a revision was saved with or, for a live revision, that of the one it goes on from: one of the two holds it. */
const documentIn = (column: keyof KeptDocument) =>
  `CASE WHEN r.live_grund IS NULL THEN r.${column} ELSE (SELECT g.${column} FROM ${OF_SEEN} revision g WHERE g.id = r.live_grund) END`;

export const REVISION_COLUMNS = `r.id AS r_id, r.sprak AS r_sprak, r.nr AS r_nr, r.hash AS r_hash, r.rubrik AS r_rubrik, r.ingress AS r_ingress,
  ${documentIn('block')} AS r_block, ${documentIn('dokument')} AS r_dokument,
  (SELECT json_agg(a.live_andring ORDER BY a.live_steg) FROM ${OF_SEEN} revision a
    WHERE a.live_grund = r.live_grund AND a.live_steg <= r.live_steg AND a.live_andring IS NOT NULL) AS r_andringar,
  r.meta AS r_meta, r.hero AS r_hero, r.slug AS r_slug, r.bas AS r_bas, r.kall_revision AS r_kall,
  r.kommentar AS r_kommentar, ${named('r.av')} AS r_av, r.typ AS r_typ, r.skapad AS r_skapad`;

const BY_ID: Statement = {
  name: 'revision_by_id',
  text: `SELECT ${REVISION_COLUMNS} FROM revision r WHERE r.innehall_id = $1 AND r.sprak = $2 AND r.id = $3`,
};

const BY_NUMBER: Statement = {
  name: 'revision_by_number',
  text: `SELECT ${REVISION_COLUMNS} FROM revision r WHERE r.innehall_id = $1 AND r.sprak = $2 AND r.nr = $3`,
};

const LIST: Statement = {
  name: 'revision_list',
  text: `SELECT r.id AS r_id, r.sprak AS r_sprak, r.nr AS r_nr, r.hash AS r_hash, r.rubrik AS r_rubrik, r.ingress AS r_ingress, r.meta AS r_meta,
      r.hero AS r_hero, r.slug AS r_slug, r.bas AS r_bas, r.kall_revision AS r_kall, r.kommentar AS r_kommentar, ${named('r.av')} AS r_av, r.typ AS r_typ,
      r.skapad AS r_skapad, coalesce(n.namn, '') AS namn, ${named('g.av')} AS godkand_av,
      (SELECT ${named('f.av')} FROM ${OF_SEEN} forslagsbeslut b JOIN ${OF_SEEN} andringsforslag f ON f.id = b.forslag_id WHERE b.revision_id = r.id LIMIT 1) AS foreslagen_av, coalesce(r.nr IN (l.nr, l.fore), false) AS last_av_dig
    FROM revision r LEFT JOIN ${OF_SEEN} revisionsnamn n ON n.revision_id = r.id LEFT JOIN ${OF_SEEN} godkand_revision g ON g.revision_id = r.id
      LEFT JOIN ${OF_SEEN} lasning l ON l.innehall_id = r.innehall_id AND l.sprak = r.sprak AND l.person_id = $3 WHERE r.innehall_id = $1 AND r.sprak = $2 ORDER BY r.nr DESC`,
};

// Of those that are not packed, most are told by their text to have no such block, without being sent.
const DOCUMENTS_WITH: Statement = {
  name: 'revision_documents_with',
  text: `SELECT d.id, d.block, d.dokument FROM (
      SELECT r.id, ${documentIn('block')} AS block, ${documentIn('dokument')} AS dokument FROM revision r WHERE r.id = ANY($1::uuid[])) d
    WHERE d.dokument IS NOT NULL OR strpos(d.block::text, '"' || $2 || '"') > 0`,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Revisions, to read. They are written by Items.save and never changed. */
export class Revisions extends Aggregate {
  /** The revision with that id or, when `selector` is a whole number, that number. */
  async get(itemId: string, sprak: Language, selector: string): Promise<Revision | undefined> {
    if (UUID.test(selector)) return this.one(BY_ID, [itemId, sprak, selector]);
    if (/^[1-9]\d{0,8}$/.test(selector)) return this.one(BY_NUMBER, [itemId, sprak, Number(selector)]);
    return undefined;
  }

  /** The documents of those revisions that may have a block of that type in them; of a live report without its latest entries. */
  async documentsWith(type: string, ids: readonly string[]): Promise<Map<string, Revision['block']>> {
    const rows = await this.db.query<KeptDocument & { id: string }>(DOCUMENTS_WITH, [ids, type]);
    return new Map(
      rows.flatMap(({ id, ...kept }) => {
        if (kept.dokument !== null && !unpackedText(kept.dokument).includes(`"${type}"`)) return [];
        return [[id, documentOf(kept)]];
      }),
    );
  }

  private async one(statement: Statement, values: unknown[]): Promise<Revision | undefined> {
    const [row] = await this.db.query<RevisionRow>(statement, values);
    return row === undefined ? undefined : revisionOf(row);
  }

  /** Newest first, without blocks, each with what the newsroom calls it, who has approved it, who had proposed what was accepted into it, and whether that person has opened it to review it. */
  async list(itemId: string, sprak: Language, person: string): Promise<ListedRevision[]> {
    const rows = await this.db.query<RevisionRow & Omit<ListedRevision, keyof RevisionHead>>(LIST, [itemId, sprak, person]);
    return rows.map((row) => {
      const { namn, godkand_av, foreslagen_av, last_av_dig } = row;
      return { ...headOf(row), namn, godkand_av, foreslagen_av, last_av_dig };
    });
  }
}

function headOf(row: RevisionRow): RevisionHead {
  return {
    id: row.r_id,
    sprak: row.r_sprak,
    nr: row.r_nr,
    hash: row.r_hash,
    rubrik: row.r_rubrik,
    ingress: row.r_ingress,
    meta: row.r_meta,
    hero: row.r_hero,
    slug: row.r_slug,
    bas: row.r_bas,
    kall_revision: row.r_kall,
    kommentar: row.r_kommentar,
    av: row.r_av,
    skapad: row.r_skapad,
    typ: row.r_typ,
  };
}

/** The revision of the row; a document that was saved whole is kept as the JSON that it is. Throws for one that is not whole. */
export function revisionOf(row: RevisionRow): Revision {
  const { r_block: block, r_dokument: dokument, r_andringar } = row;
  if (r_andringar === null && dokument !== null)
    return withKept<RevisionHead, 'block', Revision['block']>(headOf(row), 'block', unpacked(dokument));
  const document = documentOf({ block, dokument });
  return { ...headOf(row), block: r_andringar === null ? document : withEntryChanges(document, r_andringar) };
}

import pg from 'pg';
import { FRONT } from '#lib/content/front-setting.ts';
import {
  ARTICLE_PARTS,
  ARTICLE_RECORDS,
  type ArticleRecordName,
  CARRIED_SETTINGS,
  REGISTERS,
  type RegisterName,
  WITHHELD,
} from '#lib/store/newsroom-tables.ts';
import { type Seer, sightOf, textAsSeen } from '#lib/store/seen-by.ts';
import { nameOf, type Snapshot, type SnapshotTable } from '#lib/store/snapshot.ts';

/** So many rows are in memory at once; of articles and revisions, which may be large, fewer. */
const ROWS = 500;
const ARTICLES = 50;
const REVISIONS = 50;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** What of a register belongs to the newsroom: Studio's own roles are there already, and some settings are this installation's. */
const WHICH: Partial<Record<RegisterName, string>> = {
  roller: `WHERE t.namn <> ''`,
  bevakningar: 'WHERE NOT t.borttagen',
  installningar: `WHERE (t.nyckel IN (${CARRIED_SETTINGS.map((name) => `'${name}'`).join(', ')}) OR starts_with(t.nyckel, '${FRONT}:'))`,
};

/** A picture whose files come along: what they are called, and in which folder. */
export interface CarriedPicture {
  id: string;
  fil: string;
  filer: string[];
}

/** An article as it stands before its revisions: which there are, by id. */
export interface CarriedArticle {
  id: string;
  rad: Record<string, unknown>;
}

/** A revision without its document, and that: as it is packed, or as JSON where it is not. */
export interface CarriedRevision {
  id: string;
  skapad: string;
  rad: Record<string, unknown>;
  dokument: Uint8Array | null;
}

/** The newsroom at one moment as records that can be read elsewhere: JSON by the names of the columns. Nothing that opens anything. */
export class NewsroomRecords {
  private readonly snapshot: Snapshot;
  private readonly asSeen: (text: string) => string;
  private readonly columns: ReadonlyMap<string, readonly string[]>;

  private constructor(snapshot: Snapshot, tables: readonly SnapshotTable[], seer: Seer | undefined) {
    this.snapshot = snapshot;
    this.asSeen = seer === undefined ? (text) => text : writtenOut(seer);
    this.columns = new Map(
      tables.map(({ namn, kolumner }) => [namn, kolumner.filter((column) => WITHHELD[namn]?.includes(column) !== true)]),
    );
  }

  /** Of confidential articles that `seer` is not let into nothing comes along. */
  static async of(snapshot: Snapshot, seer?: Seer): Promise<NewsroomRecords> {
    await snapshot.ask(`SET TIME ZONE 'UTC'`);
    return new NewsroomRecords(snapshot, await snapshot.tables(), seer);
  }

  /** The columns of a table that come along. */
  columnsOf(table: string): string[] {
    return [...(this.columns.get(table) ?? [])];
  }

  async *register(name: RegisterName): AsyncGenerator<Record<string, unknown>, void> {
    const { tabell, nyckel } = REGISTERS[name];
    const order = nyckel.map((column) => `t.${column}`).join(', ');
    const question = `SELECT ${this.row(tabell, 't')}::jsonb || jsonb_build_object(${BESIDES[name] ?? ''}) AS rad FROM ${nameOf(tabell)} t ${WHICH[name] ?? ''} ORDER BY ${order}`;
    for await (const rows of this.snapshot.batches<{ rad: Record<string, unknown> }>(this.asSeen(question), ROWS))
      for (const { rad } of rows) yield rad;
  }

  async *log(): AsyncGenerator<Record<string, unknown>, void> {
    const question = `SELECT ${this.row('logg', 't')} AS rad FROM public.logg t ORDER BY t.id`;
    for await (const rows of this.snapshot.batches<{ rad: Record<string, unknown> }>(this.asSeen(question), ROWS))
      for (const { rad } of rows) yield rad;
  }

  async *pictures(): AsyncGenerator<CarriedPicture, void> {
    const question = `SELECT id, coalesce(fil, id) AS fil, bredder::text[] || CASE WHEN rorlig THEN '{stilla}'::text[] ELSE '{}' END AS filer
      FROM public.media WHERE NOT raderad ORDER BY id`;
    for await (const rows of this.snapshot.batches<CarriedPicture>(question, ROWS)) yield* rows;
  }

  /** Every article with its languages, its addresses and what readers have of it, and the ids of its revisions and publications. */
  async *articles(): AsyncGenerator<CarriedArticle, void> {
    const parts = Object.entries(ARTICLE_PARTS).map(
      ([name, table]) =>
        `'${name}', (SELECT coalesce(json_agg(${this.row(table, 'd')} ORDER BY ${orderOf(table)}), '[]') FROM ${nameOf(table)} d WHERE d.innehall_id = t.id)`,
    );
    const question = `SELECT t.id, json_build_object('innehall', ${this.row('innehall', 't')}, ${parts.join(', ')},
        'revisioner', (SELECT coalesce(json_agg(json_build_array(r.id, r.hash) ORDER BY r.skapad, r.nr, r.id), '[]') FROM public.revision r WHERE r.innehall_id = t.id),
        'publiceringar', (SELECT coalesce(json_agg(p.id ORDER BY p.nr), '[]') FROM public.publicering p WHERE p.innehall_id = t.id)) AS rad
      FROM public.innehall t WHERE t.id > $1 ORDER BY t.id LIMIT ${ARTICLES}`;
    for (let after = FIRST; ; ) {
      const rows = await this.snapshot.ask<CarriedArticle>(this.asSeen(question), [after]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield* rows;
      after = last.id;
    }
  }

  /** The revisions of an article in the order in which they were made. */
  async *revisions(article: string): AsyncGenerator<CarriedRevision, void> {
    const question = `SELECT t.id, to_char(t.skapad, 'YYYY-MM-DD"T"HH24:MI:SS.MSOF') AS skapad, t.nr, ${this.row('revision', 't')} AS rad, t.dokument FROM public.revision t
      WHERE t.innehall_id = $1 AND (t.skapad, t.nr, t.id) > ($2::timestamptz, $3::int, $4::uuid) ORDER BY t.skapad, t.nr, t.id LIMIT ${REVISIONS}`;
    let after: [skapad: string, nr: number, id: string] = ['-infinity', 0, FIRST];
    for (;;) {
      const rows = await this.snapshot.ask<CarriedRevision & { nr: number }>(this.asSeen(question), [article, ...after]);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < REVISIONS) return;
      after = [last.skapad, last.nr, last.id];
    }
  }

  /** What else there is of an article: its releases with their steps, its publications, of what its translations were made, the names of its revisions and which of them are approved, and what has been proposed and decided. */
  async recordsOf(article: string): Promise<Array<{ post: Exclude<ArticleRecordName, 'revision'>; rad: Record<string, unknown> }>> {
    const steps = `jsonb_build_object('steg', (SELECT coalesce(jsonb_agg(${this.row('release_steg', 'd')} ORDER BY d.nr), '[]') FROM public.release_steg d WHERE d.release_id = t.id))`;
    const { release, publicering, oversattning, revisionsnamn, godkand_revision, andringsforslag, forslagsbeslut } = ARTICLE_RECORDS;
    const of = (table: string, alias: string) => `FROM public.${table} t WHERE t.innehall_id = $1 ORDER BY ${alias}`;
    const releases = await this.rows(`SELECT ${this.row(release, 't')}::jsonb || ${steps} AS rad ${of(release, 't.nr')}`, article);
    const publications = await this.rows(`SELECT ${this.row(publicering, 't')} AS rad ${of(publicering, 't.nr')}`, article);
    const translations = await this.rows(`SELECT ${this.row(oversattning, 't')} AS rad ${of(oversattning, 't.sprak, t.nr')}`, article);
    const names = await this.rows(`SELECT ${this.row(revisionsnamn, 't')} AS rad ${of(revisionsnamn, 't.revision_id')}`, article);
    const approved = await this.rows(`SELECT ${this.row(godkand_revision, 't')} AS rad ${of(godkand_revision, 't.revision_id')}`, article);
    const proposals = await this.rows(`SELECT ${this.row(andringsforslag, 't')} AS rad ${of(andringsforslag, 't.skapad, t.id')}`, article);
    const decisions = await this.rows(
      `SELECT ${this.row(forslagsbeslut, 't')} AS rad FROM public.forslagsbeslut t JOIN public.andringsforslag f ON f.id = t.forslag_id
        WHERE f.innehall_id = $1 ORDER BY t.forslag_id, t.del`,
      article,
    );
    return [
      ...releases.map((rad) => ({ post: 'release' as const, rad })),
      ...publications.map((rad) => ({ post: 'publicering' as const, rad })),
      ...translations.map((rad) => ({ post: 'oversattning' as const, rad })),
      ...names.map((rad) => ({ post: 'revisionsnamn' as const, rad })),
      ...approved.map((rad) => ({ post: 'godkand_revision' as const, rad })),
      ...proposals.map((rad) => ({ post: 'andringsforslag' as const, rad })),
      ...decisions.map((rad) => ({ post: 'forslagsbeslut' as const, rad })),
    ];
  }

  private async rows(text: string, article: string): Promise<Array<Record<string, unknown>>> {
    return (await this.snapshot.ask<{ rad: Record<string, unknown> }>(this.asSeen(text), [article])).map(({ rad }) => rad);
  }

  /** SQL for the row of that alias as JSON: what JSON it holds as it was written. */
  private row(table: string, alias: string): string {
    const columns = this.columnsOf(table).map((column) => `${alias}.${pg.escapeIdentifier(column)}`);
    return `(SELECT row_to_json(k) FROM (SELECT ${columns.join(', ')}) k)`;
  }
}

/** What a record of a register `t` has besides the row: what points at it and is nothing without it. */
const BESIDES: Partial<Record<RegisterName, string>> = {
  personer: `'profil', (SELECT to_jsonb(s) - 'person_id' FROM public.skribent s WHERE s.person_id = t.id),
    'skribentnamn', (SELECT coalesce(jsonb_agg(n.nyckel ORDER BY n.nyckel), '[]') FROM public.skribentnamn n WHERE n.person_id = t.id),
    'adresser', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', a.slug, 'aktuell', a.aktuell) ORDER BY a.slug), '[]')
      FROM public.skribentadress a WHERE a.person_id = t.id)`,
  personlexikon: `'nycklar', (SELECT coalesce(jsonb_agg(jsonb_build_object('tat', n.tat, 'ord', n.ord) ORDER BY n.tat), '[]')
    FROM public.kandis_namn n WHERE n.kandis_id = t.id),
    'tidigare', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'externt_id', f.externt_id) ORDER BY f.id), '[]')
      FROM public.kandis_tidigare f WHERE f.kandis_id = t.id),
    'adresser', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', a.slug, 'aktuell', a.aktuell) ORDER BY a.slug), '[]')
      FROM public.kandisadress a WHERE a.kandis_id = t.id)`,
  bilder: `'samlingar', (SELECT coalesce(jsonb_agg(s.samling_id ORDER BY s.samling_id), '[]') FROM public.samlingsbild s WHERE s.media_id = t.id)`,
  taggar: `'namnformer', (SELECT coalesce(jsonb_agg(jsonb_build_object('nyckel', k.nyckel, 'grov', k.grov, 'namn', n.namn) ORDER BY n.namn), '[]')
      FROM public.taggnyckel k JOIN public.taggnamn n ON n.nyckel = k.nyckel WHERE k.tagg_id = t.id),
    'adresser', (SELECT coalesce(jsonb_agg(a.slug ORDER BY a.slug), '[]') FROM public.taggadress a WHERE a.tagg_id = t.id),
    'tidigare', (SELECT coalesce(jsonb_agg(f.id ORDER BY f.id), '[]') FROM public.tagg_tidigare f WHERE f.tagg_id = t.id)`,
};

function orderOf(table: string): string {
  if (table === 'bildbruk') return 'd.sprak, d.lage, d.roll, d.block, d.media_id';
  return table === 'adress' ? 'd.sprak, d.sektion, d.slug' : 'd.sprak';
}

/** What they see, with who they are written out: what is asked for a cursor has no values. */
function writtenOut(seer: Seer): (text: string) => string {
  const { sight, value } = sightOf(seer);
  const written = typeof value === 'string' ? pg.escapeLiteral(value) : `ARRAY[${value.map((one) => pg.escapeLiteral(one)).join(', ')}]`;
  return (text) => textAsSeen(text, written, sight);
}

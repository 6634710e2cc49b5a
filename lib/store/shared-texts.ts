import type { Author } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { SharedText, SharedTextParts } from '#lib/contract/shared-text.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** Whose text it is: everybody's that writes in that version. */
export interface SharedPlace {
  innehall: string;
  sprak: Language;
}

export interface SharedWriting {
  person: string;
  /** Which of that person's windows, and which of its writings: one that comes again is not done again. */
  fonster: string;
  skrivning: number;
  /** What its writer knew of it: the revision it rests on, and its number; 0 where there was none. */
  bas: string | null;
  nr: number;
  /** The revision that it is to rest on from now on, in which the parts make the whole difference. */
  nyBas: string | undefined;
  now: string;
  parts: SharedTextParts;
}

/** What a reader knows of it already, and which window of theirs asks. */
interface Known {
  person: string;
  fonster: string;
  bas: string | null;
  nr: number;
}

interface Writer {
  person: string;
  skrivning: number;
  /** The text's number when it last wrote. */
  nr: number;
}

interface Head {
  bas: string | null;
  nr: number;
  bas_nr: number;
  skrivare: Record<string, Writer>;
}

interface SizeRow {
  byte: number;
  byts: number;
}

interface Part {
  del: string;
  varde: unknown;
}

interface ReadRow {
  bas: string | null;
  nr: number;
  helt: boolean;
  mina: number;
  skrivare: Author[];
  andrad: string;
  delar: Part[];
}

/** How a block's part is named, so that no field is taken for a block. */
const BLOCK = 'block:';
/**
 * Windows whose writings are remembered: more than anybody has open in one article; of one person fewer, so that nobody has another's forgotten. Who has
 * written what is not saved is known by them, so that the last of each of those is remembered however many there are.
 */
const MOST_WRITERS = 50;
const MOST_OF_ONE = 20;
/** Bytes of all that is kept of a text: no more than a save takes, with room for what that holds besides. */
const MOST_BYTES = LIMITS.bodyBytes - LIMITS.smallBodyBytes;
/** All of it is read to be counted, while nobody else can write: when a writing has so many bytes, and of smaller ones at each so many. */
const COUNTED_FROM = 16 * 1024;
const COUNTED_EVERY = 16;

const BEGIN: Statement = {
  name: 'shared_text_begin',
  text: `INSERT INTO gemensam_text (innehall_id, sprak, bas, nr, person_id, andrad)
    SELECT $1, $2, $3, 1, $4, $5
    WHERE $3::uuid IS NOT DISTINCT FROM (SELECT v.arbetsrevision_id FROM sprakversion v WHERE v.innehall_id = $1 AND v.sprak = $2)
    ON CONFLICT DO NOTHING`,
};

const HOLD: Statement = {
  name: 'shared_text_hold',
  text: 'SELECT bas, nr, bas_nr, skrivare FROM gemensam_text WHERE innehall_id = $1 AND sprak = $2 FOR UPDATE',
};

const TOUCHED: Statement = {
  name: 'shared_text_touched',
  text: 'SELECT coalesce(bool_or(nr > $3), false) AS rord FROM gemensam_text_del WHERE innehall_id = $1 AND sprak = $2 AND del = ANY($4)',
};

// How large all of it is, and what of it is written over.
const SIZE: Statement = {
  name: 'shared_text_size',
  text: `SELECT coalesce(sum(octet_length(varde::text)), 0)::int AS byte,
    coalesce(sum(octet_length(varde::text)) FILTER (WHERE del = ANY($3)), 0)::int AS byts FROM gemensam_text_del WHERE innehall_id = $1 AND sprak = $2`,
};

const EMPTY: Statement = { name: 'shared_text_empty', text: 'DELETE FROM gemensam_text_del WHERE innehall_id = $1 AND sprak = $2' };

const WRITE: Statement = {
  name: 'shared_text_write',
  text: `WITH g AS (
      UPDATE gemensam_text SET nr = $3, bas = $4, person_id = $5, andrad = $6, skrivare = $7, bas_nr = $9 WHERE innehall_id = $1 AND sprak = $2)
    INSERT INTO gemensam_text_del (innehall_id, sprak, del, nr, varde)
    SELECT $1, $2, p.del, $3, coalesce(p.varde, 'null') FROM json_to_recordset($8::json) AS p(del text, varde json)
    ON CONFLICT (innehall_id, sprak, del) DO UPDATE SET nr = excluded.nr, varde = excluded.varde`,
};

/** SQL of the people who have written what is not saved of `g`. */
const WRITERS = `(SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('typ', 'person', 'id', p.id, 'namn', p.namn)), '[]')
    FROM jsonb_each(g.skrivare) s JOIN person p ON p.id = (s.value->>'person')::uuid WHERE (s.value->>'nr')::int > g.bas_nr)`;

// Of a text that rests on another revision than the reader knew, that is an earlier one than that, or that has been as saved since, everything.
const READ: Statement = {
  name: 'shared_text_read',
  text: `SELECT g.bas, g.nr, NOT k.lika AS helt, CASE WHEN g.skrivare->$3->>'person' = $6 THEN (g.skrivare->$3->>'skrivning')::int ELSE 0 END AS mina, ${WRITERS} AS skrivare,
      to_char(g.andrad AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS andrad, coalesce(d.delar, '[]') AS delar
    FROM gemensam_text g
    CROSS JOIN LATERAL (SELECT g.bas IS NOT DISTINCT FROM $4::uuid AND $5::int BETWEEN greatest(1, g.bas_nr) AND g.nr AS lika) k
    LEFT JOIN LATERAL (SELECT json_agg(json_build_object('del', p.del, 'varde', p.varde)) AS delar FROM gemensam_text_del p
      WHERE p.innehall_id = g.innehall_id AND p.sprak = g.sprak AND p.nr > CASE WHEN k.lika THEN $5 ELSE 0 END) d ON true
    WHERE g.innehall_id = $1 AND g.sprak = $2`,
};

const UNSAVED: Statement = {
  name: 'shared_text_unsaved',
  text: `SELECT g.sprak FROM gemensam_text g WHERE g.innehall_id = $1
    AND EXISTS (SELECT FROM gemensam_text_del d WHERE d.innehall_id = g.innehall_id AND d.sprak = g.sprak)`,
};

const WRITERS_OF: Statement = {
  name: 'shared_text_writers',
  text: `SELECT ${WRITERS} AS skrivare FROM gemensam_text g WHERE g.innehall_id = $1 AND g.sprak = $2`,
};

const SAVED: Statement = {
  name: 'shared_text_saved',
  text: `WITH g AS (
      UPDATE gemensam_text SET bas = $5, nr = nr + 1, bas_nr = $3
      WHERE innehall_id = $1 AND sprak = $2 AND nr >= $3 AND bas IS NOT DISTINCT FROM $4::uuid RETURNING innehall_id, sprak)
    DELETE FROM gemensam_text_del d USING g WHERE d.innehall_id = g.innehall_id AND d.sprak = g.sprak AND d.nr <= $3`,
};

/** What people write together, as all instances have it: the row of a text decides in which order what they write comes. */
export class SharedTexts extends Aggregate {
  /**
   * Writes the parts, in the transaction it is called in, and returns the text's new number. A writing that has been done already is not done
   * again. `undefined`, with nothing written, when somebody else has written one of the parts since its writer last read, when the text rests on
   * another revision, or when nobody has written in it yet and `bas` is not the working
   * revision; to let it rest on another revision its writer must know all of it. Where that is the one it rests on, nothing in it is another than
   * saved any more: no part is kept, and those who know parts from before are told all. Nor is anything written in the name of another person's window,
   * which would be told that its own words were taken; 'for_stort' where more would be kept of it than a save takes.
   */
  async write({ innehall, sprak }: SharedPlace, writing: SharedWriting): Promise<number | 'for_stort' | undefined> {
    const { person, fonster, skrivning, bas, nr, nyBas, now, parts } = writing;
    const place = [innehall, sprak];
    if (nr === 0) await this.db.query(BEGIN, [...place, bas, person, now]);
    const [head] = await this.db.query<Head>(HOLD, place);
    if (head === undefined) return undefined;
    const before = head.skrivare[fonster];
    if (before !== undefined && before.person !== person) return undefined;
    if ((before?.skrivning ?? 0) >= skrivning) return head.nr;
    if (head.bas !== bas || nr > head.nr || (nyBas !== undefined && nr !== head.nr)) return undefined;
    const rows = rowsOf(parts);
    if (rows.length > 0 && (await this.isTouched(place, nr, rows))) return undefined;
    // What such a writer knows may have been written back since, and is kept no more.
    if (nr > 0 && nr < head.bas_nr) return undefined;
    const isAsSaved = nyBas !== undefined && nyBas === bas;
    if (isAsSaved && rows.length > 0) return undefined;
    const next = head.nr + 1;
    if (await this.isTooMuch(place, next, { rows, isAll: nyBas !== undefined })) return 'for_stort';
    if (nyBas !== undefined) await this.db.query(EMPTY, place);
    // Whoever takes in what was saved elsewhere has written nothing by that.
    const wrote = nyBas === undefined && rows.length > 0 ? next : (before?.nr ?? 0);
    const basNr = isAsSaved ? next : head.bas_nr;
    const skrivare = latest({ ...head.skrivare, [fonster]: { person, skrivning, nr: wrote } }, basNr);
    await this.db.query(WRITE, [...place, next, nyBas ?? bas, person, now, JSON.stringify(skrivare), JSON.stringify(rows), basNr]);
    return next;
  }

  /** The text with what has been written since the reader read it; `undefined` when there is none. */
  async read({ innehall, sprak }: SharedPlace, { person, fonster, bas, nr }: Known): Promise<SharedText | undefined> {
    const [row] = await this.db.query<ReadRow>(READ, [innehall, sprak, fonster, bas, nr, person]);
    return row === undefined ? undefined : textOf(row);
  }

  /** Whether somebody has written one of the parts since that number. */
  private async isTouched(place: readonly string[], nr: number, rows: readonly Part[]): Promise<boolean> {
    const [row] = await this.db.query<{ rord: boolean }>(TOUCHED, [...place, nr, rows.map(({ del }) => del)]);
    return row?.rord ?? false;
  }

  /**
   * Whether more is kept of it with the rows than a save takes, and more than before; with `isAll` the rows are all of it. What is small is not counted
   * each time: a number that has been refused is the next one's too, so that nothing more is taken from then on.
   */
  private async isTooMuch(
    place: readonly string[],
    next: number,
    { rows, isAll }: { rows: readonly Part[]; isAll: boolean },
  ): Promise<boolean> {
    const added = rows.reduce((sum, { varde }) => sum + Buffer.byteLength(JSON.stringify(varde)), 0);
    if (added < COUNTED_FROM && next % COUNTED_EVERY > 0) return false;
    const [{ byte, byts } = { byte: 0, byts: 0 }] = await this.db.query<SizeRow>(SIZE, [...place, rows.map(({ del }) => del)]);
    const left = isAll ? 0 : byte - byts;
    return left + added > MOST_BYTES && added > byts;
  }

  /** The languages of an article in which people have written together what is not saved. */
  async unsaved(innehall: string): Promise<Language[]> {
    return (await this.db.query<{ sprak: Language }>(UNSAVED, [innehall])).map(({ sprak }) => sprak);
  }

  /** The people who have written what is not saved of it. */
  async writers({ innehall, sprak }: SharedPlace): Promise<Author[]> {
    const [row] = await this.db.query<{ skrivare: Author[] }>(WRITERS_OF, [innehall, sprak]);
    return row?.skrivare ?? [];
  }

  /** What it was at `nr` is that revision: it rests on it from now on, with what has been written since. Nothing, where it rests on another than `bas`. */
  async saved(
    { innehall, sprak }: SharedPlace,
    { nr, bas, revision }: { nr: number; bas: string | null; revision: string },
  ): Promise<void> {
    await this.db.query(SAVED, [innehall, sprak, nr, bas, revision]);
  }
}

function rowsOf({ block = [], borta = [], ...fields }: SharedTextParts): Part[] {
  const written = new Map<string, unknown>(Object.entries(fields).filter(([, varde]) => varde !== undefined));
  for (const id of borta) written.set(`${BLOCK}${id}`, null);
  for (const one of block) written.set(`${BLOCK}${one.attrs?.id}`, one);
  return [...written].map(([del, varde]) => ({ del, varde }));
}

function textOf({ delar, ...head }: ReadRow): SharedText {
  const fields = delar.filter(({ del }) => !del.startsWith(BLOCK)).map(({ del, varde }) => [del, varde] as const);
  const blocks = delar.filter(({ del }) => del.startsWith(BLOCK));
  const borta = blocks.filter(({ varde }) => varde === null).map(({ del }) => del.slice(BLOCK.length));
  // Every block was one when it was written (checked by the operation), and what is kept is never changed.
  const block = blocks.flatMap(({ varde }) => (varde === null ? [] : [varde as Block]));
  return { ...head, ...Object.fromEntries(fields), ...(block.length === 0 ? {} : { block }), ...(borta.length === 0 ? {} : { borta }) };
}

/** What is remembered of the windows, of those that were written in last. */
function latest(writers: Record<string, Writer>, basNr: number): Record<string, Writer> {
  const all = Object.entries(writers).toSorted(([, a], [, b]) => b.nr - a.nr);
  const counted = new Map<string, number>();
  const few = all.flatMap((entry) => {
    const [, { person, nr }] = entry;
    const before = counted.get(person) ?? 0;
    counted.set(person, before + 1);
    return before < MOST_OF_ONE ? [{ entry, isWho: before === 0 && nr > basNr }] : [];
  });
  const who = few.filter(({ isWho }) => isWho);
  const others = few.filter(({ isWho }) => !isWho).slice(0, Math.max(0, MOST_WRITERS - who.length));
  return Object.fromEntries([...who, ...others].map(({ entry }) => entry));
}

import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { WorkingCopy, WorkingCopyParts } from '#lib/contract/working-copy.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { OF_SEEN } from '#lib/store/seen-by.ts';

/** Whose copy of what it is. */
export interface CopyPlace {
  innehall: string;
  sprak: Language;
  person: string;
}

export interface CopyWrite {
  bas: string | null;
  /** What its writer last knew of it; 0 where there was none. */
  nr: number;
  now: string;
  parts: WorkingCopyParts;
}

interface CopyRow {
  sprak: Language;
  bas: string | null;
  nr: number;
  andrad: string;
  delar: Array<{ del: string; varde: unknown }>;
}

/** How a block's part is named, so that no field is taken for a block. */
const BLOCK = 'block:';

// The row of the copy is the lock and the comparison at once: of two windows that write to it the second finds that it is not what it knew.
const WRITE: Statement = {
  name: 'copy_write',
  text: `WITH k AS (
      INSERT INTO arbetskopia AS a (innehall_id, sprak, person_id, bas, nr, andrad)
      SELECT $1, $2, $3, $4, 1, $6 WHERE ($5 = 0 OR EXISTS (SELECT FROM arbetskopia WHERE innehall_id = $1 AND sprak = $2 AND person_id = $3))
        AND ($4::uuid IS NULL OR EXISTS (SELECT FROM revision r WHERE r.id = $4 AND r.innehall_id = $1 AND r.sprak = $2))
      ON CONFLICT (innehall_id, sprak, person_id) DO UPDATE SET nr = a.nr + 1, andrad = excluded.andrad
        WHERE a.nr = $5 AND a.bas IS NOT DISTINCT FROM excluded.bas
      RETURNING nr),
    d AS (
      INSERT INTO arbetskopia_del (innehall_id, sprak, person_id, del, nr, varde)
      SELECT $1, $2, $3, p.del, k.nr, coalesce(p.varde, 'null') FROM k, json_to_recordset($7::json) AS p(del text, varde json)
      ON CONFLICT (innehall_id, sprak, person_id, del) DO UPDATE SET nr = excluded.nr, varde = excluded.varde)
    SELECT nr FROM k`,
};

const COPY = `SELECT a.sprak, a.bas, a.nr, a.andrad, coalesce(d.delar, '[]') AS delar FROM arbetskopia a
    LEFT JOIN LATERAL (SELECT json_agg(json_build_object('del', p.del, 'varde', p.varde)) AS delar FROM arbetskopia_del p
      WHERE p.innehall_id = a.innehall_id AND p.sprak = a.sprak AND p.person_id = a.person_id`;

const SINCE: Statement = {
  name: 'copy_since',
  text: `${COPY} AND p.nr > $4) d ON true WHERE a.innehall_id = $1 AND a.sprak = $2 AND a.person_id = $3`,
};

const OF_PERSON: Statement = {
  name: 'copies_of_person',
  text: `${COPY}) d ON true WHERE a.innehall_id = $1 AND a.person_id = $2 ORDER BY a.sprak`,
};

const REMOVE: Statement = {
  name: 'copy_remove',
  text: 'DELETE FROM arbetskopia WHERE innehall_id = $1 AND sprak = $2 AND person_id = $3 AND ($4::int IS NULL OR nr = $4) RETURNING nr',
};

/** SQL of who wrote last of what is not saved of an article, alone or with others, and when: its column, where the article is `i` and read as seen. */
export const LATEST_COPY = `(SELECT jsonb_build_object('av', jsonb_build_object('typ', 'person', 'id', p.id, 'namn', p.namn), 'andrad', to_char(a.andrad AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM (SELECT person_id, sprak, andrad FROM ${OF_SEEN} arbetskopia WHERE innehall_id = i.id
      UNION ALL SELECT g.person_id, g.sprak, g.andrad FROM ${OF_SEEN} gemensam_text g WHERE g.innehall_id = i.id
        AND EXISTS (SELECT FROM ${OF_SEEN} gemensam_text_del d WHERE d.innehall_id = g.innehall_id AND d.sprak = g.sprak)) a
    JOIN person p ON p.id = a.person_id ORDER BY a.andrad DESC, a.person_id, a.sprak LIMIT 1)`;

/** What people have written and not saved yet. */
export class WorkingCopies extends Aggregate {
  /**
   * Writes the parts, each in place of what it was, and returns the copy's new number. `undefined`, with nothing written, when the copy is not
   * what its writer knew: another window has written, saved or thrown it away, or `bas` is no revision of the language version.
   */
  async write({ innehall, sprak, person }: CopyPlace, { bas, nr, now, parts }: CopyWrite): Promise<number | undefined> {
    const [row] = await this.db.query<{ nr: number }>(WRITE, [innehall, sprak, person, bas, nr, now, JSON.stringify(rowsOf(parts))]);
    return row?.nr;
  }

  /** The copy with what has been written since that number of it; `undefined` when there is none. */
  async since({ innehall, sprak, person }: CopyPlace, nr: number): Promise<WorkingCopy | undefined> {
    const [row] = await this.db.query<CopyRow>(SINCE, [innehall, sprak, person, nr]);
    return row === undefined ? undefined : copyOf(row);
  }

  /** Those a person has of an article, whole. */
  async of(innehall: string, person: string): Promise<WorkingCopy[]> {
    return (await this.db.query<CopyRow>(OF_PERSON, [innehall, person])).map(copyOf);
  }

  /** Removes it, where a number is given only while it still has that; whether it did. */
  async remove({ innehall, sprak, person }: CopyPlace, nr: number | null): Promise<boolean> {
    return (await this.db.query(REMOVE, [innehall, sprak, person, nr])).length > 0;
  }
}

function rowsOf({ block = [], ...fields }: WorkingCopyParts): Array<{ del: string; varde: unknown }> {
  const written = new Map<string, unknown>(Object.entries(fields).filter(([, varde]) => varde !== undefined));
  for (const one of block) written.set(`${BLOCK}${one.attrs?.id}`, one);
  return [...written].map(([del, varde]) => ({ del, varde }));
}

function copyOf({ delar, ...head }: CopyRow): WorkingCopy {
  const fields = delar.filter(({ del }) => !del.startsWith(BLOCK)).map(({ del, varde }) => [del, varde] as const);
  // Every block was one when it was written (checked by the operation), and what is kept is never changed.
  const block = delar.filter(({ del }) => del.startsWith(BLOCK)).map(({ varde }) => varde as Block);
  return { ...head, ...Object.fromEntries(fields), ...(block.length === 0 ? {} : { block }) };
}

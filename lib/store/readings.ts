import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { CopyPlace } from '#lib/store/working-copies.ts';

// An older version opened again later, as in another window, takes nothing back.
const NOTE: Statement = {
  name: 'reading_note',
  text: `WITH r AS (SELECT nr FROM revision WHERE id = $4 AND innehall_id = $1 AND sprak = $2),
    w AS (
      INSERT INTO lasning AS l (innehall_id, sprak, person_id, nr) SELECT $1, $2, $3, nr FROM r
      ON CONFLICT (innehall_id, sprak, person_id) DO UPDATE SET fore = l.nr, nr = excluded.nr WHERE l.nr < excluded.nr)
    SELECT nr FROM r`,
};

/** Which version of a text each person opened last to review it, and which before that one: docs/decisions/four-eyes.md. */
export class Readings extends Aggregate {
  /** Notes that the person has opened the revision; the same one again changes nothing. False where there is no such revision of that language. */
  async note({ innehall, sprak, person }: CopyPlace, revision: string): Promise<boolean> {
    return (await this.db.query(NOTE, [innehall, sprak, person, revision])).length > 0;
  }
}

import { Aggregate, type Statement } from '#lib/store/database.ts';

/** A picture whose right ends, and what it is called by. */
export interface EndingPicture {
  id: string;
  filnamn: string;
  caption: string;
  galler_till: string;
}

const AT_ONCE = 100;
const TOLD = 'm.id, m.filnamn, m.caption, m.galler_till';

// Passed over by whoever else looks at the same time; told once of each end that a right is given.
const TAKE_ENDING: Statement = {
  name: 'picture_rights_ending',
  text: `UPDATE media m SET varslad_for = m.galler_till WHERE m.id IN (
      SELECT id FROM media WHERE galler_till > $1 AND galler_till <= $2 AND NOT raderad AND varslad_for IS DISTINCT FROM galler_till
      ORDER BY galler_till, id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING ${TOLD}`,
};
const TAKE_ENDED: Statement = {
  name: 'picture_rights_ended',
  text: `UPDATE media m SET uppgift_for = m.galler_till WHERE m.id IN (
      SELECT id FROM media k WHERE galler_till <= $1 AND NOT raderad AND uppgift_for IS DISTINCT FROM galler_till AND ($2::uuid IS NULL OR id = $2)
        AND EXISTS (SELECT FROM bildbruk b WHERE b.media_id = k.id AND b.lage = 'publik')
      ORDER BY galler_till, id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING ${TOLD}`,
};

/**
 * The ends of rights to pictures that the newsroom is to be told of, of everything there is whoever causes it to be told. What is taken counts as told when the transaction
 * commits.
 */
export class PictureRightsEnds extends Aggregate {
  /** Those that end after `now` and by `soon`, and have not been told of; some at a time. */
  takeEnding(now: string, soon: string): Promise<EndingPicture[]> {
    return this.db.query<EndingPicture>(TAKE_ENDING, [now, soon]);
  }

  /** Those that have ended while readers see the picture: of that one picture, or of all; some at a time. */
  takeEnded(now: string, media: string | null): Promise<EndingPicture[]> {
    return this.db.query<EndingPicture>(TAKE_ENDED, [now, media]);
  }
}

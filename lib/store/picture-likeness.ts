import { MOST_DIFFERENT, NO_LIKENESS, partsAlike } from '#lib/content/picture-likeness.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** So many are told: of a picture with more like it, the nearest. */
const MOST_TOLD = 12;

// By a part that is nearly the same, which an index has; what is told is of all of it.
const ALIKE: Statement = {
  name: 'picture_alike',
  text: `SELECT id FROM (SELECT id, skapad, bit_count((likhet # $1::bigint)::bit(64)) AS skillnad FROM media
      WHERE NOT raderad AND likhet <> 0 AND likhetens_delar(likhet) && $2::int[] AND id <> $3) f
    WHERE skillnad <= ${MOST_DIFFERENT} ORDER BY skillnad, skapad DESC, id LIMIT ${MOST_TOLD}`,
};
const OF: Statement = { name: 'picture_likeness_of', text: 'SELECT likhet::text FROM media WHERE id = $1' };
const UNSEEN: Statement = {
  name: 'picture_likeness_unseen',
  text: `SELECT id, coalesce(fil, id) AS fil, bredder[1] AS bredd, rorlig FROM media WHERE NOT raderad AND likhet IS NULL
    ORDER BY skapad DESC, id DESC LIMIT $1`,
};
const KEEP: Statement = {
  name: 'picture_likeness_keep',
  text: 'UPDATE media SET likhet = $3 WHERE id = $1 AND coalesce(fil, id) = $2 AND likhet IS NULL',
};

/** A picture that nobody has looked at yet, and the smallest of its files. */
interface UnseenPicture {
  id: string;
  fil: string;
  bredd: number;
  rorlig: boolean;
}

/** What pictures look like (lib/content/picture-likeness.ts). */
export class PictureLikenesses extends Aggregate {
  /** The ids of those that look like it, the most alike first; not those of `but`. None where there is nothing to compare by. */
  async alike(likhet: bigint, but: string): Promise<string[]> {
    if (likhet === NO_LIKENESS) return [];
    const rows = await this.db.query<{ id: string }>(ALIKE, [String(likhet), partsAlike(likhet), but]);
    return rows.map(({ id }) => id);
  }

  /** What the picture looks like; undefined until it has been looked at. */
  async of(id: string): Promise<bigint | undefined> {
    const [row] = await this.db.query<{ likhet: string | null }>(OF, [id]);
    return row?.likhet == null ? undefined : BigInt(row.likhet);
  }

  /** Some of those from before that nobody has looked at; the newest first. */
  unseen(most: number): Promise<UnseenPicture[]> {
    return this.db.query<UnseenPicture>(UNSEEN, [most]);
  }

  /** Keeps what the files under `fil` look like, unless they have been exchanged, or that is known. */
  async keep(id: string, fil: string, likhet: bigint): Promise<void> {
    await this.db.query(KEEP, [id, fil, String(likhet)]);
  }
}

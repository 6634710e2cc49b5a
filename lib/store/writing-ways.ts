import type { WritingWays } from '#lib/contract/writing-ways.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const CHOSEN: Statement = {
  name: 'writing_ways_chosen',
  text: `SELECT coalesce((SELECT typografi FROM skrivsatt WHERE person_id = $1), true) AS typografi`,
};
const CHOOSE: Statement = {
  name: 'writing_ways_choose',
  text: `INSERT INTO skrivsatt (person_id, typografi) VALUES ($1, $2) ON CONFLICT (person_id) DO UPDATE SET typografi = excluded.typografi`,
};

/** How people have chosen that it is to be to write; all of it is on for who has chosen nothing. */
export class WritingWaysStore extends Aggregate {
  async chosen(person: string): Promise<WritingWays> {
    const [row] = await this.db.query<WritingWays>(CHOSEN, [person]);
    if (row === undefined) throw new Error('writing_ways_chosen met no row');
    return row;
  }

  async choose(person: string, { typografi }: WritingWays): Promise<void> {
    await this.db.query(CHOOSE, [person, typografi]);
  }
}

import { Aggregate, type Statement } from '#lib/store/database.ts';

/** An article that others than Studio have changed in the publishing system. */
export interface ArticleChangedElsewhere {
  innehall: string;
  rubrik: string;
  sektion: string;
}

const TURN: Statement = {
  name: 'changed_elsewhere_turn',
  text: `SELECT pg_try_advisory_xact_lock(hashtextextended('andrat_dar', 0)) AS fick`,
};
// Somebody who has been asked to see to its release finds the change there.
const UNASKED: Statement = {
  name: 'changed_elsewhere_unasked',
  text: `SELECT i.id AS innehall, i.rubrik, i.sektion FROM innehall i WHERE i.id = ANY($1::uuid[]) AND NOT i.raderad
    AND NOT EXISTS (SELECT FROM ko WHERE ko.innehall_id = i.id AND ko.klar_av IS NULL AND ko.typ = 'publicering' AND ko.av ->> 'typ' = 'system')`,
};

/** Which changed articles somebody is to be asked to decide of; all within the caller's transaction. */
export class ChangedElsewhere extends Aggregate {
  /** Whether it is the caller that asks now: one instance at a time does. */
  async turn(): Promise<boolean> {
    const [row] = await this.db.query<{ fick: boolean }>(TURN, []);
    return row?.fick === true;
  }

  /** Those of the articles that nobody has been asked about. */
  unasked(ids: readonly string[]): Promise<ArticleChangedElsewhere[]> {
    return this.db.query(UNASKED, [ids]);
  }
}

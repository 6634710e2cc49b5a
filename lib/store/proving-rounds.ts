import type { ProvingOutcome } from '#lib/contract/proving.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** A round of the proving ground as it is kept: its tasks follow from the seed. */
export interface KeptRound {
  id: string;
  agent: string;
  nyckel_prefix: string;
  ovning: boolean;
  fro: number;
  skapad: string;
  slutar: string;
  klar: string | null;
  poang: number;
  /** The hash of the task that was handed out last. */
  utdelad: string;
  uppgifter: ProvingOutcome[];
}

/** How a key did when it was last through with a round. */
export interface LatestResult {
  poang: number;
  /** When that was: the last answer, or when time was up. */
  tid: string;
}

/** The same, of the agent whose it is. */
export interface AgentsResult extends LatestResult, Pick<KeptRound, 'agent' | 'uppgifter'> {}

const COLUMNS = 'r.id, r.agent_id AS agent, r.nyckel_prefix, r.ovning, r.fro, r.skapad, r.slutar, r.klar, r.poang, r.utdelad, r.uppgifter';

const LIST: Statement = {
  name: 'proving_list',
  text: `SELECT ${COLUMNS} FROM provomgang r WHERE r.agent_id = $1 ORDER BY r.skapad DESC, r.id DESC`,
};
const HOLD: Statement = {
  name: 'proving_hold',
  text: `SELECT ${COLUMNS} FROM provomgang r WHERE r.id = $1 AND r.agent_id = $2 AND r.nyckel_prefix = $3 FOR UPDATE`,
};
const BEGIN: Statement = {
  name: 'proving_begin',
  text: `INSERT INTO provomgang (id, agent_id, nyckel_prefix, ovning, fro, skapad, slutar, poang, utdelad, uppgifter)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
const ANSWER: Statement = {
  name: 'proving_answer',
  text: 'UPDATE provomgang SET klar = $2, poang = $3, utdelad = $4, uppgifter = $5 WHERE id = $1',
};
const GIVE_UP: Statement = { name: 'proving_give_up', text: 'DELETE FROM provomgang WHERE id = $1' };
/** SQL of the rounds `r` that are over and say something of the agent, as of `now`. */
const countedAt = (now: string) => `NOT r.ovning AND (r.klar IS NOT NULL OR r.slutar <= ${now})`;
// However much is practised: the result that a key is held to stays.
const FORGET: Statement = {
  name: 'proving_forget',
  text: `DELETE FROM provomgang WHERE agent_id = $1
    AND id NOT IN (SELECT n.id FROM provomgang n WHERE n.agent_id = $1 ORDER BY n.skapad DESC, n.id DESC LIMIT $2)
    AND id NOT IN (SELECT DISTINCT ON (r.nyckel_prefix) r.id FROM provomgang r WHERE r.agent_id = $1 AND ${countedAt('$3')}
      ORDER BY r.nyckel_prefix, r.skapad DESC, r.id DESC)`,
};
// One that was left counts as it stood when its time was up: else whoever does badly leaves it, and tries another.
const LATEST: Statement = {
  name: 'proving_latest',
  text: `SELECT r.poang, coalesce(r.klar, r.slutar) AS tid FROM provomgang r
    WHERE r.agent_id = $1 AND r.nyckel_prefix = $2 AND ${countedAt('$3')}
    ORDER BY r.skapad DESC, r.id DESC LIMIT 1`,
};

// By the latest key of each, as the agent is shown.
const LATEST_OF_MANY: Statement = {
  name: 'proving_latest_of_many',
  text: `SELECT a.id AS agent, r.poang, r.tid, r.uppgifter FROM agent a CROSS JOIN LATERAL (
      SELECT r.poang, coalesce(r.klar, r.slutar) AS tid, r.uppgifter FROM provomgang r
      WHERE r.agent_id = a.id AND r.nyckel_prefix = a.nyckel_prefix AND ${countedAt('$2')} ORDER BY r.skapad DESC, r.id DESC LIMIT 1) r
    WHERE a.id = ANY($1::uuid[])`,
};

/** Rounds of the proving ground, the latest of each agent and those that count. */
export class ProvingRounds extends Aggregate {
  /** All that are kept of an agent, the latest first. */
  list(agent: string): Promise<KeptRound[]> {
    return this.db.query<KeptRound>(LIST, [agent]);
  }

  /** A round that was begun with that key, held until the transaction ends. */
  async forWriting(id: string, agent: string, nyckel: string): Promise<KeptRound | undefined> {
    const [row] = await this.db.query<KeptRound>(HOLD, [id, agent, nyckel]);
    return row;
  }

  /** Keeps a round that begins, and no more of the agent's than `most`, but for the latest of each key that is over and counts. */
  async begin(round: KeptRound, most: number): Promise<void> {
    const { id, agent, nyckel_prefix, ovning, fro, skapad, slutar, poang, utdelad, uppgifter } = round;
    await this.db.query(BEGIN, [id, agent, nyckel_prefix, ovning, fro, skapad, slutar, poang, utdelad, JSON.stringify(uppgifter)]);
    await this.db.query(FORGET, [agent, most, skapad]);
  }

  async answer({ id, klar, poang, utdelad, uppgifter }: KeptRound): Promise<void> {
    await this.db.query(ANSWER, [id, klar, poang, utdelad, JSON.stringify(uppgifter)]);
  }

  /** Takes away a round that cannot be judged any more: it says nothing of the agent. */
  async giveUp(id: string): Promise<void> {
    await this.db.query(GIVE_UP, [id]);
  }

  /** The latest round that is over and counts, of that key alone. */
  async latest(agent: string, nyckel: string, now: string): Promise<LatestResult | undefined> {
    const [row] = await this.db.query<LatestResult>(LATEST, [agent, nyckel, now]);
    return row;
  }

  /** The same of each of those agents that has one, of its latest key, with how each task went. */
  latestOfMany(agents: readonly string[], now: string): Promise<AgentsResult[]> {
    return this.db.query<AgentsResult>(LATEST_OF_MANY, [[...agents], now]);
  }
}

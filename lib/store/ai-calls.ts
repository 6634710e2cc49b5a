import type { Author } from '#lib/contract/article.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

export interface AiCall {
  id: string;
  tid: string;
  dag: string;
  uppgift: string;
  prompt: string;
  tjanst: string;
  modell: string;
  /** `svar`, or why there was none. */
  utfall: string;
  tokensIn: number;
  tokensUt: number;
  kostnad: number | null;
  ms: number;
  innehall: string | null;
  av: Author;
}

export interface AiUseOfDay {
  anrop: number;
  tokens_in: number;
  tokens_ut: number;
  kostnad: number | null;
}

/** What an agent is counted to have used before a call is answered. */
export interface ReservedAi {
  tokens: number;
  kostnad: number;
}

/** Tokens, and what they cost, of an agent in a day. */
export interface AiQuota {
  tokens: number | null;
  tokens_anvant: number;
  kostnad: number | null;
  kostnad_anvant: number;
}

const ADD: Statement = {
  name: 'ai_call_add',
  text: `INSERT INTO ai_anrop (id, tid, dag, uppgift, prompt, tjanst, modell, utfall, tokens_in, tokens_ut, kostnad, ms, innehall, av)
    VALUES ($1, $2, $3::date, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb)`,
};
// Less than nothing is given back where less was used than was reserved. Money in parts is rounded to far less than any part of it, so that they add up.
const COUNT_ON_AGENT = `INSERT INTO agent_bruk (agent_id, dag, ai_tokens, ai_kostnad)
    VALUES ($1, $2::date, greatest(0, $3::integer), greatest(0, $4::float8))
    ON CONFLICT (agent_id, dag) DO UPDATE SET ai_tokens = greatest(0, agent_bruk.ai_tokens + $3::integer),
      ai_kostnad = greatest(0, round((agent_bruk.ai_kostnad + $4::float8)::numeric, 12)::float8)`;
const ADD_TO_AGENT: Statement = { name: 'ai_call_add_to_agent', text: COUNT_ON_AGENT };
const RESERVE: Statement = {
  name: 'ai_call_reserve',
  text: `WITH b AS (${COUNT_ON_AGENT} RETURNING ai_tokens, ai_kostnad)
    SELECT a.kvot_ai_tokens AS tokens, b.ai_tokens - $3::integer AS tokens_anvant, a.kvot_ai_kostnad AS kostnad,
      b.ai_kostnad - $4::float8 AS kostnad_anvant FROM agent a, b WHERE a.id = $1`,
};
const OF_DAY: Statement = {
  name: 'ai_call_of_day',
  text: `SELECT count(*)::int AS anrop, coalesce(sum(tokens_in), 0)::float8 AS tokens_in, coalesce(sum(tokens_ut), 0)::float8 AS tokens_ut,
    sum(kostnad) AS kostnad FROM ai_anrop WHERE dag = $1::date`,
};
const LATEST: Statement = {
  name: 'ai_call_latest',
  text: `SELECT tid, utfall FROM ai_anrop WHERE dag = $1::date ORDER BY tid DESC LIMIT 1`,
};
const QUOTA_OF_AGENT: Statement = {
  name: 'ai_call_quota_of_agent',
  text: `SELECT a.kvot_ai_tokens AS tokens, coalesce(b.ai_tokens, 0) AS tokens_anvant, a.kvot_ai_kostnad AS kostnad, coalesce(b.ai_kostnad, 0) AS kostnad_anvant
    FROM agent a LEFT JOIN agent_bruk b ON b.agent_id = a.id AND b.dag = $2::date WHERE a.id = $1`,
};

/** What has been asked of the language model, and what that used. */
export class AiCalls extends Aggregate {
  /** Records a call, and counts it against the quota of the agent that made it, in place of what was reserved for it. */
  async add(call: AiCall, reserved: ReservedAi = { tokens: 0, kostnad: 0 }): Promise<void> {
    const { id, tid, dag, uppgift, prompt, tjanst, modell, utfall, tokensIn, tokensUt, kostnad, ms, innehall, av } = call;
    const values = [id, tid, dag, uppgift, prompt, tjanst, modell, utfall, tokensIn, tokensUt, kostnad, ms, innehall, JSON.stringify(av)];
    await this.db.query(ADD, values);
    if (av.typ === 'agent') {
      await this.db.query(ADD_TO_AGENT, [av.id, dag, tokensIn + tokensUt - reserved.tokens, (kostnad ?? 0) - reserved.kostnad]);
    }
  }

  async ofDay(dag: string): Promise<AiUseOfDay> {
    const [row] = await this.db.query<AiUseOfDay>(OF_DAY, [dag]);
    if (row === undefined) throw new Error('a sum always has one row');
    return row;
  }

  /** What came of the day's latest call; `undefined` when there was none. */
  async latest(dag: string): Promise<Pick<AiCall, 'tid' | 'utfall'> | undefined> {
    const [row] = await this.db.query<Pick<AiCall, 'tid' | 'utfall'>>(LATEST, [dag]);
    return row;
  }

  /**
   * Counts what a call may come to before it is made, one call of the agent after the other, and answers what was counted before it: what others of
   * its calls that are under way may come to is a part of that.
   */
  async reserve(agent: string, dag: string, { tokens, kostnad }: ReservedAi): Promise<AiQuota | undefined> {
    const [row] = await this.db.query<AiQuota>(RESERVE, [agent, dag, tokens, kostnad]);
    return row;
  }

  /** What the agent may use in a day (null: any number), and has. */
  async quotaOfAgent(id: string, dag: string): Promise<AiQuota | undefined> {
    const [row] = await this.db.query<AiQuota>(QUOTA_OF_AGENT, [id, dag]);
    return row;
  }
}

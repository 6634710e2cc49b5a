import type { Agent, AgentReads, OrderTrust, Quota, QuotaKind } from '#lib/contract/agent.ts';
import type { AgentDay } from '#lib/contract/agent-work.ts';
import type { RequiredProving } from '#lib/contract/proving.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

export interface NewAgent {
  id: string;
  namn: string;
  agare: string;
  nyckel_hash: string;
  nyckel_prefix: string;
  sektioner: string[];
  mallar: string[];
  sprak: string[];
  publicera: boolean;
  schemalagga: boolean;
  godkannande: boolean;
  laser: AgentReads;
  skriver_over: boolean;
  order: OrderTrust;
  kraver_prov: RequiredProving | null;
  kvot: Quota;
  ip_omraden: string[];
  anrop_per_minut: number | null;
  utgar: string | null;
  skapad: string;
}

/** An agent as a call with its key finds it. */
export interface AgentForLogin
  extends Pick<
    Agent,
    | 'id'
    | 'namn'
    | 'sektioner'
    | 'mallar'
    | 'sprak'
    | 'publicera'
    | 'schemalagga'
    | 'godkannande'
    | 'laser'
    | 'skriver_over'
    | 'order'
    | 'kraver_prov'
    | 'kvot'
    | 'ip_omraden'
    | 'anrop_per_minut'
    | 'utgar'
    | 'aterkallad'
  > {
  agare: { id: string; epost: string; namn: string };
  /** The beginning of this very key. */
  nyckel_prefix: string;
  /** Whether its owner may still stand for it. */
  agare_aktiv: boolean;
  /** When this very key ends, if another has taken its place; null for the latest one. */
  nyckel_galler_till: string | null;
}

export interface NewKey {
  hash: string;
  prefix: string;
  /** How long the key before it goes on opening; null: it is over now. */
  gammalGallerTill: string | null;
}

const KVOT = `json_build_object('utkast', a.kvot_utkast, 'releaser', a.kvot_releaser, 'ai_tokens', a.kvot_ai_tokens,
    'ai_kostnad', a.kvot_ai_kostnad) AS kvot`;
const PROVING = `CASE WHEN a.prov_minst IS NULL THEN NULL ELSE json_build_object('minst', a.prov_minst, 'dagar', a.prov_dagar) END AS kraver_prov`;
const RIGHTS = `a.sektioner, a.mallar, a.sprak, a.publicera, a.schemalagga, a.godkannande, a.laser, a.skriver_over, a.order, a.ip_omraden, a.anrop_per_minut, ${PROVING}`;
const OWNER = 'JOIN person p ON p.id = a.agare_id';

const BY_KEY: Statement = {
  name: 'agent_by_key',
  text: `SELECT a.id, a.namn, json_build_object('id', p.id, 'epost', p.epost, 'namn', p.namn) AS agare, p.aktiv AS agare_aktiv, ${RIGHTS}, ${KVOT},
      a.utgar, a.aterkallad, CASE WHEN a.nyckel_hash = $1 THEN NULL ELSE a.gammal_nyckel_utgar END AS nyckel_galler_till,
      CASE WHEN a.nyckel_hash = $1 THEN a.nyckel_prefix ELSE a.gammal_nyckel_prefix END AS nyckel_prefix
    FROM agent a ${OWNER} WHERE a.nyckel_hash = $1 OR a.gammal_nyckel_hash = $1`,
};

// $1 is the day whose use is told, $2 the time at which an older key may be over.
const LISTED = `SELECT a.id, a.namn, json_build_object('id', p.id, 'epost', p.epost, 'namn', p.namn, 'aktiv', p.aktiv) AS agare, a.nyckel_prefix,
    CASE WHEN a.gammal_nyckel_utgar > $2::timestamptz
      THEN json_build_object('prefix', a.gammal_nyckel_prefix, 'galler_till', ${isoText('a.gammal_nyckel_utgar')}) END AS gammal_nyckel,
    ${RIGHTS}, ${KVOT},
    json_build_object('utkast', coalesce(b.utkast, 0), 'releaser', coalesce(b.releaser, 0), 'ai_tokens', coalesce(b.ai_tokens, 0),
      'ai_kostnad', coalesce(b.ai_kostnad, 0)) AS anvant_idag,
    a.utgar, a.aterkallad, a.senast_anvand, a.skapad
  FROM agent a ${OWNER} LEFT JOIN agent_bruk b ON b.agent_id = a.id AND b.dag = $1::date`;

const BY_ID: Statement = { name: 'agent_by_id', text: `${LISTED} WHERE a.id = $3` };
const HOLD: Statement = { name: 'agent_hold', text: 'SELECT id FROM agent WHERE id = $1 FOR NO KEY UPDATE' };
const LIST: Statement = { name: 'agent_list', text: `${LISTED} ORDER BY a.aterkallad DESC NULLS FIRST, a.namn, a.skapad` };
const CREATE: Statement = {
  name: 'agent_create',
  text: `INSERT INTO agent (id, namn, agare_id, nyckel_hash, nyckel_prefix, sektioner, mallar, sprak, publicera, schemalagga, utgar, skapad,
      kvot_utkast, kvot_releaser, kvot_ai_tokens, godkannande, skriver_over, "order", ip_omraden, anrop_per_minut,
      prov_minst, prov_dagar, kvot_ai_kostnad, laser)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)`,
};
const CHANGE: Statement = {
  name: 'agent_change',
  text: `UPDATE agent SET namn = $2, sektioner = $3, mallar = $4, sprak = $5, publicera = $6, schemalagga = $7, utgar = $8, agare_id = $9,
      kvot_utkast = $10, kvot_releaser = $11, kvot_ai_tokens = $12, godkannande = $13, skriver_over = $14, "order" = $15,
      ip_omraden = $16, anrop_per_minut = $17, prov_minst = $18, prov_dagar = $19, kvot_ai_kostnad = $20, laser = $21 WHERE id = $1`,
};
// The key that is replaced becomes the older one; one that was older still is over.
const NEW_KEY: Statement = {
  name: 'agent_new_key',
  text: `UPDATE agent SET
      gammal_nyckel_hash = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE nyckel_hash END,
      gammal_nyckel_prefix = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE nyckel_prefix END,
      gammal_nyckel_utgar = $4, nyckel_hash = $2, nyckel_prefix = $3 WHERE id = $1`,
};
// As long as its key may open something.
const STANDING: Statement = {
  name: 'agent_standing',
  text: 'SELECT FROM agent WHERE id = $1 AND aterkallad IS NULL AND (utgar IS NULL OR utgar > now())',
};
const REVOKE: Statement = { name: 'agent_revoke', text: 'UPDATE agent SET aterkallad = coalesce(aterkallad, $2) WHERE id = $1' };
const USED: Statement = { name: 'agent_used', text: 'UPDATE agent SET senast_anvand = $2 WHERE id = $1' };

/** Counts one more, unless that would be more than the most allowed. */
function takeOne(kind: QuotaKind): Statement {
  return {
    name: `agent_take_${kind}`,
    text: `INSERT INTO agent_bruk (agent_id, dag, ${kind}) SELECT $1, $2::date, 1 WHERE $3::integer IS NULL OR $3 > 0
      ON CONFLICT (agent_id, dag) DO UPDATE SET ${kind} = agent_bruk.${kind} + 1 WHERE $3::integer IS NULL OR agent_bruk.${kind} < $3
      RETURNING ${kind}`,
  };
}

function giveOneBack(kind: QuotaKind): Statement {
  return {
    name: `agent_give_back_${kind}`,
    text: `UPDATE agent_bruk SET ${kind} = ${kind} - 1 WHERE agent_id = $1 AND dag = $2::date AND ${kind} > 0`,
  };
}

const TAKE: Record<QuotaKind, Statement> = {
  utkast: takeOne('utkast'),
  releaser: takeOne('releaser'),
  ai_tokens: takeOne('ai_tokens'),
};
const GIVE_BACK: Record<QuotaKind, Statement> = {
  utkast: giveOneBack('utkast'),
  releaser: giveOneBack('releaser'),
  ai_tokens: giveOneBack('ai_tokens'),
};

// Of a day on which it has used nothing there may be a row all the same: a call that was refused gave back what it took.
const USED_BY_DAY: Statement = {
  name: 'agent_used_by_day',
  text: `SELECT to_char(dag, 'YYYY-MM-DD') AS dag, utkast, releaser, ai_tokens, ai_kostnad FROM agent_bruk
    WHERE agent_id = $1 AND ($2::date IS NULL OR dag >= $2) AND ($3::date IS NULL OR dag <= $3)
      AND (utkast > 0 OR releaser > 0 OR ai_tokens > 0 OR ai_kostnad > 0) ORDER BY dag DESC LIMIT $4`,
};

/** A time within JSON, in the form that the contract gives times. */
function isoText(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

type Hands = Pick<Agent, 'godkannande' | 'skriver_over' | 'order' | 'ip_omraden' | 'anrop_per_minut' | 'kraver_prov'>;

/** What narrows an agent's hands, in the order in which it is written. */
function handsOf({ godkannande, skriver_over, order, ip_omraden, anrop_per_minut, kraver_prov }: Hands): unknown[] {
  const proving = [kraver_prov?.minst ?? null, kraver_prov?.dagar ?? null];
  return [godkannande, skriver_over, order, ip_omraden, anrop_per_minut, ...proving];
}

/** When it is asked: which day's use is told, and whether an older key still opens. */
export interface AskedAt {
  day: string;
  now: string;
}

/** Agents, the hashes of their keys, and what they have used of their quotas. */
export class Agents extends Aggregate {
  /** Whether there is such an agent, neither revoked nor out of time. */
  async standing(id: string): Promise<boolean> {
    return (await this.db.query(STANDING, [id])).length > 0;
  }

  /** The agent whose latest key it is, or whose older one. */
  async byKeyHash(hash: string): Promise<AgentForLogin | undefined> {
    const [row] = await this.db.query<AgentForLogin>(BY_KEY, [hash]);
    return row;
  }

  async byId(id: string, { day, now }: AskedAt): Promise<Agent | undefined> {
    const [row] = await this.db.query<Agent>(BY_ID, [day, now, id]);
    return row;
  }

  /** The agent, held against every other change until the transaction ends. */
  async forWriting(id: string, asked: AskedAt): Promise<Agent | undefined> {
    const [, agent] = await Promise.all([this.db.query(HOLD, [id]), this.byId(id, asked)]);
    return agent;
  }

  /** Those in use first. */
  list({ day, now }: AskedAt): Promise<Agent[]> {
    return this.db.query<Agent>(LIST, [day, now]);
  }

  async create(agent: NewAgent): Promise<void> {
    const { id, namn, agare, nyckel_hash, nyckel_prefix, sektioner, mallar, sprak, publicera, schemalagga, utgar, skapad, kvot } = agent;
    const key = [nyckel_hash, nyckel_prefix];
    const rights = [sektioner, mallar, sprak, publicera, schemalagga];
    const most = [kvot.utkast, kvot.releaser, kvot.ai_tokens];
    await this.db.query(CREATE, [
      id,
      namn,
      agare,
      ...key,
      ...rights,
      utgar,
      skapad,
      ...most,
      ...handsOf(agent),
      kvot.ai_kostnad,
      agent.laser,
    ]);
  }

  async change(agent: Agent): Promise<void> {
    const { id, namn, sektioner, mallar, sprak, publicera, schemalagga, utgar, agare, kvot } = agent;
    const rights = [sektioner, mallar, sprak, publicera, schemalagga];
    const most = [kvot.utkast, kvot.releaser, kvot.ai_tokens];
    await this.db.query(CHANGE, [id, namn, ...rights, utgar, agare.id, ...most, ...handsOf(agent), kvot.ai_kostnad, agent.laser]);
  }

  async setKey(id: string, { hash, prefix, gammalGallerTill }: NewKey): Promise<void> {
    await this.db.query(NEW_KEY, [id, hash, prefix, gammalGallerTill]);
  }

  /** From `now` on no key of its opens anything; an earlier revocation stands. */
  async revoke(id: string, now: string): Promise<void> {
    await this.db.query(REVOKE, [id, now]);
  }

  async markUsed(id: string, now: string): Promise<void> {
    await this.db.query(USED, [id, now]);
  }

  /** Counts one of the day's quota; false when `most` have been used already (null: any number may be). */
  async take(id: string, day: string, kind: QuotaKind, most: number | null): Promise<boolean> {
    return (await this.db.query(TAKE[kind], [id, day, most])).length > 0;
  }

  async giveBack(id: string, day: string, kind: QuotaKind): Promise<void> {
    await this.db.query(GIVE_BACK[kind], [id, day]);
  }

  /** What it has used on each of those days, the latest first, no more of them than `most`; `null` has no bound. */
  usedByDay(id: string, { fran, till }: { fran: string | null; till: string | null }, most: number): Promise<AgentDay[]> {
    return this.db.query<AgentDay>(USED_BY_DAY, [id, fran, till, most]);
  }
}

import type { Agent } from '#lib/contract/agent.ts';
import { ListedAggregate, type Statement } from '#lib/store/database.ts';

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
  utgar: string | null;
  skapad: string;
}

/** An agent and whether its owner may still stand for it. */
export interface AgentForLogin extends Agent {
  agare_aktiv: boolean;
}

const COLUMNS = `a.id, a.namn, json_build_object('id', p.id, 'epost', p.epost, 'namn', p.namn) AS agare, a.nyckel_prefix, a.sektioner, a.mallar,
  a.sprak, a.publicera, a.schemalagga, a.utgar, a.aterkallad, a.senast_anvand, a.skapad`;
const FROM = 'FROM agent a JOIN person p ON p.id = a.agare_id';

const BY_KEY: Statement = { name: 'agent_by_key', text: `SELECT ${COLUMNS}, p.aktiv AS agare_aktiv ${FROM} WHERE a.nyckel_hash = $1` };
const BY_ID: Statement = { name: 'agent_by_id', text: `SELECT ${COLUMNS} ${FROM} WHERE a.id = $1` };
const CREATE: Statement = {
  name: 'agent_create',
  text: `INSERT INTO agent (id, namn, agare_id, nyckel_hash, nyckel_prefix, sektioner, mallar, sprak, publicera, schemalagga, utgar, skapad)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};
const CHANGE: Statement = {
  name: 'agent_change',
  text: 'UPDATE agent SET namn = $2, sektioner = $3, mallar = $4, sprak = $5, publicera = $6, schemalagga = $7, utgar = $8 WHERE id = $1',
};
const NEW_KEY: Statement = { name: 'agent_new_key', text: 'UPDATE agent SET nyckel_hash = $2, nyckel_prefix = $3 WHERE id = $1' };
const REVOKE: Statement = { name: 'agent_revoke', text: 'UPDATE agent SET aterkallad = coalesce(aterkallad, $2) WHERE id = $1' };
const USED: Statement = { name: 'agent_used', text: 'UPDATE agent SET senast_anvand = $2 WHERE id = $1' };

/** Agents and the hashes of their keys. */
export class Agents extends ListedAggregate {
  async byKeyHash(hash: string): Promise<AgentForLogin | undefined> {
    const [row] = await this.db.query<AgentForLogin>(BY_KEY, [hash]);
    return row;
  }

  async byId(id: string): Promise<Agent | undefined> {
    const [row] = await this.db.query<Agent>(BY_ID, [id]);
    return row;
  }

  /** Those in use first. */
  async list(): Promise<Agent[]> {
    const rows = await this.prisma.agent.findMany({
      include: { agare: { select: { id: true, epost: true, namn: true } } },
      omit: { nyckelHash: true, agareId: true },
      orderBy: [{ aterkallad: { sort: 'desc', nulls: 'first' } }, { namn: 'asc' }, { skapad: 'asc' }],
    });
    return rows.map(({ nyckelPrefix, senastAnvand, utgar, aterkallad, skapad, ...row }) => ({
      ...row,
      nyckel_prefix: nyckelPrefix,
      senast_anvand: senastAnvand?.toISOString() ?? null,
      utgar: utgar?.toISOString() ?? null,
      aterkallad: aterkallad?.toISOString() ?? null,
      skapad: skapad.toISOString(),
    }));
  }

  async create(agent: NewAgent): Promise<void> {
    await this.db.query(CREATE, [
      agent.id,
      agent.namn,
      agent.agare,
      agent.nyckel_hash,
      agent.nyckel_prefix,
      agent.sektioner,
      agent.mallar,
      agent.sprak,
      agent.publicera,
      agent.schemalagga,
      agent.utgar,
      agent.skapad,
    ]);
  }

  async change(agent: Agent): Promise<void> {
    const { id, namn, sektioner, mallar, sprak, publicera, schemalagga, utgar } = agent;
    await this.db.query(CHANGE, [id, namn, sektioner, mallar, sprak, publicera, schemalagga, utgar]);
  }

  async setKey(id: string, nyckel_hash: string, nyckel_prefix: string): Promise<void> {
    await this.db.query(NEW_KEY, [id, nyckel_hash, nyckel_prefix]);
  }

  /** From `now` on the key opens nothing; an earlier revocation stands. */
  async revoke(id: string, now: string): Promise<void> {
    await this.db.query(REVOKE, [id, now]);
  }

  async markUsed(id: string, now: string): Promise<void> {
    await this.db.query(USED, [id, now]);
  }
}

import { RIGHTS } from '#lib/contract/role.ts';
import type { OwnRights } from '#lib/contract/role-shapes.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { RollModel } from '#prisma/generated/models.ts';

/** A role that the newsroom has made. */
export interface OwnRole extends OwnRights {
  id: string;
  arkiverad: boolean;
}

/** How many of those who may log in have a role. */
export interface RoleCount {
  id: string;
  personer: number;
}

const COLUMNS = 'id, namn, ratter, sektioner, sprak, arkiverad';
/** Roles of Studio's own are there to be pointed at, and have no name. */
const OWN = "namn <> ''";

const LIST: Statement = { name: 'role_list', text: `SELECT ${COLUMNS} FROM roll WHERE ${OWN} ORDER BY arkiverad, namn, id` };
const COUNTS: Statement = {
  name: 'role_counts',
  text: 'SELECT roll AS id, count(*)::int AS personer FROM person WHERE aktiv GROUP BY roll',
};
const BY_ID: Statement = { name: 'role_by_id', text: `SELECT ${COLUMNS} FROM roll WHERE id = $1 AND ${OWN}` };
const LOCK: Statement = { name: 'role_lock', text: `${BY_ID.text} FOR NO KEY UPDATE` };
/** So that nobody gives it other rights meanwhile, and others may give it to people at the same time. */
const HOLD: Statement = { name: 'role_hold', text: `${BY_ID.text} FOR SHARE` };
const CREATE: Statement = {
  name: 'role_create',
  text: `INSERT INTO roll (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
};
const CHANGE: Statement = {
  name: 'role_change',
  text: `UPDATE roll SET namn = $2, ratter = $3, sektioner = $4, sprak = $5, arkiverad = $6 WHERE id = $1 AND ${OWN}`,
};

/** SQL for the role of the newsroom's own with that id, as it stands with whoever has it; null where the role is one of Studio's. */
export function ownRightsJson(id: string): string {
  return `(SELECT json_build_object('namn', own.namn, 'ratter', own.ratter, 'sektioner', own.sektioner, 'sprak', own.sprak)
    FROM roll own WHERE own.id = ${id} AND own.${OWN})`;
}

/** The same of a row that Prisma has read. A right that a later version has brought is none here. */
export function ownRightsOf({ namn, ratter, sektioner, sprak }: RollModel): OwnRights | null {
  return namn === '' ? null : { namn, ratter: RIGHTS.filter((right) => ratter.includes(right)), sektioner, sprak };
}

/** The roles that a newsroom makes of the rights there are (decisions.md §18). One is never removed: people have it, and history tells of it. */
export class Roles extends Aggregate {
  list(): Promise<OwnRole[]> {
    return this.db.query<OwnRole>(LIST, []);
  }

  /** How many have each role; those that nobody has are left out. */
  counts(): Promise<RoleCount[]> {
    return this.db.query<RoleCount>(COUNTS, []);
  }

  async byId(id: string): Promise<OwnRole | undefined> {
    const [row] = await this.db.query<OwnRole>(BY_ID, [id]);
    return row;
  }

  /** The role, held until the transaction ends; `undefined` when the newsroom has made none by that id. */
  async lock(id: string): Promise<OwnRole | undefined> {
    const [row] = await this.db.query<OwnRole>(LOCK, [id]);
    return row;
  }

  /** The role as it is until the transaction ends, for whoever gives it to somebody. */
  async hold(id: string): Promise<OwnRole | undefined> {
    const [row] = await this.db.query<OwnRole>(HOLD, [id]);
    return row;
  }

  /** Whether it was made: an id that is taken stays what it is. */
  async create(role: OwnRole): Promise<boolean> {
    return (await this.db.query(CREATE, valuesOf(role))).length > 0;
  }

  async change(role: OwnRole): Promise<void> {
    await this.db.query(CHANGE, valuesOf(role));
  }
}

function valuesOf({ id, namn, ratter, sektioner, sprak, arkiverad }: OwnRole): unknown[] {
  return [id, namn, ratter, sektioner, sprak, arkiverad];
}

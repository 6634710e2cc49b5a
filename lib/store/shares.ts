import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Share } from '#lib/contract/share.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';

export interface NewShare {
  id: string;
  innehall: string;
  sprak: Language;
  revision: string | null;
  token_hash: string;
  utgar: string;
  /** Who made it; of an assistant, by which of its person’s connections. */
  av: Author & { anslutning?: string };
  skapad: string;
}

export interface OpenedShare extends Share {
  innehall: string;
}

const COLUMNS = `id, sprak, revision_id AS revision, utgar, aterkallad, visningar, ${named('av')} AS av, skapad`;

const CREATE: Statement = {
  name: 'share_create',
  text: `INSERT INTO delning (id, innehall_id, sprak, revision_id, token_hash, utgar, av, skapad)
    VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
};
const REVOKE: Statement = {
  name: 'share_revoke',
  text: 'UPDATE delning SET aterkallad = coalesce(aterkallad, $3) WHERE innehall_id = $1 AND id = $2',
};
// As long as whoever made it may come in themselves: a link is no way to stay. What was made by nobody of them stays.
const MAKER_IS_IN = `CASE av ->> 'typ'
    WHEN 'system' THEN true
    WHEN 'agent' THEN EXISTS (SELECT FROM agent a JOIN person p ON p.id = a.agare_id
      WHERE a.id = (av ->> 'id')::uuid AND p.aktiv AND a.aterkallad IS NULL AND (a.utgar IS NULL OR a.utgar > $2))
    ELSE EXISTS (SELECT FROM person p WHERE p.id = (av ->> 'id')::uuid AND p.aktiv) END`;
const OPENS = `aterkallad IS NULL AND utgar > $2 AND ${MAKER_IS_IN}`;
const LIST: Statement = {
  name: 'share_list',
  text: `SELECT ${COLUMNS}, ${OPENS} AS oppen FROM delning WHERE innehall_id = $1 ORDER BY skapad DESC`,
};
const FIND: Statement = {
  name: 'share_find',
  text: `SELECT ${COLUMNS}, innehall_id AS innehall, ${OPENS} AS oppen FROM delning WHERE token_hash = $1`,
};
const OPEN: Statement = {
  name: 'share_open',
  text: `UPDATE delning SET visningar = visningar + CASE WHEN ${OPENS} THEN 1 ELSE 0 END
    WHERE token_hash = $1 RETURNING ${COLUMNS}, innehall_id AS innehall, ${OPENS} AS oppen`,
};

/** Share links. The token itself is never stored (decisions.md §7). */
export class Shares extends Aggregate {
  async create(share: NewShare): Promise<void> {
    const { id, innehall, sprak, revision, token_hash, utgar, av, skapad } = share;
    await this.db.query(CREATE, [id, innehall, sprak, revision, token_hash, utgar, JSON.stringify(av), skapad]);
  }

  /** The item's links, newest first; each open only as long as it opens something at `now`. */
  list(innehall: string, now: string): Promise<Share[]> {
    return this.db.query<Share>(LIST, [innehall, now]);
  }

  /** The item's link opens nothing from `now` on. */
  async revoke(innehall: string, id: string, now: string): Promise<void> {
    await this.db.query(REVOKE, [innehall, id, now]);
  }

  /** The link with that token, over or not; counts nothing. */
  async find(tokenHash: string, now: string): Promise<OpenedShare | undefined> {
    const [row] = await this.db.query<OpenedShare>(FIND, [tokenHash, now]);
    return row;
  }

  /** The link with that token, over or not, and counts the opening when it is not. */
  async open(tokenHash: string, now: string): Promise<OpenedShare | undefined> {
    const [row] = await this.db.query<OpenedShare>(OPEN, [tokenHash, now]);
    return row;
  }
}

import type { MonitoredAddress } from '#lib/content/monitored-address.ts';
import type { Hero, Source } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';

/** A public version, by what it is of. */
export interface Version {
  innehall: string;
  sprak: Language;
}

/** What readers get of one: its document, its sources, and what it says besides. */
export interface PublicDocument extends Version {
  publicering: string;
  publicerad: string;
  /** Whether it stands in lists. */
  listad: boolean;
  rubrik: string;
  ingress: string;
  taggar: readonly string[];
  hero: Hero | null;
  block: readonly Block[];
  kallor: readonly Source[];
}

/** A link as it is kept, with the block that it stands in. */
export interface PlacedLink extends MonitoredAddress {
  block: string;
}

/** SQL of what a link is known by. */
export const keyOf = (address: string) => `encode(sha256(convert_to(${address}, 'UTF8')), 'hex')`;

// One instance at a time writes which links stand where: so nobody takes a link away that another finds a place for.
const LOCK: Statement = { name: 'link_places_lock', text: `SELECT pg_advisory_xact_lock(hashtextextended('lankplats', 0))` };
const TAKE: Statement = {
  name: 'link_places_take',
  text: `WITH tagna AS (DELETE FROM lankko WHERE lopnr IN (SELECT lopnr FROM lankko ORDER BY lopnr LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING innehall_id, sprak)
    SELECT DISTINCT innehall_id AS innehall, sprak FROM tagna ORDER BY 1, 2`,
};
const READ: Statement = {
  name: 'link_places_read',
  text: `SELECT p.innehall_id AS innehall, p.publicering_id AS publicering, p.publicerad, p.listad, p.taggar, f.kallor, ${REVISION_COLUMNS} FROM unnest($1::uuid[], $2::text[]) AS k(innehall, sprak)
    JOIN publicerad_version p ON p.innehall_id = k.innehall AND p.sprak = k.sprak JOIN revision r ON r.id = p.revision_id
    JOIN publicering f ON f.id = p.publicering_id`,
};
const ADD_LINKS: Statement = {
  name: 'link_places_add_links',
  text: `WITH ny AS (INSERT INTO lank (id, nyckel, adress, vard, nasta, skapad, andrad)
      SELECT gen_random_uuid(), ${keyOf('adress')}, adress, vard, CASE WHEN vard <> '' THEN $3::timestamptz END, $3, $3
      FROM unnest($1::text[], $2::text[]) AS u(adress, vard) ORDER BY 2 ON CONFLICT (nyckel) DO NOTHING RETURNING vard)
    INSERT INTO lankvard (vard, nasta) SELECT DISTINCT vard, $3::timestamptz FROM ny WHERE vard <> '' ORDER BY vard
    ON CONFLICT (vard) DO UPDATE SET nasta = least(lankvard.nasta, excluded.nasta)`,
};
const PUT: Statement = {
  name: 'link_places_put',
  text: `WITH k AS MATERIALIZED (SELECT DISTINCT l.id, u.block FROM unnest($3::text[], $4::text[]) AS u(adress, block) JOIN lank l ON l.nyckel = ${keyOf('u.adress')}),
    bort AS (DELETE FROM lankplats p WHERE p.innehall_id = $1 AND p.sprak = $2 AND NOT EXISTS (SELECT FROM k WHERE k.id = p.lank_id AND k.block = p.block)
      RETURNING p.lank_id),
    till AS (INSERT INTO lankplats (lank_id, innehall_id, sprak, block) SELECT k.id, $1, $2, k.block FROM k ON CONFLICT DO NOTHING)
    SELECT DISTINCT lank_id AS id FROM bort`,
};
const REMOVE_UNUSED: Statement = {
  name: 'link_places_remove_unused',
  text: 'DELETE FROM lank l WHERE l.id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM lankplats p WHERE p.lank_id = l.id)',
};
// What stands in a version, and what leads to the article from elsewhere: by any address that it has or has had.
const CONCERNED: Statement = {
  name: 'link_places_concerned',
  text: `SELECT l.id, l.adress FROM lank l WHERE l.vard = '' AND l.id = ANY(ARRAY(SELECT p.lank_id FROM lankplats p WHERE p.innehall_id = $1 AND p.sprak = $2))
    UNION SELECT l.id, l.adress FROM adress a
      JOIN lank l ON l.nyckel = ${keyOf(`CASE a.sprak WHEN 'sv' THEN '' ELSE '/' || a.sprak END || '/' || a.sektion || '/' || a.slug`)}
      WHERE a.innehall_id = $1`,
};
const TURN: Statement = { name: 'link_places_turn', text: 'SELECT efter FROM lankfyllning FOR UPDATE SKIP LOCKED' };
const FILL: Statement = {
  name: 'link_places_fill',
  text: `WITH del AS (SELECT innehall_id, sprak FROM publicerad_version WHERE innehall_id > $1 ORDER BY innehall_id, sprak LIMIT $2),
    hela AS (SELECT p.innehall_id, p.sprak FROM publicerad_version p WHERE p.innehall_id > $1 AND p.innehall_id <= (SELECT max(innehall_id::text)::uuid FROM del)),
    ny AS (INSERT INTO lankko (innehall_id, sprak) SELECT innehall_id, sprak FROM hela)
    SELECT max(innehall_id::text) AS sista FROM hela`,
};
const GO_ON: Statement = { name: 'link_places_go_on', text: 'UPDATE lankfyllning SET efter = $1' };
const FILLED: Statement = { name: 'link_places_filled', text: 'DELETE FROM lankfyllning' };

/** Which links stand where in what is public: read behind the releases, from a queue that a trigger writes (prisma/migrations). */
export class LinkPlaces extends Aggregate {
  /** Puts the next of what was public before there was a queue into it, so many versions. Whether there is more; not while another instance does it. */
  async fillNext(most: number): Promise<boolean> {
    const [turn] = await this.db.query<{ efter: string }>(TURN, []);
    if (turn === undefined) return false;
    const [piece] = await this.db.query<{ sista: string | null }>(FILL, [turn.efter, most]);
    const last = piece?.sista ?? null;
    await (last === null ? this.db.query(FILLED, []) : this.db.query(GO_ON, [last]));
    return last !== null;
  }

  /** The next versions to read, so many at most; when the transaction that takes them fails they are back. */
  async take(most: number): Promise<Version[]> {
    const [, rows] = await Promise.all([this.db.query(LOCK, []), this.db.query<Version>(TAKE, [most])]);
    return rows;
  }

  /** What readers get of the versions; of one that is public no longer there is nothing. */
  async read(versions: readonly Version[]): Promise<PublicDocument[]> {
    const keys = [versions.map(({ innehall }) => innehall), versions.map(({ sprak }) => sprak)];
    const rows = await this.db.query<
      RevisionRow & Pick<PublicDocument, 'innehall' | 'publicering' | 'publicerad' | 'listad' | 'taggar' | 'kallor'>
    >(READ, keys);
    return rows.map((row) => {
      const { sprak, hero, block, rubrik, ingress } = revisionOf(row);
      const { innehall, publicering, publicerad, listad, taggar, kallor } = row;
      return { innehall, sprak, publicering, publicerad, listad, rubrik, ingress, taggar, hero, block, kallor };
    });
  }

  /** Keeps that these links stand in the version and no others; to be called by whoever has taken it. What stands nowhere any more is gone. */
  async put({ innehall, sprak }: Version, links: readonly PlacedLink[], now: string): Promise<void> {
    const addresses = [...new Map(links.map((link) => [link.adress, link.vard]))];
    await this.db.query(ADD_LINKS, [addresses.map(([adress]) => adress), addresses.map(([, vard]) => vard), now]);
    const places = [links.map(({ adress }) => adress), links.map(({ block }) => block)];
    const left = await this.db.query<{ id: string }>(PUT, [innehall, sprak, ...places]);
    if (left.length > 0) await this.db.query(REMOVE_UNUSED, [left.map(({ id }) => id)]);
  }

  /** The links within the site that a change of the version has a say in: those in it, and those that lead to its article. */
  concerned({ innehall, sprak }: Version): Promise<Array<{ id: string; adress: string }>> {
    return this.db.query(CONCERNED, [innehall, sprak]);
  }
}

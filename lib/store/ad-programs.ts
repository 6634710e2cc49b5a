import { boundedCount, countedOf, MOST_COUNTED } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

export interface AdProgramRow {
  id: string;
  namn: string;
  domaner: string[];
  rel: string[];
  parametrar: Record<string, string>;
}

/** With how many outbound links it has, counted as far as it pays. */
export interface ListedAdProgram extends AdProgramRow {
  utlankar: number;
}

const COLUMNS = 'p.id, p.namn, p.domaner, p.rel, p.parametrar';
const LISTED = `${COLUMNS}, (SELECT count(*)::int FROM (SELECT FROM utlank u WHERE u.program_id = p.id LIMIT ${MOST_COUNTED}) u) AS utlankar`;

const BY_ID: Statement = { name: 'ad_program_by_id', text: `SELECT ${LISTED} FROM annonsprogram p WHERE p.id = $1` };
const LOCK: Statement = { name: 'ad_program_lock', text: `SELECT ${COLUMNS} FROM annonsprogram p WHERE p.id = $1 FOR NO KEY UPDATE` };
const COUNT: Statement = { name: 'ad_program_count', text: boundedCount('FROM annonsprogram') };
const OF_HOSTS: Statement = {
  name: 'ad_program_of_hosts',
  text: `SELECT ${COLUMNS} FROM annonsprogram p, LATERAL (SELECT max(length(d)) AS traff FROM unnest(p.domaner) AS d WHERE d = ANY($1)) t
    WHERE t.traff IS NOT NULL ORDER BY t.traff DESC, p.skapad, p.id LIMIT 1`,
};
const AMONG: Statement = {
  name: 'ad_program_among',
  text: `SELECT namn, domaner FROM annonsprogram WHERE lower(namn) = ANY($1) OR domaner && $2::text[]`,
};
const CREATE: Statement = {
  name: 'ad_program_create',
  text: 'INSERT INTO annonsprogram (id, namn, domaner, rel, parametrar, skapad) VALUES ($1, $2, $3, $4, $5, $6)',
};
const CHANGE: Statement = {
  name: 'ad_program_change',
  text: 'UPDATE annonsprogram SET namn = $2, domaner = $3, rel = $4, parametrar = $5 WHERE id = $1',
};
const REMOVE: Statement = {
  name: 'ad_program_remove',
  text: `DELETE FROM annonsprogram p WHERE p.id = $1 AND NOT EXISTS (SELECT FROM utlank u WHERE u.program_id = p.id)
    AND NOT EXISTS (SELECT FROM intakt i WHERE i.program_id = p.id) RETURNING p.id`,
};

const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'svensk_ordning(p.namn)', type: 'text', of: (namn) => `svensk_ordning(${namn})` },
    { sql: 'p.id', type: 'uuid' },
  ],
};

/** The programs that pay for outbound links (decisions.md §23). */
export class AdPrograms extends Aggregate {
  /** In the order of their names, by the Swedish alphabet. */
  async list(window: Window): Promise<Stretch<ListedAdProgram>> {
    const { name, further, place, values } = windowText(ORDER, window, []);
    // The links are counted of the programs of the page alone, and not of those that are gone past.
    const rows: Statement = {
      name: `ad_program_list_${name}`,
      text: `SELECT ${LISTED} FROM (SELECT * FROM annonsprogram p WHERE true ${further} ${place}) p ORDER BY ${orderOf(ORDER)}`,
    };
    const [found, [counted]] = await Promise.all([
      this.db.query<ListedAdProgram>(rows, values),
      this.db.query<{ antal: number }>(COUNT, []),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ namn, id }) => [namn, id]);
  }

  async byId(id: string): Promise<ListedAdProgram | undefined> {
    const [row] = await this.db.query<ListedAdProgram>(BY_ID, [id]);
    return row;
  }

  /** The program, held until the transaction ends. */
  async lock(id: string): Promise<AdProgramRow | undefined> {
    const [row] = await this.db.query<AdProgramRow>(LOCK, [id]);
    return row;
  }

  /** The program that has one of these hosts among its own: the longest one counts, and of two programs with it the older. */
  async ofHosts(hosts: readonly string[]): Promise<AdProgramRow | undefined> {
    const [row] = await this.db.query<AdProgramRow>(OF_HOSTS, [[...hosts]]);
    return row;
  }

  /** Those with one of the names, in small letters, or with one of the domains among their own. */
  async among(names: readonly string[], domains: readonly string[]): Promise<Array<Pick<AdProgramRow, 'namn' | 'domaner'>>> {
    if (names.length === 0 && domains.length === 0) return [];
    return this.db.query(AMONG, [[...names], [...domains]]);
  }

  async create(program: AdProgramRow, skapad: string): Promise<void> {
    await this.db.query(CREATE, [...valuesOf(program), skapad]);
  }

  async change(program: AdProgramRow): Promise<void> {
    await this.db.query(CHANGE, valuesOf(program));
  }

  /** Whether it was removed: one that has links, or has paid, stays. */
  async remove(id: string): Promise<boolean> {
    return (await this.db.query(REMOVE, [id])).length > 0;
  }
}

function valuesOf({ id, namn, domaner, rel, parametrar }: AdProgramRow): unknown[] {
  return [id, namn, domaner, rel, JSON.stringify(parametrar)];
}

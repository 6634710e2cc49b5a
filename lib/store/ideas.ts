import type { Author } from '#lib/contract/article.ts';
import { type Dismissal, type IdeaState, RELEVANT } from '#lib/contract/closed/idea.ts';
import type { Idea } from '#lib/contract/idea.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { containingByIndex } from '#lib/store/containing.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Bind, type Order, type Place, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** An idea as it is kept; what is proposed is told by the sections as they are now. */
export type IdeaRow = Omit<Idea, 'forslag'> & { sektion: string | null };

export interface IdeaFilter {
  sok: string;
  tillstand?: IdeaState | undefined;
  sektion?: string | undefined;
  /** Id of the watch that told of it first. */
  bevakning?: string | undefined;
  relevant?: true | undefined;
  egen?: true | undefined;
}

/** So many sources of an idea are told. */
const MOST_SOURCES = 20;
/** What is searched, as the index has it. */
const WORDS = "(' ' || lower(i.rubrik) || ' ' || lower(i.ingress))";

const SOURCES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('bevakning', k.bevakning_id, 'namn', b.namn, 'rubrik', k.rubrik, 'adress', k.adress,
      'tid', to_char(k.tid AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'tid_osaker', k.tid_osaker) ORDER BY k.tid, k.id), '[]')
    FROM (SELECT * FROM idekalla k WHERE k.ide_id = i.id ORDER BY k.tid, k.id LIMIT ${MOST_SOURCES}) k JOIN bevakning b ON b.id = k.bevakning_id)`;
const OWN = `(SELECT jsonb_build_object('innehall', v.innehall_id, 'rubrik', v.rubrik, 'lank', v.lank) FROM publicerad_version p
    JOIN sprakversion v ON v.innehall_id = p.innehall_id AND v.sprak = p.sprak
    WHERE p.innehall_id = i.egen_id AND v.lank IS NOT NULL ORDER BY p.sprak DESC LIMIT 1)`;
const TASK = `(SELECT jsonb_build_object('id', o.id, 'innehall', o.innehall_id) FROM ko o WHERE o.id = i.ko_id)`;
const COLUMNS = `i.id, i.rubrik, i.ingress, i.tid, i.relevans, i.traffar, i.tillstand, i.sektion, ${OWN} AS egen, ${SOURCES} AS kallor,
  (SELECT count(*)::int FROM idekalla k WHERE k.ide_id = i.id) AS antal_kallor, ${TASK} AS uppgift, i.orsak, i.avgjord,
  ${named('i.avgjord_av')} AS avgjord_av, i.skapad`;

const BY_ID: Statement = { name: 'ideas_by_id', text: `SELECT ${COLUMNS} FROM ide i WHERE i.id = $1` };
const BY_IDS: Statement = {
  name: 'ideas_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS k(ide_id, plats) JOIN ide i ON i.id = k.ide_id ORDER BY k.plats`,
};
const LOCK: Statement = { name: 'ideas_lock', text: 'SELECT FROM ide WHERE id = $1 FOR NO KEY UPDATE' };
const ORDERED: Statement = {
  name: 'ideas_ordered',
  text: `UPDATE ide SET tillstand = 'bestalld', ko_id = $2, avgjord = $3, avgjord_av = $4 WHERE id = $1`,
};
const DISMISSED: Statement = {
  name: 'ideas_dismissed',
  text: `UPDATE ide SET tillstand = 'avfardad', orsak = $2, avgjord = $3, avgjord_av = $4 WHERE id = $1`,
};
const TAKEN_BACK: Statement = {
  name: 'ideas_taken_back',
  text: `UPDATE ide SET tillstand = 'ny', orsak = NULL, avgjord = NULL, avgjord_av = NULL WHERE id = $1`,
};
const PURGE: Statement = {
  name: 'ideas_purge',
  text: `DELETE FROM ide WHERE id IN (SELECT id FROM ide i WHERE skapad < now() - interval '60 days'
    AND NOT EXISTS (SELECT FROM idekalla k WHERE k.ide_id = i.id AND k.sedd > now() - interval '60 days') ORDER BY skapad LIMIT 2000)`,
};

export type IdeaOrder = 'tid' | 'relevans';

const NEWEST: Order['columns'] = [
  { sql: 'i.tid', type: 'timestamptz' },
  { sql: 'i.id', type: 'uuid' },
];
const ORDER: Record<IdeaOrder, Order> = {
  tid: { way: 'DESC', columns: NEWEST },
  relevans: { way: 'DESC', columns: [{ sql: 'i.relevans', type: 'bigint' }, ...NEWEST] },
};
const PLACE: Record<IdeaOrder, (idea: IdeaRow) => Place> = {
  tid: ({ tid, id }) => [tid, id],
  relevans: ({ relevans, tid, id }) => [String(relevans), tid, id],
};

/** What the watched feeds have told of, folded into events, and what became of it (decisions.md §23). */
export class Ideas extends Aggregate {
  /** Newest first, or the most relevant and of those the newest. */
  async list(filter: IdeaFilter, window: Window, order: IdeaOrder = 'tid'): Promise<Stretch<IdeaRow>> {
    const given: unknown[] = [];
    const bind: Bind = (value) => `$${given.push(value)}`;
    const conditions = Object.entries(conditionsOf(filter, bind)).filter((one): one is [string, string] => one[1] !== undefined);
    const from = `FROM ide i WHERE ${['true', ...conditions.map(([, condition]) => condition)].join(' AND ')}`;
    const kind = conditions.map(([name]) => `_${name}`).join('');
    const { name, further, place, values } = windowText(ORDER[order], window, given);
    // Of words, a section or a feed there may be nearly all or none: no plan is good for each.
    const anew = given.length > 0;
    const page = { name: `ideas_list_${order}${kind}_${name}`, text: `SELECT i.id ${from} ${further} ${place}`, anew };
    const [found, [counted]] = await Promise.all([
      this.told(page, values),
      this.db.query<{ antal: number }>({ name: `ideas_count${kind}`, text: boundedCount(from), anew }, given),
    ]);
    return stretchOf(found, countedOf(counted), window, PLACE[order]);
  }

  async byId(id: string): Promise<IdeaRow | undefined> {
    const [row] = await this.db.query<IdeaRow>(BY_ID, [id]);
    return row;
  }

  /** The idea, held until the transaction ends: of two who decide on it at once, the second sees what the first did. */
  async hold(id: string): Promise<IdeaRow | undefined> {
    await this.db.query(LOCK, [id]);
    return this.byId(id);
  }

  async ordered(id: string, ko: string, by: { nu: string; av: Author }): Promise<void> {
    await this.db.query(ORDERED, [id, ko, by.nu, JSON.stringify(by.av)]);
  }

  async dismissed(id: string, orsak: Dismissal, by: { nu: string; av: Author }): Promise<void> {
    await this.db.query(DISMISSED, [id, orsak, by.nu, JSON.stringify(by.av)]);
  }

  async takenBack(id: string): Promise<void> {
    await this.db.query(TAKEN_BACK, [id]);
  }

  /**
   * Removes some of those that were found two months ago: what came of them is in the task and the article. Not what a feed still has that says of no entry when it was
   * written: it would be found anew.
   */
  async purge(): Promise<void> {
    await this.db.query(PURGE, []);
  }

  /** What is told of the ideas of a page. To plan that costs more than to tell it: it is asked by a statement of its own. */
  private async told(page: Statement, values: unknown[]): Promise<IdeaRow[]> {
    const chosen = await this.db.query<{ id: string }>(page, values);
    if (chosen.length === 0) return [];
    const told = await this.db.query<IdeaRow>(BY_IDS, [chosen.map(({ id }) => id)]);
    // Of those that have been removed since, the page has others in their place.
    return told.length === chosen.length ? told : this.told(page, values);
  }
}

function conditionsOf({ sok, tillstand, sektion, bevakning, relevant, egen }: IdeaFilter, bind: Bind): Record<string, string | undefined> {
  const words = sok === '' ? undefined : bind(containingByIndex(sok));
  return {
    sok: words && `${WORDS} LIKE ${words}`,
    // Written out, so that the planner knows how many there are.
    ...(tillstand === undefined ? {} : { [tillstand]: `i.tillstand = '${tillstand}'` }),
    sektion: sektion && `i.sektion = ${bind(sektion)}`,
    bevakning: bevakning && `i.bevakning_id = ${bind(bevakning)}`,
    relevant: relevant && `i.relevans >= ${RELEVANT}`,
    egen: egen && 'i.egen_id IS NOT NULL',
  };
}

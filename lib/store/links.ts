import type { Author } from '#lib/contract/article.ts';
import type { LinkState, SeenState } from '#lib/contract/closed/link.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type LinkCause, PLACES_COUNTED, PLACES_SHOWN } from '#lib/contract/link.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { keyOf } from '#lib/store/link-places.ts';
import { named } from '#lib/store/names.ts';
import { type Bind, type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** A link as it is kept. */
export interface LinkRow {
  id: string;
  adress: string;
  vard: string;
  tillstand: SeenState;
  orsak: LinkCause | null;
  svar: number | null;
  leder_till: string | null;
  kontrollerad: string | null;
  nasta: string | null;
  forsok: number;
  andrad: string;
  ignorerad_till: string | null;
  ignorerad_for: string;
  ignorerad_av: Author | null;
}

/** And where it stands. */
export interface ListedLink extends LinkRow {
  platser: Array<{ innehall: string; rubrik: string; sprak: Language; block: string }>;
  antal_platser: number;
  fler_platser: boolean;
}

export interface LinkFilter {
  tillstand?: LinkState | undefined;
  vard?: string | undefined;
  innehall?: string | undefined;
}

/** What has been seen of a link. */
export interface Verdict {
  id: string;
  tillstand: SeenState;
  orsak: LinkCause | null;
  leder_till: string | null;
  /** When it is to be looked at again by itself. */
  nasta: string | null;
}

const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'l.andrad', type: 'timestamptz' },
    { sql: 'l.id', type: 'uuid' },
  ],
};

const COLUMNS = `l.id, l.adress, l.vard, l.tillstand, l.orsak, l.svar, l.leder_till, l.kontrollerad, l.nasta, l.forsok, l.andrad, l.ignorerad_till, l.ignorerad_for,
  ${named('l.ignorerad_av')} AS ignorerad_av`;

/** SQL of links with their places: those of one article, all of which are shown, or the first of all. $1 is the time, $2 the article. */
const listed = (page: string, ofOne: boolean) => {
  const here = ofOne ? 'AND p.innehall_id = $2' : '';
  return `SELECT ${COLUMNS}, coalesce(s.platser, '[]') AS platser, least(c.antal, ${PLACES_COUNTED})::int AS antal_platser, c.antal > ${PLACES_COUNTED} AS fler_platser
    FROM (${page}) l
    CROSS JOIN LATERAL (SELECT json_agg(json_build_object('innehall', p.innehall_id, 'rubrik', i.rubrik, 'sprak', p.sprak, 'block', p.block) ORDER BY p.innehall_id, p.sprak DESC, p.block) AS platser
      FROM (SELECT p.innehall_id, p.sprak, p.block FROM lankplats p WHERE p.lank_id = l.id ${here}
        ORDER BY p.innehall_id, p.sprak, p.block LIMIT ${ofOne ? PLACES_COUNTED : PLACES_SHOWN}) p JOIN innehall i ON i.id = p.innehall_id) s
    CROSS JOIN LATERAL (SELECT count(*) AS antal FROM (SELECT 1 FROM lankplats p WHERE p.lank_id = l.id ${here} LIMIT ${PLACES_COUNTED + 1}) p) c`;
};

const SPELLED: Statement = {
  name: 'links_spelled',
  text: 'SELECT u.vard FROM unnest($1::text[]) WITH ORDINALITY AS u(vard, nr) WHERE EXISTS (SELECT FROM lank l WHERE l.vard = u.vard) ORDER BY u.nr LIMIT 1',
};
const BY_ID: Statement = { name: 'links_by_id', text: listed('SELECT l.* FROM lank l WHERE l.id = $1', false) };
const BROKEN: Statement = {
  name: 'links_broken',
  text: `SELECT adress FROM lank WHERE nyckel = ANY(ARRAY(SELECT ${keyOf('a')} FROM unnest($1::text[]) a)) AND tillstand = 'trasig'
    AND (ignorerad_till IS NULL OR ignorerad_till <= $2)`,
};
const OF_ARTICLE = `id = ANY(ARRAY(SELECT p.lank_id FROM lankplats p WHERE p.innehall_id = $1))`;
// Two who ask for the same links hold them in one order.
const ask = (which: string) => `WITH h AS MATERIALIZED (SELECT id FROM lank WHERE vard <> '' AND ${which} ORDER BY id FOR NO KEY UPDATE),
    b AS (UPDATE lank SET nasta = $2, begard = true FROM h WHERE lank.id = h.id RETURNING vard),
    v AS (INSERT INTO lankvard (vard, nasta) SELECT DISTINCT vard, $2::timestamptz FROM b ORDER BY vard ON CONFLICT (vard) DO UPDATE SET nasta = least(lankvard.nasta, excluded.nasta))
    SELECT count(*)::int AS antal FROM b`;
const ASK_ONE: Statement = { name: 'links_ask_one', text: ask('id = $1') };
const ASK_ARTICLES: Statement = { name: 'links_ask_articles', text: ask(OF_ARTICLE) };
const OWN_OF_ARTICLE: Statement = { name: 'links_own_of_article', text: `SELECT id, adress FROM lank WHERE vard = '' AND ${OF_ARTICLE}` };
const IGNORE: Statement = {
  name: 'links_ignore',
  text: 'UPDATE lank SET ignorerad_till = $2, ignorerad_for = $3, ignorerad_av = $4 WHERE id = $1',
};
const TAKE_OWN: Statement = {
  name: 'link_own_due',
  text: `SELECT id, adress FROM lank WHERE vard = '' AND nasta <= $1 ORDER BY nasta LIMIT $2 FOR UPDATE SKIP LOCKED`,
};
const JUDGE: Statement = {
  name: 'link_own_judge',
  text: `WITH h AS MATERIALIZED (SELECT id FROM lank WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE)
    UPDATE lank l SET tillstand = u.tillstand, orsak = u.orsak, leder_till = u.leder_till, nasta = u.nasta,
      kontrollerad = CASE WHEN u.tillstand <> 'ny' THEN $6::timestamptz END, forsok = 0, fel_sedan = NULL, svar = NULL,
      andrad = CASE WHEN (l.tillstand, l.orsak, l.leder_till) IS DISTINCT FROM (u.tillstand, u.orsak, u.leder_till) THEN $6 ELSE l.andrad END
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) AS u(id, tillstand, orsak, leder_till, nasta) JOIN h ON h.id = u.id
    WHERE l.id = u.id`,
};

/** What public articles link to, and how it is (decisions.md §12). */
export class Links extends Aggregate {
  /** Those whose state changed last come first. */
  async list(now: string, asked: LinkFilter, window: Window): Promise<Stretch<ListedLink>> {
    const filter = { ...asked, ...(asked.vard ? { vard: await this.spelled(asked.vard) } : {}) };
    const values: unknown[] = [now];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const conditions = Object.entries(conditionsOf(filter, bind)).filter((one): one is [string, string] => one[1] !== undefined);
    const where = ['$1::timestamptz IS NOT NULL', ...conditions.map(([, condition]) => condition)].join(' AND ');
    const kind = conditions.map(([name]) => `_${name}`).join('');
    const { name, further, place, values: given } = windowText(ORDER, window, values);
    const page = `SELECT l.* FROM lank l WHERE ${where} ${further} ${place}`;
    const rows = { name: `links_list${kind}_${name}`, text: `${listed(page, filter.innehall !== undefined)} ORDER BY ${orderOf(ORDER)}` };
    const count = { name: `links_count${kind}`, text: boundedCount(`FROM lank l WHERE ${where}`) };
    const [found, [counted]] = await Promise.all([this.db.query<ListedLink>(rows, given), this.db.query<{ antal: number }>(count, values)]);
    return stretchOf(found, countedOf(counted), window, ({ andrad, id }) => [andrad, id]);
  }

  /** The host with `www.` or without, as there are links to it: it is shown without, and asked for as it is shown. As it was written where there are both, or neither. */
  private async spelled(host: string): Promise<string> {
    const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
    const [found] = await this.db.query<{ vard: string }>(SPELLED, [[host, other]]);
    return found?.vard ?? host;
  }

  async byId(id: string): Promise<ListedLink | undefined> {
    const [row] = await this.db.query<ListedLink>(BY_ID, [id]);
    return row;
  }

  /** Those of the addresses, each as it is kept, that are known to lead nowhere and that nobody has said may do so. */
  async broken(addresses: readonly string[], now: string): Promise<Set<string>> {
    if (addresses.length === 0) return new Set();
    return new Set((await this.db.query<{ adress: string }>(BROKEN, [[...addresses], now])).map(({ adress }) => adress));
  }

  /** Has a link that leads out be checked as soon as its host can be asked. How many that are. */
  askFor(id: string, now: string): Promise<number> {
    return this.asked(ASK_ONE, id, now);
  }

  /** The same of all that stand in an article. */
  askForArticle(innehall: string, now: string): Promise<number> {
    return this.asked(ASK_ARTICLES, innehall, now);
  }

  /** The links within the site that stand in an article. */
  ownOfArticle(innehall: string): Promise<Array<{ id: string; adress: string }>> {
    return this.db.query(OWN_OF_ARTICLE, [innehall]);
  }

  /** Says until when a link may lead nowhere, and why; `null` for no longer. */
  async ignore(id: string, given: { till: string; anledning: string; av: Author } | null): Promise<void> {
    await this.db.query(IGNORE, [id, given?.till ?? null, given?.anledning ?? '', given === null ? null : JSON.stringify(given.av)]);
  }

  /** The links within the site that are to be judged by now, so many at most, held until the transaction ends. */
  ownDue(now: string, most: number): Promise<Array<{ id: string; adress: string }>> {
    return this.db.query(TAKE_OWN, [now, most]);
  }

  /** Keeps what is known of links within the site. */
  async judge(verdicts: readonly Verdict[], now: string): Promise<void> {
    if (verdicts.length === 0) return;
    await this.db.query(JUDGE, [
      verdicts.map(({ id }) => id),
      verdicts.map(({ tillstand }) => tillstand),
      verdicts.map(({ orsak }) => orsak),
      verdicts.map(({ leder_till }) => leder_till),
      verdicts.map(({ nasta }) => nasta),
      now,
    ]);
  }

  private async asked(statement: Statement, id: string, now: string): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(statement, [id, now]);
    return row?.antal ?? 0;
  }
}

/** Each condition has an index. The article comes first: its number is known to what tells of places. */
function conditionsOf({ innehall, vard, tillstand }: LinkFilter, bind: Bind): Record<string, string | undefined> {
  const conditions: Record<string, string | undefined> = {};
  if (innehall !== undefined)
    conditions.innehall = `l.id = ANY(ARRAY(SELECT DISTINCT p.lank_id FROM lankplats p WHERE p.innehall_id = ${bind(innehall)}::uuid))`;
  if (vard !== undefined) conditions.vard = `l.vard = ${bind(vard)}`;
  if (tillstand === 'ignorerad') conditions.ignorerad = 'l.ignorerad_till > $1';
  else if (tillstand !== undefined)
    conditions.tillstand = `l.tillstand = ${bind(tillstand)} AND (l.ignorerad_till IS NULL OR l.ignorerad_till <= $1)`;
  return conditions;
}

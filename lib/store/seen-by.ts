import type { Queryable, Statement } from '#lib/store/connections.ts';
import { shortName } from '#lib/store/item-filter.ts';

/** Whose eyes statements are asked with: the id of a person or an agent. */
export type Seer = string;

/** SQL of whether an article `k` is hidden from somebody. Such articles are few, and have an index of their own. */
const isHidden = (seer: string) => `k.konfidentiell AND k.agare ->> 'id' <> ${seer}::text AND ${seer}::uuid <> ALL (k.insatta)`;
/** SQL of the articles that somebody does not see. */
const hiddenFrom = (seer: string, as = 'k.id') => `ARRAY(SELECT ${as} FROM public.innehall k WHERE ${isHidden(seer)})`;
/** SQL of the tasks about them. */
const hiddenTasks = (seer: string, as = 't.id') =>
  `ARRAY(SELECT ${as} FROM public.innehall k JOIN public.ko t ON t.innehall_id = k.id WHERE ${isHidden(seer)})`;
/** SQL of how the id of a row stands within a link of a text. */
const inLink = (row: string) => `'%' || ${row}.id || '%'`;

/** SQL of whether somebody sees a row, by SQL of the ids of the articles that are hidden from them, and of who they are. */
type Naming = (hidden: string, seer: string) => string;

/** SQL of whether a row tells of none of the articles `hidden`, by the column that names one. */
const by =
  (column: string) =>
  (hidden: string): string =>
    `(${column} <> ALL (${hidden})) IS NOT FALSE`;
const byArticle = by('innehall_id');
const byTask: Naming = (_hidden, seer) => `ko_id <> ALL (${hiddenTasks(seer)})`;

/** The tables whose rows tell of an article, each with SQL of whether somebody sees a row: it tells of none of those that are hidden. */
export const TELLS_OF_ARTICLES: Readonly<Record<string, Naming>> = {
  // By the row itself: there is nothing to look up.
  innehall: (_hidden, seer) => `(NOT konfidentiell OR agare ->> 'id' = ${seer}::text OR ${seer}::uuid = ANY (insatta))`,
  ai_anrop: by('innehall'),
  andringsforslag: byArticle,
  arbetskopia: byArticle,
  arbetskopia_del: byArticle,
  artikelkommentar: byArticle,
  bildbruk: byArticle,
  delning: byArticle,
  forslagsbeslut: byArticle,
  gemensam_text: byArticle,
  gemensam_text_del: byArticle,
  godkand_revision: byArticle,
  // Of a task too, which may have been given its article since.
  inkorg: (hidden, seer) => `${byArticle(hidden)} AND (ko_id <> ALL (${hiddenTasks(seer)})) IS NOT FALSE`,
  inlast_trafik: byArticle,
  intakt: byArticle,
  ko: byArticle,
  koavisering: byTask,
  kommentar: byTask,
  // A link stands only in what is public; where that is in hidden articles alone, the newsroom is told nothing of it.
  lank: (hidden) => `id <> ALL (ARRAY(SELECT p.lank_id FROM public.lankplats p WHERE p.innehall_id = ANY (${hidden})
    AND NOT EXISTS (SELECT FROM public.lankplats o WHERE o.lank_id = p.lank_id AND o.innehall_id <> ALL (${hidden}))))`,
  lankplats: byArticle,
  lasning: byArticle,
  logg: (hidden, seer) => `${byArticle(hidden)} AND (detalj ->> 'ko' <> ALL (${hiddenTasks(seer, 't.id::text')})) IS NOT FALSE`,
  oversattning: byArticle,
  oversattningsjobb: byArticle,
  publicerad_pris: byArticle,
  publicerad_utan_alt: byArticle,
  release: byArticle,
  revision: byArticle,
  revisionsnamn: byArticle,
  sidvisning: byArticle,
  sidvisning_nyss: byArticle,
  sprakversion: byArticle,
  utklick: byArticle,
  // One letter may tell of several articles and tasks, and has the way to each in its text.
  utskick: (hidden, seer) =>
    `${byArticle(hidden)} AND text NOT LIKE ALL (${hiddenFrom(seer, inLink('k'))} || ${hiddenTasks(seer, inLink('t'))})`,
};

/** The tables that name articles and are asked whole, each with why. */
export const ASKED_WHOLE: Readonly<Record<string, string>> = {
  adress: 'where readers find what is public',
  avtryck: 'hashes alone',
  flytt: 'the last article that has moved stands in it, and nobody is told which',
  historikkontroll: 'ids of what has been changed behind Studio’s back, to whoever answers for that',
  ide: 'its task and its article are looked up, among those that are seen and among what readers have',
  idempotens: 'what its caller has been answered',
  inlast_trafiksumma: 'sums',
  installning: 'of what stands on a front its reader is shown what they see (lib/operations/front/hidden-places.ts)',
  intaktsumma: 'sums: the articles that they are of are looked up',
  kommentarnamn: 'ids of comments, which are looked up',
  lankko: 'work of Studio’s own, behind what is public',
  sokmotorbesked: 'work of Studio’s own, behind what is public',
  oforseglad: 'work of Studio’s own, behind what is kept for ever',
  personko: 'work of Studio’s own, behind what is public',
  publicerad_person: 'what readers have',
  publicerad_skribent: 'what readers have',
  publicerad_sok: 'what readers have',
  publicerad_tagg: 'what readers have',
  publicerad_version: 'what readers have',
  publicering: 'what readers have, and have had',
  release_steg: 'read with its release',
  renderad: 'what readers have',
  sigillrad: 'hashes alone',
  sokko: 'work of Studio’s own, behind the saves',
  sokpost: 'an index: what it finds is looked up among the articles',
  trafiksumma: 'sums: the articles that they are of are looked up',
  webhookleverans: 'how many events there were, and between which places',
};

/** Put before a table within a statement, it is asked whole whoever asks: for what answers yes or no, and names nothing. */
export const WHOLE = '/* whole */';

/**
 * Put before a table within a statement that finds its rows by an article that it reads as seen: they are hidden with that. To look for what is hidden once
 * more for each such table takes as long as the rest of a read.
 */
export const OF_SEEN = '/* of seen */';

/** A table as it is read from; another name for it is never written in capitals, as what may follow instead is. */
const READ = /(?<!DELETE )(?<!DISTINCT )\b(FROM|JOIN)(\s+)(?:public\.)?"?([a-z_]+)\b"?(?:\s+(?:AS )?(?!AS\b)([a-z_][a-z_0-9]*))?/g;

/** The database tells names of statements apart by so many characters. */
const LONGEST_NAME = 63;

/** The same statements of the process, as somebody sees the tables: by their texts. */
const seen = new Map<string, Statement>();
/** More than there are, of all filters together. */
const MOST_KEPT = 5_000;

/**
 * The database as somebody sees it: of confidential articles that they are not let into, no table has a row (docs/decisions/confidential-articles.md). What is
 * written is written as it stands: it begins with what has been read.
 */
export class SeenBy implements Queryable {
  private readonly db: Queryable;
  private readonly seer: Seer;

  constructor(db: Queryable, seer: Seer) {
    this.db = db;
    this.seer = seer;
  }

  query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const asked = asSeen(statement, values.length);
    return this.db.query<Row>(asked, asked.text === statement.text ? values : [...values, this.seer]);
  }
}

/** The statement that reads from no row of what the seer does not see, who is its value behind the `count` that it has. */
export function asSeen(statement: Statement, count: number): Statement {
  const kept = seen.get(statement.text);
  if (kept !== undefined) return kept;
  const made = rewritten(statement, `$${count + 1}`);
  if (seen.size >= MOST_KEPT) seen.clear();
  seen.set(statement.text, made);
  return made;
}

function rewritten(statement: Statement, seer: string): Statement {
  const text = textAsSeen(statement.text, seer);
  if (text === statement.text) return statement;
  return { ...statement, name: shortName(`sedd_${statement.name}`, LONGEST_NAME), text };
}

/**
 * The text of a statement that reads from no row of what the seer does not see: `seer` is SQL of who that is. Throws where tables are said to be of what is
 * seen in a statement that reads nothing as seen.
 */
export function textAsSeen(text: string, seer: string): string {
  const asSeen = text.replaceAll(READ, (read, word: string, space: string, table: string, alias: string | undefined) => {
    const sees = TELLS_OF_ARTICLES[table]?.(hiddenFrom(seer), seer);
    if (sees === undefined) return read;
    return `${word}${space}(SELECT * FROM public.${table} WHERE ${sees}) ${alias ?? table}`;
  });
  if (asSeen === text && text.includes(OF_SEEN))
    throw new Error(`nothing of what is seen is read before what is said to be of it: ${text}`);
  return asSeen;
}

import type { Queryable, Statement } from '#lib/store/connections.ts';
import { shortName } from '#lib/store/item-filter.ts';

/** Whose eyes statements are asked with. */
export interface Seer {
  /** A person or an agent. */
  id: string;
  /** The only sections whose articles they read, beside their own and those they have been let in to; undefined for all sections. */
  sektioner: readonly string[] | undefined;
}

/** SQL of what somebody sees, by what of a row names an article or a task; where it names none there is nothing to hide. */
interface Eyes {
  /** Whether an article is seen, of its own row. */
  own: string;
  article(column: string): string;
  task(column: string): string;
  /** Whether a link stands in what is seen, or in nothing. */
  link: string;
  /** Whether a letter leads to nothing that is hidden. */
  letter: string;
}

/** SQL of how the id of a row stands within a link of a text. */
const inLink = (row: string) => `'%' || ${row}.id || '%'`;

/** As whoever reads all sections sees: confidential articles that they are not let in to are few, have an index of their own, and are looked up once. */
function wideEyes(seer: string): Eyes {
  const isHidden = `k.konfidentiell AND k.agare ->> 'id' <> ${seer}::text AND ${seer}::uuid <> ALL (k.insatta)`;
  const hidden = (as = 'k.id') => `ARRAY(SELECT ${as} FROM public.innehall k WHERE ${isHidden})`;
  const tasks = (as = 't.id') => `ARRAY(SELECT ${as} FROM public.innehall k JOIN public.ko t ON t.innehall_id = k.id WHERE ${isHidden})`;
  return {
    own: `(NOT konfidentiell OR agare ->> 'id' = ${seer}::text OR ${seer}::uuid = ANY (insatta))`,
    article: (column) => `(${column} <> ALL (${hidden()})) IS NOT FALSE`,
    task: (column) => `(${column} <> ALL (${tasks()})) IS NOT FALSE`,
    link: `id <> ALL (ARRAY(SELECT p.lank_id FROM public.lankplats p WHERE p.innehall_id = ANY (${hidden()})
    AND NOT EXISTS (SELECT FROM public.lankplats o WHERE o.lank_id = p.lank_id AND o.innehall_id <> ALL (${hidden()}))))`,
    letter: `(innehall_id <> ALL (${hidden()})) IS NOT FALSE AND text NOT LIKE ALL (${hidden(inLink('k'))} || ${tasks(inLink('t'))})`,
  };
}

/**
 * As an agent that reads some sections sees: many articles are hidden and many are not, so that of each row its own is looked up, by a question that stays one for each row.
 * `seer` is SQL of a list, the id first and then the sections.
 */
function eyesOfSections(seer: string): Eyes {
  const sections = `(${seer}::text[])[2:]`;
  const isLetIn = letIn(`(${seer}::text[])[1]`);
  const sees = (row = '') => `(${isLetIn(row)} OR (NOT ${row}konfidentiell AND ${row}sektion = ANY (${sections})))`;
  return rowByRow(sees, (column) => `(SELECT ${sees('k.')} FROM public.innehall k WHERE k.id = ${column}) IS NOT FALSE`);
}

/** As an agent sees that reads its own alone, which are few, have an index, and are looked up once. `seer` is SQL of its id. */
function eyesOfItsOwn(seer: string): Eyes {
  const sees = letIn(seer);
  const seen = `ARRAY(SELECT k.id FROM public.innehall k WHERE ${sees('k.')})`;
  return rowByRow(sees, (column) => `(${column} IS NULL OR ${column} = ANY (${seen}))`);
}

/** Nobody is let in to what is not confidential (lib/operations/item/confidentiality.ts): said so that the index of what is finds it. */
function letIn(id: string): (row?: string) => string {
  return (row = '') => `(${row}agare ->> 'id' = ${id}::text OR (${row}konfidentiell AND ${id}::uuid = ANY (${row}insatta)))`;
}

function rowByRow(sees: (row?: string) => string, article: Eyes['article']): Eyes {
  const others = (as: string) =>
    `SELECT FROM public.innehall k LEFT JOIN public.ko t ON t.innehall_id = k.id WHERE NOT ${sees('k.')} AND ${as}`;
  return {
    own: sees(),
    article,
    task: (column) =>
      `(SELECT ${sees('k.')} FROM public.ko t JOIN public.innehall k ON k.id = t.innehall_id WHERE t.id = ${column}) IS NOT FALSE`,
    link: `(NOT EXISTS (SELECT FROM public.lankplats p WHERE p.lank_id = lank.id)
    OR EXISTS (SELECT FROM public.lankplats p JOIN public.innehall k ON k.id = p.innehall_id WHERE p.lank_id = lank.id AND ${sees('k.')}))`,
    letter: `${article('utskick.innehall_id')} AND NOT EXISTS (${others(`(utskick.text LIKE ${inLink('k')} OR utskick.text LIKE ${inLink('t')})`)})`,
  };
}

/** SQL of whether somebody sees a row. */
type Naming = (eyes: Eyes) => string;

/** By the column that names an article. */
const by =
  (column: string): Naming =>
  ({ article }) =>
    article(column);
const byArticle = by('innehall_id');
const byTask: Naming = ({ task }) => task('ko_id');

/** The tables whose rows tell of an article, each with SQL of whether somebody sees a row: it tells of none of those that are hidden. */
export const TELLS_OF_ARTICLES: Readonly<Record<string, Naming>> = {
  // By the row itself: there is nothing to look up.
  innehall: ({ own }) => own,
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
  inkorg: (eyes) => `${byArticle(eyes)} AND ${byTask(eyes)}`,
  inlast_trafik: byArticle,
  intakt: byArticle,
  ko: byArticle,
  koavisering: byTask,
  kommentar: byTask,
  // A link stands only in what is public; where that is in hidden articles alone, the newsroom is told nothing of it.
  lank: ({ link }) => link,
  lankplats: byArticle,
  lasning: byArticle,
  // As an id, which the index of tasks has: what else stands there names none.
  logg: (eyes) =>
    `${byArticle(eyes)} AND ${eyes.task(`(CASE WHEN logg.detalj ->> 'ko' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (logg.detalj ->> 'ko')::uuid END)`)}`,
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
  utskick: ({ letter }) => letter,
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

/** The same statements of the process, as those see the tables who read all sections, some, or their own alone: by their texts. */
const seen = { wide: new Map<string, Statement>(), sections: new Map<string, Statement>(), own: new Map<string, Statement>() };
export type Sight = keyof typeof seen;
const EYES = { wide: wideEyes, sections: eyesOfSections, own: eyesOfItsOwn };
const NAMES = { wide: 'sedd', sections: 'snavt', own: 'eget' };

/** How somebody sees, and what the statement's own value of who that is has: the id, and the sections behind it where they read some. */
export function sightOf({ id, sektioner }: Seer): { sight: Sight; value: string | string[] } {
  if (sektioner === undefined) return { sight: 'wide', value: id };
  return sektioner.length === 0 ? { sight: 'own', value: id } : { sight: 'sections', value: [id, ...sektioner] };
}
/** More than there are, of all filters together. */
const MOST_KEPT = 5_000;

/**
 * The database as somebody sees it: of confidential articles that they are not let into, and of sections that they do not read, no table has a row
 * (docs/decisions/confidential-articles.md, agent-bounds.md). What is written is written as it stands: it begins with what has been read.
 */
export class SeenBy implements Queryable {
  private readonly db: Queryable;
  private readonly sight: Sight;
  /** The statement's own value of who sees. */
  private readonly value: unknown;

  constructor(db: Queryable, seer: Seer) {
    const { sight, value } = sightOf(seer);
    this.db = db;
    this.sight = sight;
    this.value = value;
  }

  query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const asked = asSeen(statement, values.length, this.sight);
    return this.db.query<Row>(asked, asked.text === statement.text ? values : [...values, this.value]);
  }
}

/** The statement that reads from no row of what the seer does not see, who is its value behind the `count` that it has. */
export function asSeen(statement: Statement, count: number, sight: Sight = 'wide'): Statement {
  const known = seen[sight];
  const kept = known.get(statement.text);
  if (kept !== undefined) return kept;
  const made = rewritten(statement, `$${count + 1}`, sight);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(statement.text, made);
  return made;
}

function rewritten(statement: Statement, seer: string, sight: Sight): Statement {
  const text = textAsSeen(statement.text, seer, sight);
  if (text === statement.text) return statement;
  const name = shortName(`${NAMES[sight]}_${statement.name}`, LONGEST_NAME);
  // How much of all an agent sees only the values say: of one the few are put in order, of another the order is gone through.
  return sight === 'wide' ? { ...statement, name, text } : { ...statement, name, text, anew: true };
}

/**
 * The text of a statement that reads from no row of what the seer does not see: `seer` is SQL of who that is. Throws where tables are said to be of what is
 * seen in a statement that reads nothing as seen.
 */
export function textAsSeen(text: string, seer: string, sight: Sight = 'wide'): string {
  const eyes = EYES[sight](seer);
  const asSeen = text.replaceAll(READ, (read, word: string, space: string, table: string, alias: string | undefined) => {
    const sees = TELLS_OF_ARTICLES[table]?.(eyes);
    if (sees === undefined) return read;
    return `${word}${space}(SELECT * FROM public.${table} WHERE ${sees}) ${alias ?? table}`;
  });
  if (asSeen === text && text.includes(OF_SEEN))
    throw new Error(`nothing of what is seen is read before what is said to be of it: ${text}`);
  return asSeen;
}

import { distinctWords } from '#lib/content/distinct-words.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import { isId, oneSpelling } from '#lib/contract/id.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { containingByIndex } from '#lib/store/containing.ts';
import type { Bind } from '#lib/store/stretch.ts';

/** Rights that have ended at `nu`, end by `snart`, go on at `nu`; or that nobody has told. */
export type Rights = { har: 'utgangen' | 'giltig'; nu: string } | { har: 'snart'; nu: string; snart: string } | { har: 'saknas' };

/** Which pictures are listed; what is left out asks nothing. */
export interface WantedMedia {
  /**
   * Its words are looked for in name, captions, credit, keywords, alternative texts, and who took it, whose it is, where it comes from and its licence: all of them, each as a part of
   * those or, when it is short, as the beginning of a word. The id or the address of a picture finds that one too.
   */
  sok?: string | undefined;
  /** Who is called what is looked for, in the dictionary: their other names are looked for too, and a picture of theirs is found whatever it says. */
  personer?: { namn: readonly string[]; bilder: readonly string[] } | undefined;
  /** Whether an article that is not deleted shows it, or one that readers have; or neither an article nor a skeleton, and it is nobody’s own and not the `logotyp`. */
  anvand?: 'ja' | 'nej' | 'publik' | undefined;
  /** The picture that is the site’s logotype. */
  logotyp?: string | undefined;
  rattighet?: Rights | undefined;
  /** Without a credit. */
  utanKredit?: boolean | undefined;
  /** Without an alternative text in that language; of what readers see, where they read it. */
  utanAlt?: Language | undefined;
  /** In that collection. */
  samling?: string | undefined;
  typ?: string | undefined;
  /** Who uploaded it, by id. */
  av?: string | undefined;
  /** Uploaded from then on, and before that. */
  fran?: string | undefined;
  till?: string | undefined;
}

/** The conditions on a picture `m`, joined by AND; `name` tells them from those of other questions. */
interface Question {
  name: string;
  where: string;
  values: unknown[];
}

// Looked up picture by picture: what is in the bin is told by no index.
const USED =
  'EXISTS (SELECT FROM bildbruk b WHERE b.media_id = m.id AND NOT (SELECT i.raderad FROM innehall i WHERE i.id = b.innehall_id))';

// Few, and read once for all pictures.
const IN_SKELETON = 'm.id = ANY(ARRAY(SELECT unnest(stommens_bilder(s.block)) FROM stomme s))';

// Those who write are some hundreds, and read once for all pictures; of the dictionary each picture is looked up, and never all of it read.
const NOBODYS =
  'm.id <> ALL(ARRAY(SELECT s.bild FROM skribent s WHERE s.bild IS NOT NULL)) AND (SELECT k.id FROM kandis k WHERE k.bild = m.id LIMIT 1) IS NULL';

/** Public uses of a picture. Where the pictures are narrowed otherwise too, each of those is looked up: to join them, all of them would be read. */
function seen(further: string, isNarrowed: boolean): string {
  const uses = `FROM bildbruk b WHERE b.media_id = m.id AND b.lage = 'publik'${further}`;
  return isNarrowed ? `(SELECT true ${uses} LIMIT 1)` : `EXISTS (SELECT ${uses})`;
}

/** The conditions that are asked for, and no others: each has an index. */
export function questionOf(wanted: WantedMedia): Question {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const given = Object.entries(conditionsOf(wanted, bind)).filter((one): one is [string, string] => one[1] !== undefined);
  const where = ['NOT raderad', ...given.map(([, condition]) => condition)].join(' AND ');
  return { name: given.map(([name]) => name).join('_') || 'alla', where, values };
}

function conditionsOf(wanted: WantedMedia, bind: Bind): Record<string, string | undefined> {
  const { sok = '', anvand, logotyp, rattighet, utanKredit = false, utanAlt, samling, typ, av, fran, till } = wanted;
  return {
    ...(sok === '' ? {} : searchCondition(sok, wanted, bind)),
    ...(anvand === undefined ? {} : { [anvand]: conditionOfUse(anvand, wanted) }),
    annanlogotyp: anvand === 'nej' && logotyp !== undefined ? `m.id <> ${bind(logotyp)}` : undefined,
    ...(rattighet === undefined ? {} : { [rattighet.har]: rightsCondition(rattighet, bind) }),
    utankredit: utanKredit ? `kredit = ''` : undefined,
    // Written out: an index of what has none is of one language.
    ...Object.fromEntries(
      LANGUAGES.map((sprak) => [`utan${sprak}`, utanAlt === sprak ? `coalesce(alt ->> '${sprak}', '') = ''` : undefined]),
    ),
    ...(samling === undefined ? {} : collectionCondition(samling, bind)),
    typ: typ === undefined ? undefined : `typ = ${bind(typ)}`,
    av: av === undefined ? undefined : `av ->> 'id' = ${bind(av)}`,
    fran: fran === undefined ? undefined : `skapad >= ${bind(fran)}`,
    till: till === undefined ? undefined : `skapad < ${bind(till)}`,
  };
}

/** One that there is not has none. */
function collectionCondition(samling: string, bind: Bind): Record<string, string> {
  if (!isId(samling)) return { ingensamling: 'false' };
  return { samling: `m.id IN (SELECT s.media_id FROM samlingsbild s WHERE s.samling_id = ${bind(samling)})` };
}

/** So many words narrow, the longest first, as few have those: who looks for a whole sentence has found it by then. */
const MOST_WORDS = 8;

/** By all of the words, or by any other name of whom they name: each by itself, as an index is asked for one pattern at a time. */
function searchCondition(sok: string, wanted: WantedMedia, bind: Bind): Record<string, string> {
  const { namn = [], bilder = [] } = wanted.personer ?? {};
  const words = distinctWords(sok.toLowerCase().split(/\s+/))
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS);
  const looked = searchedWords(wanted);
  const having = (text: string) => `${looked} LIKE ${bind(containingByIndex(text))}`;
  const ways = [words.map(having).join(' AND '), ...namn.map(having)];
  const own = [...idsIn(sok), ...bilder];
  if (own.length > 0) ways.push(`id = ANY(${bind(own)}::uuid[])`);
  const name = `sok${words.length}`;
  if (ways.length === 1) return { [name]: ways.join('') };
  return { [`${name}namn${namn.length}${own.length > 0 ? 'bild' : ''}`]: `(${ways.join(' OR ')})` };
}

/** The picture that is named by its id or by an address of its files. */
function idsIn(sok: string): string[] {
  if (isId(sok)) return [oneSpelling(sok)];
  return [mediaIdOf(sok.slice(Math.max(0, sok.indexOf('/media/'))))].filter((id) => id !== undefined);
}

/** What is looked in. Of one uploader’s pictures each is looked at: to meet them with all that have a common word takes ten times as long. */
function searchedWords({ av }: WantedMedia): string {
  const words = 'bildens_ord(filnamn, caption, caption_en, kredit, alt, nyckelord, rattigheter)';
  return av === undefined ? words : `(${words} || '')`;
}

function conditionOfUse(anvand: 'ja' | 'nej' | 'publik', { utanAlt, rattighet }: WantedMedia): string {
  if (anvand === 'publik') return seen(utanAlt === undefined ? '' : ` AND b.sprak = '${utanAlt}'`, rattighet !== undefined);
  return anvand === 'ja' ? USED : `NOT ${USED} AND NOT ${IN_SKELETON} AND ${NOBODYS}`;
}

function rightsCondition(rights: Rights, bind: Bind): string {
  switch (rights.har) {
    case 'utgangen':
      return `galler_till <= ${bind(rights.nu)}`;
    case 'snart':
      return `galler_till > ${bind(rights.nu)} AND galler_till <= ${bind(rights.snart)}`;
    case 'giltig':
      return `bildens_ratt(rattigheter) AND coalesce(galler_till, 'infinity'::timestamptz) > ${bind(rights.nu)}`;
    case 'saknas':
      return 'NOT bildens_ratt(rattigheter)';
  }
}

import { keysOf } from '#lib/content/keys-of.ts';
import { AUTHOR_WORDS, authorPath, PERSON_WORD } from '#lib/content/person-slug.ts';
import { isStorableText } from '#lib/content/storable-text.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';
import { CALENDAR_WORD, type CalendarRoute, calendarRoute } from '#lib/site/calendar.ts';
import { SECURITY_PATH } from '#lib/site/security-contact.ts';
import {
  ARCHIVE_WORDS,
  archivePath,
  articlePath,
  authorFeedPath,
  FEED_WORDS,
  type FeedForm,
  feedForm,
  feedPath,
  frontPath,
  KEYS_ADDRESS,
  MANIFEST_PATH,
  PROOF_SCRIPT_ADDRESS,
  PROOF_WORDS,
  personPath,
  proofPath,
  SEARCH_WORDS,
  SIDE_BY_SIDE_WORDS,
  searchPath,
  sectionPath,
  sideBySidePath,
  TAG_WORDS,
  tagFeedPath,
  tagPath,
} from '#lib/site/site-addresses.ts';

/** What a path of the site asks for. */
export type Route =
  | { typ: 'front'; sprak: Language }
  | { typ: 'sektion'; sprak: Language; sektion: string }
  | { typ: 'artikel'; sprak: Language; sektion: string; slug: string }
  | { typ: 'intyg'; sprak: Language; sektion: string; slug: string }
  | { typ: 'sida-vid-sida'; sprak: Language; sektion: string; slug: string }
  | { typ: 'intygsnycklar' }
  | { typ: 'tagg'; sprak: Language; slug: string }
  | { typ: 'taggflode'; sprak: Language; slug: string; form: FeedForm }
  | { typ: 'sok'; sprak: Language }
  | { typ: 'arkiv'; sprak: Language; ar?: number; manad?: number }
  | { typ: 'person'; sprak: Language; slug: string }
  | { typ: 'skribent'; sprak: Language; slug: string }
  | { typ: 'skribentflode'; sprak: Language; slug: string; form: FeedForm }
  | { typ: 'flode'; sprak: Language; sektion: string | null; form: FeedForm }
  | { typ: 'karta' }
  | { typ: 'kartdel'; nr: number }
  | { typ: 'nyhetskarta' }
  | { typ: 'robotar' }
  | { typ: 'modeller' }
  | { typ: 'sakerhet' }
  | { typ: 'sokmotornyckel'; nyckel: string }
  | { typ: 'manifest' }
  | { typ: 'stil'; namn: string }
  | CalendarRoute
  /** Another spelling of an address of the site. */
  | { typ: 'annan-stavning'; till: string }
  | { typ: 'saknas'; sprak: Language };

/** Longer than any address the site has: eighty characters of slug, and a section. */
const LONGEST = 400;
/** Outbound links (lib/blocks/purchase-link.ts): until codes can be registered, none of them leads anywhere. */
const OUTBOUND = /^\/ut(?:\/|$)/;
const FAVICON: Route = { typ: 'stil', namn: 'favicon.ico' };
/** As reader-files.ts names it. */
const PROOF_SCRIPT: Route = { typ: 'stil', namn: 'intyg.mjs' };
const MAP_PART = /^\/sitemap-(0|[1-9]\d{0,3})\.xml$/;
/** As lib/adapters/search-engines/indexnow.ts names it. */
const INDEXNOW_KEY = /^\/([0-9a-f]{32})\.txt$/;
const ASSET_NAME = /^[\w.-]+$/;

const SINGLE = new Map<string, Route>([
  ['/', { typ: 'front', sprak: 'sv' }],
  ['/en', { typ: 'front', sprak: 'en' }],
  ...keysOf(FEED_WORDS).flatMap((form) =>
    LANGUAGES.map((sprak): [string, Route] => [feedPath(sprak, null, form), { typ: 'flode', sprak, sektion: null, form }]),
  ),
  ['/sitemap.xml', { typ: 'karta' }],
  ['/nyhetssitemap.xml', { typ: 'nyhetskarta' }],
  ['/robots.txt', { typ: 'robotar' }],
  ['/llms.txt', { typ: 'modeller' }],
  [SECURITY_PATH, { typ: 'sakerhet' }],
  // Where it was looked for before there was a place for such files (RFC 9116, 3).
  ['/security.txt', { typ: 'annan-stavning', till: SECURITY_PATH }],
  [MANIFEST_PATH, { typ: 'manifest' }],
  [KEYS_ADDRESS, { typ: 'intygsnycklar' }],
  [PROOF_SCRIPT_ADDRESS, PROOF_SCRIPT],
  ['/favicon.ico', FAVICON],
]);

/** The first words of the paths that no section answers. */
export const SITE_WORDS_TAKEN: readonly string[] = [
  ...[...SINGLE.keys()].map((path) => path.split('/')[1] ?? ''),
  ...[
    'ut',
    CALENDAR_WORD,
    ...Object.values(TAG_WORDS),
    ...Object.values(AUTHOR_WORDS),
    ...Object.values(SEARCH_WORDS),
    ...Object.values(ARCHIVE_WORDS),
    PERSON_WORD,
  ],
].filter((word) => word !== '');

/**
 * What the path (without its query) asks the site for; readers are told when nothing is there. Any string at all may be given.
 */
export function routeOf(path: string): Route {
  const single = SINGLE.get(path);
  if (single !== undefined) return single;
  if (path.startsWith(`${ASSETS_ADDRESS}/`)) return assetRoute(path);
  const mapPart = MAP_PART.exec(path)?.[1];
  if (mapPart !== undefined) return { typ: 'kartdel', nr: Number(mapPart) };
  const nyckel = INDEXNOW_KEY.exec(path)?.[1];
  if (nyckel !== undefined) return { typ: 'sokmotornyckel', nyckel };
  const calendar = calendarRoute(path);
  if (calendar !== undefined) return calendar;
  const nothing: Route = { typ: 'saknas', sprak: /^\/en(?:\/|$)/.test(path) ? 'en' : 'sv' };
  if (!path.startsWith('/') || path.length > LONGEST || OUTBOUND.test(path)) return nothing;
  const segments = decoded(path);
  if (segments === undefined) return nothing;
  return pageRoute(path, segments) ?? nothing;
}

/** The one spelling of an address that the site would lead on to it from; undefined for every other. Any string at all may be given. */
export function oneSpelling(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  const route = routeOf(path);
  return route.typ === 'annan-stavning' ? route.till + address.slice(path.length) : undefined;
}

function assetRoute(path: string): Route {
  const namn = ASSET_NAME.exec(path.slice(ASSETS_ADDRESS.length + 1))?.[0];
  return namn === undefined ? { typ: 'saknas', sprak: 'sv' } : { typ: 'stil', namn };
}

/** The words between the slashes, or `undefined` when one of them cannot be part of an address. A last slash is no word. */
function decoded(path: string): string[] | undefined {
  const raw = path.slice(1).split('/');
  if (raw.at(-1) === '') raw.pop();
  try {
    // No address of the site has a capital: one that is written with some means the one without.
    const words = raw.map((word) => decodeURIComponent(word).toLowerCase());
    return words.every(isPlainWord) ? words : undefined;
  } catch {
    // The one thing decodeURIComponent throws for: a percent sign that stands for no character.
    return undefined;
  }
}

/** No section and no slug is a step up a path, or holds a slash that was hidden in an escape. */
function isPlainWord(word: string): boolean {
  return word !== '' && word !== '.' && word !== '..' && !/[/\\]/.test(word) && isStorableText(word);
}

function pageRoute(path: string, segments: string[]): Route | undefined {
  const sprak: Language = segments[0] === 'en' ? 'en' : 'sv';
  const [sektion, last, ...more] = sprak === 'sv' ? segments : segments.slice(1);
  const plain = routeWithin(sprak, sektion, last, more);
  if (plain === undefined) return undefined;
  const [route, canonical] = plain;
  return path === canonical ? route : { typ: 'annan-stavning', till: canonical };
}

function routeWithin(
  sprak: Language,
  first: string | undefined,
  last: string | undefined,
  more: readonly string[],
): [Route, string] | undefined {
  if (first === TAG_WORDS[sprak]) return last === undefined ? undefined : tagRoute(sprak, last, more);
  if (first === AUTHOR_WORDS[sprak]) return last === undefined ? undefined : authorRoute(sprak, last, more);
  if (first === ARCHIVE_WORDS[sprak])
    return archiveRoute(
      sprak,
      [last, ...more].filter((word) => word !== undefined),
    );
  if (more.length > 0) return first === undefined || last === undefined ? undefined : ofArticle(sprak, first, last, more);
  if (first === SEARCH_WORDS[sprak]) return last === undefined ? [{ typ: 'sok', sprak }, searchPath(sprak)] : undefined;
  return first === PERSON_WORD ? personRoute(sprak, last) : plainRoute(sprak, first, last);
}

/** What is told of an article beside its page. */
function ofArticle(sprak: Language, sektion: string, slug: string, [word, ...more]: readonly string[]): [Route, string] | undefined {
  if (more.length > 0) return undefined;
  if (word === SIDE_BY_SIDE_WORDS[sprak]) return [{ typ: 'sida-vid-sida', sprak, sektion, slug }, sideBySidePath(sprak, sektion, slug)];
  return word === PROOF_WORDS[sprak] ? [{ typ: 'intyg', sprak, sektion, slug }, proofPath(sprak, sektion, slug)] : undefined;
}

const YEAR = /^[12]\d{3}$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

/** The years, the months of one, or what was published in one. */
function archiveRoute(sprak: Language, [year, month, ...more]: readonly string[]): [Route, string] | undefined {
  if (more.length > 0 || (year !== undefined && !YEAR.test(year)) || (month !== undefined && !MONTH.test(month))) return undefined;
  const when = { ...(year === undefined ? {} : { ar: Number(year) }), ...(month === undefined ? {} : { manad: Number(month) }) };
  return [{ typ: 'arkiv', sprak, ...when }, archivePath(sprak, when)];
}

/** The page of a tag, or its feed. */
function tagRoute(sprak: Language, slug: string, more: readonly string[]): [Route, string] | undefined {
  if (more.length === 0) return [{ typ: 'tagg', sprak, slug }, tagPath(sprak, slug)];
  const form = more.length === 1 ? feedForm(more[0]) : undefined;
  return form && [{ typ: 'taggflode', sprak, slug, form }, tagFeedPath(sprak, slug, form)];
}

/** The page of somebody who writes, or its feed. */
function authorRoute(sprak: Language, slug: string, more: readonly string[]): [Route, string] | undefined {
  if (more.length === 0) return [{ typ: 'skribent', sprak, slug }, authorPath(sprak, slug)];
  const form = more.length === 1 ? feedForm(more[0]) : undefined;
  return form && [{ typ: 'skribentflode', sprak, slug, form }, authorFeedPath(sprak, slug, form)];
}

/** The page of somebody that articles are about. */
function personRoute(sprak: Language, slug: string | undefined): [Route, string] | undefined {
  return slug === undefined ? undefined : [{ typ: 'person', sprak, slug }, personPath(sprak, slug)];
}

/** The route and the one spelling of its address. */
function plainRoute(sprak: Language, sektion: string | undefined, last: string | undefined): [Route, string] {
  if (sektion === undefined) return [{ typ: 'front', sprak }, frontPath(sprak)];
  if (last === undefined) {
    const form = feedForm(sektion);
    if (form !== undefined) return [{ typ: 'flode', sprak, sektion: null, form }, feedPath(sprak, null, form)];
    return [{ typ: 'sektion', sprak, sektion }, sectionPath(sprak, sektion)];
  }
  const form = feedForm(last);
  if (form !== undefined) return [{ typ: 'flode', sprak, sektion, form }, feedPath(sprak, sektion, form)];
  return [{ typ: 'artikel', sprak, sektion, slug: last }, articlePath(sprak, sektion, last)];
}

import { keysOf } from '#lib/content/keys-of.ts';
import { authorPath, swedishPersonPath } from '#lib/content/person-slug.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What browsers are told who put the site on a screen of theirs. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Where the site's pages stand, as paths. */
export function frontPath(sprak: Language): string {
  return sprak === 'sv' ? '/' : `/${sprak}`;
}

export function sectionPath(sprak: Language, sektion: string): string {
  return `${prefix(sprak)}/${encodeURIComponent(sektion)}`;
}

export function articlePath(sprak: Language, sektion: string, slug: string): string {
  return `${sectionPath(sprak, sektion)}/${encodeURIComponent(slug)}`;
}

/** Where whoever verifies a proof has the keys. */
export const KEYS_ADDRESS = '/.well-known/studio-nycklar.json';

/** And the program that verifies it, to be read and run. */
export const PROOF_SCRIPT_ADDRESS = '/.well-known/studio-intyg.mjs';

/** The last words of the addresses of proofs. */
export const PROOF_WORDS: Record<Language, string> = { sv: 'intyg.json', en: 'proof.json' };

/** The proof of what an article says. */
export function proofPath(sprak: Language, sektion: string, slug: string): string {
  return `${articlePath(sprak, sektion, slug)}/${PROOF_WORDS[sprak]}`;
}

/** The last words of the addresses where an article is read in both its languages. */
export const SIDE_BY_SIDE_WORDS: Record<Language, string> = { sv: 'sida-vid-sida', en: 'side-by-side' };

/** An article in both its languages, this one first. */
export function sideBySidePath(sprak: Language, sektion: string, slug: string): string {
  return `${articlePath(sprak, sektion, slug)}/${SIDE_BY_SIDE_WORDS[sprak]}`;
}

/** The words before the addresses of tags (decisions.md §25). */
export const TAG_WORDS: Record<Language, string> = { sv: 'tagg', en: 'tag' };

export function tagPath(sprak: Language, slug: string): string {
  return `${prefix(sprak)}/${TAG_WORDS[sprak]}/${encodeURIComponent(slug)}`;
}

/** The words before the addresses of what is found, and of what has been published (decisions.md §25). */
export const SEARCH_WORDS: Record<Language, string> = { sv: 'sok', en: 'search' };
export const ARCHIVE_WORDS: Record<Language, string> = { sv: 'arkiv', en: 'archive' };

export function searchPath(sprak: Language): string {
  return `${prefix(sprak)}/${SEARCH_WORDS[sprak]}`;
}

/** All years, the months of one, or one month. */
export function archivePath(sprak: Language, when: { ar?: number; manad?: number } = {}): string {
  const parts = [when.ar, when.manad].flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')]));
  return [`${prefix(sprak)}/${ARCHIVE_WORDS[sprak]}`, ...parts].join('/');
}

export function personPath(sprak: Language, slug: string): string {
  return prefix(sprak) + swedishPersonPath(slug);
}

/** The forms in which a feed is had, and the last words of their addresses (decisions.md §25). */
export const FEED_WORDS = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;

/** What each is called in a head and an answer. */
export const FEED_TYPES: Record<FeedForm, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

export type FeedForm = keyof typeof FEED_WORDS;

/** What each is called by those who choose between them. */
const FEED_NAMES: Record<FeedForm, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON' };

/** How a page tells of its feeds, each by its form too, RSS first: those who know of one form alone know of that. */
export function feedLinks(titel: string, flode: (form: FeedForm) => string): Array<{ titel: string; lank: string; typ: string }> {
  return keysOf(FEED_WORDS).map((form) => ({ titel: `${titel} (${FEED_NAMES[form]})`, lank: flode(form), typ: FEED_TYPES[form] }));
}

/** The form whose address ends so. */
export function feedForm(word: string | undefined): FeedForm | undefined {
  return keysOf(FEED_WORDS).find((form) => FEED_WORDS[form] === word);
}

export function tagFeedPath(sprak: Language, slug: string, form: FeedForm): string {
  return `${tagPath(sprak, slug)}/${FEED_WORDS[form]}`;
}

export function authorFeedPath(sprak: Language, slug: string, form: FeedForm): string {
  return `${authorPath(sprak, slug)}/${FEED_WORDS[form]}`;
}

/** The feed of one section, or of all. */
export function feedPath(sprak: Language, sektion: string | null, form: FeedForm): string {
  return `${sektion === null ? prefix(sprak) : sectionPath(sprak, sektion)}/${FEED_WORDS[form]}`;
}

/** A part of the sitemap: 0 holds the pages that are not articles. */
export function mapPartPath(nr: number): string {
  return `/sitemap-${nr}.xml`;
}

/** A picture of the library, by its address, as shared links show it: cropped to that place (lib/content/share-crop.ts). */
export function sharedPicturePath(src: string, lage: number): string {
  return `${src.slice(0, src.lastIndexOf('/'))}/delning-${lage}.jpg`;
}

function prefix(sprak: Language): string {
  return sprak === 'sv' ? '' : `/${sprak}`;
}

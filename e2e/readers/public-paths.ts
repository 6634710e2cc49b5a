import { keysOf } from '#lib/content/keys-of.ts';
import { outboundPath } from '#lib/content/outbound-path.ts';
import { authorPath } from '#lib/content/person-slug.ts';
import { makeSlug } from '#lib/content/slug.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { CALENDAR_WORD } from '#lib/site/calendar.ts';
import type { PictureRoute } from '#lib/site/picture-route.ts';
import type { Route } from '#lib/site/route.ts';
import {
  archivePath,
  articlePath,
  authorFeedPath,
  FEED_WORDS,
  feedPath,
  frontPath,
  KEYS_ADDRESS,
  mapPartPath,
  PROOF_WORDS,
  personPath,
  SIDE_BY_SIDE_WORDS,
  searchPath,
  sectionPath,
  tagFeedPath,
  tagPath,
} from '#lib/site/site-addresses.ts';

/** What there is to ask for at a moment. */
export interface Asked {
  sections: readonly string[];
  /** Articles, whatever has become of them. */
  items: readonly string[];
  /** Addresses of articles: those that were public once, and those that drafts would have. */
  articles: readonly string[];
  /** Names of tags. */
  tags: readonly string[];
  /** Names of those who write. */
  authors: readonly string[];
  /** Addresses that pictures have or have had. */
  pictures: readonly string[];
}

const in2 = (make: (sprak: (typeof LANGUAGES)[number]) => string[]) => LANGUAGES.flatMap(make);

/** The event that articles of the test hold. */
export const EVENT = 'bhandelse1';

/**
 * Addresses of every kind that the site answers, for a reader who asks for all of it: a kind that is added to the site is missing here to
 * the compiler. Links to share are no address of what has been published: they show what is worked on.
 */
const PATHS: Record<Exclude<Route['typ'], 'stil'> | PictureRoute['typ'] | 'utlank', (asked: Asked) => string[]> = {
  front: () => in2((sprak) => [frontPath(sprak), `${frontPath(sprak)}?sida=2`]),
  sektion: ({ sections }) =>
    in2((sprak) => sections.flatMap((sektion) => [1, 2, 3].map((sida) => `${sectionPath(sprak, sektion)}?sida=${sida}`))),
  artikel: ({ articles }) => [...articles],
  tagg: ({ tags }) => in2((sprak) => tags.flatMap((tagg) => [1, 2].map((sida) => `${tagPath(sprak, makeSlug(tagg))}?sida=${sida}`))),
  taggflode: ({ tags }) => in2((sprak) => tags.map((tagg) => tagFeedPath(sprak, makeSlug(tagg), 'rss'))),
  person: ({ tags }) => in2((sprak) => tags.map((tagg) => personPath(sprak, makeSlug(tagg)))),
  sok: ({ tags }) => in2((sprak) => ['', ...tags].map((word) => `${searchPath(sprak)}?${new URLSearchParams({ q: word })}`)),
  arkiv: () => in2((sprak) => [archivePath(sprak), archivePath(sprak, { ar: 2026 }), archivePath(sprak, { ar: 2026, manad: 11 })]),
  skribent: ({ authors }) => in2((sprak) => authors.map((namn) => authorPath(sprak, makeSlug(namn)))),
  skribentflode: ({ authors }) => in2((sprak) => authors.map((namn) => authorFeedPath(sprak, makeSlug(namn), 'atom'))),
  flode: ({ sections }) =>
    in2((sprak) => [
      ...sections.map((sektion) => feedPath(sprak, sektion, 'rss')),
      ...keysOf(FEED_WORDS).map((form) => feedPath(sprak, null, form)),
    ]),
  karta: () => ['/sitemap.xml'],
  kartdel: () => [0, 1, 2].map(mapPartPath),
  nyhetskarta: () => ['/nyhetssitemap.xml'],
  robotar: () => ['/robots.txt'],
  modeller: () => ['/llms.txt'],
  sokmotornyckel: () => [`/${'0'.repeat(32)}.txt`],
  manifest: () => ['/manifest.webmanifest'],
  sakerhet: () => ['/.well-known/security.txt'],
  intyg: ({ articles }) => articles.map((path) => `${path}/${path.startsWith('/en/') ? PROOF_WORDS.en : PROOF_WORDS.sv}`),
  'sida-vid-sida': ({ articles }) =>
    articles.map((path) => `${path}/${path.startsWith('/en/') ? SIDE_BY_SIDE_WORDS.en : SIDE_BY_SIDE_WORDS.sv}`),
  intygsnycklar: () => [KEYS_ADDRESS],
  bild: ({ pictures }) => pictures.flatMap((src) => [src, `${src.slice(0, src.lastIndexOf('.'))}.webp`]),
  'beskuren-bild': ({ pictures }) => pictures.map((src) => `${src.slice(0, src.lastIndexOf('/'))}/4x3-50-320.webp`),
  delningsbild: ({ pictures }) => pictures.map((src) => `${src.slice(0, src.lastIndexOf('/'))}/delning-50.jpg`),
  kalender: ({ items }) => in2((sprak) => items.map((id) => `/${CALENDAR_WORD}/${id}/${EVENT}.ics?sprak=${sprak}`)),
  'annan-stavning': ({ articles, sections }) => [
    ...articles.slice(0, 3).flatMap((path) => [`${path}/`, path.toUpperCase()]),
    ...sections.map((sektion) => `${sectionPath('sv', sektion)}/?utm_source=brev`),
  ],
  utlank: ({ items }) => ['/ut/nagot', ...items.map((id) => outboundPath('nagot', { innehall: id, block: EVENT, sprak: 'sv' }))],
  saknas: ({ sections }) => [
    ...sections.map((sektion) => articlePath('sv', sektion, 'finns-inte')),
    ...['/finns-inte', '/en/finns-inte', '/ut', '/media/ingen.jpg', '/%zz'],
  ],
};

/** All of them, once each. */
export function publicPaths(asked: Asked): string[] {
  return [...new Set(Object.values(PATHS).flatMap((paths) => paths(asked)))];
}

import { authorPath } from '#lib/content/person-slug.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { type CalendarRoute, calendarAnswer } from '#lib/site/calendar.ts';
import { accentFile, type ReaderFiles, readerFile } from '#lib/site/reader-files.ts';
import type { ReaderRedirects } from '#lib/site/redirects.ts';
import { MOST_MONTHS } from '#lib/site/render-archive.tsx';
import { type Route, routeOf } from '#lib/site/route.ts';
import { securityContact } from '#lib/site/security-contact.ts';
import { articlePath, authorFeedPath, personPath, proofPath, sideBySidePath, tagFeedPath, tagPath } from '#lib/site/site-addresses.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { insteadOfTakenDown } from '#lib/site/taken-down.ts';

/** What readers get at an address of the site: something, nothing, or to be led on. */
export type AtPath = 'finns' | 'saknas' | { till: string };

interface SiteParts {
  site: SiteFacts;
  source: SiteSource;
  redirects: Pick<ReaderRedirects, 'lead'>;
  files: ReaderFiles['files'];
}

type Of<Kind extends Route['typ']> = Route & { typ: Kind };

/**
 * What the site answers readers with at a path (without its query), known without making the page: as the door of the site does
 * (lib/transports/doors/site.ts), pages first and then what the newsroom has said of old addresses. Undefined where somebody else answers: for
 * a language that is read elsewhere nothing is said. Any string at all may be given.
 */
export async function whatIsAt(parts: SiteParts, path: string): Promise<AtPath | undefined> {
  const route = routeOf(path);
  if ('sprak' in route && !isServed(parts.site, route.sprak)) return undefined;
  if (route.typ === 'annan-stavning') {
    const canonical = routeOf(route.till);
    if ('sprak' in canonical && !isServed(parts.site, canonical.sprak)) return undefined;
    const isThere = isOfItself(await pageAt(parts, canonical));
    return (isThere ? undefined : await ledFrom(parts, path)) ?? { till: route.till };
  }
  const page = await pageAt(parts, route);
  const led = isOfItself(page) ? undefined : await ledFrom(parts, path);
  return led ?? (typeof page === 'string' ? page : { till: page.till });
}

/** The same, where what readers are led to may stand in for what is there no more. */
type OwnPage = AtPath | { till: string; standsIn: true };

/** Whether the site has something there, so that nothing else that the newsroom has said of the address counts. */
function isOfItself(page: OwnPage): boolean {
  return page !== 'saknas' && !(typeof page === 'object' && 'standsIn' in page);
}

async function ledFrom({ redirects }: SiteParts, path: string): Promise<AtPath | undefined> {
  const led = await redirects.lead(path);
  if (led === undefined) return undefined;
  return led.till === null ? 'saknas' : { till: led.till };
}

async function pageAt({ site, source, files }: SiteParts, route: Route): Promise<OwnPage> {
  switch (route.typ) {
    case 'front':
    case 'sok':
    case 'karta':
    case 'nyhetskarta':
    case 'robotar':
    case 'modeller':
    case 'manifest':
    case 'intygsnycklar':
      return 'finns';
    case 'sokmotornyckel':
      return there(route.nyckel === site.indexNow);
    case 'sakerhet':
      return there(securityContact(site.identitet) !== undefined);
    case 'sektion':
      return isSection(source, route.sprak, route.sektion);
    case 'flode':
      return route.sektion === null ? 'finns' : isSection(source, route.sprak, route.sektion);
    case 'artikel':
      return article(source, route);
    case 'intyg':
      return ofArticle(source, route, proofPath);
    case 'sida-vid-sida':
      return isInBoth(site, source, route);
    case 'tagg':
    case 'taggflode':
      return tag(source, route);
    case 'person':
      return person(source, route);
    case 'skribent':
    case 'skribentflode':
      return author(source, route);
    case 'arkiv':
      return there(await isInArchive(source, route));
    case 'kartdel': {
      const served = LANGUAGES.filter((sprak) => isServed(site, sprak));
      return there(route.nr === 0 || (await source.mapParts(served)).some(({ nr }) => nr === route.nr));
    }
    case 'stil':
      return there(readerFile(files, route.namn) !== undefined || (await accentFile(route.namn)) !== undefined);
    case 'kalender':
      return there(await isEvent({ site, source }, route));
    case 'annan-stavning':
    case 'saknas':
      return 'saknas';
  }
}

function there(is: boolean): AtPath {
  return is ? 'finns' : 'saknas';
}

async function isSection(source: SiteSource, sprak: Language, id: string): Promise<AtPath> {
  return there((await source.sections()).some((section) => section.id === id && section.sprak.includes(sprak)));
}

async function article(source: SiteSource, { sprak, sektion, slug }: Of<'artikel'>): Promise<OwnPage> {
  const target = await source.address(sprak, sektion, slug);
  if (target === undefined) return 'saknas';
  if (target.typ === 'nedtagen') return { till: await insteadOfTakenDown(source, sprak, target.sektion), standsIn: true };
  return target.typ === 'flyttad' ? { till: articlePath(sprak, target.sektion, target.slug) } : 'finns';
}

type PathOf = (sprak: Language, sektion: string, slug: string) => string;

/** What is told of an article beside its page: only while it is public. */
async function ofArticle(source: SiteSource, { sprak, sektion, slug }: Of<'intyg' | 'sida-vid-sida'>, pathOf: PathOf): Promise<AtPath> {
  const target = await source.address(sprak, sektion, slug);
  if (target === undefined || target.typ === 'nedtagen') return 'saknas';
  return target.typ === 'flyttad' ? { till: pathOf(sprak, target.sektion, target.slug) } : 'finns';
}

async function isInBoth(site: SiteFacts, source: SiteSource, route: Of<'sida-vid-sida'>): Promise<AtPath> {
  if (!LANGUAGES.every((sprak) => isServed(site, sprak))) return 'saknas';
  const found = await ofArticle(source, route, sideBySidePath);
  if (found !== 'finns') return found;
  const target = await source.address(route.sprak, route.sektion, route.slug);
  const andra = target?.typ === 'artikel' ? target.artikel.andra : target?.typ === 'hallen' ? target.stand.andra : [];
  return there(andra.length > 0);
}

/** Of what nobody has published nothing is told, in a page or a feed: neither of a tag, nor of a person, nor of somebody who writes. */
async function tag(source: SiteSource, route: Of<'tagg' | 'taggflode'>): Promise<AtPath> {
  const { sprak, slug } = route;
  const tagg = await source.tag(slug);
  if (tagg === undefined || (await source.latestOfTag(sprak, tagg.id, 1)).length === 0) return 'saknas';
  if (tagg.slug === slug) return 'finns';
  return { till: route.typ === 'tagg' ? tagPath(sprak, tagg.slug) : tagFeedPath(sprak, tagg.slug, route.form) };
}

async function person(source: SiteSource, { sprak, slug }: Of<'person'>): Promise<AtPath> {
  const found = await source.person(slug);
  if (found === undefined || (await source.latestOfPerson(sprak, found.id, 1)).length === 0) return 'saknas';
  return found.slug === slug ? 'finns' : { till: personPath(sprak, found.slug) };
}

async function author(source: SiteSource, route: Of<'skribent' | 'skribentflode'>): Promise<AtPath> {
  const { sprak, slug } = route;
  const found = await source.author(slug);
  if (found === undefined || (await source.latestOfAuthor(sprak, found.id, 1)).length === 0) return 'saknas';
  if (found.slug === slug) return 'finns';
  return { till: route.typ === 'skribent' ? authorPath(sprak, found.slug) : authorFeedPath(sprak, found.slug, route.form) };
}

/** Whether anything was published then; there is always a page of the years. */
async function isInArchive(source: SiteSource, { sprak, ar, manad }: Of<'arkiv'>): Promise<boolean> {
  if (ar === undefined) return true;
  if (manad !== undefined) return (await source.latestOfMonth(sprak, { ar, manad }, 1)).length > 0;
  return (await source.months(sprak, MOST_MONTHS)).some((month) => month.ar === ar);
}

/** In any language: which one is said by the query. */
async function isEvent(parts: Pick<SiteParts, 'site' | 'source'>, route: CalendarRoute): Promise<boolean> {
  const answers = await Promise.all(LANGUAGES.map((sprak) => calendarAnswer(parts, route, sprak)));
  return answers.some((answer) => answer !== undefined);
}

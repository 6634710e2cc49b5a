import type { Logger } from 'pino';
import { partAddress } from '#lib/blocks/liveinlagg/part-links.tsx';
import { olderPartsOf, partWithAnchor } from '#lib/blocks/liveinlagg/reports.ts';
import { authorPath } from '#lib/content/person-slug.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { adOrigins } from '#lib/site/ads.ts';
import { type ArticleTarget, articleAnswers, articleOf } from '#lib/site/article-answer.ts';
import { sectionOf } from '#lib/site/article-data.ts';
import { atomFeed } from '#lib/site/atom.ts';
import { chosenFirst } from '#lib/site/chosen-first.ts';
import { FEED_LENGTH, type Feed, type FeedSubject } from '#lib/site/feed.ts';
import { jsonFeed } from '#lib/site/json-feed.ts';
import { llmsText } from '#lib/site/llms.ts';
import { manifestText } from '#lib/site/manifest.ts';
import type { Message } from '#lib/site/pages/message-page.tsx';
import { byId, teaserMediaIds } from '#lib/site/pictures.ts';
import { keySet, type Proving, proofOf } from '#lib/site/proof.ts';
import type { RenderedPage } from '#lib/site/ready-page.ts';
import { MOST_MONTHS, renderMonth, renderYears } from '#lib/site/render-archive.tsx';
import { portraitOf, renderAuthor } from '#lib/site/render-author.tsx';
import { renderFront, renderSection, renderTag } from '#lib/site/render-lists.tsx';
import { renderMessage } from '#lib/site/render-message.tsx';
import { renderPerson } from '#lib/site/render-person.tsx';
import { renderSearch } from '#lib/site/render-search.tsx';
import { renderSideBySide } from '#lib/site/render-side-by-side.tsx';
import { robotsText } from '#lib/site/robots.ts';
import type { Route } from '#lib/site/route.ts';
import { rssFeed } from '#lib/site/rss.ts';
import { SECURITY_KEPT_MS, securityText } from '#lib/site/security-contact.ts';
import {
  archivePath,
  articlePath,
  authorFeedPath,
  FEED_TYPES,
  type FeedForm,
  feedPath,
  frontPath,
  personPath,
  proofPath,
  sectionPath,
  sideBySidePath,
  tagFeedPath,
  tagPath,
} from '#lib/site/site-addresses.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import { feedHeaders, pageHeaders, redirectHeaders } from '#lib/site/site-headers.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { NEWS_MS, NEWS_SITEMAP_LENGTH, newsSitemap, sitemapIndex, sitemapOfArticles, sitemapOfPages } from '#lib/site/sitemaps.ts';
import { SteadySince } from '#lib/site/steady-since.ts';
import { tagName } from '#lib/site/subjects.ts';
import { insteadOfTakenDown } from '#lib/site/taken-down.ts';
import { track, withDependencies } from '#lib/site/tracked-source.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import type { Month, PublicListing } from '#lib/store/readers/public-lists.ts';

/** What is answered from the store, and so may be kept. */
export type PageRoute = Exclude<Route, { typ: 'stil' | 'kalender' | 'sok' | 'saknas' | 'annan-stavning' }>;

type ArticleRoute = PageRoute & { typ: 'artikel' };

/** Which page of a list is asked for, and which part of a long report; `undefined` of its newest. */
export interface Leaf {
  sida: number;
  del?: number | undefined;
}

/** A sitemap holds fifty thousand addresses, and this one those of two languages. */
const MOST_PEOPLE = 18_000;
const MOST_AUTHORS = 2_000;
const MOST_TAGS = 2_000;

const NEWS_KEPT_MS = 5 * 60 * 1000;

const FEEDS: Record<FeedForm, (feed: Feed) => string> = { rss: rssFeed, atom: atomFeed, json: jsonFeed };
/** Another key may have come of which nobody here has heard. */
const KEYS_KEPT_MS = 5 * 60 * 1000;

const STATUS: Record<Message, number> = { saknas: 404, borttagen: 410, slut: 410, utlank: 410, fel: 500, borta: 503, osignerat: 503 };

interface AnswerParts {
  site: SiteFacts;
  source: SiteSource;
  now(): Date;
  /** How often something that readers had may have been taken back; undefined while nobody knows. */
  takenBackTimes(): number | undefined;
  proving: Proving;
  /** Keeps what has been rendered of a publication. */
  keep(rendered: RenderedPublication): void;
  log: Pick<Logger, 'error'>;
}

export type SiteAnswers = ReturnType<typeof siteAnswers>;

/** Makes the answers that the site's routes lead to. */
export function siteAnswers({ site, source, now, takenBackTimes, proving, keep, log }: AnswerParts) {
  const articlePages = articleAnswers({ site, keep, log });
  const policy = { studioUrl: site.url, script: site.assets.script.integrity };
  const headers = pageHeaders(policy);
  const steady = new SteadySince(now);
  // Asked anew each time: where Swedish is read may change while Studio runs.
  const served = () => LANGUAGES.filter((sprak) => isServed(site, sprak));

  async function answerFrom(source: SiteSource, route: PageRoute, { sida, del }: Leaf): Promise<RenderedPage | undefined> {
    if ('sprak' in route && !isServed(site, route.sprak)) return elsewhere(source, route, del);
    switch (route.typ) {
      case 'front':
      case 'sektion':
        return front(source, route, sida);
      case 'tagg':
      case 'taggflode':
        return ofTag(source, route, sida);
      case 'arkiv': {
        const { sprak, ar, manad } = route;
        if (ar === undefined || manad === undefined) return page(await renderYears(site, source, { sprak, ar }));
        return page(await renderMonth(site, source, { sprak, month: { ar, manad }, sida }));
      }
      case 'person':
        return ofPerson(source, route, sida);
      case 'skribent':
      case 'skribentflode':
        return ofAuthor(source, route, sida);
      case 'artikel':
        return article(source, route, del);
      case 'intyg':
        return proof(source, route);
      case 'sida-vid-sida':
        return sideBySide(source, route);
      case 'intygsnycklar':
        return feed('application/jwk-set+json', keySet(await proving.keys()), KEYS_KEPT_MS);
      case 'flode':
        return ofSection(source, route);
      case 'karta':
        return feed('application/xml', sitemapIndex(site.url, await source.mapParts(served())));
      case 'kartdel':
        return feed('application/xml', await mapPart(source, route.nr));
      case 'nyhetskarta': {
        const after = new Date(now().getTime() - NEWS_MS).toISOString();
        return feed('application/xml', newsSitemap(site, await source.news(served(), after, NEWS_SITEMAP_LENGTH)), NEWS_KEPT_MS);
      }
      case 'robotar':
        return feed('text/plain', robotsText(site.url));
      case 'manifest':
        return feed('application/manifest+json', manifestText(site, served()));
      case 'modeller':
        return feed('text/plain', llmsText(site, served()));
      case 'sokmotornyckel':
        return feed('text/plain', route.nyckel === site.indexNow ? route.nyckel : undefined);
      case 'sakerhet':
        return feed('text/plain', securityText(site, now()), SECURITY_KEPT_MS);
    }
  }

  /** The front page, or a page of a section, kept no longer than what has been chosen for it stands there. */
  async function front(source: SiteSource, route: PageRoute & { typ: 'front' | 'sektion' }, sida: number) {
    const { sprak } = route;
    const at = now();
    const isFirst = route.typ === 'front' || sida === 1;
    const chosen = isFirst ? await chosenFirst(source, sprak, route.typ === 'front' ? null : route.sektion, at.toISOString()) : undefined;
    const listings = chosen?.listings ?? [];
    const made = page(
      route.typ === 'front'
        ? await renderFront(site, source, { sprak, chosen: listings })
        : await renderSection(site, source, { sprak, sektion: route.sektion, sida, chosen: listings }),
    );
    return made && chosen?.till !== undefined ? { ...made, kept: Date.parse(chosen.till) - at.getTime() } : made;
  }

  function page(body: RenderedPage['body'] | undefined): RenderedPage | undefined {
    return body === undefined ? undefined : { status: 200, headers: headersOfPage(), body, kept: 'till-andring' };
  }

  /** Asked anew each time: whether there are ads, and whose, may change while Studio runs. */
  function headersOfPage(): Record<string, string> {
    const { annonser, assets, identitet } = site;
    const sedan = identitet.andrat_sedan === 'visas' ? assets.since.script.integrity : undefined;
    if (annonser === undefined && sedan === undefined) return headers.sida;
    const ads = annonser && { script: assets.ads.script.integrity, origins: adOrigins(annonser) };
    return pageHeaders({ ...policy, sedan, annonser: ads }).sida;
  }

  function feed(type: string, body: string | undefined, kept: RenderedPage['kept'] = 'till-andring'): RenderedPage | undefined {
    return body === undefined ? undefined : { status: 200, headers: feedHeaders(type), body, kept };
  }

  /** Where what is asked for is read, when that is not here: the article at its own address there once it has come, all else at the site's first page. */
  async function elsewhere(source: SiteSource, route: PageRoute, del: number | undefined): Promise<RenderedPage | undefined> {
    if (route.typ === 'front') return redirect(302, `${site.svenskaHos}/`);
    if (['sektion', 'tagg', 'person', 'skribent', 'arkiv'].includes(route.typ)) return standIn(`${site.svenskaHos}/`);
    if (route.typ === 'intyg') return proof(source, route);
    if (route.typ !== 'artikel') return undefined;
    const target = await source.address(route.sprak, route.sektion, route.slug);
    if (target?.typ === 'nedtagen') return standIn(`${site.svenskaHos}/`);
    // Of before Swedish moved elsewhere, or of another section: the article itself knows where it is now.
    if (target?.typ === 'flyttad') return elsewhere(source, { ...route, sektion: target.sektion, slug: target.slug }, del);
    const lank = target?.typ === 'artikel' ? target.artikel.cmsLank : target?.typ === 'hallen' ? target.stand.cmsLank : null;
    if (lank) return redirect(302, lank);
    // What has not moved there yet is read where it has always been.
    return target?.typ === 'artikel' || target?.typ === 'hallen' ? partOrWhole(source, route, target, del) : undefined;
  }

  async function article(source: SiteSource, route: ArticleRoute, del: number | undefined): Promise<RenderedPage | undefined> {
    const { sprak, sektion, slug } = route;
    const target = await source.address(sprak, sektion, slug);
    if (target === undefined) return undefined;
    if (target.typ === 'nedtagen') return standIn(await insteadOfTakenDown(source, sprak, target.sektion));
    if (target.typ === 'flyttad') return redirect(301, articlePath(sprak, target.sektion, target.slug) + partAddress(del ?? 'senaste'));
    return partOrWhole(source, route, target, del);
  }

  async function partOrWhole(source: SiteSource, { sprak, sektion, slug }: ArticleRoute, target: ArticleTarget, del: number | undefined) {
    if (del === undefined) return page(await articlePages.whole(source, target));
    // A part that the report no longer has, or never had: all that there is of it is led to from its newest.
    return page(await articlePages.reportPart(source, target, del)) ?? redirect(302, articlePath(sprak, sektion, slug));
  }

  /** An article in both its languages. */
  async function sideBySide(source: SiteSource, { sprak, sektion, slug }: PageRoute & { typ: 'sida-vid-sida' }) {
    const target = await source.address(sprak, sektion, slug);
    if (target?.typ === 'flyttad') return redirect(301, sideBySidePath(sprak, target.sektion, target.slug));
    if (target?.typ !== 'artikel' && target?.typ !== 'hallen') return undefined;
    const found = await articleOf(source, target);
    return page(found && (await renderSideBySide(site, source, found)));
  }

  /** The proof of what readers have here at an address: of that alone, and nothing of what they had before or have elsewhere. */
  async function proof(source: SiteSource, { sprak, sektion, slug }: PageRoute & { typ: 'intyg' }): Promise<RenderedPage | undefined> {
    const target = await source.address(sprak, sektion, slug);
    if (target?.typ === 'flyttad') return redirect(301, proofPath(sprak, target.sektion, target.slug));
    if (target?.typ !== 'artikel' && target?.typ !== 'hallen') return undefined;
    const found = await articleOf(source, target);
    // Whether readers may still have what is read elsewhere, and in which words, is known there alone.
    if (found === undefined || (!isServed(site, sprak) && found.cmsLank !== null)) return undefined;
    const [key, sigill] = await Promise.all([proving.key(), proving.sealOf(found.publicering)]);
    const adress = site.url + articlePath(sprak, sektion, slug);
    const text = proofOf(found, { utgivare: site.url, adress, sigill }, key);
    const headers = { ...feedHeaders('application/json'), 'X-Robots-Tag': 'noindex' };
    return { status: 200, headers, body: text, kept: sigill === undefined ? 'inte' : 'till-andring' };
  }

  /** To the part of a long report that shows the entry with that address within its page; an entry that there is not leads to the newest. */
  async function entry(source: SiteSource, { sprak, sektion, slug }: ArticleRoute, anchor: string): Promise<RenderedPage | undefined> {
    const target = await source.address(sprak, sektion, slug);
    if (target?.typ !== 'artikel' && target?.typ !== 'hallen') return undefined;
    const blocks = (await articleOf(source, target))?.revision.block ?? [];
    if (olderPartsOf(blocks) === 0) return undefined;
    // Said in the address too: whoever is led here is not to ask where the entry is once more.
    const led = redirect(302, `${articlePath(sprak, sektion, slug)}?del=${partWithAnchor(blocks, anchor) ?? 'senaste'}#${anchor}`);
    return { ...led, kept: 'till-andring' };
  }

  /** The page of a tag or its feed; an address that it had leads to the one it has. */
  async function ofTag(source: SiteSource, asked: PageRoute & { typ: 'tagg' | 'taggflode' }, sida: number) {
    const { sprak, slug } = asked;
    const tagg = await source.tag(slug);
    if (tagg === undefined) return undefined;
    const amne: FeedSubject = {
      ...{ namn: tagName(tagg, sprak), sida: tagPath(sprak, tagg.slug) },
      flode: (form) => tagFeedPath(sprak, tagg.slug, form),
    };
    if (tagg.slug !== slug) {
      const isRead = (await source.latestOfTag(sprak, tagg.id, 1)).length > 0;
      return isRead ? redirect(301, asked.typ === 'tagg' ? amne.sida : amne.flode(asked.form)) : undefined;
    }
    if (asked.typ === 'tagg') return page(await renderTag(site, source, { sprak, tagg, sida }));
    const listings = await source.latestOfTag(sprak, tagg.id, FEED_LENGTH);
    // Of what nobody has published nothing is told: nor what a draft is about.
    if (listings.length === 0) return undefined;
    return feedOf(source, asked, amne, listings);
  }

  /** The page of somebody that articles are about; an address that somebody had leads to the one there is. */
  async function ofPerson(source: SiteSource, { sprak, slug }: PageRoute & { typ: 'person' }, sida: number) {
    const person = await source.person(slug);
    // Who is in the dictionary is told of nobody that nothing is written of.
    if (person === undefined) return undefined;
    if (person.slug !== slug) {
      const isRead = (await source.latestOfPerson(sprak, person.id, 1)).length > 0;
      return isRead ? redirect(301, personPath(sprak, person.slug)) : undefined;
    }
    return page(await renderPerson(site, source, { sprak, person, sida }));
  }

  /** The page of somebody who writes, or its feed; an address that somebody had leads to the one there is. */
  async function ofAuthor(source: SiteSource, asked: PageRoute & { typ: 'skribent' | 'skribentflode' }, sida: number) {
    const { sprak, slug } = asked;
    const author = await source.author(slug);
    // Who works here is told of nobody whom readers have nothing of.
    if (author === undefined) return undefined;
    const amne: FeedSubject = {
      ...{ namn: author.namn, sida: authorPath(sprak, author.slug) },
      flode: (form) => authorFeedPath(sprak, author.slug, form),
    };
    if (author.slug !== slug) {
      const isRead = (await source.latestOfAuthor(sprak, author.id, 1)).length > 0;
      return isRead ? redirect(301, asked.typ === 'skribent' ? amne.sida : amne.flode(asked.form)) : undefined;
    }
    if (asked.typ === 'skribent') {
      const portrait = await portraitOf(source, author, now());
      const found = page(await renderAuthor(site, source, { sprak, author, portrait, sida }));
      // Not longer than its picture may be shown.
      return found && portrait?.till !== undefined ? { ...found, kept: Date.parse(portrait.till) - now().getTime() } : found;
    }
    const listings = await source.latestOfAuthor(sprak, author.id, FEED_LENGTH);
    return listings.length === 0 ? undefined : feedOf(source, asked, amne, listings);
  }

  /** The feed of a section, or of all articles. */
  async function ofSection(source: SiteSource, asked: PageRoute & { typ: 'flode' }): Promise<RenderedPage | undefined> {
    const { sprak, sektion: id } = asked;
    const sections = await source.sections();
    if (id !== null && !sections.some((section) => section.id === id && section.sprak.includes(sprak))) return undefined;
    const amne: FeedSubject | null =
      id === null
        ? null
        : { namn: sectionOf(sections, sprak, id).namn, sida: sectionPath(sprak, id), flode: (form) => feedPath(sprak, id, form) };
    return feedOf(source, asked, amne, await source.latest(sprak, id, FEED_LENGTH));
  }

  async function feedOf(
    source: SiteSource,
    { sprak, form }: { sprak: Language; form: FeedForm },
    amne: FeedSubject | null,
    listings: readonly PublicListing[],
  ): Promise<RenderedPage | undefined> {
    const ids = teaserMediaIds(listings);
    const media = byId(ids.length === 0 ? [] : await source.media(ids));
    const text = FEEDS[form]({ sajt: site.identitet, url: site.url, sprak, amne, listings, media });
    const since = steady.of(amne === null ? feedPath(sprak, null, form) : amne.flode(form), text, takenBackTimes());
    const made = { status: 200, headers: feedHeaders(FEED_TYPES[form]), body: text };
    return 'andrad' in since ? { ...made, kept: 'till-andring', andrad: since.andrad } : { ...made, kept: since.omMs };
  }

  async function mapPart(source: SiteSource, nr: number): Promise<string | undefined> {
    if (nr > 0) {
      const entries = await source.mapPart(served(), nr);
      return entries.length === 0 ? undefined : sitemapOfArticles(site, entries);
    }
    const [sections, ...found] = await Promise.all([
      source.sections(),
      ...served().map(async (sprak) => archivePaths(sprak, await source.months(sprak, MOST_MONTHS))),
      ...served().map(async (sprak) => (await source.tagsWithPages(sprak, MOST_TAGS)).map((slug) => tagPath(sprak, slug))),
      ...served().map(async (sprak) => (await source.peopleWithPages(sprak, MOST_PEOPLE)).map((slug) => personPath(sprak, slug))),
      ...served().map(async (sprak) => (await source.authorsWithPages(sprak, MOST_AUTHORS)).map((slug) => authorPath(sprak, slug))),
    ]);
    const paths = served().flatMap((sprak) => [
      frontPath(sprak),
      ...sections.filter((section) => !section.arkiverad && section.sprak.includes(sprak)).map(({ id }) => sectionPath(sprak, id)),
    ]);
    return sitemapOfPages(site.url, [...paths, ...found.flat()]);
  }

  async function messageFrom(source: SiteSource, what: Message, sprak: Language, withSections: boolean): Promise<RenderedPage> {
    return {
      status: STATUS[what],
      headers: headers.besked,
      body: await renderMessage(site, source, { what, sprak, withSections }),
      kept: withSections ? 'till-andring' : 'inte',
    };
  }

  return {
    headers,

    /** The answer, with what it depends on, or `undefined` when there is nothing at that address. */
    async answer(route: PageRoute, leaf: Leaf) {
      await site.upToDate;
      return withDependencies(source, (tracked) => answerFrom(tracked, route, leaf));
    },

    /** Where an entry of a long live report is read. Nothing where no such report is read here. */
    async entry(route: ArticleRoute, anchor: string) {
      await site.upToDate;
      return withDependencies(source, async (tracked) => (isServed(site, route.sprak) ? entry(tracked, route, anchor) : undefined));
    },

    /** What was found of what readers have: kept nowhere, as what is looked for is without end. Nothing where the language is read elsewhere. */
    async search(sprak: Language, q: string, sida: number): Promise<RenderedPage | undefined> {
      await site.upToDate;
      if (!isServed(site, sprak)) return standIn(`${site.svenskaHos}/`);
      return { status: 200, headers: headers.besked, body: await renderSearch(site, source, { sprak, q, sida }), kept: 'inte' };
    },

    /** A page that says why there is nothing to read. Without the sections when the store cannot be asked for them. */
    async message(what: Message, sprak: Language, withSections = true): Promise<RenderedPage> {
      if (withSections) await site.upToDate;
      const { tracked, beror } = track(source);
      return { ...(await messageFrom(tracked, what, sprak, withSections)), beror };
    },
  };
}

/** The pages of the archive, where anything has been published. */
function archivePaths(sprak: Language, months: readonly Month[]): string[] {
  const years = [...new Set(months.map(({ ar }) => ar))];
  const front = months.length === 0 ? [] : [archivePath(sprak)];
  return [...front, ...years.map((ar) => archivePath(sprak, { ar })), ...months.map((month) => archivePath(sprak, month))];
}

/** Leads from what is not there to what is like it, where the newsroom has not said where to. */
function standIn(till: string): RenderedPage {
  return { ...redirect(302, till), standsIn: true };
}

/** Leads to another address. */
export function redirect(status: 301 | 302, till: string): RenderedPage {
  return { status, headers: redirectHeaders(till), body: '', kept: 'inte' };
}

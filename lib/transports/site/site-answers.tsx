import { type Message, MessagePage } from '#components/site/message-page.tsx';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { sectionOf } from '#lib/transports/site/article-data.ts';
import { htmlDocument } from '#lib/transports/site/document.ts';
import { byId, teaserMediaId } from '#lib/transports/site/pictures.ts';
import type { RenderedPage } from '#lib/transports/site/ready-page.ts';
import { renderArticle } from '#lib/transports/site/render-article.tsx';
import { renderFront, renderSection } from '#lib/transports/site/render-lists.tsx';
import { robotsText } from '#lib/transports/site/robots.ts';
import type { Route } from '#lib/transports/site/route.ts';
import { RSS_LENGTH, rssFeed } from '#lib/transports/site/rss.ts';
import { articlePath, frontPath, sectionPath } from '#lib/transports/site/site-addresses.ts';
import { frameData, isServed, type SiteFacts } from '#lib/transports/site/site-context.ts';
import { feedHeaders, pageHeaders, redirectHeaders } from '#lib/transports/site/site-headers.ts';
import type { SiteSource } from '#lib/transports/site/site-source.ts';
import { NEWS_SITEMAP_LENGTH, newsSitemap, SITEMAP_LENGTH, sitemap } from '#lib/transports/site/sitemaps.ts';

/** What is answered from the store, and so may be kept. */
export type PageRoute = Exclude<Route, { typ: 'bild' | 'stil' | 'delning' | 'kalender' | 'saknas' | 'annan-stavning' }>;

const NEWS_KEPT_MS = 5 * 60 * 1000;

const STATUS: Record<Message, number> = { saknas: 404, slut: 410, fel: 500, borta: 503 };

/** Makes the answers that the site's routes lead to. */
export function siteAnswers({ site, source, now }: { site: SiteFacts; source: SiteSource; now(): Date }) {
  const headers = pageHeaders({ studioUrl: site.url, script: site.assets.script.integrity });
  const served = LANGUAGES.filter((sprak) => isServed(site, sprak));

  /** The answer, or `undefined` when there is nothing at that address. */
  async function answer(route: PageRoute, sida: number): Promise<RenderedPage | undefined> {
    if ('sprak' in route && !isServed(site, route.sprak)) return undefined;
    switch (route.typ) {
      case 'front':
        return page(await renderFront(site, source, route.sprak));
      case 'sektion':
        return page(await renderSection(site, source, { ...route, sida }));
      case 'artikel':
        return article(route);
      case 'rss':
        return feed('application/rss+xml', await rss(route.sprak, route.sektion));
      case 'karta':
        return feed('application/xml', await wholeMap());
      case 'nyhetskarta':
        return feed('application/xml', newsSitemap(site.url, await latestOfAll(NEWS_SITEMAP_LENGTH), now()), NEWS_KEPT_MS);
      case 'robotar':
        return feed('text/plain', robotsText(site.url));
    }
  }

  function page(body: string | undefined): RenderedPage | undefined {
    return body === undefined ? undefined : { status: 200, headers: headers.sida, body, kept: 'till-andring' };
  }

  function feed(type: string, body: string | undefined, kept: RenderedPage['kept'] = 'till-andring'): RenderedPage | undefined {
    return body === undefined ? undefined : { status: 200, headers: feedHeaders(type), body, kept };
  }

  async function article({ sprak, sektion, slug }: PageRoute & { typ: 'artikel' }): Promise<RenderedPage | undefined> {
    const target = await source.address(sprak, sektion, slug);
    if (target === undefined) return undefined;
    if (target.typ === 'nedtagen') return redirect(302, sectionPath(sprak, target.sektion));
    if (target.typ === 'flyttad') return redirect(301, articlePath(sprak, target.sektion, target.slug));
    const found = await source.article(target.innehall, sprak);
    return page(found && (await renderArticle(site, source, found)));
  }

  async function rss(sprak: Language, id: string | null): Promise<string | undefined> {
    const sections = await source.sections();
    if (id !== null && !sections.some((section) => section.id === id && section.sprak.includes(sprak))) return undefined;
    const listings = await source.latest(sprak, id, RSS_LENGTH);
    const ids = new Set(listings.map(teaserMediaId).filter((media) => media !== undefined));
    const media = byId(ids.size === 0 ? [] : await source.media([...ids]));
    return rssFeed({ url: site.url, sprak, sektion: id === null ? null : sectionOf(sections, sprak, id), listings, media });
  }

  async function wholeMap(): Promise<string> {
    const [sections, listings] = await Promise.all([source.sections(), latestOfAll(SITEMAP_LENGTH)]);
    const fixed = served.flatMap((sprak) => [
      frontPath(sprak),
      ...sections.filter((section) => section.sprak.includes(sprak)).map(({ id }) => sectionPath(sprak, id)),
    ]);
    return sitemap(site.url, fixed, listings);
  }

  async function latestOfAll(limit: number) {
    return (await Promise.all(served.map((sprak) => source.latest(sprak, null, limit)))).flat();
  }

  return {
    answer,
    headers,

    /** A page that says why there is nothing to read. Without the sections when the store cannot be asked for them. */
    async message(what: Message, sprak: Language, withSections = true): Promise<RenderedPage> {
      const frame = frameData(site, { sprak, sections: withSections ? await source.sections() : [] });
      const body = htmlDocument(<MessagePage frame={frame} message={what} />);
      return {
        status: STATUS[what],
        headers: what === 'slut' ? { ...headers.besked, 'X-Robots-Tag': 'noindex' } : headers.besked,
        body,
        kept: withSections ? 'till-andring' : 'inte',
      };
    },
  };
}

/** Leads to another address of the site. */
export function redirect(status: 301 | 302, till: string): RenderedPage {
  return { status, headers: redirectHeaders(till), body: '', kept: 'inte' };
}

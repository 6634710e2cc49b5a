import { calendarFile } from '#lib/blocks/evenemang/index.ts';
import { attrs } from '#lib/blocks/evenemang/schema.ts';
import { parsedAttrs } from '#lib/blocks/parsed-attrs.ts';
import { blockId } from '#lib/content/block-id.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { RenderedPage } from '#lib/site/ready-page.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import { feedHeaders } from '#lib/site/site-headers.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';

/** One event of one article. */
export interface CalendarRoute {
  typ: 'kalender';
  innehall: string;
  block: string;
}

/** The first word of their addresses. */
export const CALENDAR_WORD = 'kalender';

const FILE = /^\/kalender\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(b[\w-]+)\.ics$/;
const ASKED_LANGUAGE = /[?&]sprak=([^&]*)/;

/** The event whose file the path asks for; `undefined` for any other path, also one that no id can make. */
export function calendarRoute(path: string): CalendarRoute | undefined {
  const [, innehall, block] = FILE.exec(path) ?? [];
  return innehall === undefined || block === undefined || !BLOCK_ID.test(block) ? undefined : { typ: 'kalender', innehall, block };
}

/** The language that the address asks for: Swedish when it names none, `undefined` when it names one that there is not. */
export function calendarLanguage(url: string): Language | undefined {
  const asked = ASKED_LANGUAGE.exec(url)?.[1];
  return asked === undefined ? 'sv' : LANGUAGES.find((sprak) => sprak === asked);
}

/**
 * The calendar file of an event in a public article, told in that language; `undefined` when the article is not public in
 * it, has no such event, or the event no time. The one public thing that is here in Swedish also when Swedish is read elsewhere.
 */
export async function calendarAnswer(
  { site, source }: { site: SiteFacts; source: Pick<SiteSource, 'article'> },
  { innehall, block: id }: CalendarRoute,
  sprak: Language,
): Promise<RenderedPage | undefined> {
  const article = await source.article(innehall, sprak);
  const block = article?.revision.block.find((candidate) => candidate.type === 'evenemang' && blockId(candidate) === id);
  const lank = article && addressOf(site, article);
  if (article === undefined || block === undefined || lank === undefined) return undefined;
  const body = calendarFile(parsedAttrs(block, attrs), {
    uid: `${id}.${innehall}@${new URL(site.url).host}`,
    andrad: article.uppdaterad ?? article.publicerad,
    lank,
    sprak,
  });
  if (body === undefined) return undefined;
  const headers = {
    ...feedHeaders('text/calendar'),
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(article.slug)}.ics`,
    'X-Robots-Tag': 'noindex',
  };
  return { status: 200, headers, body, kept: 'till-andring' };
}

function addressOf(site: SiteFacts, { revision: { sprak }, fakta: { sektion }, slug, cmsLank }: PublicArticle): string | undefined {
  const here = site.url + articlePath(sprak, sektion, slug);
  return isServed(site, sprak) ? here : (cmsLank ?? here);
}

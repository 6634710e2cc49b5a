import { mediaIdSteps } from '#lib/blocks/article-pictures.ts';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { ShownPart } from '#lib/blocks/liveinlagg/report-parts.ts';
import { autoTags } from '#lib/blocks/relaterat/auto-tags.ts';
import { readersSince } from '#lib/content/changed-since.ts';
import { correctedTexts, shownCorrections } from '#lib/content/corrections.ts';
import { mayBeShared } from '#lib/content/picture-rights.ts';
import type { Meta } from '#lib/contract/article.ts';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import type { Media } from '#lib/contract/media.ts';
import { BEACON_ADDRESS } from '#lib/contract/page-view.ts';
import { ArticleView } from '#lib/render/article-view.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import { betweenPlaces, Place } from '#lib/render/place.tsx';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';
import { layOutAds } from '#lib/site/ads.ts';
import { articleHead, partHead } from '#lib/site/article-data.ts';
import { type ArticleParts, writtenParts } from '#lib/site/article-parts.ts';
import { digestOfParts, markOf } from '#lib/site/authenticity.ts';
import { longHtmlDocument } from '#lib/site/document.ts';
import { AdBox } from '#lib/site/pages/ad-box.tsx';
import { ArticleMain } from '#lib/site/pages/article-page.tsx';
import { BesideArticle } from '#lib/site/pages/beside-article.tsx';
import { LanguageLink } from '#lib/site/pages/page-frame.tsx';
import { PageHead } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { byId, sharedMediaIds, withWholePictures } from '#lib/site/pictures.ts';
import { swedishVersion } from '#lib/site/related-within.ts';
import { RENDERER } from '#lib/site/renderer.ts';
import { segmentOf } from '#lib/site/segment.ts';
import { articlePath, proofPath, sectionPath, sideBySidePath } from '#lib/site/site-addresses.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { type Surroundings, surroundingsOf, underlagOf } from '#lib/site/surroundings.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import type { PictureForm } from '#lib/store/readers/standing.ts';
import { isListed } from '#lib/templates/is-listed.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

export interface Rendered {
  parts: ArticleParts;
  /** `undefined` of what is not to be kept. */
  tillVard: RenderedPublication | undefined;
}

/** Not so of a live report that goes on: it has new words sooner than anybody reads these again. */
export function isToBeKept({ revision }: PublicArticle): boolean {
  return revision.meta.live !== true;
}

/**
 * Renders what of an article's page is its own. Of a publication alone and of what stands around it: what is kept for readers is of a type
 * that only this function makes.
 */
export async function renderParts(site: SiteFacts, source: SiteSource, article: PublicArticle): Promise<Rendered> {
  const { innehall, publicering, revision } = article;
  const { sprak } = revision;
  const found = await foundOf(site, source, article);
  const { around, bilder, taggar } = found;
  const parts = await partsOf(article, found, 'senaste');
  if (!isToBeKept(article)) return { parts, tillVard: undefined };
  const delar = writtenParts(parts);
  const kept = {
    innehall,
    sprak,
    publicering,
    renderare: RENDERER,
    underlag: underlagOf(around),
    bilder,
    taggar,
  };
  const akthet = markOf(site.sign, { ...kept, delar: digestOfParts(delar) });
  return { parts, tillVard: { ...kept, delar, akthet } as unknown as RenderedPublication };
}

/** The same of an article that nothing is to be kept of. */
export async function renderWhole(site: SiteFacts, source: SiteSource, article: PublicArticle): Promise<ArticleParts> {
  return partsOf(article, await foundOf(site, source, article), 'senaste');
}

/** The same of a page that shows one older part of a long report; it is not to be kept beside the publication. */
export async function renderReportPart(site: SiteFacts, source: SiteSource, article: PublicArticle, del: number): Promise<ArticleParts> {
  return partsOf(article, await foundOf(site, source, article), del);
}

/** What an article is rendered with. */
interface Found {
  around: Surroundings;
  /** The pictures that it shows, and the ids of all that it names. */
  media: readonly Media[];
  bilder: string[];
  /** Of which its boxes gather articles. */
  taggar: string[];
  svenskMeta: Meta | undefined;
  tidigare: Pick<RenderContext, 'rattelser' | 'sedan'>;
}

async function foundOf(site: SiteFacts, source: SiteSource, article: PublicArticle): Promise<Found> {
  const { revision } = article;
  const [bilder, taggar] = [await pictureIds(revision), autoTags(revision.block)];
  const [media, swedish] = await Promise.all([source.media(bilder), swedishVersion(source, article)]);
  const { sektion, taggar: amnen, ansvarig, agare } = article.fakta;
  const place = { ...article, sprak: revision.sprak, sektion, taggar: amnen, ansvarig, agare };
  const found = await surroundingsOf(site, source, place, { bilder: media.map(formOf), taggar });
  // The Swedish version that it is rendered with may be newer than the one that it was found with.
  const around = { ...found, svensk: swedish?.publicering ?? found.svensk };
  const tidigare = await historyOf(source, article, around);
  return { around, media, bilder, taggar, tidigare, svenskMeta: swedish?.revision.meta };
}

/** What is told of what readers had before: what corrections changed, where somebody has chosen it, and since when each piece says what it says. */
async function historyOf(
  source: SiteSource,
  { innehall, publicering, revision }: PublicArticle,
  { foreEfter, andratSedan }: Surroundings,
): Promise<Pick<RenderContext, 'rattelser' | 'sedan'>> {
  const tellsCorrections = foreEfter && shownCorrections(revision.block).length > 0;
  // A report that goes on is read while it changes, and says what is new itself.
  const tellsSince = andratSedan && revision.meta.live !== true;
  if (!tellsCorrections && !tellsSince) return {};
  const earlier = await source.earlier(innehall, revision.sprak, publicering);
  return {
    ...(tellsCorrections && { rattelser: correctedTexts(earlier, textOfBlock) }),
    ...(tellsSince && { sedan: readersSince(earlier) }),
  };
}

async function partsOf(article: PublicArticle, found: Found, livedel: ShownPart): Promise<ArticleParts> {
  const { innehall, fakta, slug } = article;
  const { url, sajt, sektion, forfattare, annanstans, sprakversioner, relaterade, amnen, aiNot } = found.around;
  const { svenskMeta, tidigare } = found;
  const media = byId(found.media);
  const own = withWholePictures(article.revision, media);
  const revision = livedel === 'senaste' ? own : withReportsAlone(own);
  const { sprak } = revision;
  const lank = url + articlePath(sprak, sektion.id, slug);
  const page = {
    ...articlePage({
      ...{ innehall, fakta, revision, sektion, sajt, url, lank, media, relaterade, svenskMeta },
      publicerad: article.publicerad,
      andrad: article.uppdaterad,
    }),
    sektion: { namn: sektion.namn, lank: url + sectionPath(sprak, sektion.id) },
    taggar: amnen.map(({ namn }) => namn),
    forfattare,
    aiNot,
    livedel,
    ...tidigare,
  };
  const whole = await inTurns(
    articleHead({
      sajt,
      revision: { ...revision, hero: own.hero },
      page,
      sektion,
      media,
      hasFeed: !annanstans.includes(sprak),
      sprakversioner: [{ sprak, lank }, ...sprakversioner],
    }),
  );
  const head = livedel === 'senaste' ? whole : partHead(whole, { sprak, lank, del: livedel });
  // Within the page, addresses are the site's own, whatever name it is reached by.
  const within = {
    ...page,
    absolute: (address: string) => address,
    sektion: { namn: sektion.namn, lank: sectionPath(sprak, sektion.id) },
    matning: BEACON_ADDRESS,
  };
  const { mall, sponsrad } = fakta;
  const ads = layOutAds(found.around.annonser, { mall, listad: isListed(mall), isSponsored: sponsrad !== null, block: revision.block });
  const box = (slot: AdSlot) => <AdBox slot={slot} sprak={sprak} />;
  const foreign = { forst: ads.forst && box(ads.forst), efter: new Map([...ads.efter].map(([index, slot]) => [index, box(slot)])) };
  const [other] = sprakversioner;
  // What is read elsewhere is not beside anything here, nor what is still to move there.
  const isInBoth = other !== undefined && annanstans.length === 0;
  const html = await longHtmlDocument(revision.block, (putOff) => (
    <html lang={sprak} className="sajt">
      <PageHead head={head} sprak={sprak} assets={<Place />} sajt={sajt.namn} />
      <body id="topp">
        <Place />
        <main id="innehall">
          <ArticleMain sprak={sprak} amnen={amnen} fokus={revision.hero?.fokus ?? null}>
            <ArticleView article={revision} page={{ ...within, putOff }} foreign={foreign} />
            {ads.sist && box(ads.sist)}
          </ArticleMain>
          {livedel === 'senaste' && (
            <BesideArticle
              sprak={sprak}
              intyg={proofPath(sprak, sektion.id, slug)}
              sidaVidSida={isInBoth ? sideBySidePath(sprak, sektion.id, slug) : undefined}
            />
          )}
          <Place />
        </main>
      </body>
    </html>
  ));
  const [huvud, data, kropp] = betweenPlaces(html, 4);
  const leads = other && { sprak: other.sprak, lank: other.inom, text: SITE_WORDS[sprak].annanVersion };
  const sprakval = leads === undefined ? '' : renderToStaticMarkup(<LanguageLink annat={leads} />);
  const segments = await Promise.all([segmentOf(huvud), segmentOf(data), segmentOf(sprakval), segmentOf(kropp)]);
  return { skript: head.skript === true, huvud: segments[0], data: segments[1], sprakval: segments[2], kropp: segments[3] };
}

/** What stands around a report is read on its own page. */
function withReportsAlone(revision: PublicArticle['revision']): PublicArticle['revision'] {
  return { ...revision, hero: null, block: revision.block.filter(({ type }) => type === 'liveinlagg') };
}

/** All of a picture that the page shows besides what the article says of it. */
export function formOf({ id, bredd, hojd, fokus, src, varianter, stilla, farg, rattigheter }: Media): PictureForm {
  return { id, bredd, hojd, fokus, src, varianter, stilla, farg, delas: mayBeShared(rattigheter) };
}

/** The ids of all pictures of the library that the page and its head show. */
export async function pictureIds(revision: PublicArticle['revision']): Promise<string[]> {
  return [...new Set([...(await inTurns(mediaIdSteps(revision))), ...sharedMediaIds([revision])])];
}

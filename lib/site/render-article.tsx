import { mediaIdSteps } from '#lib/blocks/article-pictures.ts';
import { ArticleView } from '#lib/render/article-view.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import { articleHead, sectionOf } from '#lib/site/article-data.ts';
import { longHtmlDocument } from '#lib/site/document.ts';
import { ArticlePage } from '#lib/site/pages/article-page.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { byId, teaserMediaId, withWholePictures } from '#lib/site/pictures.ts';
import { relatedWithin, swedishMeta } from '#lib/site/related-within.ts';
import { articlePath, sectionPath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { teasersOf } from '#lib/site/teasers.ts';
import type { PublicArticle } from '#lib/store/public-articles.ts';
import type { PublicListing } from '#lib/store/public-lists.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const RELATED = 4;

/** The public page of an article. */
export async function renderArticle(site: SiteFacts, source: SiteSource, article: PublicArticle): Promise<string> {
  const { innehall, fakta, slug } = article;
  const { sektion: sectionId } = fakta;
  const { sprak } = article.revision;
  const [sections, found, related, relaterade, svenskMeta] = await Promise.all([
    source.sections(),
    pictureIds(article.revision).then((ids) => source.media(ids)),
    relatedTo(source, article),
    relatedWithin(site, source, innehall, article.revision),
    swedishMeta(source, article),
  ]);
  const media = byId(found);
  const revision = withWholePictures(article.revision, media);
  const sektion = sectionOf(sections, sprak, sectionId);
  const path = articlePath(sprak, sectionId, slug);
  const lank = site.url + path;
  const page = {
    ...articlePage({
      innehall,
      fakta,
      revision,
      sektion,
      sajt: site.identitet,
      url: site.url,
      lank,
      publicerad: article.publicerad,
      andrad: article.uppdaterad,
      media,
      relaterade,
      svenskMeta,
    }),
    sektion: { namn: sektion.namn, lank: site.url + sectionPath(sprak, sectionId) },
  };
  const others = otherVersions(site, article);
  const [other] = others;
  const annan = other && { lank: other.inom, text: SITE_WORDS[sprak].annanVersion };
  const teasers = await teasersOf(source, sections, related);
  const articleFacts = await inTurns(
    articleHead({ sajt: site.identitet, revision, page, sektion, media, sprakversioner: [{ sprak, lank }, ...others] }),
  );
  return longHtmlDocument(revision.block, (putOff) => (
    <ArticlePage
      frame={frameData(site, { sprak, sections, aktuell: sectionId, annan })}
      head={articleFacts}
      taggar={fakta.taggar}
      fokus={revision.hero?.fokus ?? null}
      relaterade={teasers}
    >
      {/* Within the page, addresses are the site's own, whatever name it is reached by. */}
      <ArticleView
        article={revision}
        page={{ ...page, absolute: (address) => address, sektion: { namn: sektion.namn, lank: sectionPath(sprak, sectionId) }, putOff }}
      />
    </ArticlePage>
  ));
}

/**
 * Of the same section first; a small section is filled up with the newest of the others. The others are asked for only then:
 * what a page has asked about is what may make it be made anew.
 */
async function relatedTo(
  source: SiteSource,
  { innehall: id, revision: { sprak }, fakta: { sektion } }: PublicArticle,
): Promise<PublicListing[]> {
  const ofSection = without(id, await source.latest(sprak, sektion, RELATED + 1));
  if (ofSection.length >= RELATED) return ofSection.slice(0, RELATED);
  const ofAll = without(id, await source.latest(sprak, null, RELATED * 2));
  const listed = new Map([...ofSection, ...ofAll].map((listing) => [listing.id, listing]));
  return [...listed.values()].slice(0, RELATED);
}

function without(id: string, listings: readonly PublicListing[]): PublicListing[] {
  return listings.filter((listing) => listing.id !== id);
}

/** The ids of all pictures of the library that the page and its head show. */
export async function pictureIds(revision: PublicArticle['revision']): Promise<string[]> {
  const teaser = teaserMediaId(revision);
  return [...new Set([...(await inTurns(mediaIdSteps(revision))), ...(teaser === undefined ? [] : [teaser])])];
}

/** The article in the other languages that it is public in: its whole address, and the one to use within the site. */
function otherVersions(site: SiteFacts, { andra, cmsLank }: PublicArticle) {
  return andra.flatMap(({ sprak, sektion, slug }) => {
    const path = articlePath(sprak, sektion, slug);
    if (isServed(site, sprak)) return [{ sprak, lank: site.url + path, inom: path }];
    return cmsLank ? [{ sprak, lank: cmsLank, inom: cmsLank }] : [];
  });
}

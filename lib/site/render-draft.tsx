import type { Revision } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { ArticleView } from '#lib/render/article-view.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import { draftHead, sectionOf } from '#lib/site/article-data.ts';
import { longHtmlDocument } from '#lib/site/document.ts';
import { ArticlePage } from '#lib/site/pages/article-page.tsx';
import { SharePage } from '#lib/site/pages/share-page.tsx';
import { byId, withWholePictures } from '#lib/site/pictures.ts';
import { relatedWithin } from '#lib/site/related-within.ts';
import { pictureIds } from '#lib/site/render-parts.tsx';
import { sectionPath } from '#lib/site/site-addresses.ts';
import { frameData, type SiteFacts } from '#lib/site/site-context.ts';
import type { SharedArticle, SiteSource } from '#lib/site/site-source.ts';
import type { Subject } from '#lib/site/subjects.ts';

/** The page of a share link: the article as it would look published, and a bar that says that it is not. */
export async function renderShared(site: SiteFacts, source: SiteSource, shared: SharedArticle): Promise<string> {
  const { innehall, fakta, publicerad, revision: saved, svenskMeta, galler } = shared;
  const { sprak } = saved;
  const [sections, found, relaterade] = await Promise.all([
    source.sections(),
    pictureIds(saved).then((ids) => source.media(ids)),
    relatedWithin(site, source, innehall, saved),
  ]);
  const media = byId(found);
  const revision = withWholePictures(saved, media);
  const sektion = sectionOf(sections, sprak, fakta.sektion);
  const page = articlePage({
    innehall,
    fakta,
    revision,
    sektion,
    sajt: site.identitet,
    url: site.url,
    lank: '',
    publicerad,
    andrad: null,
    media,
    relaterade,
    svenskMeta,
  });
  return longHtmlDocument(revision.block, (putOff) => (
    <SharePage
      frame={frameData(site, { sprak, sections, aktuell: fakta.sektion })}
      head={draftHead(site.identitet, revision)}
      amnen={plainSubjects(fakta.taggar)}
      fokus={revision.hero?.fokus ?? null}
      galler={galler}
    >
      <ArticleView
        article={revision}
        page={{
          ...page,
          utkast: true,
          absolute: (address) => address,
          sektion: { namn: sektion.namn, lank: sectionPath(sprak, sektion.id) },
          putOff,
        }}
      />
    </SharePage>
  ));
}

interface Preview {
  revision: Revision;
  /** The article's surroundings, with whole addresses. */
  page: PublishedPage;
  sections: readonly Section[];
}

/**
 * The page of a version that is not public, as the site would show it, to be shown in a frame anywhere: every address in it
 * is a whole one.
 */
export function previewPage(site: SiteFacts, { revision, page, sections }: Preview): Promise<string> {
  return longHtmlDocument(revision.block, (putOff) => (
    <ArticlePage
      frame={frameData(site, { sprak: revision.sprak, sections, bas: site.url })}
      head={draftHead(site.identitet, revision)}
      amnen={plainSubjects(page.taggar)}
      fokus={revision.hero?.fokus ?? null}
    >
      <ArticleView article={revision} page={{ ...page, utkast: true, putOff }} />
    </ArticlePage>
  ));
}

/** A draft is read by itself: its tags lead nowhere. */
function plainSubjects(names: readonly string[]): Subject[] {
  return names.map((namn) => ({ namn, lank: null }));
}

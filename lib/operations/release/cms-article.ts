import type { CmsArticle, CmsHero, CmsStepListener } from '#lib/adapters/cms/port.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import { articlePage, sectionAddress } from '#lib/operations/article/article-page.ts';
import { relatedArticles } from '#lib/operations/article/related-articles.ts';
import { mediaOf } from '#lib/operations/check/article-media.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';
import { jsonLd } from '#lib/render/json-ld.ts';

/** One Swedish revision as the CMS is handed it. */
export async function cmsArticle(
  context: OperationContext,
  order: ReleaseOrder,
  swedish: Revision,
  onStep: CmsStepListener,
): Promise<CmsArticle> {
  const { item, datum, lage, versions } = order;
  const { url, cmsTest } = context.settings;
  const found = (await context.sections()).find((section) => section.id === item.sektion);
  const section = found ?? { id: item.sektion, namn: item.sektion, kategori: null };
  const media = await mediaOf(context.store, [swedish]);
  const address = { externalId: item.id, sektion: { id: section.id, namn: section.namn, kategori: section.kategori }, slug: swedish.slug };
  const publicerad = datum ?? item.publicerad ?? context.now;
  const page = articlePage({
    head: item,
    revision: swedish,
    sektion: section,
    url,
    lank: context.cms.link(address) ?? item.cms?.lank ?? sectionAddress(url, 'sv', item.sektion),
    publicerad,
    andrad: item.publicerad === null ? null : context.now,
    media,
    relaterade: await relatedArticles(swedish.block, (tagg, limit) => context.store.published.latestTagged('sv', tagg, item.id, limit)),
  });
  const english =
    versions.find((version) => version.sprak === 'en')?.slug ??
    (item.sprak.en?.publicerad_revision ? item.sprak.en.arbetsrevision.slug : undefined);
  return {
    ...address,
    lage: lage === 'publicera' && !cmsTest ? 'publicera' : 'utkast',
    rubrik: swedish.rubrik,
    ingress: swedish.ingress,
    seo: { titel: swedish.meta.seoTitel ?? '', beskrivning: swedish.meta.seoBesk ?? '' },
    // Made when asked for: the built-in site renders its own pages, and asks for neither.
    get html() {
      return renderBodyHtml(swedish.block, page);
    },
    get jsonLd() {
      return jsonLd(swedish, page);
    },
    kategorier: item.kategorier,
    taggar: item.taggar,
    hero: heroOf(context, swedish, media),
    datum: datum ?? item.publicerad,
    sprak: english === undefined ? [] : [{ sprak: 'en', lank: `${sectionAddress(url, 'en', item.sektion)}/${english}` }],
    sektionslank: null,
    onStep,
  };
}

/** Only a picture of the library can be handed over: of any other there is nothing but an address. */
function heroOf(context: OperationContext, { hero }: Revision, library: ReadonlyMap<string, Media>): CmsHero | null {
  const id = hero?.mediaId ?? mediaIdOf(hero?.src ?? '');
  const media = id === undefined ? undefined : library.get(id);
  if (hero === null || media === undefined) return null;
  return {
    externalId: media.id,
    async fil() {
      const bytes = await context.media.read(media.id, media.bredd);
      if (bytes === undefined) throw new Error(`the bytes of picture ${media.id} are gone`);
      return { bytes, typ: media.typ, filnamn: media.filnamn };
    },
    alt: hero.alt ?? media.alt.sv ?? '',
    caption: hero.caption ?? media.caption,
    kredit: hero.kredit ?? media.kredit,
  };
}

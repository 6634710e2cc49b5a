import { createHash } from 'node:crypto';
import type { CmsArticle, CmsPicture, CmsPlace, CmsStepListener, CmsTeaser, KeptPicture } from '#lib/adapters/cms/port.ts';
import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import { aiNote } from '#lib/content/ai-note.ts';
import { libraryIdOf, mediaFileOf, mediaIdOf } from '#lib/content/library-picture.ts';
import { mayBeShared } from '#lib/content/picture-rights.ts';
import { shareCrop } from '#lib/content/share-crop.ts';
import { sharedPlace } from '#lib/content/shared-place.ts';
import { slugFromElsewhere } from '#lib/content/slug.ts';
import { labelledStandfirst } from '#lib/content/sponsor-label.ts';
import type { Hero, Item, Revision } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import { BEACON_ADDRESS } from '#lib/contract/page-view.ts';
import type { PostOrigin } from '#lib/contract/post-origin.ts';
import { partsOfTheme } from '#lib/contract/theme-parts.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';
import { mediaOf } from '#lib/operations/check/article-media.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { cmsAddress } from '#lib/operations/release/delivery/cms-address.ts';
import { originThere } from '#lib/operations/release/delivery/origin-there.ts';
import { elsewhereId, pictureElsewhere } from '#lib/operations/release/delivery/picture-elsewhere.ts';
import { differingNow } from '#lib/operations/release/differing-now.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { deliveredHtmlSteps } from '#lib/render/article-html.tsx';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { bylineInWords } from '#lib/render/article-view.tsx';
import { jsonLdSteps } from '#lib/render/json-ld.ts';
import { articlePage, sectionAddress } from '#lib/render/make-article-page.ts';
import { relatedArticles } from '#lib/render/related-articles.ts';
import type { CurrentPublication } from '#lib/store/readers/current-publications.ts';
import { isListed } from '#lib/templates/is-listed.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const LATE_MS = 60_000;

/**
 * One Swedish revision as the CMS is handed it. `version` is what orders the deliveries of the item (CmsArticle.version): the
 * same for every retry of one release.
 */
export async function cmsArticle(
  context: OperationContext,
  order: Pick<ReleaseOrder, 'item' | 'datum' | 'annars' | 'borjade' | 'lage' | 'versions' | 'ord'>,
  revision: Revision,
  onStep: CmsStepListener,
  version: string = context.now,
): Promise<CmsArticle> {
  // Older texts may have controls, which would leave the feeds that a CMS makes without form.
  const [item, swedish] = withoutControlsIn([order.item, revision] as const);
  const now = order.borjade ?? context.now;
  const datum = order.datum ?? item.publicerad ?? overdue(order, now);
  const { url, sajt, cmsTest, teman, forfattareDar } = context.settings;
  const [origin, taken] = await Promise.all([context.store.origins.of(item.id), context.store.changedElsewhere.takenOver(item.id)]);
  const ursprung = originThere(context.cms, origin);
  const [address, media, current, gamlaSlugar, taggar, relaterade] = await Promise.all([
    cmsAddress(context, item, ursprung === undefined ? swedish.slug : slugThere(swedish.slug, origin)),
    libraryOf(context, swedish),
    context.store.readers.current.of(item.id, 'sv'),
    context.store.slugs.former(item.id, 'sv', swedish.slug),
    // What a tag is called is a label: there as here it is what it is called now (decisions.md §15).
    context.store.tags.calledNow(item.taggar),
    relatedArticles(swedish.block, 'sv', (tagg, limit) => context.store.readers.lists.latestTagged('sv', tagg, item.id, limit)),
  ]);
  const lage = cmsMode(context, order);
  const laid = articlePage({
    innehall: item.id,
    fakta: item,
    revision: swedish,
    sektion: address.sektion,
    sajt,
    url,
    lank: context.cms.link(address) ?? item.cms?.lank ?? sectionAddress(url, 'sv', item.sektion),
    publicerad: datum ?? order.annars,
    andrad: isNewHere(item, current) ? null : await changedAt(context.store, now, { current, swedish, item }),
    media,
    relaterade,
  });
  const told = { ...laid, aiNot: aiNote(order.ord?.get('sv'), sajt, 'sv') };
  const page = lage === 'publicera' ? { ...told, matning: `${url}${BEACON_ADDRESS}` } : { ...told, utkast: true as const };
  const hero = heroOf(context, swedish, media);
  return {
    ...address,
    version,
    lage,
    typ: isListed(item.mall) ? 'artikel' : 'sida',
    rubrik: swedish.rubrik,
    ingress: labelledStandfirst(swedish.ingress, item.sponsrad, swedish.sprak),
    byline: bylineInWords(page),
    // What was there before Studio has its author.
    ...(forfattareDar === 'konto' || ursprung !== undefined ? {} : { forfattare: bylineInWords(page) }),
    seo: { titel: swedish.meta.seoTitel ?? '', beskrivning: swedish.meta.seoBesk ?? '' },
    html(place) {
      const kept = keptAt(place, { media, hero });
      // One that was to be had there and could not be is shown from nowhere else either.
      const isThere = hero !== null && ('cmsId' in hero || kept(swedish.hero?.src ?? '') !== undefined);
      const shown = isThere ? swedish : { ...swedish, hero: null };
      return inTurns(deliveredHtmlSteps(shown, standingAt(page, place, kept), partsOfTheme(teman, place.tema)));
    },
    jsonLd: (place) => inTurns(jsonLdSteps(swedish, standingAt(page, place, keptAt(place, { media, hero })))),
    ...(ursprung === undefined ? {} : { ursprung }),
    // An earlier text has not what was taken over.
    ...(taken === undefined || swedish.nr < taken.nr ? {} : { overtaget: taken.tillstand }),
    kategorier: item.kategorier,
    taggar: [...new Set(taggar)],
    hero,
    bilder: mediaIdsOf({ hero: null, block: swedish.block }).flatMap((id) => {
      const picture = media.get(id);
      return picture === undefined ? [] : [libraryPicture(context, picture)];
    }),
    teaser: { ...teaserOf(context, swedish, media, page), delas: sharedOf(swedish, media) },
    datum,
    sprak: englishLinks(order, url),
    gamlaSlugar,
    sektionslank: null,
    rorEjPublik: cmsTest,
    onStep,
  };
}

/** The slug that its post has, until another has been chosen here. */
function slugThere(slug: string, origin: PostOrigin | undefined): string {
  return origin !== undefined && origin.slug !== '' && slugFromElsewhere(origin.slug) === slug ? origin.slug : slug;
}

/** Whether readers of the CMS are to see it: nobody in test mode. */
export function cmsMode({ settings }: OperationContext, { lage }: Pick<ReleaseOrder, 'lage'>): CmsArticle['lage'] {
  return lage === 'utkast' || settings.cmsTest ? 'utkast' : 'publicera';
}

/** Whether Studio has published nothing of it before, wherever else it may have been. */
function isNewHere({ publicerad, status }: Item, current: CurrentPublication | undefined): boolean {
  return publicerad === null || (current === undefined && status !== 'nedtagen');
}

/** Delivered again with the words and the facts that readers have already, for a new language or after a fault, it has not changed. */
async function changedAt(
  store: OperationContext['store'],
  now: string,
  { current, swedish, item }: { current: CurrentPublication | undefined; swedish: Revision; item: Item },
) {
  if (current?.revision !== swedish.id) return now;
  return (await differingNow(store, current.fakta, item)).length === 0 ? current.uppdaterad : now;
}

/**
 * The time a first publication is late for, as when the CMS has been away: then it is not the moment it comes there. One that
 * is on time is dated by the CMS, which might take a date that lies ahead of its own clock for a schedule.
 */
function overdue({ annars }: Pick<ReleaseOrder, 'annars'>, now: string): string | null {
  return Date.parse(now) - Date.parse(annars) > LATE_MS ? annars : null;
}

type KeptAt = (address: string) => KeptPicture | undefined;

/** Where the CMS keeps the pictures that the article names by their addresses here or elsewhere. */
function keptAt({ bild }: CmsPlace, { media, hero }: { media: ReadonlyMap<string, Media>; hero: CmsArticle['hero'] }): KeptAt {
  return (address) => {
    const known = media.get(mediaIdOf(address) ?? '');
    const file = known === undefined ? (elsewhereId(address) ?? '') : fileOf(known);
    const own = hero !== null && 'externalId' in hero && hero.externalId.startsWith(`${file}-`) ? hero.externalId : '';
    return bild(file) ?? bild(own);
  };
}

/** The page as it is at a place in the CMS, with its own address and with the pictures that the CMS keeps. */
function standingAt(page: PublishedPage, { lank }: CmsPlace, kept: KeptAt): PublishedPage {
  return {
    ...page,
    ...(lank === null ? {} : { lank }),
    absolute: (address) => kept(address)?.src ?? page.absolute(address),
    variants: (address) => kept(address)?.varianter ?? page.variants?.(address) ?? [],
    // The pictures there are its own, in the types that it makes.
    served: () => undefined,
    crops: () => [],
    relateratFornyas: true,
  };
}

/** Where English is read, or will be when it is released by the same order. */
function englishLinks({ item, versions }: Pick<ReleaseOrder, 'item' | 'versions'>, url: string): CmsArticle['sprak'] {
  const released = versions.find(({ sprak }) => sprak === 'en');
  if (released !== undefined) return [{ sprak: 'en', lank: `${sectionAddress(url, 'en', item.sektion)}/${released.slug}` }];
  const lank = publicLink(item);
  return lank === null ? [] : [{ sprak: 'en', lank }];
}

function publicLink({ sprak: { en } }: Item): string | null {
  return en === undefined || en.publicerad_revision === null ? null : en.lank;
}

/** The library's pictures of the article, its teaser's included. */
async function libraryOf(context: OperationContext, swedish: Revision): Promise<Map<string, Media>> {
  const teaser = mediaIdOf(swedish.meta.puffSrc ?? '');
  const [own, others] = await Promise.all([
    mediaOf(context.store, [swedish]),
    teaser === undefined ? [] : context.store.media.byIds([teaser]),
  ]);
  return new Map([...own.values(), ...others].map((media) => [media.id, withoutControlsIn(media)] as const));
}

/** What its files are called: another file is another picture to the CMS. */
function fileOf({ id, src }: Media): string {
  return mediaFileOf(src) ?? id;
}

/** A picture as the library knows it. */
function libraryPicture(context: OperationContext, media: Media): CmsPicture {
  return {
    externalId: fileOf(media),
    async fil() {
      const bytes = await context.media.read(fileOf(media), media.bredd);
      if (bytes === undefined) throw new Error(`the bytes of picture ${media.id} are gone`);
      return { bytes, typ: media.typ, filnamn: media.filnamn };
    },
    alt: media.alt.sv ?? '',
    caption: media.caption,
    kredit: media.kredit,
  };
}

/**
 * The picture with the words that the article has for it, and no others. A theme shows the words that the CMS has beside the file, so that
 * the same file with other words is another picture to it: else the article that was delivered last would change what readers of the
 * others see.
 */
function inItsOwnWords(picture: CmsPicture, { alt = '', caption = '', kredit = '' }: Hero): CmsPicture {
  const words = { alt, caption, kredit };
  const mark = createHash('sha256')
    .update(JSON.stringify([alt, caption, kredit]))
    .digest('hex');
  return { ...picture, ...words, externalId: `${picture.externalId}-${mark.slice(0, 16)}` };
}

/** One that is neither the library's nor the CMS's own is fetched from its address, when that is on the internet. */
function heroOf(context: OperationContext, { hero }: Revision, library: ReadonlyMap<string, Media>): CmsArticle['hero'] {
  if (hero === null) return null;
  const media = library.get(libraryIdOf(hero) ?? '');
  if (media !== undefined) return inItsOwnWords(libraryPicture(context, media), hero);
  if (hero.cmsId !== undefined) return { cmsId: hero.cmsId };
  const elsewhere = pictureElsewhere(context, hero);
  return elsewhere === null ? null : inItsOwnWords(elsewhere, hero);
}

/**
 * Lists and shared links: the article's own picture for that, else the one at its top, cropped around what matters in it. The
 * crop is a picture of its own for the CMS, which keeps it as long as the article: a CMS crops around the middle, and those
 * who show shared links fetch the file they are told of.
 */
function teaserOf(
  context: OperationContext,
  revision: Revision,
  library: ReadonlyMap<string, Media>,
  page: PublishedPage,
): Omit<CmsTeaser, 'delas'> {
  const { meta, ingress, rubrik, hero } = revision;
  const words = { rubrik: meta.puffTitel?.trim() || rubrik, text: meta.socialText?.trim() || meta.seoBesk?.trim() || ingress.trim() };
  if (meta.puffBild !== undefined) return { ...words, bild: { cmsId: meta.puffBild } };
  if (meta.puffSrc) {
    const media = library.get(mediaIdOf(meta.puffSrc) ?? '');
    if (media === undefined) return { ...words, bild: { src: page.absolute(meta.puffSrc) } };
    const whole = libraryPicture(context, media);
    return { ...words, bild: cropped(context, media, media.fokus, whole) ?? whole };
  }
  const media = hero === null ? undefined : library.get(libraryIdOf(hero) ?? '');
  if (hero !== null && media !== undefined) {
    return { ...words, bild: cropped(context, media, hero.fokus ?? media.fokus, inItsOwnWords(libraryPicture(context, media), hero)) };
  }
  const isHandedOver = hero === null || hero.cmsId !== undefined || pictureElsewhere(context, hero) !== null;
  return { ...words, bild: hero?.src && !isHandedOver ? { src: page.absolute(hero.src) } : null };
}

/** What a shared link shows. Of a picture that the CMS has by its own id no rights are known. */
function sharedOf({ hero, meta }: Revision, library: ReadonlyMap<string, Media>): CmsTeaser['delas'] {
  if (meta.puffBild !== undefined) return 'puff';
  const place = sharedPlace({ hero, meta }, (id) => mayBeShared(library.get(id)?.rattigheter));
  if (place === null) return 'ingen';
  return meta.puffSrc ? place : 'puff';
}

/** The picture cropped around its focus; null for one without a focus, or too small to be cropped. */
function cropped(context: OperationContext, media: Media, fokus: Hero['fokus'] | null, whole: CmsPicture): CmsPicture | null {
  const crop = fokus ? shareCrop(media, fokus) : null;
  if (crop === null) return null;
  return {
    ...whole,
    externalId: `${fileOf(media)}-og-${crop.lage}`,
    async fil() {
      const bytes = await context.media.readShared(fileOf(media), crop.lage);
      if (bytes === undefined) throw new Error(`the bytes of picture ${media.id} are gone`);
      return { bytes, typ: 'image/jpeg', filnamn: media.filnamn.replace(/(\.\w+)?$/, '-delning.jpg') };
    },
  };
}

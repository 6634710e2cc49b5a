import { authorPath } from '#lib/content/person-slug.ts';
import { mayBeShared, obstaclesTo, rightsEnd } from '#lib/content/picture-rights.ts';
import { shareCrop } from '#lib/content/share-crop.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import { AuthorFacts } from '#lib/site/pages/author-facts.tsx';
import type { SharedPicture } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { type ListingOf, listWindow, renderListing } from '#lib/site/render-listing.tsx';
import { bylineOf } from '#lib/site/signers.ts';
import { authorFeedPath, sharedPicturePath } from '#lib/site/site-addresses.ts';
import { isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicAuthor } from '#lib/store/readers/public-authors.ts';

/** The picture that somebody has of themselves, for as long as it may be shown. */
interface ShownPortrait {
  bild: Media;
  /** When the right to show it ends; `undefined` where nothing ends it. */
  till: string | undefined;
}

/** The picture of somebody who writes, when there is one and its right lets it be shown here and now. */
export async function portraitOf(
  source: SiteSource,
  { bild: id }: Pick<PublicAuthor, 'bild'>,
  now: Date,
): Promise<ShownPortrait | undefined> {
  const [bild] = id === null ? [] : await source.media([id]);
  if (bild === undefined || obstaclesTo(bild.rattigheter, 'webb', now.toISOString()).length > 0) return undefined;
  const end = bild.rattigheter?.giltig_till ?? null;
  return { bild, till: end === null ? undefined : rightsEnd(end) };
}

/** One page of what somebody has written, the first with who they are; `undefined` when there is nothing on it. */
export async function renderAuthor(
  site: SiteFacts,
  source: SiteSource,
  { sprak, author, portrait, sida }: { sprak: Language; author: PublicAuthor; portrait: ShownPortrait | undefined; sida: number },
): Promise<string | undefined> {
  const found = await source.latestOfAuthor(sprak, author.id, ...listWindow(sida));
  if (found.length === 0) return undefined;
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([
    source.sections(),
    isServed(site, other) ? source.latestOfAuthor(other, author.id, 1) : [],
  ]);
  const { namn, slug, lankar } = author;
  const [byline, om] = [bylineOf(author, sprak), sprak === 'en' ? author.om_en : author.om];
  const articles = SITE_WORDS[sprak].skribentBesk(namn);
  const listing: ListingOf = {
    ...{ sprak, namn, om: byline, beskrivning: om === '' ? articles : `${firstParagraph(om)} ${articles}`, sida },
    path: (language) => authorPath(language, slug),
    flode: (form) => authorFeedPath(sprak, slug, form),
    portratt: portrait === undefined ? undefined : sharedPortrait(site, portrait, namn),
    isInOther: inOther.length > 0,
    fakta: {
      visas: <AuthorFacts om={om} bild={portrait?.bild} namn={namn} lankar={lankar} etikett={SITE_WORDS[sprak].kanalerTill(namn)} />,
      nod: {
        '@type': 'ProfilePage',
        url: site.url + authorPath(sprak, slug),
        inLanguage: sprak,
        mainEntity: {
          '@type': 'Person',
          name: namn,
          url: site.url + authorPath(sprak, slug),
          ...(byline === '' ? {} : { jobTitle: byline }),
          ...(om === '' ? {} : { description: om }),
          ...(portrait === undefined ? {} : { image: site.url + portrait.bild.src }),
          ...(lankar.length === 0 ? {} : { sameAs: lankar.map(({ adress }) => adress) }),
          worksFor: { '@type': 'Organization', name: site.identitet.namn, url: site.url },
        },
      },
    },
  };
  return renderListing(site, source, listing, { sections, found });
}

/** Of somebody who has a picture whose rights let it be seen in social media. */
function sharedPortrait({ url }: SiteFacts, { bild }: ShownPortrait, namn: string): SharedPicture | undefined {
  if (!mayBeShared(bild.rattigheter)) return undefined;
  const crop = shareCrop(bild, bild.fokus);
  if (crop === null) return { src: url + bild.src, bredd: bild.bredd, hojd: bild.hojd, alt: namn, stor: false };
  return { src: url + sharedPicturePath(bild.src, crop.lage), bredd: crop.bredd, hojd: crop.hojd, alt: namn, stor: true };
}

function firstParagraph(text: string): string {
  return (
    text
      .split(/\n\s*\n/, 1)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

import { partAddress, partName } from '#lib/blocks/liveinlagg/part-links.tsx';
import { labelledHeadline } from '#lib/content/sponsor-label.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { hasScriptedBlock } from '#lib/reader/scripted-blocks.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { jsonLdSteps, modified } from '#lib/render/json-ld.ts';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { sectionName } from '#lib/site/pages/site-words.ts';
import { type MediaById, sharedPicture } from '#lib/site/pictures.ts';
import { sharedMark } from '#lib/site/shared-of-list.ts';
import { FEED_TYPES, feedPath, frontPath } from '#lib/site/site-addresses.ts';

/** The section an article stands in, in the article's language; one that is gone goes by its id. */
export function sectionOf(sections: readonly Section[], sprak: Language, id: string): { id: string; namn: string } {
  const section = sections.find((candidate) => candidate.id === id) ?? { id, namn: id, namn_en: '' };
  return { id, namn: sectionName(sprak, section) };
}

/** What the head of a page that is not public says: its title, and nothing for anybody to find it by. */
export function draftHead({ namn }: SiteIdentity, { rubrik, block }: Revision): HeadData {
  return { titel: `${rubrik} – ${namn}`, beskrivning: '', floden: [], skript: hasScriptedBlock(block) };
}

interface PublicArticleHead {
  sajt: Pick<SiteIdentity, 'namn' | 'logotyp'>;
  revision: Revision;
  page: PublishedPage;
  sektion: { id: string; namn: string };
  media: MediaById;
  /** Whether its section has a feed here: not of a language that is read elsewhere. */
  hasFeed: boolean;
  sprakversioner: ReadonlyArray<{ sprak: Language; lank: string }>;
}

/** What search engines, and services that show a shared link, are told of an article. */
export function* articleHead({ sajt, revision, page, sektion, media, hasFeed, sprakversioner }: PublicArticleHead): Steps<HeadData> {
  const { rubrik, ingress, meta, sprak } = revision;
  const stig = [
    { namn: sajt.namn, lank: page.sajt.lank + frontPath(sprak) },
    { namn: sektion.namn, lank: page.sektion.lank },
    { namn: rubrik, lank: page.lank },
  ];
  const description = meta.seoBesk?.trim() || ingress.trim();
  return {
    titel: `${meta.seoTitel?.trim() || rubrik} – ${sajt.namn}`,
    beskrivning: description,
    // It tells that the article was read, whatever blocks there are.
    skript: true,
    floden: hasFeed ? [{ titel: `${sajt.namn} – ${sektion.namn}`, lank: feedPath(sprak, sektion.id, 'rss'), typ: FEED_TYPES.rss }] : [],
    publik: {
      kanonisk: page.lank,
      sprakversioner,
      typ: 'article',
      delning: {
        rubrik: labelledHeadline(meta.puffTitel?.trim() || rubrik, page.sponsrad, sprak),
        text: meta.socialText?.trim() || description,
        bild: sharedPicture(revision, media, page.absolute) ?? sharedMark({ url: page.sajt.lank, identitet: sajt }),
      },
      artikel: {
        publicerad: page.publicerad ?? '',
        andrad: modified(page) ?? '',
        forfattare: page.forfattare.length > 0 ? page.forfattare.map(({ namn }) => namn) : [sajt.namn],
        sektion: sektion.namn,
        taggar: page.taggar,
      },
      jsonLd: yield* jsonLdSteps(revision, { ...page, stig }),
    },
  };
}

/** The same of an older part of a long report: it stands at an address of its own, and what search engines are told of the report stands with its newest. */
export function partHead(head: HeadData, { sprak, lank, del }: { sprak: Language; lank: string; del: number }): HeadData {
  const own = lank + partAddress(del);
  const titel = `${partName(del, { sprak })}: ${head.titel}`;
  if (head.publik === undefined) return { ...head, titel };
  return { ...head, titel, publik: { ...head.publik, kanonisk: own, sprakversioner: [{ sprak, lank: own }], jsonLd: null } };
}

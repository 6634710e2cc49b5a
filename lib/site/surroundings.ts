import { hash } from 'node:crypto';
import type { RelatedArticle } from '#lib/blocks/define-block.ts';
import { type AiNote, aiNote } from '#lib/content/ai-note.ts';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { TagLabel } from '#lib/contract/tag.ts';
import type { Signer } from '#lib/render/article-page.ts';
import { slotsOfSection } from '#lib/site/ads.ts';
import { sectionOf } from '#lib/site/article-data.ts';
import { relatedToTags } from '#lib/site/related-within.ts';
import { signersOf } from '#lib/site/signers.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { type Subject, subjectsOf } from '#lib/site/subjects.ts';
import type { PictureForm, PublicStanding } from '#lib/store/readers/standing.ts';

/** What an article's page and its structured data tell of who the site is. */
export type ToldIdentity = Pick<SiteIdentity, 'namn' | 'logotyp' | 'utgivare' | 'sociala'>;

/** All that the parts of an article's page are made of besides its publication. What is made of the same is the same. */
export interface Surroundings {
  url: string;
  sajt: ToldIdentity;
  sektion: { id: string; namn: string };
  /** Who signs, as they are called now; whose page there is, with it. */
  forfattare: readonly Signer[];
  /** Of the languages that it is public in, those that are read elsewhere, whether this article has moved there or not: the site has their articles alone, nothing around them. */
  annanstans: readonly Language[];
  /** The article in the other languages that it is public in: its whole address, and the one to use within the site. */
  sprakversioner: ReadonlyArray<{ sprak: Language; lank: string; inom: string }>;
  /** By their ids. */
  bilder: readonly PictureForm[];
  relaterade: ReadonlyMap<string, readonly RelatedArticle[]>;
  /** What its tags are called, and where their pages are; in the order that the article has them. */
  amnen: readonly Subject[];
  /** What readers are told of programs that wrote it. */
  aiNot: AiNote | undefined;
  /** The publication whose direction counts sections in every language. */
  svensk: string | null;
  /** Whether readers are shown what corrections changed: of no article that is confidential again. */
  foreEfter: boolean;
  /** Whether what has changed since they read it is marked for readers. */
  andratSedan: boolean;
  /** What may stand in the articles of its section. */
  annonser: readonly AdSlot[];
}

type Place = Pick<
  PublicStanding,
  'innehall' | 'sprak' | 'sektion' | 'taggar' | 'listad' | 'ansvarig' | 'agare' | 'ord' | 'cmsLank' | 'konfidentiell' | 'andra'
>;

/** What stands around a publication now, for parts that show those pictures and ask for those tags. */
export async function surroundingsOf(
  site: SiteFacts,
  source: SiteSource,
  place: Place,
  { bilder, taggar }: { bilder: readonly PictureForm[]; taggar: readonly string[] },
): Promise<Surroundings> {
  const { innehall, sprak, sektion, andra } = place;
  const [sections, relaterade, labels, forfattare] = await Promise.all([
    source.sections(),
    relatedToTags(site, source, { innehall, sprak, taggar }),
    // What stands in no list leads to none.
    place.listad ? source.tagLabels(place.taggar) : new Map<string, TagLabel>(),
    signersOf(site, source, place),
  ]);
  const { namn, logotyp, utgivare, sociala } = site.identitet;
  return {
    url: site.url,
    sajt: { namn, logotyp, utgivare, sociala },
    sektion: sectionOf(sections, sprak, sektion),
    forfattare,
    annanstans: [sprak, ...andra.map((other) => other.sprak)].filter((language) => !isServed(site, language)),
    sprakversioner: otherVersions(site, place),
    bilder: bilder.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    relaterade,
    amnen: subjectsOf(place.taggar, labels, sprak),
    aiNot: aiNote(place.ord, site.identitet, sprak),
    svensk: andra.find((other) => other.sprak === 'sv')?.publicering ?? null,
    foreEfter: site.identitet.rattelser === 'fore_efter' && !place.konfidentiell,
    andratSedan: site.identitet.andrat_sedan === 'visas' && !place.konfidentiell,
    annonser: slotsOfSection(site.annonser, sprak, sektion),
  };
}

/** What tells these surroundings from all others. */
export function underlagOf(around: Surroundings): string {
  const {
    url,
    sajt,
    sektion,
    forfattare,
    annanstans,
    sprakversioner,
    bilder,
    relaterade,
    amnen,
    aiNot,
    svensk,
    foreEfter,
    andratSedan,
    annonser,
  } = around;
  const { namn, logotyp, utgivare, sociala } = sajt;
  const told = [
    ...[url, namn, logotyp, utgivare, sociala, sektion.id, sektion.namn],
    forfattare.map(({ namn, byline, lank }) => [namn, byline ?? '', lank ?? null]),
    sprakversioner.map(({ sprak, lank, inom }) => [sprak, lank, inom]),
    bilder.map(({ id, bredd, hojd, fokus, src, varianter, stilla, farg, delas }) => [
      ...[id, bredd, hojd, fokus === null ? null : [fokus.x, fokus.y], src, stilla, farg],
      varianter.map((variant) => variant.bredd),
      // Told only where it is so: what was made before there were rights to share holds.
      ...(delas ? [] : [false]),
    ]),
    [...relaterade].map(([tagg, articles]) => [tagg, articles.map(({ rubrik, url: lank, markning }) => [rubrik, lank, markning ?? null])]),
    amnen.map(({ namn: amne, lank }) => [amne, lank]),
    svensk,
    ...(foreEfter ? ['rattelser'] : []),
    ...(andratSedan ? ['andrat'] : []),
    ...(annanstans.length === 0 ? [] : [['annanstans', ...annanstans]]),
    ...(aiNot === undefined ? [] : [[aiNot.text, aiNot.kalla]]),
    // As above: a site without ads has what it had.
    ...(annonser.length === 0
      ? []
      : [annonser.map(({ plats, intervall, mallar, smal, bred, adress }) => [plats, intervall, mallar, smal, bred, adress])]),
  ];
  return hash('sha256', JSON.stringify(told), 'base64url');
}

function otherVersions(site: SiteFacts, { andra, cmsLank }: Place): Surroundings['sprakversioner'] {
  return andra.map(({ sprak, sektion, slug }) => {
    const path = articlePath(sprak, sektion, slug);
    const isElsewhere = !isServed(site, sprak) && cmsLank !== null;
    return isElsewhere ? { sprak, lank: cmsLank, inom: cmsLank } : { sprak, lank: site.url + path, inom: path };
  });
}

import { smallPicture } from '#lib/content/picture-address.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity, SiteLink } from '#lib/contract/site.ts';
import { accentAddress } from '#lib/reader/accent.ts';
import { adOrigins, type SiteAds } from '#lib/site/ads.ts';
import type { Sign } from '#lib/site/authenticity.ts';
import type { FrameData } from '#lib/site/pages/page-frame.tsx';
import type { FrameAds, ReaderAssets } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS, sectionName } from '#lib/site/pages/site-words.ts';
import { archivePath, feedPath, frontPath, MANIFEST_PATH, searchPath, sectionPath } from '#lib/site/site-addresses.ts';

/** What every page needs to know of the site it belongs to. */
export interface SiteFacts {
  /** The address readers use, without a trailing slash. */
  url: string;
  assets: ReaderAssets;
  /** Where Swedish is read when it is not here but in a publishing system; `null` when it is here. */
  readonly svenskaHos: string | null;
  readonly identitet: SiteIdentity;
  /** Absent where the newsroom has none. */
  readonly annonser?: SiteAds | undefined;
  /** By which search engines know that they are told of the site by whoever has it; absent where they are told nothing. */
  readonly indexNow?: string | undefined;
  /** Marks what is kept of its pages as its own. */
  readonly sign: Sign;
  /** Settled when what is known of the site is what has been set; undefined when there is nothing to wait for. */
  readonly upToDate?: Promise<void> | undefined;
}

export function isServed({ svenskaHos }: SiteFacts, sprak: Language): boolean {
  return sprak !== 'sv' || svenskaHos === null;
}

export const OTHER_LANGUAGE: Record<Language, Language> = { sv: 'en', en: 'sv' };

interface FrameOptions {
  sprak: Language;
  sections: readonly Section[];
  /** The section the page belongs to. */
  aktuell?: string;
  /** The same page in the other language, when there is one; else its front page is offered. */
  annan?: { lank: string; text: string } | undefined;
  /** Before every address: for a page that is shown elsewhere than at the site. */
  bas?: string;
  /** Of a page that may have ads. */
  medAnnonser?: boolean;
}

/** What stands around a page: its section, and the way to the other language. */
export function frameData(site: SiteFacts, { sprak, sections, aktuell, annan, bas = '', medAnnonser = false }: FrameOptions): FrameData {
  const other = OTHER_LANGUAGE[sprak];
  const words = SITE_WORDS[sprak];
  const front = (language: Language) => (isServed(site, language) ? bas + frontPath(language) : (site.svenskaHos ?? ''));
  const own = isServed(site, sprak) ? sections.filter((section) => !section.arkiverad && section.sprak.includes(sprak)) : [];
  return {
    sprak,
    sajt: site.identitet,
    forsta: front(sprak),
    sektioner: own.map((section) => ({
      id: section.id,
      namn: sectionName(sprak, section),
      lank: bas + sectionPath(sprak, section.id),
    })),
    meny: within(bas, site.identitet.meny[sprak]),
    sidfot: within(bas, site.identitet.sidfot[sprak]),
    ...logotypeShown(site.identitet, bas),
    ...(aktuell === undefined ? {} : { aktuell }),
    annatSprak: { sprak: other, ...(annan ?? { lank: front(other), text: words.annatSprak }) },
    flode: bas + feedPath(sprak, null, 'rss'),
    ...(isServed(site, sprak) ? { sok: bas + searchPath(sprak), arkiv: bas + archivePath(sprak) } : {}),
    ...(medAnnonser && site.annonser !== undefined ? { annonser: frameAds(site.annonser, site.identitet) } : {}),
    assets: withBase(ownAssets(site), bas, accentAddress(site.identitet.accent, site.identitet.typsnitt)),
  };
}

/** The newsroom's own links, for a page that is shown elsewhere than at the site as well. */
function within(bas: string, links: readonly SiteLink[]): SiteLink[] {
  return links.map(({ text, adress }) => ({ text, adress: adress.startsWith('/') ? bas + adress : adress }));
}

function logotypeShown({ logotyp, logotyp_visas }: SiteIdentity, bas: string): Pick<FrameData, 'logotyp'> {
  if (logotyp === '' || logotyp_visas === 'inte') return {};
  const src = smallPicture(logotyp);
  return { logotyp: { src: src.startsWith('/') ? bas + src : src, medNamn: logotyp_visas === 'bredvid_namnet' } };
}

/** A site with a mark of its own has that in the tabs of browsers, and fetches no font ahead that it is not set in. */
export function ownAssets({ assets, identitet: { logotyp, typsnitt } }: SiteFacts): ReaderAssets {
  const fetched = assets.preload.filter((font) => typsnitt === 'serif' || (typsnitt === 'sans' && !isSerif(font)));
  return { ...assets, preload: fetched, ...(logotyp === '' ? {} : { icon: smallPicture(logotyp) }) };
}

/** By the name that its file is built under (lib/reader/fonts). */
function isSerif(font: string): boolean {
  return font.includes('/source-serif');
}

function frameAds(ads: SiteAds, { namn, integritetspolicy }: SiteIdentity): FrameAds {
  return { samtycke: ads.samtycke, tcf: ads.tcf, parter: adOrigins(ads).join(' '), sajt: namn, policy: integritetspolicy };
}

function withBase({ ads, since, style, script, icon, preload }: ReaderAssets, bas: string, accent: string | undefined): ReaderAssets {
  return {
    ...{
      style: bas + style,
      script: { ...script, src: bas + script.src },
      icon: icon.startsWith('/') ? bas + icon : icon,
      manifest: bas + MANIFEST_PATH,
      preload: preload.map((font) => bas + font),
      ...{ ads, since },
    },
    ...(accent === undefined ? {} : { accent: bas + accent }),
  };
}

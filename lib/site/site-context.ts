import { narrowerPicture, widerSources } from '#lib/content/picture-address.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity, SiteLink } from '#lib/contract/site.ts';
import { accentAddress } from '#lib/reader/accent.ts';
import { adOrigins, type SiteAds } from '#lib/site/ads.ts';
import type { Sign } from '#lib/site/authenticity.ts';
import type { FrameData, FrameLink } from '#lib/site/pages/page-frame.tsx';
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
  /** The page's own path, by which a link of the newsroom's own to it is known. */
  path?: string;
  /** The same page in the other language, when there is one; else its front page is offered. */
  annan?: { lank: string; text: string } | undefined;
  /** Before every address: for a page that is shown elsewhere than at the site. */
  bas?: string;
  /** Of a page that may have ads. */
  medAnnonser?: boolean;
}

/** What stands around a page: its section, and the way to the other language. */
export function frameData(
  site: SiteFacts,
  { sprak, sections, aktuell, path, annan, bas = '', medAnnonser = false }: FrameOptions,
): FrameData {
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
    meny: ownLinks(site.identitet.meny[sprak], bas, path),
    sidfot: ownLinks(site.identitet.sidfot[sprak], bas, path),
    ...logotypeShown(site, bas),
    ...(aktuell === undefined ? {} : { aktuell }),
    annatSprak: { sprak: other, ...(annan ?? { lank: front(other), text: words.annatSprak }) },
    ...(isServed(site, sprak)
      ? { flode: bas + feedPath(sprak, null, 'rss'), sok: bas + searchPath(sprak), arkiv: bas + archivePath(sprak) }
      : {}),
    ...(medAnnonser && site.annonser !== undefined ? { annonser: frameAds(site.annonser, site.identitet) } : {}),
    assets: withBase(ownAssets(site), bas, accentAddress(site.identitet.accent, site.identitet.typsnitt)),
  };
}

/** The newsroom's own links, for a page that is shown elsewhere than at the site as well. */
function ownLinks(links: readonly SiteLink[], bas: string, path: string | undefined): FrameLink[] {
  return links.map(({ text, adress }) => ({
    ...{ text, adress: adress.startsWith('/') ? bas + adress : adress },
    ...(adress === path ? { har: true } : {}),
  }));
}

/**
 * The logotype by its path, where readers are to see it. Undefined where the newsroom shows none, and where it has one at another host, which would be told of every reader:
 * that one is for search engines.
 */
export function readersLogotype({ url, identitet: { logotyp, logotyp_visas } }: Pick<SiteFacts, 'url' | 'identitet'>): string | undefined {
  if (logotyp_visas === 'inte') return undefined;
  const path = logotyp.startsWith(`${url}/`) ? logotyp.slice(url.length) : logotyp;
  return path.startsWith('/media/') ? path : undefined;
}

/** The logotype where it is the icon of the site. */
export function logotypeIcon(site: Pick<SiteFacts, 'url' | 'identitet'>): string | undefined {
  const own = readersLogotype(site);
  return own === undefined ? undefined : narrowerPicture(own, 320);
}

function logotypeShown(site: SiteFacts, bas: string): Pick<FrameData, 'logotyp'> {
  const path = readersLogotype(site);
  if (path === undefined) return {};
  const medNamn = site.identitet.logotyp_visas === 'bredvid_namnet';
  const bredare = medNamn ? undefined : widerSources(path);
  return {
    logotyp: {
      src: bas + narrowerPicture(path, medNamn ? 320 : 640),
      medNamn,
      ...(bredare === undefined ? {} : { bredare: bredare.replaceAll('/media/', `${bas}/media/`) }),
    },
  };
}

/** A site with a mark of its own has that in the tabs of browsers, and fetches no font ahead that it is not set in. */
export function ownAssets(site: SiteFacts): ReaderAssets {
  const { assets, identitet } = site;
  const { typsnitt } = identitet;
  const icon = logotypeIcon(site);
  const fetched = assets.preload.filter((font) => typsnitt === 'serif' || (typsnitt === 'sans' && !isSerif(font)));
  return { ...assets, preload: fetched, ...(icon === undefined ? {} : { icon }) };
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

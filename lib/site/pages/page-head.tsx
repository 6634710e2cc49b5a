// biome-ignore-all lint/style/noHeadElement: the page is static markup, rendered without Next
import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';

/** The reader style, the script and the fonts that are needed first, by their addresses. */
export interface ReaderAssets {
  style: string;
  /** The style of the site's own colour, which goes before; absent for a site without. */
  accent?: string;
  /** With the digest by which browsers know it, and let nothing else run. */
  script: { src: string; integrity: string };
  preload: readonly string[];
  icon: string;
  /** What the site is called where somebody puts it on a screen of theirs; of the pages of the site itself. */
  manifest?: string;
  /** What a page with ads has besides. */
  ads: { style: string; script: { src: string; integrity: string } };
  /** What an article has besides where what has changed since it was read is marked. */
  since: { style: string; script: { src: string; integrity: string } };
}

/** What the script that shows ads is told. */
export interface FrameAds {
  samtycke: 'egen' | 'tcf';
  /** Of the page that asks readers; '' where the script does. */
  tcf: string;
  /** Whose pages are framed: origins with spaces between. */
  parter: string;
  sajt: string;
  /** '' where there is none. */
  policy: string;
}

/** The picture that a shared link shows; `stor` when it fills the width there. */
export interface SharedPicture {
  src: string;
  bredd: number | undefined;
  hojd: number | undefined;
  alt: string;
  stor: boolean;
}

/** What search engines and those who share the page are told. Addresses are whole ones. */
export interface PublicHead {
  kanonisk: string;
  /** The page in every language it is public in, itself included. */
  sprakversioner: ReadonlyArray<{ sprak: Language; lank: string }>;
  typ: 'website' | 'article';
  /** As a shared link shows it. */
  delning: { rubrik: string; text: string; bild: SharedPicture | null };
  artikel?: { publicerad: string; andrad: string; forfattare: readonly string[]; sektion: string; taggar: readonly string[] };
  jsonLd: string | null;
}

/** A feed of what the page shows, by which readers of feeds find it. */
export interface FeedLink {
  titel: string;
  lank: string;
  typ: string;
}

export interface HeadData {
  titel: string;
  beskrivning: string;
  /** Absent for a page that no search engine is to know. */
  publik?: PublicHead;
  /** Of such a page, the one that it is another form of. */
  kanonisk?: string;
  /** Whether the script has something to add to what stands in the page. */
  skript?: boolean;
  floden: readonly FeedLink[];
}

const LOCALES: Record<Language, string> = { sv: 'sv_SE', en: 'en_GB' };

interface PageHeadProps {
  head: HeadData;
  sprak: Language;
  /** What the browser fetches to show the page. */
  assets: ReactNode;
  /** What the site calls itself. */
  sajt: string;
}

export function PageHead({ head, sprak, assets, sajt }: PageHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{head.titel}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head.beskrivning === '' ? null : <meta name="description" content={head.beskrivning} />}
      {assets}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#11141b" media="(prefers-color-scheme: dark)" />
      {head.publik === undefined ? (
        <>
          <meta name="robots" content="noindex, nofollow" />
          {head.kanonisk === undefined ? null : <link rel="canonical" href={head.kanonisk} />}
        </>
      ) : (
        <PublicMeta head={head.publik} sprak={sprak} sajt={sajt} />
      )}
      {head.floden.map(({ titel, lank, typ }) => (
        <link key={lank} rel="alternate" type={typ} title={titel} href={lank} />
      ))}
    </head>
  );
}

interface HeadAssetsProps {
  assets: ReaderAssets;
  skript: boolean;
  /** Absent for a page that is never one with ads. */
  annonser?: FrameAds | undefined;
  /** Whether what has changed since it was read is marked. */
  sedan?: boolean | undefined;
}

/** The style, the fonts that are needed first, the icon and, for a page that needs them, the script and that of ads. */
export function HeadAssets({
  assets: { preload, style, accent, script, icon, manifest, ads, since },
  skript,
  annonser,
  sedan,
}: HeadAssetsProps) {
  return (
    <>
      {preload.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={style} />
      {accent === undefined ? null : <link rel="stylesheet" href={accent} />}
      {annonser === undefined ? null : <AdAssets {...ads} annonser={annonser} />}
      {sedan === true ? (
        <>
          <link rel="stylesheet" href={since.style} />
          <script src={since.script.src} integrity={since.script.integrity} crossOrigin="anonymous" defer />
        </>
      ) : null}
      {skript ? <script src={script.src} integrity={script.integrity} crossOrigin="anonymous" defer /> : null}
      <link rel="icon" href={icon} type={icon.endsWith('.svg') ? 'image/svg+xml' : undefined} />
      {/* Phones put it on their screens, and take no drawing. */}
      {icon.endsWith('.svg') ? null : <link rel="apple-touch-icon" href={icon} />}
      {manifest === undefined ? null : <link rel="manifest" href={manifest} />}
    </>
  );
}

/** The script is waited for: what it knows of the reader decides what the page is laid out with. */
function AdAssets({ style, script, annonser: { samtycke, tcf, parter, sajt, policy } }: ReaderAssets['ads'] & { annonser: FrameAds }) {
  const told = { 'data-samtycke': samtycke, 'data-tcf': tcf, 'data-parter': parter, 'data-sajt': sajt, 'data-policy': policy };
  return (
    <>
      <link rel="stylesheet" href={style} />
      <script src={script.src} integrity={script.integrity} crossOrigin="anonymous" {...told} />
    </>
  );
}

function PublicMeta({ head, sprak, sajt }: { head: PublicHead; sprak: Language; sajt: string }) {
  const { delning, artikel } = head;
  // Whoever speaks neither language gets the Swedish page when there is one.
  const fallback = head.sprakversioner.find((version) => version.sprak === 'sv') ?? head.sprakversioner[0];
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={head.kanonisk} />
      {head.sprakversioner.map((version) => (
        <link key={version.sprak} rel="alternate" hrefLang={version.sprak} href={version.lank} />
      ))}
      {fallback === undefined ? null : <link rel="alternate" hrefLang="x-default" href={fallback.lank} />}
      <meta property="og:site_name" content={sajt} />
      <meta property="og:type" content={head.typ} />
      <meta property="og:title" content={delning.rubrik} />
      <meta property="og:description" content={delning.text} />
      <meta property="og:url" content={head.kanonisk} />
      <meta property="og:locale" content={LOCALES[sprak]} />
      {head.sprakversioner.map((version) =>
        version.sprak === sprak ? null : <meta key={version.sprak} property="og:locale:alternate" content={LOCALES[version.sprak]} />,
      )}
      <meta name="twitter:card" content={delning.bild?.stor ? 'summary_large_image' : 'summary'} />
      {delning.bild === null ? null : (
        <>
          <meta property="og:image" content={delning.bild.src} />
          {delning.bild.bredd === undefined ? null : <meta property="og:image:width" content={String(delning.bild.bredd)} />}
          {delning.bild.hojd === undefined ? null : <meta property="og:image:height" content={String(delning.bild.hojd)} />}
          {delning.bild.alt === '' ? null : <meta property="og:image:alt" content={delning.bild.alt} />}
        </>
      )}
      {artikel === undefined ? null : (
        <>
          <meta property="article:published_time" content={artikel.publicerad} />
          <meta property="article:modified_time" content={artikel.andrad} />
          {artikel.forfattare.map((namn) => (
            <meta key={namn} property="article:author" content={namn} />
          ))}
          <meta property="article:section" content={artikel.sektion} />
          {artikel.taggar.map((tagg) => (
            <meta key={tagg} property="article:tag" content={tagg} />
          ))}
        </>
      )}
      {head.jsonLd === null ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not a script; its maker escapes what could end the element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
      )}
    </>
  );
}

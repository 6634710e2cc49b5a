import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import type { SiteIdentity, SiteLink } from '#lib/contract/site.ts';
import { accountNames } from '#lib/site/pages/account-name.ts';
import { type FrameAds, HeadAssets, type HeadData, PageHead, type ReaderAssets } from '#lib/site/pages/page-head.tsx';
import { SearchForm } from '#lib/site/pages/search-form.tsx';
import { SITE_WORDS, siteDescription } from '#lib/site/pages/site-words.ts';
import { Wordmark } from '#lib/site/pages/wordmark.tsx';

/** A link of the newsroom's own. */
export interface FrameLink extends SiteLink {
  /** Of the page itself. */
  har?: boolean;
}

/** What stands around every page. */
export interface FrameData {
  sprak: Language;
  sajt: SiteIdentity;
  forsta: string;
  sektioner: ReadonlyArray<{ id: string; namn: string; lank: string }>;
  /** The newsroom's own links: after the sections, and in the foot. */
  meny: readonly FrameLink[];
  sidfot: readonly FrameLink[];
  /** The site's own mark, whether its name stands beside it, and in which widths it is had on the front page; absent where it has none that readers see. */
  logotyp?: { src: string; medNamn: boolean; bredare?: string };
  /** The section the page belongs to. */
  aktuell?: string;
  /** The same page, or else the front page, in the other language; `null` when the site has none. */
  annatSprak: { sprak: Language; lank: string; text: string } | null;
  /** Its feed, and where articles are searched and leafed through by month; absent where the language is read elsewhere. */
  flode?: string;
  sok?: string;
  arkiv?: string;
  assets: ReaderAssets;
  /** Absent where there are none. */
  annonser?: FrameAds;
  /** Whether what has changed since it was read is marked. */
  sedan?: boolean;
}

interface PageFrameProps {
  frame: FrameData;
  head: HeadData;
  /** The front page alone has the site's name as its headline. */
  framsida?: boolean;
  /** Stands above everything else: the bar of a shared draft. */
  overst?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ frame, head, framsida = false, overst, children }: PageFrameProps) {
  return (
    <html lang={frame.sprak} className="sajt">
      <PageHead
        head={head}
        sprak={frame.sprak}
        assets={<HeadAssets assets={frame.assets} skript={head.skript === true} annonser={frame.annonser} />}
        sajt={frame.sajt.namn}
      />
      <body id="topp">
        <PageTop frame={frame} framsida={framsida} overst={overst} sprakval={<LanguageLink annat={frame.annatSprak} />} />
        <main id="innehall">{children}</main>
        <PageFoot frame={frame} />
      </body>
    </html>
  );
}

interface PageTopProps {
  frame: FrameData;
  framsida?: boolean;
  overst?: ReactNode;
  /** Where the page leads to the other language. */
  sprakval: ReactNode;
}

/** What stands above the content of a page. */
export function PageTop({ frame, framsida = false, overst, sprakval }: PageTopProps) {
  const words = SITE_WORDS[frame.sprak];
  const Name = framsida ? 'h1' : 'p';
  return (
    <>
      <a className="hoppa" href="#innehall">
        {words.hoppa}
      </a>
      {overst}
      <header className={framsida ? 'sidhuvud sidhuvud-framsida' : 'sidhuvud'}>
        <div className="sidhuvud-rad">
          <Name className="sidhuvud-namn">
            <a href={frame.forsta}>
              <SiteMark frame={frame} framsida={framsida} />
            </a>
          </Name>
          <div className="sidhuvud-val">
            {frame.sok === undefined ? null : <SearchForm action={frame.sok} sprak={frame.sprak} q="" />}
            {sprakval}
          </div>
        </div>
        {frame.sektioner.length === 0 && frame.meny.length === 0 ? null : (
          <nav className="sidhuvud-sektioner" aria-label={frame.meny.length === 0 ? words.sektioner : words.meny}>
            <SectionList frame={frame} />
          </nav>
        )}
      </header>
    </>
  );
}

/**
 * The site's own mark and its name: in words, or as what a mark that is shown instead of it says. Studio's mark stands where it has none of its own;
 * one that readers do not see leaves the name alone.
 */
function SiteMark({ frame: { logotyp, sajt }, framsida }: { frame: FrameData; framsida: boolean }) {
  if (logotyp !== undefined && !logotyp.medNamn)
    return <Logotype src={logotyp.src} bredare={framsida ? logotyp.bredare : undefined} isName namn={sajt.namn} />;
  return (
    <>
      {logotyp === undefined ? sajt.logotyp === '' && <Wordmark /> : <Logotype src={logotyp.src} />}
      <span>{sajt.namn}</span>
    </>
  );
}

interface LogotypeProps {
  src: string;
  /** For where it is shown large. */
  bredare?: string | undefined;
  isName?: boolean;
  namn?: string;
}

/** As wide as it is on the front page (site-frame.css): eight times the letters' height there. */
const FRONT_WIDTH = 'clamp(17.2rem, 64vw, 32rem)';

/** Behind what the page is read for: React would have it fetched before the fonts. */
function Logotype({ src, bredare, isName = false, namn = '' }: LogotypeProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the page is static markup, rendered without Next
    <img
      className={isName ? 'logotyp logotyp-namn' : 'logotyp'}
      src={src}
      {...(bredare === undefined ? {} : { srcSet: bredare, sizes: FRONT_WIDTH })}
      alt={namn}
      fetchPriority="low"
      decoding="async"
    />
  );
}

export function LanguageLink({ annat }: { annat: FrameData['annatSprak'] }) {
  if (annat === null) return null;
  return (
    <a className="sidhuvud-sprak" href={annat.lank} hrefLang={annat.sprak} lang={annat.sprak}>
      {annat.text}
    </a>
  );
}

/** What stands below it. */
export function PageFoot({ frame }: { frame: FrameData }) {
  const words = SITE_WORDS[frame.sprak];
  return (
    <footer className="sidfot">
      <div className="sidfot-rad">
        <p className="sidfot-namn">
          <a href={frame.forsta}>{frame.sajt.namn}</a>
        </p>
        <Imprint frame={frame} />
        <ul className="sidfot-lankar">
          <OwnLinks links={frame.sidfot} />
          {frame.arkiv === undefined ? null : (
            <li>
              <a href={frame.arkiv}>{words.arkiv}</a>
            </li>
          )}
          {frame.flode === undefined ? null : (
            <li>
              <a href={frame.flode}>{words.flode}</a>
            </li>
          )}
          {frame.sajt.integritetspolicy === '' ? null : (
            <li>
              <a href={frame.sajt.integritetspolicy}>{words.integritet}</a>
            </li>
          )}
          {frame.annonser === undefined ? null : (
            // Of use to the script alone, which shows it.
            <li className="annonsval" hidden>
              <button type="button">{words.annonsval}</button>
            </li>
          )}
          <li>
            <a href="#topp">{words.ovre}</a>
          </li>
        </ul>
        {frame.sajt.sociala.length === 0 ? null : (
          <ul className="sidfot-lankar" aria-label={words.sociala}>
            {accountNames(frame.sajt.sociala).map(({ adress, namn }) => (
              <li key={adress}>
                <a href={adress} rel="me">
                  {namn}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

function SectionList({ frame }: { frame: FrameData }) {
  return (
    <ul>
      {frame.sektioner.map(({ id, namn, lank }) => (
        <li key={id}>
          <a href={lank} aria-current={id === frame.aktuell ? 'true' : undefined}>
            {namn}
          </a>
        </li>
      ))}
      <OwnLinks links={frame.meny} />
    </ul>
  );
}

function OwnLinks({ links }: { links: readonly FrameLink[] }) {
  return links.map(({ text, adress, har }) => (
    <li key={`${text} ${adress}`}>
      <a href={adress} aria-current={har ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));
}

/** What the site is, who answers for it and where they are reached. */
function Imprint({ frame: { sajt, sprak } }: { frame: FrameData }) {
  const words = SITE_WORDS[sprak];
  const { ansvarig_utgivare: responsible, utgivare, kontakt } = sajt;
  const whose = [...(responsible === '' ? [] : [`${words.ansvarigUtgivare}: ${responsible}`]), ...(utgivare === '' ? [] : [utgivare])];
  return (
    <>
      <p className="sidfot-om">{siteDescription(sajt, sprak)}</p>
      {whose.length === 0 && kontakt === '' ? null : (
        <p className="sidfot-om">
          {whose.join(' · ')}
          {whose.length > 0 && kontakt !== '' ? ' · ' : ''}
          {kontakt === '' ? null : <a href={kontakt.startsWith('http') ? kontakt : `mailto:${kontakt}`}>{words.kontakt}</a>}
        </p>
      )}
    </>
  );
}

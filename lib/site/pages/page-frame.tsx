import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import { SITE } from '#lib/contract/site.ts';
import { type HeadData, PageHead, type ReaderAssets } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Wordmark } from '#lib/site/pages/wordmark.tsx';

/** What stands around every page. */
export interface FrameData {
  sprak: Language;
  forsta: string;
  sektioner: ReadonlyArray<{ id: string; namn: string; lank: string }>;
  /** The section the page belongs to. */
  aktuell?: string;
  /** The same page, or else the front page, in the other language; `null` when the site has none. */
  annatSprak: { sprak: Language; lank: string; text: string } | null;
  flode: string;
  assets: ReaderAssets;
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
  const words = SITE_WORDS[frame.sprak];
  const Name = framsida ? 'h1' : 'p';
  return (
    <html lang={frame.sprak} className="sajt">
      <PageHead head={head} sprak={frame.sprak} assets={frame.assets} />
      <body id="topp">
        <a className="hoppa" href="#innehall">
          {words.hoppa}
        </a>
        {overst}
        <header className={framsida ? 'sidhuvud sidhuvud-framsida' : 'sidhuvud'}>
          <div className="sidhuvud-rad">
            <Name className="sidhuvud-namn">
              <a href={frame.forsta}>
                <Wordmark />
                <span>{SITE.namn}</span>
              </a>
            </Name>
            {frame.annatSprak === null ? null : (
              <a className="sidhuvud-sprak" href={frame.annatSprak.lank} hrefLang={frame.annatSprak.sprak} lang={frame.annatSprak.sprak}>
                {frame.annatSprak.text}
              </a>
            )}
          </div>
          {frame.sektioner.length === 0 ? null : (
            <nav className="sidhuvud-sektioner" aria-label={words.sektioner}>
              <SectionList frame={frame} />
            </nav>
          )}
        </header>
        <main id="innehall">{children}</main>
        <footer className="sidfot">
          <div className="sidfot-rad">
            <p className="sidfot-namn">
              <a href={frame.forsta}>{SITE.namn}</a>
            </p>
            <p className="sidfot-om">{words.beskrivning}</p>
            <ul className="sidfot-lankar">
              <li>
                <a href={frame.flode}>{words.flode}</a>
              </li>
              <li>
                <a href="#topp">{words.ovre}</a>
              </li>
            </ul>
          </div>
        </footer>
      </body>
    </html>
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
    </ul>
  );
}

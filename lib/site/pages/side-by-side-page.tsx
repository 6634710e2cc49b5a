import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

/** What is to be said of a translation beside its source. */
export type Behind = 'andrad' | 'saknas' | 'utan_kalla';

export interface SideRow {
  id: string;
  ena: ReactNode;
  annan: ReactNode;
  /** How the translation is behind its source here; absent where it is not, and where nobody knows. */
  efter?: Behind | undefined;
}

interface SideBySidePageProps {
  frame: FrameData;
  head: HeadData;
  sprak: Language;
  annat: Language;
  /** The language that was translated; undefined where nobody has said which. */
  kalla: Language | undefined;
  sektion: { namn: string; lank: string };
  markning: string | undefined;
  artiklar: Record<Language, { rubrik: string; lank: string }>;
  /** How many pieces are behind. */
  efter: number;
  /** What stands before the text in each language, by law or by choice. */
  fore: Record<Language, ReactNode>;
  rader: ReactNode;
}

/** An article in two languages, piece by piece. */
export function SideBySidePage(props: SideBySidePageProps) {
  const { frame, head, sprak, annat, kalla, sektion, markning, artiklar, efter, fore, rader } = props;
  const words = SITE_WORDS[sprak].sida_vid_sida;
  return (
    <PageFrame frame={frame} head={head}>
      <article className="artikel par-sida">
        <header className="par-huvud">
          <p className="artikel-sektion">
            <a href={sektion.lank}>{sektion.namn}</a>
            {markning === undefined ? null : <span className="artikel-markning">{markning}</span>}
          </p>
          <h1>{words.rubrik}</h1>
          {kalla === undefined ? null : <p className="par-lage">{efter === 0 ? words.foljer[kalla] : words.efter(kalla, efter)}</p>}
        </header>
        <div className="par">
          {[sprak, annat].map((language) => (
            <div key={language} className="artikel-text" lang={language}>
              <h2>
                <a href={artiklar[language].lank}>{artiklar[language].rubrik}</a>
              </h2>
              {fore[language]}
            </div>
          ))}
        </div>
        {rader}
      </article>
    </PageFrame>
  );
}

interface SideBySideRowProps {
  sprak: Language;
  annat: Language;
  kalla: Language | undefined;
  row: SideRow;
}

export function SideBySideRow({ sprak, annat, kalla, row: { ena, annan, efter } }: SideBySideRowProps) {
  const words = SITE_WORDS[sprak].sida_vid_sida;
  const note =
    efter === undefined || kalla === undefined ? null : (
      <p className="par-not" lang={sprak}>
        {words[efter][kalla]}
      </p>
    );
  return (
    <div className={efter === undefined ? 'par' : 'par par-efter'}>
      <div className="artikel-text" lang={sprak}>
        {kalla === annat && note}
        {ena}
      </div>
      <div className="artikel-text" lang={annat}>
        {kalla === sprak && note}
        {annan}
      </div>
    </div>
  );
}

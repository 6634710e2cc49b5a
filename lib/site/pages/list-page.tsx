import type { ReactNode } from 'react';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import { LeafedTeasers } from '#lib/site/pages/leafed-teasers.tsx';
import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

interface ListPageProps {
  frame: FrameData;
  head: HeadData;
  namn: string;
  /** What stands under the name; empty where nothing does. */
  om: string;
  /** What is known besides, between that and the articles. */
  fakta?: ReactNode;
  /** Whether each article says which section it is of: where they are of several. */
  visaSektion: boolean;
  sida: number;
  teasers: readonly TeaserData[];
  annonser: readonly AdSlot[];
  nyare: string | null;
  aldre: string | null;
}

/** The articles of one section or tag, or about somebody, newest first. The first page begins with a large one. */
export function ListPage({ frame, head, namn, om, fakta, visaSektion, sida, teasers, annonser, nyare, aldre }: ListPageProps) {
  const words = SITE_WORDS[frame.sprak];
  const [first, ...rest] = teasers;
  const top = sida === 1 ? first : undefined;
  const rows = top === undefined ? teasers : rest;
  return (
    <PageFrame frame={frame} head={head}>
      <div className="sektion">
        <h1 className="sektion-namn">
          {namn}
          {sida > 1 ? <small>{words.sida(sida)}</small> : null}
        </h1>
        {om === '' ? null : <p className="sektion-om">{om}</p>}
        {fakta}
        {teasers.length === 0 ? <p className="sektion-tom">{words.tomSektion}</p> : null}
        {top === undefined ? null : <Teaser teaser={top} form="topp" sprak={frame.sprak} niva="h2" first visaSektion={visaSektion} />}
        <LeafedTeasers
          sprak={frame.sprak}
          teasers={rows}
          annonser={annonser}
          visaSektion={visaSektion}
          sida={sida}
          nyare={nyare}
          aldre={aldre}
        />
      </div>
    </PageFrame>
  );
}

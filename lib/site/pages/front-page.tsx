import { Fragment } from 'react';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import type { Language } from '#lib/contract/languages.ts';
import { adAfter } from '#lib/site/ads.ts';
import { AdBox } from '#lib/site/pages/ad-box.tsx';
import { type FrontLayout, layOutFront } from '#lib/site/pages/front-layout.ts';
import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

interface FrontPageProps {
  frame: FrameData;
  head: HeadData;
  teasers: readonly TeaserData[];
  /** Whether somebody has chosen which is the first. */
  isChosen: boolean;
  /** What stands between its rows; never last. */
  annonser: readonly AdSlot[];
}

/** The front page: the first large, then a row of four, then a band for each section that has enough, then the rest. */
export function FrontPage({ frame, head, teasers, isChosen, annonser }: FrontPageProps) {
  const { sprak } = frame;
  const layout = layOutFront(teasers, { isChosen });
  const rows = [
    ...(layout.topp === undefined ? [] : [<Opening key="oppning" layout={layout} sprak={sprak} />]),
    ...layout.band.map(({ sektion, teasers: ofSection }) => (
      <SectionBand key={sektion.lank} sektion={sektion} teasers={ofSection} sprak={sprak} />
    )),
    ...(layout.ovriga.length === 0 ? [] : [<Others key="fler" teasers={layout.ovriga} sprak={sprak} />]),
  ];
  return (
    <PageFrame frame={frame} head={head} framsida>
      {layout.topp === undefined ? <p className="sektion-tom framsida-tom">{SITE_WORDS[sprak].tomSektion}</p> : null}
      {rows.map((row, index) => {
        const slot = index + 1 < rows.length ? adAfter(annonser, index + 1) : undefined;
        return (
          <Fragment key={row.key}>
            {row}
            {slot === undefined ? null : <AdBox slot={slot} sprak={sprak} />}
          </Fragment>
        );
      })}
    </PageFrame>
  );
}

type BandProps = FrontLayout['band'][number] & { sprak: Language };

function SectionBand({ sektion, teasers, sprak }: BandProps) {
  return (
    <section className="band" aria-labelledby={`band-${teasers[0]?.id}`}>
      <h2 className="band-rubrik" id={`band-${teasers[0]?.id}`}>
        <a href={sektion.lank}>{sektion.namn}</a>
      </h2>
      <div className="rutnat rutnat-fyra">
        {teasers.map((teaser) => (
          <Teaser key={teaser.id} teaser={teaser} form="kort" sprak={sprak} niva="h3" visaSektion={false} />
        ))}
      </div>
    </section>
  );
}

function Others({ teasers, sprak }: Pick<BandProps, 'teasers' | 'sprak'>) {
  return (
    <section className="band" aria-labelledby="fler">
      <h2 className="band-rubrik" id="fler">
        {SITE_WORDS[sprak].fler}
      </h2>
      <div className="rader rader-par">
        {teasers.map((teaser) => (
          <Teaser key={teaser.id} teaser={teaser} form="rad" sprak={sprak} niva="h3" />
        ))}
      </div>
    </section>
  );
}

function Opening({ layout, sprak }: { layout: FrontLayout; sprak: Language }) {
  if (layout.topp === undefined) return null;
  return (
    <>
      <div className="oppning">
        <Teaser teaser={layout.topp} form="topp" sprak={sprak} niva="h2" first />
        {layout.stora.length === 0 ? null : (
          <div className="oppning-sida">
            {layout.stora.map((teaser) => (
              <Teaser key={teaser.id} teaser={teaser} form="stor" sprak={sprak} niva="h2" />
            ))}
          </div>
        )}
      </div>
      {layout.korta.length === 0 ? null : (
        <div className="rutnat rutnat-fyra oppning-rad">
          {layout.korta.map((teaser) => (
            <Teaser key={teaser.id} teaser={teaser} form="kort" sprak={sprak} niva="h2" />
          ))}
        </div>
      )}
    </>
  );
}

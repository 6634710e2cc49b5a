import type { Language } from '#lib/contract/languages.ts';
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
}

/** The front page: the first large, then a row of four, then a band for each section that has enough, then the rest. */
export function FrontPage({ frame, head, teasers, isChosen }: FrontPageProps) {
  const words = SITE_WORDS[frame.sprak];
  const layout = layOutFront(teasers, { isChosen });
  return (
    <PageFrame frame={frame} head={head} framsida>
      {layout.topp === undefined ? <p className="sektion-tom framsida-tom">{words.tomSektion}</p> : null}
      <Opening layout={layout} sprak={frame.sprak} />
      {layout.band.map(({ sektion, teasers: ofSection }) => (
        <section className="band" key={sektion.lank} aria-labelledby={`band-${ofSection[0]?.id}`}>
          <h2 className="band-rubrik" id={`band-${ofSection[0]?.id}`}>
            <a href={sektion.lank}>{sektion.namn}</a>
          </h2>
          <div className="rutnat rutnat-fyra">
            {ofSection.map((teaser) => (
              <Teaser key={teaser.id} teaser={teaser} form="kort" sprak={frame.sprak} niva="h3" visaSektion={false} />
            ))}
          </div>
        </section>
      ))}
      {layout.ovriga.length === 0 ? null : (
        <section className="band" aria-labelledby="fler">
          <h2 className="band-rubrik" id="fler">
            {words.fler}
          </h2>
          <div className="rader rader-par">
            {layout.ovriga.map((teaser) => (
              <Teaser key={teaser.id} teaser={teaser} form="rad" sprak={frame.sprak} niva="h3" />
            ))}
          </div>
        </section>
      )}
    </PageFrame>
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

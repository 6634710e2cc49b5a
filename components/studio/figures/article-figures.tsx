'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { ArticleClicks } from '#components/studio/figures/article-clicks.tsx';
import styles from '#components/studio/figures/article-figures.module.css';
import { dayPoints } from '#components/studio/figures/chart-points.ts';
import { countInWords, daysInWords } from '#components/studio/figures/figure-words.ts';
import { OtherCounts } from '#components/studio/figures/other-counts.tsx';
import { OverTime } from '#components/studio/figures/over-time.tsx';
import { ReadingDepths, ReadingTimes } from '#components/studio/figures/reading-shares.tsx';
import { ShareTable } from '#components/studio/figures/share-table.tsx';
import { WhatIsCounted } from '#components/studio/figures/what-is-counted.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { ArticleRevenue } from '#components/studio/revenue/article-revenue.tsx';
import { stockholmClock } from '#components/studio/swedish-time.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { SOURCE_NAMES } from '#lib/contract/source-names.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

export interface ArticleFiguresProps {
  id: string;
  /** When it was first published; null: readers have never had it. */
  publicerad: string | null;
  /** What a block of it is called. */
  nameBlock: (block: string) => string;
}

type Traffic = OperationOutput<'hamtaArtikeltrafik'>;

const SPANS = [
  { id: '7', namn: '7 dagar' },
  { id: '28', namn: '28 dagar' },
  { id: '366', namn: 'Ett år' },
];
const CHART_HEIGHT = 150;

/** How an article has gone with its readers: how often it was viewed, for how long, how far, where they came from, and what it has earned. */
export function ArticleFigures({ id, publicerad, nameBlock }: ArticleFiguresProps) {
  const [dagar, setDagar] = useState('28');
  const { data, failure, reload } = useLoaded(`${id} ${dagar}`, () => studio.hamtaArtikeltrafik({ id, dagar: Number(dagar) }));
  return (
    <div className={styles.figures}>
      <header className={styles.head}>
        <h2 className={styles.heading}>Så har det gått</h2>
        {publicerad !== null && <Select aria-label="Tid" compact options={SPANS} value={dagar} onChange={setDagar} />}
      </header>
      {publicerad === null ? (
        <p className={styles.note}>Artikeln har inte varit publicerad än. Här syns sedan hur den läses.</p>
      ) : (
        <>
          <FailureBanner failure={failure} onRetry={reload} />
          {data === undefined && failure === undefined && <Skeleton height="12rem" />}
          {data !== undefined && <Readings traffic={data} publicerad={publicerad} nameBlock={nameBlock} />}
          {data !== undefined && <ArticleRevenue id={id} dagar={Number(dagar)} />}
        </>
      )}
    </div>
  );
}

type ReadingsProps = Pick<ArticleFiguresProps, 'nameBlock'> & { traffic: Traffic; publicerad: string };

function Readings({ traffic, publicerad, nameBlock }: ReadingsProps) {
  const { fran, till, totalt, dagar, kallor, sprak, klick, importerat, matt_sedan } = traffic;
  // What readers are told of its age may be later than when it was read first.
  const published = stockholmClock(Date.parse(publicerad)).slice(0, 10);
  const [began = published] = [published, ...dagar.map(({ nyckel }) => nyckel)].toSorted();
  const [, first = fran] = [fran, began].toSorted();
  const days = { fran: first, till };
  return (
    <>
      <p className={styles.total}>
        <strong className={styles.count}>{countInWords(totalt.visningar, 'visningar')}</strong> {daysInWords(days.fran, till)}
      </p>
      {totalt.visningar > 0 && (
        <>
          <OverTime
            label={`Artikelns visningar per dag, ${daysInWords(days.fran, till)}`}
            unit="Dag"
            points={dayPoints(dagar, days, matt_sedan)}
            height={CHART_HEIGHT}
          />
          <ReadingTimes totalt={totalt} />
          <ReadingDepths totalt={totalt} />
          <ShareTable label="Läsarna kom från" what="Läsarna kom från" rows={named(kallor, SOURCE_NAMES)} whole={totalt.visningar} />
          {sprak.length > 1 && <ShareTable label="Språk" what="Språk" rows={named(sprak, LANGUAGE_NAME)} whole={totalt.visningar} />}
        </>
      )}
      {klick.dagar.length > 0 && <ArticleClicks klick={klick} days={days} nameBlock={nameBlock} />}
      {importerat.length > 0 && <OtherCounts importerat={importerat} />}
      <WhatIsCounted {...traffic} />
    </>
  );
}

function named(rows: Traffic['kallor'], names: Record<string, string>) {
  return rows
    .map(({ nyckel, visningar }) => ({ nyckel, namn: names[nyckel] ?? nyckel, antal: visningar }))
    .toSorted((a, b) => b.antal - a.antal);
}

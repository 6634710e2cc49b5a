'use client';

import { ChartColumn, Download } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { dayPoints, hourPoints, hoursBefore } from '#components/studio/figures/chart-points.ts';
import { daysInWords } from '#components/studio/figures/figure-words.ts';
import { type FiguresPart, figuresFile } from '#components/studio/figures/figures-file.ts';
import styles from '#components/studio/figures/figures-page.module.css';
import { LiveTotals } from '#components/studio/figures/live-totals.tsx';
import { OtherCounts } from '#components/studio/figures/other-counts.tsx';
import { OverTime } from '#components/studio/figures/over-time.tsx';
import { type ChosenPeriod, isByHour } from '#components/studio/figures/period.ts';
import { PeriodChoice } from '#components/studio/figures/period-choice.tsx';
import { ReadNow } from '#components/studio/figures/read-now.tsx';
import { ReadingDepths, ReadingTimes } from '#components/studio/figures/reading-shares.tsx';
import { ShareTable } from '#components/studio/figures/share-table.tsx';
import { TopArticles } from '#components/studio/figures/top-articles.tsx';
import { WhatIsCounted } from '#components/studio/figures/what-is-counted.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { saveFile } from '#components/studio/save-file.ts';
import { stockholmClock } from '#components/studio/swedish-time.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Traffic = OperationOutput<'hamtaTrafik'>;

export interface FiguresPageProps {
  chosen: ChosenPeriod;
  /** The traffic of the chosen days: over time, and by what it is parted. */
  trafik: Record<'tid' | 'artikel' | 'sektion' | 'kalla' | 'sprak' | 'agent', Traffic>;
  /** When it was asked for: YYYY-MM-DD HH:MM by Stockholm's clocks. */
  nu: string;
}

/** What is read at this moment is asked for again after so long. */
const AGAIN_MS = 30_000;
const HOURS_OF_NOW = 12;

/** How what the newsroom publishes is read: over time, what, by whom it came, and how thoroughly. */
export function FiguresPage({ chosen, trafik, nu }: FiguresPageProps) {
  const live = usePolled(
    'trafik',
    async () => ({ ...(await studio.hamtaTrafik({ per: 'timme', dagar: 2, publicerat: '0' })), nu_ar: stockholmClock(Date.now()) }),
    () => AGAIN_MS,
  );
  const { tid } = trafik;
  const router = useRouter();
  // What more has been read today is of some article: that is asked for anew when there is any.
  const isBehind = (chosen.period === 'nu' || chosen.period === 'dag') && live.data !== undefined && live.data.idag > trafik.sektion.idag;
  useEffect(() => {
    if (isBehind) router.refresh();
  }, [isBehind, router]);
  const latest = live.data ?? tid;
  const parts: readonly FiguresPart[] = [
    { uppdelning: isByHour(chosen) ? 'Timme' : 'Dag', rader: tid.rader },
    { uppdelning: 'Artikel', rader: trafik.artikel.rader },
    { uppdelning: 'Sektion', rader: trafik.sektion.rader },
    { uppdelning: 'Källa', rader: trafik.kalla.rader },
    { uppdelning: 'Språk', rader: trafik.sprak.rader },
    { uppdelning: 'Skapad av', rader: trafik.agent.rader },
  ];
  const isMeasured = latest.matt;
  return (
    <>
      <PageHeader
        title="Siffror"
        actions={
          <>
            <ButtonLink href="/studio/siffror/intakter">Intäkter</ButtonLink>
            {isMeasured && (
              <Button
                icon={<Download aria-hidden />}
                onPress={() => saveFile(`siffror-${tid.fran}-${tid.till}.csv`, 'text/csv;charset=utf-8', figuresFile(parts))}
              >
                Ladda ner CSV
              </Button>
            )}
          </>
        }
      >
        Hur det publicerade läses. Sidvisningar räknas i läsarnas webbläsare, och om läsarna sparas ingenting.
      </PageHeader>
      {isMeasured ? (
        <>
          <PeriodChoice key={`${chosen.period} ${chosen.fran} ${chosen.till}`} chosen={chosen} shown={tid} />
          <div className={styles.parts}>
            <LiveTotals {...latest} />
            <Now {...latest} />
            <Over chosen={chosen} tid={tid} live={live.data} nu={live.data?.nu_ar ?? nu} />
            <Parted trafik={trafik} />
            <Others {...trafik.sektion} />
            <WhatIsCounted {...tid} />
          </div>
        </>
      ) : (
        <>
          <EmptyState icon={<ChartColumn aria-hidden />} title="Inget är läst än">
            <p>Här syns visningar, lästid och läsdjup så snart läsare har läst det ni har publicerat.</p>
            <WhatIsCounted {...tid} />
          </EmptyState>
          <Others {...trafik.sektion} />
        </>
      )}
    </>
  );
}

function Now({ laser_nu }: Pick<Traffic, 'laser_nu'>) {
  if (laser_nu.length === 0) return null;
  return (
    <Part title="Läses just nu" note="Visningar de senaste 5 och 30 minuterna, uppdateras av sig själv">
      <ReadNow rader={laser_nu} />
    </Part>
  );
}

function Others({ importerat }: Pick<Traffic, 'importerat'>) {
  if (importerat.length === 0) return null;
  return (
    <Part title="Räknat av andra system" note="Inläst ur filer. Ingår inte i de andra siffrorna.">
      <OtherCounts importerat={importerat} />
    </Part>
  );
}

interface OverProps {
  chosen: ChosenPeriod;
  tid: Traffic;
  live: Traffic | undefined;
  nu: string;
}

function Over({ chosen, tid, live, nu }: OverProps) {
  const hour = nu.slice(0, 13);
  const days = daysInWords(tid.fran, tid.till);
  if (!isByHour(chosen)) {
    return (
      <Part title="Visningar per dag" note={days}>
        <OverTime label={`Visningar per dag, ${days}`} unit="Dag" points={dayPoints(tid.rader, tid, tid.matt_sedan)} />
      </Part>
    );
  }
  const isNow = chosen.period === 'nu';
  const span = isNow ? { fran: hoursBefore(hour, HOURS_OF_NOW - 1), till: hour } : { fran: `${tid.till} 00`, till: `${tid.till} 23` };
  const rader = chosen.period === 'egen' ? tid.rader : (live ?? tid).rader;
  const note = isNow ? `De senaste ${HOURS_OF_NOW} timmarna, uppdateras av sig själv` : days;
  return (
    <Part title="Visningar per timme" note={note}>
      <OverTime label={`Visningar per timme, ${note}`} unit="Timme" points={hourPoints(rader, span, hour)} />
    </Part>
  );
}

function Parted({ trafik: { artikel, sektion, kalla, sprak, agent } }: Pick<FiguresPageProps, 'trafik'>) {
  const { totalt } = sektion;
  const days = daysInWords(sektion.fran, sektion.till);
  if (totalt.visningar === 0)
    return <p className={styles.nothing}>Ingen har läst något {sektion.fran === sektion.till ? 'den dagen' : 'de dagarna'} än.</p>;
  const shares = (title: string, what: string, { rader }: Traffic) => (
    <Part title={title}>
      <ShareTable
        label={title}
        what={what}
        rows={rader.map(({ nyckel, namn, visningar }) => ({ nyckel, namn, antal: visningar }))}
        whole={totalt.visningar}
      />
    </Part>
  );
  return (
    <>
      <Part
        title="Mest lästa"
        note={days}
        action={
          <ButtonLink
            size="small"
            href={`/studio/api/trafik/export?${new URLSearchParams({ fran: sektion.fran, till: sektion.till })}`}
            download
            icon={<Download aria-hidden />}
          >
            Alla artiklar (CSV)
          </ButtonLink>
        }
      >
        <TopArticles rader={artikel.rader} />
      </Part>
      <div className={styles.grid}>
        {shares('Sektioner', 'Sektion', sektion)}
        {shares('Läsarna kom från', 'Källa', kalla)}
        <Part title="Lästid">
          <ReadingTimes totalt={totalt} />
        </Part>
        <Part title="Läsdjup">
          <ReadingDepths totalt={totalt} />
        </Part>
        {shares('Språk', 'Språk', sprak)}
        {shares('Skapat av', 'Människor eller agent', agent)}
      </div>
    </>
  );
}

function Part({ title, note, action, children }: { title: string; note?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {action}
      </header>
      {children}
    </section>
  );
}

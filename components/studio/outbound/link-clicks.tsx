'use client';

import { MousePointerClick } from 'lucide-react';
import Link from 'next/link';
import { dayPoints } from '#components/studio/figures/chart-points.ts';
import { countInWords, daysInWords, inNumbers, shareInWords } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/figures-page.module.css';
import { OverTime } from '#components/studio/figures/over-time.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { dayAfter } from '#components/studio/stockholm-day.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type LinkClicksProps = Pick<OperationOutput<'hamtaUtlank'>, 'utlank' | 'dagar' | 'artiklar'> & {
  /** YYYY-MM-DD. */
  idag: string;
};

const DAYS = 28;

/** How readers have followed an outbound link: day by day, and from which articles and blocks. */
export function LinkClicks({ utlank, dagar, artiklar, idag }: LinkClicksProps) {
  const days = { fran: dayAfter(idag, 1 - DAYS), till: idag };
  const rows = dagar.map(({ dag, klick }) => ({ nyckel: dag, visningar: klick }));
  const span = daysInWords(days.fran, days.till);
  return (
    <>
      <PageHeader title={`Klick på ${utlank.lank}`} actions={<ButtonLink href="/studio/utlankar">Alla annonslänkar</ButtonLink>}>
        {utlank.program.namn}. Räknas per dag, artikel och block när en läsare följer länken. Robotar, förhandsvisningar och delade utkast
        räknas inte, och om läsarna sparas ingenting.
      </PageHeader>
      {utlank.klick === 0 ? (
        <EmptyState icon={<MousePointerClick aria-hidden />} title="Inga klick de senaste 28 dagarna">
          <p>Här syns när läsare följer länken, och varifrån.</p>
        </EmptyState>
      ) : (
        <div className={styles.parts}>
          <section className={styles.part}>
            <header className={styles.head}>
              <h2 className={styles.title}>Klick per dag</h2>
              <p className={styles.note}>
                {countInWords(utlank.klick, 'klick')}, {span}
              </p>
            </header>
            <OverTime label={`Klick per dag, ${span}`} counted="klick" unit="Dag" points={dayPoints(rows, days, days.fran)} />
          </section>
          <section className={styles.part}>
            <header className={styles.head}>
              <h2 className={styles.title}>Varifrån</h2>
            </header>
            <Places artiklar={artiklar} whole={utlank.klick} />
          </section>
        </div>
      )}
    </>
  );
}

const COLUMNS = [
  { id: 'artikel', namn: 'Artikel' },
  { id: 'block', namn: 'Block', hideBelow: 'small' },
  { id: 'klick', namn: 'Klick', align: 'end' },
  { id: 'andel', namn: 'Andel', align: 'end' },
] as const;

function Places({ artiklar, whole }: Pick<LinkClicksProps, 'artiklar'> & { whole: number }) {
  return (
    <Table label="Varifrån länken har följts" columns={COLUMNS}>
      {artiklar.map(({ innehall, rubrik, block, klick }) => (
        <TableRow key={`${innehall} ${block}`}>
          <TableCell>
            {innehall === null ? (
              'Ingen känd artikel'
            ) : (
              <Link className={styles.article} href={`/studio/artikel/${innehall}`}>
                {rubrik}
              </Link>
            )}
          </TableCell>
          <TableCell hideBelow="small" muted>
            {block === '' ? '–' : block}
          </TableCell>
          <TableCell align="end">{inNumbers(klick)}</TableCell>
          <TableCell align="end">{shareInWords(klick, whole)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

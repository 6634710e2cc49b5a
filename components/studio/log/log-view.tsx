'use client';

import { ScrollText } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type Failure, faultOf as faultIn } from '#components/studio/failure.ts';
import { isNarrowed, type LogFilter, logAddressOf, narrowed } from '#components/studio/log/log-address.ts';
import { LogFilters } from '#components/studio/log/log-filters.tsx';
import { LogRow } from '#components/studio/log/log-row.tsx';
import styles from '#components/studio/log/log-view.module.css';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Table } from '#components/ui/table.tsx';
import type { LogEntry } from '#lib/contract/log.ts';

const COLUMNS = [
  { id: 'tid', namn: 'När', hideBelow: 'small' },
  { id: 'vem', namn: 'Vem', hideBelow: 'small' },
  { id: 'vad', namn: 'Vad' },
  { id: 'innehall', namn: 'Artikel', hideBelow: 'small' },
  { id: 'detalj', namn: 'Detaljer', hideBelow: 'medium' },
] as const;

export interface LogViewProps {
  filter: LogFilter;
  logg: readonly LogEntry[];
  sidor: number;
  antal: number;
  perSida: number;
  /** Why the service refused the filter. */
  failure: Failure | undefined;
}

/** Who did what, for whom, newest first. */
export function LogView({ filter, logg, sidor, antal, perSida, failure }: LogViewProps) {
  const router = useRouter();
  const show = (change: LogFilter) => router.push(logAddressOf(change));
  const who = logg.find((entry) => entry.av.id === filter.av)?.av.namn;
  const orderer = logg.find(({ order_av }) => order_av !== null && filter.order_av !== '')?.order_av?.namn;
  const article = logg.find((entry) => entry.innehall === filter.innehall)?.rubrik;
  const about = [
    ...(filter.av === '' ? [] : [`det som ${who ?? 'den du valde'} har gjort`]),
    ...(filter.order_av === '' ? [] : [`det som gjordes på order av ${orderer ?? 'den du valde'}`]),
    ...(filter.innehall === '' ? [] : [`det som rör ${article == null ? 'en artikel' : `”${article}”`}`]),
  ];
  return (
    <>
      <PageHeader title="Logg">
        Allt som ändras i Studio, av personer, agenter och assistenter. Raderna kan varken ändras eller tas bort.
      </PageHeader>
      <LogFilters filter={filter} faultOf={(falt) => faultIn(failure, falt)} onChange={show} />
      {about.length > 0 && (
        <div className={styles.narrowed}>
          <Banner tone="info">Bara {about.join(', och ')} visas.</Banner>
        </div>
      )}
      {logg.length === 0 ? (
        <EmptyState icon={<ScrollText aria-hidden />} title={isNarrowed(filter) ? 'Inget i loggen passar' : 'Inget i loggen'}>
          <p>
            {failure !== undefined
              ? 'Rätta det som är fel i filtren ovanför.'
              : isNarrowed(filter)
                ? 'Pröva färre filter eller andra ord.'
                : 'Här syns allt som sparas, publiceras och ändras.'}
          </p>
        </EmptyState>
      ) : (
        <div className={styles.entries}>
          <Table label="Logg" columns={COLUMNS}>
            {logg.map((entry) => (
              <LogRow key={entry.id} entry={entry} addressOf={(change) => logAddressOf(narrowed(filter, change))} />
            ))}
          </Table>
          <Pagination sida={filter.sida} sidor={sidor} antal={antal} perSida={perSida} onPage={(sida) => show({ ...filter, sida })} />
        </div>
      )}
    </>
  );
}

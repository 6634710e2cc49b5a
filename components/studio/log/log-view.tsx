'use client';

import { Download, ScrollText } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type Failure, faultOf as faultIn } from '#components/studio/failure.ts';
import { isNarrowed, type LogFilter, logAddressOf, logFileAddressOf } from '#components/studio/log/log-address.ts';
import { LogFilters } from '#components/studio/log/log-filters.tsx';
import { LogLines } from '#components/studio/log/log-lines.tsx';
import styles from '#components/studio/log/log-view.module.css';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { LogEntry } from '#lib/contract/log.ts';

export interface LogViewProps {
  filter: LogFilter;
  logg: readonly LogEntry[];
  antal: number;
  antalMinst: boolean;
  /** Leads to what comes behind these. */
  nasta: string | null;
  /** Why the service refused the filter. */
  failure: Failure | undefined;
}

/** Who did what, for whom, newest first. */
export function LogView({ filter, logg, antal, antalMinst, nasta, failure }: LogViewProps) {
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
      <PageHeader title="Logg" actions={failure === undefined && <LogFiles filter={filter} />}>
        Allt som ändras i Studio, av personer, agenter och assistenter. Raderna kan inte ändras, och försvinner bara när de äldsta gallras.
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
        <LogLines key={`${logAddressOf(filter)} ${logg[0]?.id}`} filter={filter} first={logg} {...{ antal, antalMinst, nasta }} />
      )}
    </>
  );
}

/** What the filter chooses as a file, every line of it. */
function LogFiles({ filter }: { filter: LogFilter }) {
  const icon = <Download aria-hidden />;
  return (
    <>
      <ButtonLink href={logFileAddressOf(filter, 'csv')} download icon={icon}>
        Ladda ned som CSV
      </ButtonLink>
      <ButtonLink href={logFileAddressOf(filter, 'ndjson')} download variant="quiet" icon={icon}>
        NDJSON
      </ButtonLink>
    </>
  );
}

'use client';

import { ScrollText } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { AuthorName } from '#components/studio/author-name.tsx';
import { deedOf } from '#components/studio/log/deed.ts';
import { LogDetail } from '#components/studio/log/log-detail.tsx';
import styles from '#components/studio/log/log-view.module.css';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { LogEntry } from '#lib/contract/log.ts';

const COLUMNS = [
  { id: 'tid', namn: 'När', hideBelow: 'small' },
  { id: 'vem', namn: 'Vem' },
  { id: 'vad', namn: 'Vad' },
  { id: 'innehall', namn: 'Artikel', hideBelow: 'small' },
  { id: 'detalj', namn: 'Detaljer', hideBelow: 'medium' },
] as const;

export interface LogViewProps {
  logg: readonly LogEntry[];
  /** The article the log is narrowed to, or empty. */
  innehall: string;
  /** Whoever the log is narrowed to, or empty. */
  av: string;
  sida: number;
  sidor: number;
  antal: number;
  perSida: number;
}

/** Who did what, for whom, newest first. */
export function LogView({ logg, innehall, av, sida, sidor, antal, perSida }: LogViewProps) {
  const router = useRouter();
  const narrowed = { ...(innehall === '' ? {} : { innehall }), ...(av === '' ? {} : { av }) };
  const pageAddress = (page: number) => `/studio/logg?${new URLSearchParams({ ...narrowed, sida: String(page) })}`;
  const who = logg.find((entry) => entry.av.id === av)?.av.namn;
  return (
    <>
      <PageHeader title="Logg">
        Allt som ändras i Studio, av personer, agenter och assistenter. Raderna kan varken ändras eller tas bort.
      </PageHeader>
      {(innehall !== '' || av !== '') && (
        <div className={styles.narrowed}>
          <Banner
            tone="info"
            actions={
              <ButtonLink size="small" href="/studio/logg">
                Visa hela loggen
              </ButtonLink>
            }
          >
            {av !== '' && <>Bara det som {who ?? 'den du valde'} har gjort visas. </>}
            {innehall !== '' && (
              <>
                Bara det som rör <Link href={`/studio/artikel/${innehall}`}>en artikel</Link> visas.
              </>
            )}
          </Banner>
        </div>
      )}
      {logg.length === 0 ? (
        <EmptyState icon={<ScrollText aria-hidden />} title="Inget i loggen">
          <p>{av === '' ? 'Här syns allt som sparas, publiceras och ändras.' : 'Ingenting har sparats, publicerats eller ändrats ännu.'}</p>
        </EmptyState>
      ) : (
        <div className={styles.entries}>
          <Table label="Logg" columns={COLUMNS}>
            {logg.map((entry) => (
              <TableRow key={entry.id}>
                <TableCell hideBelow="small" muted>
                  <span className={styles.time}>
                    <RelativeTime iso={entry.tid} />
                  </span>
                </TableCell>
                <TableCell>
                  <div>
                    <AuthorName av={entry.av} />
                  </div>
                  {entry.order_av !== null && <div className={styles.order}>på order av {entry.order_av.namn}</div>}
                </TableCell>
                <TableCell>
                  {deedOf(entry)}
                  <div className={styles.small}>
                    <RelativeTime iso={entry.tid} />
                    {entry.innehall !== null && <Link href={`/studio/artikel/${entry.innehall}`}>Öppna artikeln</Link>}
                  </div>
                </TableCell>
                <TableCell hideBelow="small">
                  {entry.innehall !== null && (
                    <span className={styles.links}>
                      <Link href={`/studio/artikel/${entry.innehall}`}>Öppna</Link>
                      {innehall === '' && <Link href={`/studio/logg?innehall=${entry.innehall}`}>Bara den</Link>}
                    </span>
                  )}
                </TableCell>
                <TableCell hideBelow="medium">
                  <LogDetail entry={entry} />
                </TableCell>
              </TableRow>
            ))}
          </Table>
          <Pagination sida={sida} sidor={sidor} antal={antal} perSida={perSida} onPage={(page) => router.push(pageAddress(page))} />
        </div>
      )}
    </>
  );
}

'use client';

import Link from 'next/link';
import { AuthorName } from '#components/studio/author-name.tsx';
import { deedOf, OUTCOME_NAME } from '#components/studio/log/deed.ts';
import type { LogFilter } from '#components/studio/log/log-address.ts';
import { LogDetail } from '#components/studio/log/log-detail.tsx';
import styles from '#components/studio/log/log-view.module.css';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { LogEntry } from '#lib/contract/log.ts';

const OUTCOME_TONE = { vantar: 'warning', misslyckad: 'danger' } as const;

interface LogRowProps {
  entry: LogEntry;
  /** The address of the log with that filter as well. */
  addressOf: (change: Partial<LogFilter>) => string;
}

/** A line of the log: who, what and with which article. On a phone all of it stands in one cell. */
export function LogRow({ entry, addressOf }: LogRowProps) {
  const { utfall } = entry;
  const who = (
    <>
      <div>
        <Link href={addressOf({ av: entry.av.id })} className={styles.who} title="Visa bara det som den har gjort">
          <AuthorName av={entry.av} />
        </Link>
      </div>
      {entry.order_av !== null && <div className={styles.order}>på order av {entry.order_av.namn}</div>}
    </>
  );
  return (
    <TableRow>
      <TableCell hideBelow="small" muted>
        <span className={styles.time}>
          <RelativeTime iso={entry.tid} />
        </span>
      </TableCell>
      <TableCell hideBelow="small">{who}</TableCell>
      <TableCell>
        <span className={styles.deed}>
          {deedOf(entry)}
          {utfall !== 'genomford' && <Badge tone={OUTCOME_TONE[utfall]}>{OUTCOME_NAME[utfall]}</Badge>}
        </span>
        <div className={styles.small}>
          <Article entry={entry} addressOf={addressOf} />
          {who}
          <RelativeTime iso={entry.tid} />
        </div>
      </TableCell>
      <TableCell hideBelow="small">
        <Article entry={entry} addressOf={addressOf} />
      </TableCell>
      <TableCell hideBelow="medium">
        <LogDetail entry={entry} />
      </TableCell>
    </TableRow>
  );
}

function Article({ entry: { innehall, rubrik }, addressOf }: LogRowProps) {
  if (innehall === null) return null;
  return (
    <div className={styles.article}>
      <Link href={`/studio/artikel/${innehall}`}>{rubrik || 'Artikel utan rubrik'}</Link>
      <Link href={addressOf({ innehall })} className={styles.only}>
        Bara den
      </Link>
    </div>
  );
}

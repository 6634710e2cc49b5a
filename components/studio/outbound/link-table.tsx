'use client';

import { Pencil } from 'lucide-react';
import Link from 'next/link';
import styles from '#components/studio/searched-list.module.css';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OutboundLink } from '#lib/contract/outbound-link.ts';

const COLUMNS = [
  { id: 'kod', namn: 'Utlänk' },
  { id: 'klick', namn: 'Klick, 28 dagar', align: 'end' },
  { id: 'program', namn: 'Program', hideBelow: 'small' },
  { id: 'giltig', namn: 'Gäller till', hideBelow: 'medium' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface LinkTableProps {
  utlankar: readonly OutboundLink[];
  /** Absent for those who only read. */
  onEdit: ((utlank: OutboundLink) => void) | undefined;
}

const NUMBER = new Intl.NumberFormat('sv-SE');

/** Outbound links, with how often readers have followed each. */
export function LinkTable({ utlankar, onEdit }: LinkTableProps) {
  return (
    <Table label="Utlänkar" columns={COLUMNS}>
      {utlankar.map((utlank) => (
        <TableRow key={utlank.kod}>
          <TableCell>
            <div className={styles.name}>
              <Link href={`/studio/utlankar/klick/${utlank.kod}`}>{utlank.lank}</Link>{' '}
              {utlank.utgangen && <Badge tone="warning">Har upphört</Badge>}
            </div>
            <div className={styles.small}>{shownAddress(utlank.adress)}</div>
          </TableCell>
          <TableCell align="end">{utlank.klick === 0 ? '–' : NUMBER.format(utlank.klick)}</TableCell>
          <TableCell hideBelow="small" muted>
            {utlank.program.namn}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {utlank.giltig_till ?? 'Tills vidare'}
          </TableCell>
          <TableCell align="end">
            {onEdit !== undefined && (
              <div className={styles.actions}>
                <IconButton label={`Ändra ${utlank.kod}`} size="small" onPress={() => onEdit(utlank)}>
                  <Pencil aria-hidden />
                </IconButton>
              </div>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

const LONGEST = 60;

/** Where it leads, without what every address begins with. */
function shownAddress(adress: string): string {
  const shown = adress.replace(/^https:\/\/(www\.)?/, '');
  return shown.length <= LONGEST ? shown : `${shown.slice(0, LONGEST - 1)}…`;
}

'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/searched-list.module.css';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { RedirectAnswer } from '#lib/contract/redirect.ts';

const COLUMNS = [
  { id: 'fran', namn: 'Från och till' },
  { id: 'status', namn: 'Status', hideBelow: 'small' },
  { id: 'traffar', namn: 'Träffar', align: 'end' },
  { id: 'senast', namn: 'Senast', hideBelow: 'medium' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

const STATUS_WORDS = { 301: '301 för gott', 302: '302 tills vidare', 410: '410 borttagen' } as const;

interface RedirectTableProps {
  omdirigeringar: readonly RedirectAnswer[];
  /** Absent for those who only read. */
  onEdit: ((one: RedirectAnswer) => void) | undefined;
  onRemove: ((one: RedirectAnswer) => void) | undefined;
}

/** Old addresses and where they lead, with how often readers have come by each. */
export function RedirectTable({ omdirigeringar, onEdit, onRemove }: RedirectTableProps) {
  return (
    <Table label="Omdirigeringar" columns={COLUMNS}>
      {omdirigeringar.map((one) => (
        <TableRow key={one.id}>
          <TableCell>
            <div className={styles.name}>{shownAddress(one.fran)}</div>
            <div className={styles.small}>{one.till === null ? 'Borta för gott' : `→ ${shownAddress(one.till)}`}</div>
          </TableCell>
          <TableCell hideBelow="small">
            <Badge tone={one.status === 410 ? 'warning' : 'neutral'}>{STATUS_WORDS[one.status]}</Badge>
          </TableCell>
          <TableCell align="end">{one.traffar === 0 ? '–' : inNumbers(one.traffar)}</TableCell>
          <TableCell hideBelow="medium" muted>
            {one.senast ?? 'Aldrig'}
          </TableCell>
          <TableCell align="end">
            <div className={styles.actions}>
              {onEdit !== undefined && (
                <IconButton label={`Ändra ${one.fran}`} size="small" onPress={() => onEdit(one)}>
                  <Pencil aria-hidden />
                </IconButton>
              )}
              {onRemove !== undefined && (
                <IconButton label={`Ta bort ${one.fran}`} size="small" onPress={() => onRemove(one)}>
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

const LONGEST = 80;

/** As people write it, and not longer than a line or two. */
function shownAddress(address: string): string {
  const read = URL.canParse(address, 'https://x.invalid') ? decoded(address) : address;
  return read.length <= LONGEST ? read : `${read.slice(0, LONGEST - 1)}…`;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    // The one thing decodeURI throws for: a percent sign that stands for no character.
    return address;
  }
}

'use client';

import { Merge, Pencil } from 'lucide-react';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/searched-list.module.css';
import { countInWords, trendInWords } from '#components/studio/tags/tag-words.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Tag } from '#lib/contract/tag.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Tagg' },
  { id: 'artiklar', namn: 'Artiklar' },
  { id: 'senast', namn: 'Senast', hideBelow: 'small' },
  { id: 'liknar', namn: 'Liknar', hideBelow: 'medium' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface TagTableProps {
  taggar: readonly Tag[];
  /** Absent for those who only read. */
  actions: { edit: (tagg: Tag) => void; merge: (tagg: Tag) => void } | undefined;
}

/** Tags, with what readers have of each. */
export function TagTable({ taggar, actions }: TagTableProps) {
  return (
    <Table label="Taggar" columns={COLUMNS}>
      {taggar.map((tagg) => (
        <TableRow key={tagg.id}>
          <TableCell>
            <div className={styles.called}>{tagg.namn.sv}</div>
            {tagg.namn.en !== '' && <div className={styles.small}>På engelska: {tagg.namn.en}</div>}
            {tagg.former.length > 0 && <div className={styles.small}>Även: {tagg.former.join(', ')}</div>}
          </TableCell>
          <TableCell>
            {tagg.antal === 0 ? '–' : <a href={`/tagg/${tagg.slug}`}>{countInWords(tagg)}</a>}
            {trendInWords(tagg.trend) !== '' && <div className={styles.small}>{trendInWords(tagg.trend)}</div>}
          </TableCell>
          <TableCell hideBelow="small" muted>
            {tagg.senast === null ? '–' : <RelativeTime iso={tagg.senast} />}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {tagg.liknar.length === 0 ? '–' : tagg.liknar.map(({ namn }) => namn).join(', ')}
          </TableCell>
          <TableCell align="end">
            {actions !== undefined && (
              <div className={styles.actions}>
                <IconButton label={`Ändra ${tagg.namn.sv}`} size="small" onPress={() => actions.edit(tagg)}>
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton label={`Slå ihop ${tagg.namn.sv} med en annan`} size="small" onPress={() => actions.merge(tagg)}>
                  <Merge aria-hidden />
                </IconButton>
              </div>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

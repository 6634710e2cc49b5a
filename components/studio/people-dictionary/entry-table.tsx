'use client';

import { Merge, Pencil } from 'lucide-react';
import styles from '#components/studio/searched-list.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { KnownPerson } from '#lib/contract/known-person.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Namn' },
  { id: 'fodd', namn: 'Född', hideBelow: 'small' },
  { id: 'kand', namn: 'Känd för' },
  { id: 'kalla', namn: 'Källa', hideBelow: 'medium' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface EntryTableProps {
  personer: readonly KnownPerson[];
  /** Absent for those who only read. */
  actions: { edit: (person: KnownPerson) => void; merge: (person: KnownPerson) => void } | undefined;
}

/** Who is in the dictionary, with what tells namesakes apart. */
export function EntryTable({ personer, actions }: EntryTableProps) {
  return (
    <Table label="Personlexikon" columns={COLUMNS}>
      {personer.map((person) => (
        <TableRow key={person.id}>
          <TableCell>
            <div className={styles.called}>{person.namn}</div>
            {person.alias.length > 0 && <div className={styles.small}>även {person.alias.join(', ')}</div>}
          </TableCell>
          <TableCell hideBelow="small">{person.fodd === '' ? '–' : person.fodd}</TableCell>
          <TableCell>{person.kandFor === '' ? '–' : person.kandFor}</TableCell>
          <TableCell hideBelow="medium" muted>
            <span className={styles.small}>{person.externtId ?? (person.kalla === '' ? '–' : person.kalla)}</span>
          </TableCell>
          <TableCell align="end">
            {actions !== undefined && (
              <div className={styles.actions}>
                <IconButton label={`Ändra ${person.namn}`} size="small" onPress={() => actions.edit(person)}>
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton label={`Slå ihop ${person.namn} med en annan`} size="small" onPress={() => actions.merge(person)}>
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

'use client';

import styles from '#components/studio/connections/connection-table.module.css';
import { hostName, resourceName, SCOPE_WORDS } from '#components/studio/connections/scope-words.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Connection } from '#lib/contract/connection.ts';

const PROGRAM = { id: 'program', namn: 'Program' } as const;
const PERSON = { id: 'person', namn: 'Arbetar för' } as const;
const REST = [
  { id: 'skapad', namn: 'Ansluten', hideBelow: 'small' },
  { id: 'anvand', namn: 'Senast använd', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface ConnectionTableProps {
  anslutningar: readonly Connection[];
  /** Whose each is: where they are not all one's own. */
  showsPerson: boolean;
  onEnd: (connection: Connection) => void;
}

/** The connections with what each may do. The host stands first: it is the identity, and the name only what the program calls itself. */
export function ConnectionTable({ anslutningar, showsPerson, onEnd }: ConnectionTableProps) {
  return (
    <Table label="Anslutningar" columns={showsPerson ? [PROGRAM, PERSON, ...REST] : [PROGRAM, ...REST]}>
      {anslutningar.map((connection) => (
        <TableRow key={connection.id}>
          <TableCell>
            <div className={styles.host}>{hostName(connection.vard)}</div>
            <div className={styles.claim}>
              {connection.klient !== connection.vard && (
                <>
                  Kallar sig <q>{connection.klient}</q>.{' '}
                </>
              )}
              {resourceName(connection.resurs)}: {connection.omfang.map((scope) => SCOPE_WORDS[scope].namn.toLowerCase()).join(', ')}.
            </div>
          </TableCell>
          {showsPerson && <TableCell muted>{connection.person.namn}</TableCell>}
          <TableCell hideBelow="small" muted>
            <RelativeTime iso={connection.skapad} />
          </TableCell>
          <TableCell hideBelow="small" muted>
            {connection.senast_anvand === null ? 'Aldrig' : <RelativeTime iso={connection.senast_anvand} />}
          </TableCell>
          <TableCell align="end">
            <Button size="small" aria-label={`Koppla bort ${hostName(connection.vard)}`} onPress={() => onEnd(connection)}>
              Koppla bort
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

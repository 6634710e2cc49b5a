import Link from 'next/link';
import { inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/figures-page.module.css';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type ReadNowRow = OperationOutput<'hamtaTrafik'>['laser_nu'][number];

const COLUMNS = [
  { id: 'artikel', namn: 'Artikel' },
  { id: 'nyss', namn: '5 min', align: 'end' },
  { id: 'halvtimme', namn: '30 min', align: 'end' },
] as const;
/** As many as anybody follows; the service tells of more. */
const MOST = 10;

/** What is read at this moment, first what was read most in the last few minutes. */
export function ReadNow({ rader }: { rader: readonly ReadNowRow[] }) {
  return (
    <Table label="Läses just nu" columns={COLUMNS}>
      {rader.slice(0, MOST).map(({ nyckel, namn, senaste_5, senaste_30 }) => (
        <TableRow key={nyckel}>
          <TableCell>
            <Link className={styles.article} href={`/studio/artikel/${nyckel}`}>
              {namn}
            </Link>
          </TableCell>
          <TableCell align="end">{inNumbers(senaste_5)}</TableCell>
          <TableCell align="end">{inNumbers(senaste_30)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

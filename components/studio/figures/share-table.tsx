import Link from 'next/link';
import type { CSSProperties } from 'react';
import { COUNTED, type Counted, inNumbers, shareInWords } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/share-table.module.css';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';

export interface Share {
  nyckel: string;
  namn: string;
  antal: number;
  href?: string;
}

interface ShareTableProps {
  label: string;
  /** What the rows are. */
  what: string;
  counted?: Counted;
  rows: readonly Share[];
  /** Of how many each row is a share. */
  whole: number;
}

/** How what is counted is shared among a few, each with a bar: the table is the chart. */
export function ShareTable({ label, what, counted = 'visningar', rows, whole }: ShareTableProps) {
  return (
    <Table
      label={label}
      columns={[
        { id: 'namn', namn: what },
        { id: 'antal', namn: COUNTED[counted].namn, align: 'end' },
        { id: 'andel', namn: 'Andel', align: 'end' },
      ]}
    >
      {rows.map(({ nyckel, namn, antal, href }) => (
        <TableRow key={nyckel}>
          <TableCell>
            <div className={styles.name}>
              {href === undefined ? namn : <Link href={href}>{namn}</Link>}
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={widthOf(antal, whole)} />
              </span>
            </div>
          </TableCell>
          <TableCell align="end">{inNumbers(antal)}</TableCell>
          <TableCell align="end">{shareInWords(antal, whole)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function widthOf(part: number, whole: number): CSSProperties {
  return { inlineSize: whole === 0 ? 0 : `${((part / whole) * 100).toFixed(1)}%` };
}

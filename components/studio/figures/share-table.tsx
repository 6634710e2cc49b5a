import Link from 'next/link';
import type { CSSProperties } from 'react';
import { inNumbers, shareInWords } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/share-table.module.css';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';

export interface Share {
  nyckel: string;
  namn: string;
  visningar: number;
  href?: string;
}

interface ShareTableProps {
  label: string;
  /** What the rows are. */
  what: string;
  rows: readonly Share[];
  /** Of how many views each row is a share. */
  whole: number;
}

/** How views are shared among a few, each with a bar: the table is the chart. */
export function ShareTable({ label, what, rows, whole }: ShareTableProps) {
  return (
    <Table
      label={label}
      columns={[
        { id: 'namn', namn: what },
        { id: 'visningar', namn: 'Visningar', align: 'end' },
        { id: 'andel', namn: 'Andel', align: 'end' },
      ]}
    >
      {rows.map(({ nyckel, namn, visningar, href }) => (
        <TableRow key={nyckel}>
          <TableCell>
            <div className={styles.name}>
              {href === undefined ? namn : <Link href={href}>{namn}</Link>}
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={widthOf(visningar, whole)} />
              </span>
            </div>
          </TableCell>
          <TableCell align="end">{inNumbers(visningar)}</TableCell>
          <TableCell align="end">{shareInWords(visningar, whole)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function widthOf(part: number, whole: number): CSSProperties {
  return { inlineSize: whole === 0 ? 0 : `${((part / whole) * 100).toFixed(1)}%` };
}

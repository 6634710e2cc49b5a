import { inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures-import/import-page.module.css';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { RowFault } from '#lib/figure-files/row-fault.ts';

/** The rows of a file that are not taken, and why; nothing where all are. */
export function RefusedRows({ fel, avvisade }: { fel: readonly RowFault[]; avvisade: number }) {
  if (fel.length === 0) return null;
  return (
    <section>
      <h3 className={styles.subheading}>Rader som inte tas</h3>
      <Table
        label="Rader som inte tas"
        columns={[
          { id: 'rad', namn: 'Rad', align: 'end' },
          { id: 'kolumn', namn: 'Kolumn', hideBelow: 'small' },
          { id: 'orsak', namn: 'Varför' },
        ]}
      >
        {fel.map(({ rad, kolumn, orsak, atgard, kod }) => (
          <TableRow key={`${rad} ${kod}`}>
            <TableCell align="end">{inNumbers(rad)}</TableCell>
            <TableCell hideBelow="small">{kolumn}</TableCell>
            <TableCell>
              <strong className={styles.cause}>{orsak}</strong> <span className={styles.remedy}>{atgard}</span>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {avvisade > fel.length && <p>Och {inNumbers(avvisade - fel.length)} till.</p>}
    </section>
  );
}

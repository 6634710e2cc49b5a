import { daysInWords, inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/revenue/revenue-page.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

/** Of which days revenue is known, by program and source, and how far it reaches. */
export function CoveredDays({ tackning, besked }: Pick<OperationOutput<'hamtaIntakter'>, 'tackning' | 'besked'>) {
  return (
    <section>
      <h2 className={styles.heading}>Vad som är inläst</h2>
      <p className={styles.note}>{besked}</p>
      <Table
        label="Vad som är inläst"
        columns={[
          { id: 'program', namn: 'Program' },
          { id: 'kalla', namn: 'Källa', hideBelow: 'small' },
          { id: 'dagar', namn: 'Dagar' },
          { id: 'importerad', namn: 'Inläst', hideBelow: 'medium' },
        ]}
      >
        {tackning.map(({ program, namn, kalla, fran, till, dagar, importerad }) => (
          <TableRow key={`${program} ${kalla}`}>
            <TableCell>{namn}</TableCell>
            <TableCell hideBelow="small">{kalla}</TableCell>
            <TableCell>
              {inNumbers(dagar)} ({daysInWords(fran, till)})
            </TableCell>
            <TableCell hideBelow="medium">{longMoment(importerad)}</TableCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}

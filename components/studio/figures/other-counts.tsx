import { daysInWords, inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/figures-page.module.css';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Counts = OperationOutput<'hamtaTrafik'>['importerat'];

const WORDS = [
  ['visningar', 'visningar'],
  ['besokare', 'besökare'],
  ['klick', 'klick'],
  ['exponeringar', 'exponeringar'],
] as const;

/** What other systems have counted of the same, each by itself: no two of them count the same thing. */
export function OtherCounts({ importerat }: { importerat: Counts }) {
  return (
    <Table
      label="Räknat av andra system"
      columns={[
        { id: 'kalla', namn: 'Annat system' },
        { id: 'raknat', namn: 'Räknat där' },
      ]}
    >
      {importerat.map((source) => (
        <TableRow key={source.kalla}>
          <TableCell>
            {source.kalla}
            <p className={styles.note}>
              {daysInWords(source.fran, source.till)}, {source.dagar === 1 ? 'en dag' : `${inNumbers(source.dagar)} dagar`}
            </p>
          </TableCell>
          <TableCell>
            {WORDS.flatMap(([name, word]) => (source[name] === null ? [] : [`${inNumbers(source[name])} ${word}`])).join(', ')}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

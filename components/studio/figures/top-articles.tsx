import Link from 'next/link';
import { inNumbers, shareInWords } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/figures-page.module.css';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Row = OperationOutput<'hamtaTrafik'>['rader'][number];

const COLUMNS = [
  { id: 'artikel', namn: 'Artikel' },
  { id: 'visningar', namn: 'Visningar', align: 'end' },
  { id: 'last', namn: 'Läste 30 s', align: 'end', hideBelow: 'small' },
  { id: 'djup', namn: 'Såg halva', align: 'end', hideBelow: 'small' },
] as const;
const LONG_ENOUGH = 30;
const DEEP_ENOUGH = 50;

/** The most read articles, with how many of the views were readings. */
export function TopArticles({ rader }: { rader: readonly Row[] }) {
  return (
    <Table label="Mest lästa artiklar" columns={COLUMNS}>
      {rader.map(({ nyckel, namn, visningar, lastid, djup }) => (
        <TableRow key={nyckel}>
          <TableCell>
            <Link className={styles.article} href={`/studio/artikel/${nyckel}`}>
              {namn}
            </Link>
          </TableCell>
          <TableCell align="end">{inNumbers(visningar)}</TableCell>
          <TableCell align="end" hideBelow="small">
            {shareInWords(reached(lastid, LONG_ENOUGH), visningar)}
          </TableCell>
          <TableCell align="end" hideBelow="small">
            {shareInWords(reached(djup, DEEP_ENOUGH), visningar)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function reached(told: Row['lastid'], from: number): number {
  return told.find(({ fran }) => fran === from)?.visningar ?? 0;
}

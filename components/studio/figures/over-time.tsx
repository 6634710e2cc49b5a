'use client';

import type { ChartPoint } from '#components/studio/figures/chart-points.ts';
import { ColumnChart } from '#components/studio/figures/column-chart.tsx';
import { COUNTED, type Counted, inNumbers } from '#components/studio/figures/figure-words.ts';
import { Folded } from '#components/studio/figures/folded.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';

interface OverTimeProps {
  label: string;
  counted?: Counted;
  /** What a column is: a day, or an hour. */
  unit: 'Dag' | 'Timme';
  points: readonly ChartPoint[];
  height?: number;
}

const USUAL_HEIGHT = 220;
/** Days before it was measured, and hours to come. */
const UNKNOWN = { Dag: 'okänt', Timme: 'inte än' } as const;

/** What is counted, day by day or hour by hour, as a chart and, folded, as a table. */
export function OverTime({ label, counted = 'visningar', unit, points, height = USUAL_HEIGHT }: OverTimeProps) {
  return (
    <div>
      <ColumnChart label={label} counted={counted} points={points} unknown={UNKNOWN[unit]} height={height} />
      <Folded summary="Visa som tabell">
        <Table
          label={label}
          columns={[
            { id: 'tid', namn: unit },
            { id: 'antal', namn: COUNTED[counted].namn, align: 'end' },
          ]}
        >
          {points.map(({ nyckel, namn, antal }) => (
            <TableRow key={nyckel}>
              <TableCell>{namn}</TableCell>
              <TableCell align="end">{antal === null ? UNKNOWN[unit] : inNumbers(antal)}</TableCell>
            </TableRow>
          ))}
        </Table>
      </Folded>
    </div>
  );
}

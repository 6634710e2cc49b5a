'use client';

import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ChartPoint } from '#components/studio/figures/chart-points.ts';
import styles from '#components/studio/figures/column-chart.module.css';
import { type Counted, countInWords, inNumbers } from '#components/studio/figures/figure-words.ts';

interface ColumnChartProps {
  /** What is told of, for who does not see it. */
  label: string;
  counted: Counted;
  points: readonly ChartPoint[];
  /** What is said of a column of which nothing is known. */
  unknown: string;
  height: number;
}

/** To the right there is room for the second half of the last word. */
const MARGIN = { top: 8, right: 20, bottom: 26 };
/** Room for a word below a column, and for a digit beside. */
const WORD = 56;
const DIGIT = 8;
const TICKS = 4;
/** Until it is known how wide it may be. */
const USUAL_WIDTH = 640;

/** What is counted, as columns over time. Whoever does not see it is told the sum and the highest; all of it stands in the table beside. */
export function ColumnChart({ label, counted, points, unknown, height }: ColumnChartProps) {
  const { parentRef, width } = useParentSize({
    initialSize: { width: USUAL_WIDTH },
    debounceTime: 0,
    ignoreDimensions: ['top', 'left', 'height'],
  });
  const most = Math.max(1, ...points.map(({ antal }) => antal ?? 0));
  const y = scaleLinear<number>({ domain: [0, most], range: [height - MARGIN.bottom, MARGIN.top], nice: TICKS });
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const left = 12 + DIGIT * Math.max(...ticks.map((tick) => inNumbers(tick).length));
  const x = scaleBand<string>({
    domain: points.map(({ nyckel }) => nyckel),
    range: [left, Math.max(left + 1, width - MARGIN.right)],
    padding: points.length > 60 ? 0.1 : 0.25,
  });
  const words = new Map(points.map(({ nyckel, kort }) => [nyckel, kort]));
  const each = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor((width - left) / WORD))));
  const named = points.filter((_, nr) => (points.length - 1 - nr) % each === 0).map(({ nyckel }) => nyckel);
  const base = height - MARGIN.bottom;
  return (
    <div ref={parentRef} className={styles.frame} style={{ height }}>
      <svg className={styles.chart} width={width} height={height} role="img" aria-label={`${label}: ${inShort(points, counted)}`}>
        {ticks.map((tick) => (
          <line key={tick} className={styles.line} x1={left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
        ))}
        {points.map(({ nyckel, namn, antal }) => (
          <g key={nyckel} className={styles.column}>
            {antal !== null && (
              <Bar className={styles.bar} x={x(nyckel) ?? 0} width={x.bandwidth()} y={y(antal)} height={base - y(antal)} />
            )}
            <Bar className={styles.touch} x={x(nyckel) ?? 0} width={x.step()} y={MARGIN.top} height={base - MARGIN.top}>
              <title>{`${namn}: ${antal === null ? unknown : countInWords(antal, counted)}`}</title>
            </Bar>
          </g>
        ))}
        <AxisLeft
          scale={y}
          left={left}
          tickValues={ticks}
          tickFormat={(value) => inNumbers(Number(value))}
          hideAxisLine
          hideTicks
          tickLabelProps={{ className: styles.word ?? '', fill: 'currentColor', textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
        />
        <AxisBottom
          scale={x}
          top={base}
          tickValues={named}
          tickFormat={(key) => words.get(key) ?? ''}
          axisLineClassName={styles.axis ?? ''}
          hideTicks
          tickLabelProps={{ className: styles.word ?? '', fill: 'currentColor', textAnchor: 'middle' }}
        />
      </svg>
    </div>
  );
}

function inShort(points: readonly ChartPoint[], counted: Counted): string {
  const known = points.filter((point): point is ChartPoint & { antal: number } => point.antal !== null);
  const sum = known.reduce((all, { antal }) => all + antal, 0);
  const [first, ...others] = known;
  if (first === undefined || sum === 0) return countInWords(0, counted);
  const highest = others.reduce((most, point) => (point.antal > most.antal ? point : most), first);
  return `${countInWords(sum, counted)}, flest ${highest.namn} (${inNumbers(highest.antal)})`;
}

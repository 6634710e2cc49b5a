import { decimalsOf } from '#lib/content/money.ts';
import type { Steps } from '#lib/content/steps.ts';
import { DECIMALS, roundedTo } from '#lib/figure-files/amount.ts';
import type { RevenueRow } from '#lib/figure-files/revenue-row.ts';
import type { RevenueSum } from '#lib/store/revenue-rows.ts';

/** A row with what it names. */
export interface PlacedRow {
  row: RevenueRow;
  program: string;
  innehall: string | null;
  /** The outbound link that it was told of, where that says which article it is of; else ''. */
  kod: string;
}

export interface Summed {
  sums: RevenueSum[];
  /** How many of the sums had more decimals than their currency. */
  avrundade: number;
}

/** The rows summed by program, outbound link or article, day and currency: exactly, and rounded once. A file that tells each sale has many rows of the same. */
export function* summed(rows: readonly PlacedRow[]): Steps<Summed> {
  const exact = new Map<string, PlacedRow & { billionths: bigint }>();
  for (const placed of rows) {
    const { row, program, innehall, kod } = placed;
    const key = `${program} ${innehall ?? ''} ${row.dag} ${row.valuta} ${kod}`;
    const before = exact.get(key);
    if (before === undefined) exact.set(key, { ...placed, billionths: row.billionths });
    else before.billionths += row.billionths;
    yield;
  }
  const decimals = new Map<string, number>();
  const found: Summed = { sums: [], avrundade: 0 };
  for (const { row, program, innehall, kod, billionths } of exact.values()) {
    const places = decimals.get(row.valuta) ?? decimalsOf(row.valuta);
    decimals.set(row.valuta, places);
    const belopp = roundedTo(billionths, places);
    if (belopp * 10n ** BigInt(DECIMALS - places) !== billionths) found.avrundade += 1;
    found.sums.push({ program, innehall, kod, dag: row.dag, valuta: row.valuta, belopp });
    yield;
  }
  return found;
}

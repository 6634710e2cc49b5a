import { isCurrency } from '#lib/content/money.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { amountIn, billionthsOf, type DecimalSign, decimalSignIn } from '#lib/figure-files/amount.ts';
import { type CellRow, cellFault } from '#lib/figure-files/cells.ts';
import type { ColumnKind, Columns } from '#lib/figure-files/columns.ts';
import { dayOf } from '#lib/figure-files/day.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';

/** What a file of revenue may have in its columns, and what they are called in the reports of networks. */
export const REVENUE_COLUMNS = [
  { falt: 'dag', vad: 'dagen', kallas: ['dag', 'datum', 'date', 'day', 'transactiondate', 'eventdate', 'transaktionsdatum'] },
  {
    falt: 'belopp',
    vad: 'beloppet',
    kallas: [
      'belopp',
      'provision',
      'ersättning',
      'intäkt',
      'intäkter',
      'commission',
      'commissionamount',
      'amount',
      'revenue',
      'earnings',
      'estimatedearnings',
    ],
  },
  { falt: 'valuta', vad: 'valutan', kallas: ['valuta', 'currency', 'currencycode'] },
  {
    falt: 'program',
    vad: 'annonsprogrammet',
    kallas: ['program', 'annonsprogram', 'annonsör', 'programme', 'programname', 'advertiser', 'advertisername', 'merchant', 'brand'],
  },
  {
    falt: 'artikel',
    vad: 'artikeln',
    kallas: [
      'artikel',
      'innehall',
      'innehåll',
      'sida',
      'adress',
      'url',
      'page',
      'pageurl',
      'article',
      'landingpage',
      'sourceurl',
      'referrerurl',
    ],
  },
  { falt: 'kod', vad: 'utlänkens kod', kallas: ['kod', 'utlänk', 'code', 'epi', 'subid', 'sub1', 'clickref', 'publisherreference'] },
] as const satisfies readonly ColumnKind[];
export type RevenueColumn = (typeof REVENUE_COLUMNS)[number]['falt'];

/** A row of revenue as it is written, before anybody has looked for what it names. */
export interface RevenueRow {
  rad: number;
  dag: string;
  valuta: string;
  billionths: bigint;
  /** As it is named; '' where it is not. */
  program: string;
  artikel: string;
  kod: string;
}

/** What holds for all of a file. */
export interface RevenueFile {
  kolumner: Columns<RevenueColumn>;
  /** The day on which it is read. */
  today: string;
  /** Of amounts beside which no currency stands. */
  valuta: string | undefined;
  sign: DecimalSign | undefined;
}

/** Which sign the amounts of a file have before their decimals: what the first says of which it can be told. */
export function decimalSignOf(rows: ReadonlyArray<CellRow<RevenueColumn>>): DecimalSign | undefined {
  for (const { celler } of rows) {
    const sign = decimalSignIn(amountIn(celler.belopp ?? '', undefined).tal);
    if (sign !== undefined) return sign;
  }
  return undefined;
}

/** What a row says, or why it is not taken: its first fault. */
export function revenueRowOf(row: CellRow<RevenueColumn>, { kolumner, today, sign, ...file }: RevenueFile): RevenueRow | RowFault {
  const { dag: day = '', belopp = '', valuta: currency = '', program = '', artikel = '', kod = '' } = row.celler;
  const refused = (code: FaultCode, field: RevenueColumn, params?: Record<string, string>) => cellFault(code, row, field, kolumner, params);
  const dag = dayOf(day, today);
  if (dag === undefined) return refused('rad_dag', 'dag');
  const named = currency === '' ? file.valuta : currency.toUpperCase();
  const { tal, valuta = named } = amountIn(belopp, named);
  if (tal === '') return refused('rad_belopp', 'belopp');
  if (valuta === undefined) return refused('rad_valuta_saknas', 'valuta');
  if (!isCurrency(valuta)) return refused('rad_valuta', currency === '' ? 'belopp' : 'valuta');
  if (named !== undefined && named !== valuta) return refused('rad_tva_valutor', 'belopp', { valuta: named });
  const billionths = billionthsOf(tal, sign);
  if (billionths === undefined) return refused('rad_belopp', 'belopp');
  if (billionths === 'tvetydig') return refused('rad_belopp_tvetydigt', 'belopp');
  return { rad: row.rad, dag, valuta, billionths, program, artikel, kod: kod.toLowerCase() };
}

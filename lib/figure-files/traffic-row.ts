import type { FaultCode } from '#lib/errors/codes.ts';
import { type CellRow, cellFault } from '#lib/figure-files/cells.ts';
import type { ColumnKind, Columns } from '#lib/figure-files/columns.ts';
import { dayOf } from '#lib/figure-files/day.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';

/** What other systems count of articles. */
export const COUNTED = ['visningar', 'besokare', 'klick', 'exponeringar'] as const;
export type Counted = (typeof COUNTED)[number];

/** What a file of traffic may have in its columns: as Matomo, Plausible and Search Console call it, in English and Swedish. */
export const TRAFFIC_COLUMNS = [
  { falt: 'dag', vad: 'dagen', kallas: ['dag', 'datum', 'date', 'day', 'datadate'] },
  {
    falt: 'artikel',
    vad: 'artikeln',
    kallas: [
      ...['artikel', 'innehall', 'metadataurl', 'url', 'pageurl', 'sidurl', 'page', 'sida', 'adress', 'pagepath'],
      ...['toppages', 'populärastesidorna', 'populärasidor', 'sidor', 'entrypage', 'label', 'name'],
    ],
  },
  { falt: 'visningar', vad: 'visningarna', kallas: ['visningar', 'sidvisningar', 'pageviews', 'nbhits', 'hits', 'views'] },
  {
    falt: 'besokare',
    vad: 'besökarna',
    kallas: [
      'besokare',
      'besökare',
      'unikabesökare',
      'visitors',
      'uniquevisitors',
      'nbuniqvisitors',
      'uniquepageviews',
      'unikasidvisningar',
      'nbvisits',
      'besök',
    ],
  },
  { falt: 'klick', vad: 'klicken', kallas: ['klick', 'clicks'] },
  { falt: 'exponeringar', vad: 'exponeringarna', kallas: ['exponeringar', 'impressions'] },
] as const satisfies readonly ColumnKind[];
export type TrafficColumn = (typeof TRAFFIC_COLUMNS)[number]['falt'];

/** Systems by columns that only they have. */
const SYSTEMS: ReadonlyArray<readonly [kalla: string, kallas: readonly string[]]> = [
  ['search-console', ['toppages', 'populärastesidorna', 'ctr', 'sumposition']],
  ['matomo', ['nbhits', 'nbvisits', 'metadataurl', 'uniquepageviews', 'unikasidvisningar', 'exitrate', 'utgångsfrekvens']],
  ['plausible', ['visitors', 'timeonpage', 'scrolldepth', 'totalscrolldepth']],
];

/** Which system a file comes from, by the names of its columns; undefined where they do not tell. */
export function systemOf(names: readonly string[]): string | undefined {
  const plain = new Set(names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')));
  return SYSTEMS.find(([, kallas]) => kallas.some((name) => plain.has(name)))?.[0];
}

/** A row of traffic as it is written, before anybody has looked for its article. */
export interface TrafficRow {
  rad: number;
  dag: string;
  artikel: string;
  antal: Partial<Record<Counted, number>>;
}

/** What holds for all of a file. */
export interface TrafficFile {
  kolumner: Columns<TrafficColumn>;
  /** The day on which it is read. */
  today: string;
  /** The day that all of it is of, where it has no column for that. */
  dag: string | undefined;
}

/** Groups of three, or none; what counts is whole, and some write that with decimals. */
const COUNT = /^(\d{1,3}(?:[ .,'\u2019\u00a0\u202f]\d{3})+|\d{1,10})(?:[.,]0{1,2})?$/;

/** What a row says, or why it is not taken: its first fault. */
export function trafficRowOf(row: CellRow<TrafficColumn>, { kolumner, today, dag: whole }: TrafficFile): TrafficRow | RowFault {
  const { dag: day = '', artikel = '' } = row.celler;
  const refused = (code: FaultCode, field: TrafficColumn) => cellFault(code, row, field, kolumner);
  const dag = day === '' ? whole : dayOf(day, today);
  if (dag === undefined) return refused('rad_dag', 'dag');
  if (artikel === '') return refused('rad_artikel', 'artikel');
  const antal: TrafficRow['antal'] = {};
  for (const counted of COUNTED) {
    const text = row.celler[counted] ?? '';
    if (text === '') continue;
    const digits = COUNT.exec(text)?.[1]?.replace(/\D/g, '');
    if (digits === undefined || digits.length > 10) return refused('rad_antal', counted);
    antal[counted] = Number(digits);
  }
  if (Object.keys(antal).length === 0) return refused('rad_utan_antal', 'visningar');
  return { rad: row.rad, dag, artikel, antal };
}

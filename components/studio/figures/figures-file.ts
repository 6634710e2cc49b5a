import { SPREADSHEET_BOM, spreadsheetRow } from '#lib/content/csv-row.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Row = OperationOutput<'hamtaTrafik'>['rader'][number];

/** Rows of one kind: by day, by article and so on. */
export interface FiguresPart {
  uppdelning: string;
  rader: readonly Row[];
}

/** All figures of a page as CSV for a Swedish spreadsheet: a row a day, article, section and so on. No cell of it is a formula. */
export function figuresFile(parts: readonly FiguresPart[]): string {
  const [model] = parts.flatMap(({ rader }) => rader);
  const buckets = (told: Row['lastid'] | undefined, word: string, unit: string) =>
    (told ?? []).filter(({ fran }) => fran > 0).map(({ fran }) => `${word} minst ${fran} ${unit}`);
  const head = [
    'Uppdelning',
    'Nyckel',
    'Namn',
    'Visningar',
    ...buckets(model?.lastid, 'Lästid', 's'),
    ...buckets(model?.djup, 'Läsdjup', '%'),
  ];
  const reached = (told: Row['lastid']) => told.filter(({ fran }) => fran > 0).map(({ visningar }) => String(visningar));
  const rows = parts.flatMap(({ uppdelning, rader }) =>
    rader.map(({ nyckel, namn, visningar, lastid, djup }) => [
      uppdelning,
      nyckel,
      namn,
      String(visningar),
      ...reached(lastid),
      ...reached(djup),
    ]),
  );
  return SPREADSHEET_BOM + [head, ...rows].map(spreadsheetRow).join('');
}

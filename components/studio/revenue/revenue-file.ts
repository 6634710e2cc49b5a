import { SPREADSHEET_BOM, spreadsheetRow } from '#lib/content/csv-row.ts';
import { decimalsOf } from '#lib/content/money.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Row = OperationOutput<'hamtaIntakter'>['rader'][number];

const HEAD = ['Nyckel', 'Namn', 'Valuta', 'Intäkter', 'Per tusen visningar', 'Visningar'];

/** Revenue as CSV for a Swedish spreadsheet: a row for each currency of an article, program, day or whatever it is parted by. What is not known is an empty cell. */
export function revenueFile(uppdelning: string, rader: readonly Row[]): string {
  const rows = rader.flatMap(({ nyckel, namn, belopp, visningar }) =>
    belopp.map((amount) => [
      uppdelning,
      nyckel,
      namn,
      amount.valuta,
      inWhole(amount),
      amount.per_tusen === null ? '' : inWhole(amount.per_tusen),
      visningar ?? '',
    ]),
  );
  return SPREADSHEET_BOM + [['Uppdelning', ...HEAD], ...rows].map(spreadsheetRow).join('');
}

/** In kronor, not in öre. */
function inWhole({ belopp, valuta }: { belopp: number; valuta: string }): number {
  return belopp / 10 ** decimalsOf(valuta);
}

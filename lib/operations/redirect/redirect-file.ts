import type { Redirect } from '#lib/content/redirects.ts';
import { REDIRECT_STATUSES } from '#lib/contract/closed/redirect.ts';
import { type CellRow, cellFault } from '#lib/figure-files/cells.ts';
import type { ColumnKind, Columns } from '#lib/figure-files/columns.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';
import { judgedRedirect, type RedirectRules } from '#lib/operations/redirect/judge-redirect.ts';

/** What a file of redirects may have in its columns: as the plugins for WordPress, Ghost and spreadsheets call it. */
export const REDIRECT_COLUMNS = [
  {
    falt: 'fran',
    vad: 'den gamla adressen',
    kallas: ['fran', 'från', 'from', 'source', 'sourceurl', 'oldurl', 'gammaladress', 'old', 'redirectfrom', 'url', 'match'],
  },
  {
    falt: 'till',
    vad: 'den nya adressen',
    kallas: ['till', 'to', 'target', 'targeturl', 'destination', 'newurl', 'nyadress', 'new', 'redirectto', 'actiondata'],
  },
  // A plugin has a column «status» too, of whether it is in use.
  {
    falt: 'status',
    vad: 'statusen',
    kallas: ['statuskod', 'statuscode', 'httpcode', 'actioncode', 'code', 'kod', 'status', 'type', 'typ'],
  },
] as const satisfies readonly ColumnKind[];
export type RedirectColumn = (typeof REDIRECT_COLUMNS)[number]['falt'];

/** A redirect of a file, with its row. */
export interface ReadRedirect {
  row: CellRow<RedirectColumn>;
  redirect: Redirect;
}

/** What a row says, or why it is not taken. */
export function redirectOfRow(
  row: CellRow<RedirectColumn>,
  kolumner: Columns<RedirectColumn>,
  rules: RedirectRules,
): ReadRedirect | RowFault {
  const { fran = '', till = '', status: word = '' } = row.celler;
  const status = word === '' ? 301 : REDIRECT_STATUSES.find((known) => String(known) === word);
  if (status === undefined) return cellFault('rad_status', row, 'status', kolumner);
  const judged = judgedRedirect({ fran, till, status }, rules);
  return 'kod' in judged ? cellFault(judged.kod, row, judged.falt, kolumner, judged.params) : { row, redirect: judged };
}

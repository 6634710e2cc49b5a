import { gathered } from '#lib/content/steps.ts';
import { isId } from '#lib/contract/id.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { cellFault, parted } from '#lib/figure-files/cells.ts';
import type { Columns } from '#lib/figure-files/columns.ts';
import type { RevenueColumn, RevenueRow } from '#lib/figure-files/revenue-row.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { type Named, namedBy } from '#lib/operations/figures/find-articles.ts';
import { ownAddresses } from '#lib/operations/figures/own-addresses.ts';
import type { PlacedRow } from '#lib/operations/figures/revenue-sums.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What rows name: programs by how they are called, articles and outbound links by how they are written. */
interface Known {
  programs: ReadonlyMap<string, string[]>;
  named: ReadonlyMap<string, Named>;
}

interface File {
  /** Whose all of the file is, where it says nothing else. */
  program: string | undefined;
  kolumner: Columns<RevenueColumn>;
}

/**
 * The rows with the program and the article that each is of. Without an article where none is named, and where an outbound link stands in several. A row
 * that names what there is not, or a link of another program, is not taken.
 */
export async function placedRows(
  context: OperationContext,
  rows: readonly RevenueRow[],
  file: File,
): Promise<{ read: PlacedRow[]; refused: RowFault[] }> {
  const cells = new Set(rows.flatMap(({ artikel, kod }) => [artikel, kod === '' ? '' : asLink(kod)].filter((cell) => cell !== '')));
  const [programs, named] = await Promise.all([
    context.store.revenueRows.programsCalled([...new Set(rows.map(({ program }) => program.toLowerCase()).filter((name) => name !== ''))]),
    namedBy(context.store, cells, await ownAddresses(context)),
  ]);
  return parted<PlacedRow>(await inTurns(gathered(rows, (row) => [placedRow(row, { programs, named }, file)])));
}

/** A code as the address that it stands for; a network brings the parameter home as it was, and that may be the article. */
function asLink(kod: string): string {
  return isId(kod.split('.', 1)[0] ?? '') ? kod : `/ut/${encodeURIComponent(kod)}`;
}

function placedRow(row: RevenueRow, { programs, named }: Known, { program: whole, kolumner }: File): PlacedRow | RowFault {
  const refused = (code: FaultCode, field: RevenueColumn, params?: Record<string, string>) =>
    cellFault(code, { rad: row.rad, celler: row }, field, kolumner, params);
  const ofArticle = row.artikel === '' ? undefined : named.get(row.artikel);
  const ofCode = row.kod === '' ? undefined : named.get(asLink(row.kod));
  if (ofArticle?.typ === 'flera') return refused('rad_artikel_flera', 'artikel');
  if (ofArticle?.typ === 'ingen') return refused('rad_artikel', 'artikel');
  if (ofCode !== undefined && ofCode.typ !== 'kod' && ofCode.typ !== 'artikel') return refused('rad_kod', 'kod');
  const link = [ofCode, ofArticle].flatMap((name) => (name?.typ === 'kod' ? [name.link] : []))[0];
  const called = row.program === '' ? [] : (programs.get(row.program.toLowerCase()) ?? []);
  if (called.length > 1) return refused('rad_program_flera', 'program');
  if (row.program !== '' && called.length === 0) return refused('rad_program', 'program');
  const told = called[0] ?? whole;
  if (told !== undefined && link !== undefined && link.program !== told) return refused('rad_program_annat', 'program', { kod: link.kod });
  const program = told ?? link?.program;
  if (program === undefined) return refused('rad_program_saknas', 'program');
  const article = [ofArticle, ofCode].flatMap((name) => (name?.typ === 'artikel' ? [name.id] : []))[0];
  if (article !== undefined) return { row, program, innehall: article, kod: '' };
  return { row, program, innehall: link?.innehall ?? null, kod: link?.kod ?? '' };
}

import type { HistoryFinding } from '#lib/contract/history.ts';
import type { HistoryProgress } from '#lib/history/check-history.ts';
import { finding } from '#lib/history/finding.ts';
import { SHOWN_NAMES, type ShownName } from '#lib/store/imprints.ts';
import type { LostAddress, ShownAddress, ShownPublication, ShownRow, ShownRows, ShownVersion } from '#lib/store/shown-rows.ts';

/** Rows looked at in one question. */
const ROWS = 1_000;

/**
 * Holds what readers are shown against history, a bounded piece at a time: what is current of each article against its latest
 * publication, addresses against the publications that took them, and pictures, sections, names and settings against the imprints that
 * Studio leaves when it changes them.
 */
export async function* checkShown(rows: ShownRows): AsyncGenerator<HistoryProgress> {
  yield* inPieces((after: ShownPublication | undefined) => rows.publications(after, ROWS), faultOfPublication);
  yield* counted(inPieces((after: ShownVersion | undefined) => rows.versions(after, ROWS), faultOfVersion));
  yield* counted(inPieces((after: ShownAddress | undefined) => rows.addresses(after, ROWS), faultOfAddress));
  yield* inPieces((after: LostAddress | undefined) => rows.lostAddresses(after?.rad ?? null, ROWS), faultOfLostAddress);
  for (const table of SHOWN_NAMES) {
    yield* counted(inPieces((after: ShownRow | undefined) => rows.rows(table, after?.ordning ?? null, ROWS), faultOfRow(table)));
    yield* inPieces(
      (after: { rad: string; borta: boolean } | undefined) => rows.imprinted(table, after?.rad ?? '', ROWS),
      ({ rad, borta }) => (borta ? finding('borttagen', { tabell: table, rad }) : undefined),
    );
  }
}

interface Piece {
  rader: number;
  fynd: HistoryFinding[];
}

/** Every page of what is asked for, and what is wrong in it. */
async function* inPieces<Row>(
  ask: (after: Row | undefined) => Promise<Row[]>,
  judge: (row: Row) => HistoryFinding | undefined,
): AsyncGenerator<HistoryProgress & Piece> {
  let page = await ask(undefined);
  while (page.length > 0) {
    yield { rader: page.length, kontrollerade: 0, fynd: page.map(judge).filter((found) => found !== undefined) };
    page = await ask(page.at(-1));
  }
}

/** The same, where each row is one of those that are told of. */
async function* counted(pieces: AsyncGenerator<Piece>): AsyncGenerator<HistoryProgress> {
  for await (const { rader, fynd } of pieces) yield { kontrollerade: rader, fynd };
}

function faultOfPublication({ rad, innehall, sprak, nr, visas, nedtagen, skiljer }: ShownPublication): HistoryFinding | undefined {
  const found = { tabell: 'publicering', rad, innehall, sprak, nr };
  if (visas && nedtagen) return finding('visas_nedtagen', found);
  if (!visas && !nedtagen) return finding('visas_inte', found);
  return skiljer.length === 0 ? undefined : finding('visar_annat', found, skiljer);
}

function faultOfVersion({ innehall, sprak, okand }: ShownVersion): HistoryFinding | undefined {
  return okand ? finding('tillagd', { tabell: 'publicerad_version', rad: `${innehall} ${sprak}` }) : undefined;
}

function faultOfAddress({ okand, fel, sprak, sektion, slug }: ShownAddress): HistoryFinding | undefined {
  const found = { tabell: 'adress', rad: `${sprak}/${sektion}/${slug}` };
  if (okand) return finding('tillagd', found);
  return fel ? finding('andrad_utanfor', found) : undefined;
}

function faultOfLostAddress({ borta, sprak, sektion, slug }: LostAddress): HistoryFinding | undefined {
  return borta ? finding('borttagen', { tabell: 'adress', rad: `${sprak}/${sektion}/${slug}` }) : undefined;
}

function faultOfRow(tabell: ShownName) {
  return ({ rad, okand, fel }: ShownRow): HistoryFinding | undefined => {
    // Of a person readers see nothing before an article is theirs, and then the name that was kept with it.
    if (okand) return tabell === 'person' ? undefined : finding('tillagd', { tabell, rad });
    return fel === true ? finding('andrad_utanfor', { tabell, rad }) : undefined;
  };
}

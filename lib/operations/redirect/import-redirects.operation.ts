import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { type Redirect, RedirectTable } from '#lib/content/redirects.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import { MOST_REDIRECTS } from '#lib/contract/redirect.ts';
import { fault } from '#lib/errors/fault.ts';
import { cellFault, parted } from '#lib/figure-files/cells.ts';
import type { Columns } from '#lib/figure-files/columns.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { importFields, namedColumnsOf } from '#lib/operations/figures/import-fields.ts';
import { importReportFields, MOST_TOLD } from '#lib/operations/figures/import-report.ts';
import { ownAddresses } from '#lib/operations/figures/own-addresses.ts';
import { namedColumns, readFigureFile } from '#lib/operations/figures/read-figure-file.ts';
import { readJsonField } from '#lib/operations/media/json-field.ts';
import { circleInWords, circlesThrough } from '#lib/operations/redirect/redirect.ts';
import { REDIRECT_COLUMNS, type ReadRedirect, type RedirectColumn, redirectOfRow } from '#lib/operations/redirect/redirect-file.ts';
import type { RedirectRow } from '#lib/store/readers/public-redirects.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const COLUMNS = namedColumnsOf(REDIRECT_COLUMNS.map(({ falt }) => falt));
const { rader, tagna, nya, ersatta, samma, avvisade, fel, rubriker, kolumner: told } = importReportFields;

export const importRedirects = defineOperation({
  name: 'importeraOmdirigeringar',
  summary: 'Läser in omdirigeringar ur en CSV-fil: gammal adress, ny adress och status. Samma fil två gånger räknas en gång.',
  method: 'POST',
  path: '/studio/api/omdirigeringar/import',
  fileField: 'fil',
  storesFile: true,
  body: z.object({
    fil: importFields.fil,
    kolumner: importFields.kolumner,
    annan_vard: z.enum(['true', 'false']).default('false').meta({ description: 'true: de får leda till andra webbplatser.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    rapport: z.object({ rader, tagna, nya, ersatta, samma, avvisade, fel, rubriker, kolumner: told }),
  }),
  errors: [
    ...(['rattighet_saknas', 'bara_redaktionen', 'csv_ogiltig', 'csv_kolumn_saknas', 'csv_kolumn_okand'] as const),
    'omdirigeringar_for_manga',
  ],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'läsa in omdirigeringar')),
  async check(_, { kolumner = '' }) {
    return readJsonField(COLUMNS, 'kolumner', kolumner).faults;
  },
  async run(context, { fil, kolumner, annan_vard }) {
    const given = readJsonField(COLUMNS, 'kolumner', kolumner).value ?? {};
    const file = await readFigureFile(fil, { kinds: REDIRECT_COLUMNS, needed: ['fran', 'till'], given });
    const rules = { egna: await ownAddresses(context), andraVardar: annan_vard === 'true' };
    const { read, refused } = parted<ReadRedirect>(await inTurns(gathered(file.rows, (row) => [redirectOfRow(row, file.kolumner, rules)])));
    await context.store.redirects.lock();
    const there = await context.store.readers.redirects.all();
    const brought = await inTurns(taken(read, there, file.kolumner, context.newId));
    if (brought.antal > MOST_REDIRECTS)
      throw fault('omdirigeringar_for_manga', { falt: 'fil' }, { max: MOST_REDIRECTS.toLocaleString('sv') });
    await context.store.redirects.put([...brought.nya, ...brought.ersatta], authorOf(context.actor), context.now);
    context.changed('omdirigeringar');
    const all = [...file.refused, ...refused, ...brought.refused].toSorted((a, b) => a.rad - b.rad);
    const counts = {
      ...{ rader: read.length + file.refused.length + refused.length, tagna: read.length - brought.refused.length },
      ...{ nya: brought.nya.length, ersatta: brought.ersatta.length, samma: brought.samma, avvisade: all.length },
    };
    context.note({ detalj: { fil: fil.filnamn, ...counts } });
    const columns = { rubriker: file.rubriker, kolumner: namedColumns(file.kolumner) };
    return { ok: true as const, rapport: { ...counts, fel: all.slice(0, MOST_TOLD), ...columns } };
  },
});

interface Taken {
  nya: RedirectRow[];
  ersatta: RedirectRow[];
  samma: number;
  refused: RowFault[];
  /** How many there are afterwards. */
  antal: number;
}

/** What is taken of a file, beside what is there: nothing that would lead readers round and round. */
function* taken(
  read: readonly ReadRedirect[],
  there: readonly RedirectRow[],
  kolumner: Columns<RedirectColumn>,
  newId: () => string,
): Steps<Taken> {
  const known = new Map(there.map((row) => [row.fran, row]));
  const wanted = new Map<string, ReadRedirect & { id: string }>();
  const refused: RowFault[] = [];
  for (const one of read) {
    const first = wanted.get(one.redirect.fran);
    if (first === undefined) wanted.set(one.redirect.fran, { ...one, id: known.get(one.redirect.fran)?.id ?? newId() });
    else if (!isSame(first.redirect, one.redirect))
      refused.push(cellFault('rad_omdirigering_igen', one.row, 'fran', kolumner, { andra: String(first.row.rad) }));
    yield;
  }
  refused.push(...(yield* refusedCircles(wanted, there, kolumner)));
  const rows = [...wanted.values()].map(({ id, redirect }) => ({ id, ...redirect }));
  const nya = rows.filter(({ fran }) => !known.has(fran));
  const ersatta = rows.filter((row) => {
    const before = known.get(row.fran);
    return before !== undefined && !isSame(before, row);
  });
  return { nya, ersatta, samma: rows.length - nya.length - ersatta.length, refused, antal: there.length + nya.length };
}

/** As often the last row of a circle is left out alone, so that the others lead somewhere; then all rows are of those that remain. */
const PATIENT = 3;

/** Leaves out of what is wanted what would lead round and round, and says why. */
function* refusedCircles(
  wanted: Map<string, ReadRedirect & { id: string }>,
  there: readonly RedirectRow[],
  kolumner: Columns<RedirectColumn>,
): Steps<RowFault[]> {
  const refused: RowFault[] = [];
  for (let round = 1; ; round += 1) {
    const rows = [...there.filter(({ fran }) => !wanted.has(fran)), ...[...wanted.values()].map(({ redirect }) => redirect)];
    const out = new Map<string, string>();
    for (const circle of yield* circlesThrough(new RedirectTable<Redirect>(rows), rows)) {
      const brought = circle.rows.flatMap(({ fran }) => wanted.get(fran) ?? []).toSorted((a, b) => b.row.rad - a.row.rad);
      for (const { redirect } of round > PATIENT ? brought : brought.slice(0, 1)) out.set(redirect.fran, circleInWords(circle));
    }
    if (out.size === 0) return refused;
    for (const [fran, vag] of out) {
      const one = wanted.get(fran);
      if (one !== undefined) refused.push(cellFault('omdirigering_slinga', one.row, 'till', kolumner, { vag }));
      wanted.delete(fran);
    }
  }
}

function isSame(a: Redirect, b: Redirect): boolean {
  return a.till === b.till && a.status === b.status;
}

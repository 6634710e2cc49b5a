import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { isCurrency } from '#lib/content/money.ts';
import { gathered } from '#lib/content/steps.ts';
import { isId } from '#lib/contract/id.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { parted } from '#lib/figure-files/cells.ts';
import { decimalSignOf, REVENUE_COLUMNS, type RevenueColumn, type RevenueRow, revenueRowOf } from '#lib/figure-files/revenue-row.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { askedFaults, askedFor, figureFields, namedColumnsOf } from '#lib/operations/figures/import-fields.ts';
import { importReport, importReportFields, removalReport } from '#lib/operations/figures/import-report.ts';
import { type Money, moneyOf, moneySchema } from '#lib/operations/figures/money-answer.ts';
import { placedRows } from '#lib/operations/figures/place-revenue.ts';
import { type FigureFile, readFigureFile } from '#lib/operations/figures/read-figure-file.ts';
import { summed } from '#lib/operations/figures/revenue-sums.ts';
import { readJsonField } from '#lib/operations/media/json-field.ts';
import { today } from '#lib/operations/traffic/traffic-period.ts';
import type { RevenueSum } from '#lib/store/revenue-rows.ts';
import type { DaySpan } from '#lib/store/traffic.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const COLUMNS = namedColumnsOf(REVENUE_COLUMNS.map(({ falt }) => falt));

export const importRevenue = defineOperation({
  name: 'importeraIntakter',
  summary:
    'Läser in intäkter ur en CSV-fil: program, artikel, dag, valuta och belopp. Samma fil två gånger ger samma summor; en rättelse ersätter. Tar utan fil bort en källas dagar.',
  method: 'POST',
  path: '/studio/api/intakter/import',
  fileField: 'fil',
  storesFile: true,
  body: z.object({
    ...figureFields,
    program: z
      .string()
      .max(40)
      .default('')
      .meta({ description: 'Programmets id, när det inte står i filen. När dagar tas bort: bara det programmets.' }),
    valuta: z
      .string()
      .trim()
      .toUpperCase()
      .default('')
      .refine((code) => code === '' || isCurrency(code))
      .meta({ description: 'Valutans tre bokstäver, när den inte står i filen.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    rapport: z.object({
      ...importReportFields,
      utan_artikel: z.int().meta({ description: 'Rader som inte hör till någon artikel.' }),
      avrundade: z.int().meta({ description: 'Siffror med fler decimaler än valutan har.' }),
      i_andra_kallor: z.int().meta({ description: 'Siffror som en annan källa också har: de räknas ihop.' }),
      summor: z.array(moneySchema).meta({ description: 'Vad filen säger, eller vad som togs bort.' }),
    }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'csv_ogiltig', 'csv_kolumn_saknas', 'csv_kolumn_okand', 'program_okant', 'tid_bakvand'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'läsa in intäkter')),
  async check({ store, now }, { kolumner = '', program = '', ...asked }) {
    const known = program === '' || (isId(program) && (await store.adPrograms.byId(program)) !== undefined);
    const columns = [...askedFaults(asked, now), ...readJsonField(COLUMNS, 'kolumner', kolumner).faults];
    return known ? columns : [...columns, faultEntry('program_okant', { falt: 'program' })];
  },
  async run(context, { kalla, kolumner, program, valuta, ...asked }) {
    const wanted = askedFor(asked);
    if (!('fil' in wanted)) return removed(context, { ...wanted, kalla, program });
    const { fil } = wanted;
    const given = readJsonField(COLUMNS, 'kolumner', kolumner).value ?? {};
    const file = await readFigureFile(fil, { kinds: REVENUE_COLUMNS, needed: ['dag', 'belopp'], given });
    const { read, refused } = await readRows(file, today(context.now), valuta === '' ? undefined : valuta);
    await context.store.revenueRows.lock();
    const placed = await placedRows(context, read, { program: program === '' ? undefined : program, kolumner: file.kolumner });
    const { sums, avrundade } = await inTurns(summed(placed.read));
    const told = await context.store.revenueRows.put(kalla, sums, context.now);
    const rapport = {
      ...importReport(file, {
        taken: placed.read.length,
        refused: [...file.refused, ...refused, ...placed.refused],
        days: sums.map(({ dag }) => dag),
        told,
        kvar: await context.store.revenueRows.leftOf(kalla, sums, context.now),
      }),
      utan_artikel: placed.read.filter(({ innehall }) => innehall === null).length,
      avrundade,
      i_andra_kallor: await context.store.revenueRows.toldByOthers(kalla, sums),
      summor: totals(sums),
    };
    const { rader, nya, ersatta, samma, avvisade, fran, till } = rapport;
    context.note({ detalj: { kalla, fil: fil.filnamn, rader, nya, ersatta, samma, avvisade, fran, till } });
    return { ok: true as const, rapport };
  },
});

/** Removes what a source has told of some days, of one program or of all: what was read in wrongly is in nobody's way when it is read in rightly. */
async function removed(context: OperationContext, { kalla, ...which }: DaySpan & { kalla: string; program: string }) {
  await context.store.revenueRows.lock();
  const gone = await context.store.revenueRows.remove(kalla, which);
  const rapport = {
    ...removalReport(
      gone.map(({ dag }) => dag),
      gone.reduce((sum, { antal }) => sum + antal, 0),
    ),
    ...{ utan_artikel: 0, avrundade: 0, i_andra_kallor: 0 },
    summor: totals(gone),
  };
  const { borttagna } = rapport;
  context.note({ detalj: { kalla, borttagna, ...which } });
  return { ok: true as const, rapport };
}

/** What each row says, by how the whole file writes its amounts. */
async function readRows(file: FigureFile<RevenueColumn>, day: string, valuta: string | undefined) {
  const { kolumner } = file;
  const whole = { kolumner, today: day, valuta, sign: decimalSignOf(file.rows) };
  return parted<RevenueRow>(await inTurns(gathered(file.rows, (row) => [revenueRowOf(row, whole)])));
}

/** What the sums come to, each currency by itself. */
function totals(sums: ReadonlyArray<Pick<RevenueSum, 'valuta' | 'belopp'>>): Money[] {
  const byCurrency = Map.groupBy(sums, ({ valuta }) => valuta);
  return [...byCurrency]
    .map(([valuta, some]) => moneyOf(valuta, Number(some.reduce((sum, { belopp }) => sum + belopp, 0n))))
    .toSorted((a, b) => a.valuta.localeCompare(b.valuta));
}

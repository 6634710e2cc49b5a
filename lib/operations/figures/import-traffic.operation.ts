import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import { toldDay } from '#lib/contract/told-day.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { cellFault, parted } from '#lib/figure-files/cells.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';
import { COUNTED, systemOf, TRAFFIC_COLUMNS, type TrafficColumn, type TrafficRow, trafficRowOf } from '#lib/figure-files/traffic-row.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { namedBy } from '#lib/operations/figures/find-articles.ts';
import { askedFaults, askedFor, figureFields, namedColumnsOf } from '#lib/operations/figures/import-fields.ts';
import { importReport, importReportFields, removalReport } from '#lib/operations/figures/import-report.ts';
import { ownAddresses } from '#lib/operations/figures/own-addresses.ts';
import { type FigureFile, readFigureFile } from '#lib/operations/figures/read-figure-file.ts';
import { readJsonField } from '#lib/operations/media/json-field.ts';
import { today } from '#lib/operations/traffic/traffic-period.ts';
import type { TakenRow } from '#lib/store/taken-traffic.ts';
import type { DaySpan } from '#lib/store/traffic.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const COLUMNS = namedColumnsOf(TRAFFIC_COLUMNS.map(({ falt }) => falt));

export const importTraffic = defineOperation({
  name: 'importeraTrafik',
  summary:
    'Läser in trafik ur en CSV-fil från Matomo, Plausible, Search Console eller något annat. Den läggs aldrig ihop med det Studio har räknat. Tar utan fil bort en källas dagar.',
  method: 'POST',
  path: '/studio/api/trafik/import',
  fileField: 'fil',
  storesFile: true,
  body: z.object({
    ...figureFields,
    kalla: figureFields.kalla.optional().meta({ description: 'Varifrån filen kommer, när det inte syns på den: samma namn varje gång.' }),
    dag: toldDay.optional().meta({ description: 'Dagen som hela filen gäller, ÅÅÅÅ-MM-DD, åren 2000–2999, när den inte står i den.' }),
  }),
  output: z.object({ ok: z.literal(true), rapport: z.object({ kalla: z.string(), ...importReportFields }) }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'csv_ogiltig', 'csv_kolumn_saknas', 'csv_kolumn_okand', 'kalla_saknas', 'tid_bakvand'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'läsa in trafik')),
  async check({ now }, { kolumner = '', dag, ...asked }) {
    const columns = [...askedFaults(asked, now), ...readJsonField(COLUMNS, 'kolumner', kolumner).faults];
    return dag === undefined || dag <= today(now) ? columns : [...columns, faultEntry('falt_for_stort', { falt: 'dag' }, { max: 'i dag' })];
  },
  async run(context, { kalla: named, kolumner, dag, ...asked }) {
    const wanted = askedFor(asked);
    if (!('fil' in wanted)) return removed(context, named, wanted);
    const { fil } = wanted;
    const given = readJsonField(COLUMNS, 'kolumner', kolumner).value ?? {};
    const needed: readonly TrafficColumn[] = dag === undefined ? ['dag', 'artikel'] : ['artikel'];
    const file = await readFigureFile(fil, { kinds: TRAFFIC_COLUMNS, needed, given });
    if (COUNTED.every((counted) => file.kolumner[counted] === undefined))
      throw fault('csv_kolumn_saknas', { falt: 'kolumner.visningar' }, { vad: 'något antal', kolumner: file.rubriker.join(', ') });
    const kalla = named ?? systemOf(file.rubriker);
    if (kalla === undefined) throw fault('kalla_saknas', { falt: 'kalla' });
    const whole = { kolumner: file.kolumner, today: today(context.now), dag };
    const { read, refused } = parted<TrafficRow>(await inTurns(gathered(file.rows, (row) => [trafficRowOf(row, whole)])));
    await context.store.takenTraffic.lock();
    const placed = await ofArticles(context, read, file);
    const rows = await inTurns(summed(placed.read));
    const told = await context.store.takenTraffic.put(kalla, rows, context.now);
    const outcome = {
      taken: placed.read.length,
      refused: [...file.refused, ...refused, ...placed.refused],
      days: rows.map((row) => row.dag),
      told,
      kvar: await context.store.takenTraffic.leftOf(kalla, rows, context.now),
    };
    const rapport = { kalla, ...importReport(file, outcome) };
    const { rader, nya, ersatta, samma, avvisade, fran, till } = rapport;
    context.note({ detalj: { kalla, fil: fil.filnamn, rader, nya, ersatta, samma, avvisade, fran, till } });
    return { ok: true as const, rapport };
  },
});

/** Removes what a source has told of some days: what was read in wrongly is in nobody's way when it is read in rightly. */
async function removed(context: OperationContext, kalla: string | undefined, days: DaySpan) {
  if (kalla === undefined) throw fault('kalla_saknas', { falt: 'kalla' });
  await context.store.takenTraffic.lock();
  const gone = await context.store.takenTraffic.remove(kalla, days);
  const report = removalReport(
    gone.map(({ dag }) => dag),
    gone.reduce((sum, { antal }) => sum + antal, 0),
  );
  const { borttagna } = report;
  context.note({ detalj: { kalla, borttagna, ...days } });
  return { ok: true as const, rapport: { kalla, ...report } };
}

interface PlacedRow {
  row: TrafficRow;
  innehall: string;
}

/** The rows with their articles. Other pages of the site are not counted here. */
async function ofArticles(
  context: OperationContext,
  rows: readonly TrafficRow[],
  { kolumner }: FigureFile<TrafficColumn>,
): Promise<{ read: PlacedRow[]; refused: RowFault[] }> {
  const named = await namedBy(context.store, new Set(rows.map(({ artikel }) => artikel)), await ownAddresses(context));
  const placed = (row: TrafficRow): PlacedRow | RowFault => {
    const found = named.get(row.artikel);
    if (found?.typ === 'artikel') return { row, innehall: found.id };
    const code = found?.typ === 'flera' ? 'rad_artikel_flera' : 'rad_artikel';
    return cellFault(code, { rad: row.rad, celler: { artikel: row.artikel } }, 'artikel', kolumner);
  };
  return parted<PlacedRow>(await inTurns(gathered(rows, (row) => [placed(row)])));
}

/** One row for each article and day: a page may have many addresses. */
function* summed(placed: readonly PlacedRow[]): Steps<TakenRow[]> {
  const found = new Map<string, TakenRow>();
  for (const { row, innehall } of placed) {
    const key = `${innehall} ${row.dag}`;
    const sum = found.get(key) ?? { innehall, dag: row.dag, visningar: null, besokare: null, klick: null, exponeringar: null };
    for (const counted of COUNTED) {
      const count = row.antal[counted];
      if (count !== undefined) sum[counted] = (sum[counted] ?? 0) + count;
    }
    found.set(key, sum);
    yield;
  }
  return [...found.values()];
}

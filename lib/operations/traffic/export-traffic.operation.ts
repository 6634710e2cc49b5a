import { z } from 'zod';
import { csvRow, SPREADSHEET_BOM } from '#lib/content/csv-row.ts';
import { DEPTHS, READING_TIMES } from '#lib/contract/page-view.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import { type Figures, figuresOf } from '#lib/operations/traffic/figures.ts';
import { periodFaults, trafficPeriod, trafficQuery } from '#lib/operations/traffic/traffic-period.ts';
import type { ReadArticle } from '#lib/store/traffic.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

/** So many articles are in memory at once. */
const STRETCH = 500;
const TYPE = 'text/csv; charset=utf-8';

/** However many files are on their way, the database is asked for one stretch of one of them at a time. */
const inTurn = oneByOne(5_000);

export const exportTraffic = defineOperation({
  name: 'exporteraTrafik',
  summary: 'Lämnar trafiken för varje artikel som någon har läst under tiden som en CSV-fil, i ordning efter artikelns id.',
  method: 'GET',
  path: '/studio/api/trafik/export',
  query: z.object(trafficQuery),
  output: z.object({ fil: z.instanceof(FileAnswer) }),
  fileTypes: ['text/csv'],
  errors: ['tid_bakvand'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  check: async ({ now }, asked) => periodFaults(asked, now),
  async run({ store, now }, asked) {
    const { fran, till } = trafficPeriod(asked, now);
    const delar = await fileOf(store.traffic.eachArticle({ fran, till }, STRETCH));
    return { fil: new FileAnswer({ filnamn: `Artiklar ${fran} till ${till}.csv`, typ: TYPE, delar }) };
  },
});

/** The file piece by piece; the first stretch is read before anything is answered, so that what is refused is told as such. */
async function fileOf(stretches: AsyncIterator<ReadArticle[], void>): Promise<AsyncIterable<Uint8Array>> {
  const next = () => inTurn(() => stretches.next());
  const first = await next();
  return (async function* () {
    yield Buffer.from(SPREADSHEET_BOM + csvRow(HEAD));
    for (let stretch = first; !stretch.done; stretch = await next()) yield Buffer.from(stretch.value.map(lineOf).join(''));
  })();
}

/** What everybody reached is what was viewed. */
const beyondFirst = (starts: readonly number[]) => starts.filter((start) => start > 0);

const HEAD = [
  ...['Artikel', 'Rubrik', 'Sektion', 'Visningar'],
  ...beyondFirst(READING_TIMES).map((start) => `Lästid minst ${start} s`),
  ...beyondFirst(DEPTHS).map((start) => `Läsdjup minst ${start} %`),
];

function lineOf({ nyckel, rubrik, sektion, ...counted }: ReadArticle): string {
  const { visningar, lastid, djup } = figuresOf(counted);
  const reached = (told: Figures['lastid']) => told.filter(({ fran }) => fran > 0).map((one) => one.visningar);
  return csvRow([nyckel, rubrik, sektion, visningar, ...reached(lastid), ...reached(djup)]);
}

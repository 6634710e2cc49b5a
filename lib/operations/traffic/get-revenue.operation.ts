import { z } from 'zod';
import { NO_ARTICLE } from '#lib/contract/revenue.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { coveredFields, coveredIn, earnedByKey, earnedOf, earnedSchema, namedEarned, sourceQuery } from '#lib/operations/traffic/earned.ts';
import { periodFaults, trafficPeriod, trafficQuery } from '#lib/operations/traffic/traffic-period.ts';
import type { EarnedRow, RevenueSpan } from '#lib/store/revenue.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

const BY = ['dag', 'artikel', 'sektion', 'mall', 'program', 'agent'] as const;

export const getRevenue = defineOperation({
  name: 'hamtaIntakter',
  summary: 'Intäkterna och vad de är per tusen visningar: per dag, artikel, sektion, mall, program eller agent. Varje valuta för sig.',
  method: 'GET',
  path: '/studio/api/intakter',
  query: z.object({
    ...trafficQuery,
    ...sourceQuery,
    per: z.enum(BY).default('dag').meta({ description: 'Vad rader delas upp på. artikel: de som gav mest.' }),
    valuta: z
      .string()
      .trim()
      .toUpperCase()
      .max(3)
      .default('')
      .meta({ description: 'Valutan som artiklar väljs efter; annars den som flest rader är i.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    ...coveredFields,
    fran: z.string(),
    till: z.string(),
    totalt: earnedSchema,
    rader: namedEarned.meta({
      description: `nyckel: dagen eller id; tomt för människor, ${NO_ARTICLE} för det som ingen artikel är känd för.`,
    }),
  }),
  errors: ['tid_bakvand'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  check: async ({ now }, asked) => periodFaults(asked, now),
  async run(context, { per, valuta, kalla, ...asked }) {
    const { fran, till, dagar } = trafficPeriod(asked, context.now);
    const span = { fran, till, kalla };
    const all = context.store.revenue.total(span);
    const chosen = async () => (valuta === '' ? ((await all)[0]?.valuta ?? '') : valuta);
    const [total, covered, rows] = await Promise.all([
      all,
      coveredIn(context, span, dagar),
      rowsOf(context, per, { span, dagar, valuta: chosen }),
    ]);
    const totalt = earnedOf(total);
    const name = await namesOf(context, per, rows);
    // A program is paid for readers of all of the site.
    const rader = per === 'program' ? earnedByKey(rows, name, totalt.visningar) : earnedByKey(rows, name);
    return { ok: true as const, ...covered, fran, till, totalt, rader };
  },
});

interface Asked {
  span: RevenueSpan;
  dagar: number;
  /** The currency that articles are chosen by: known when all of it is summed, which nothing else waits for. */
  valuta: () => Promise<string>;
}

async function rowsOf(
  { store: { revenue } }: OperationContext,
  per: (typeof BY)[number],
  { span, dagar, valuta }: Asked,
): Promise<EarnedRow[]> {
  if (per === 'dag') return revenue.byDay(span);
  if (per === 'program') return revenue.byProgram(span);
  return per === 'artikel' ? revenue.top(span, await valuta(), dagar) : revenue.by(per, span);
}

/** What each of the rows is called. */
async function namesOf(
  { store, sections }: OperationContext,
  per: (typeof BY)[number],
  rows: readonly EarnedRow[],
): Promise<(nyckel: string) => string> {
  const keys = [...new Set(rows.map(({ nyckel }) => nyckel))].filter((key) => key !== NO_ARTICLE && key !== '');
  const called = async (): Promise<ReadonlyMap<string, string>> => {
    if (per === 'artikel') return store.revenue.headlines(keys);
    if (per === 'program') return store.revenue.programNames(keys);
    if (per === 'agent') return store.traffic.agentNames(keys);
    if (per === 'sektion') return new Map((await sections()).map(({ id, namn }) => [id, namn]));
    return new Map(per === 'mall' ? [...TEMPLATES].map(([id, { namn }]) => [id, namn]) : []);
  };
  const names = await called();
  return (nyckel) => {
    if (nyckel === NO_ARTICLE) return 'Utan artikel';
    return nyckel === '' ? 'Människor' : (names.get(nyckel) ?? nyckel);
  };
}

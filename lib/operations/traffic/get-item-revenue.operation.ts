import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { coveredFields, coveredIn, earnedByKey, earnedOf, earnedSchema, namedEarned, sourceQuery } from '#lib/operations/traffic/earned.ts';
import { publicArticle, publicFacts } from '#lib/operations/traffic/public-article.ts';
import { periodFaults, trafficPeriod, trafficQuery } from '#lib/operations/traffic/traffic-period.ts';

export const getItemRevenue = defineOperation({
  name: 'hamtaArtikelintakter',
  summary: 'En artikels intäkter, per dag och program och per tusen visningar, och om den är sponsrad och av vem.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/intakter',
  params: itemParams,
  query: z.object({ ...trafficQuery, ...sourceQuery }),
  output: z.object({
    ok: z.literal(true),
    ...coveredFields,
    ...publicFacts,
    sponsrad: z.string().nullable(),
    fran: z.string(),
    till: z.string(),
    totalt: earnedSchema,
    dagar: namedEarned,
    program: namedEarned,
  }),
  errors: ['finns_inte', 'tid_bakvand'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  check: async ({ now }, asked) => periodFaults(asked, now),
  async run(context, { id, kalla, ...asked }) {
    const { fran, till, dagar } = trafficPeriod(asked, context.now);
    const { facts, item } = await publicArticle(context, id);
    const span = { fran, till, kalla };
    const [rows, covered] = await Promise.all([context.store.revenue.ofArticle(facts.id, span), coveredIn(context, span, dagar)]);
    const of = (slag: (typeof rows)[number]['slag']) => rows.filter((row) => row.slag === slag);
    const names = await context.store.revenue.programNames(of('program').map(({ nyckel }) => nyckel));
    return {
      ok: true as const,
      ...covered,
      ...facts,
      sponsrad: item.sponsrad?.partner ?? null,
      ...{ fran, till },
      totalt: earnedOf(of('alla')),
      dagar: earnedByKey(of('dag'), (day) => day),
      program: earnedByKey(of('program'), (program) => names.get(program) ?? program),
    };
  },
});

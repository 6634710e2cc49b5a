import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { figuresOf, figuresSchema, measured, measuredFields, takenFields } from '#lib/operations/traffic/figures.ts';
import { publicArticle, publicFacts } from '#lib/operations/traffic/public-article.ts';
import { periodFaults, trafficPeriod, trafficQuery } from '#lib/operations/traffic/traffic-period.ts';
import type { NamedFigures } from '#lib/store/traffic.ts';

const clicks = z
  .object({
    dagar: z.array(z.object({ dag: z.string(), klick: z.int() })),
    lankar: z.array(z.object({ kod: z.string(), block: z.string(), klick: z.int() })),
  })
  .meta({ description: 'Hur ofta läsare har följt artikelns annonslänkar: per dag, och per länk och block.' });
const named = z.array(figuresSchema.extend({ nyckel: z.string() }));

export const getItemTraffic = defineOperation({
  name: 'hamtaArtikeltrafik',
  summary: 'En artikels trafik: sidvisningar, lästid och läsdjup, per dag, språk och källa.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/trafik',
  params: itemParams,
  query: z.object(trafficQuery),
  output: z.object({
    ok: z.literal(true),
    ...measuredFields,
    ...publicFacts,
    fran: z.string(),
    till: z.string(),
    totalt: figuresSchema,
    dagar: named,
    sprak: named,
    kallor: named,
    ...takenFields,
    klick: clicks,
  }),
  errors: ['finns_inte', 'tid_bakvand'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  check: async ({ now }, asked) => periodFaults(asked, now),
  async run(context, { id, ...asked }) {
    const { store, now } = context;
    const { fran, till } = trafficPeriod(asked, now);
    const { facts } = await publicArticle(context, id);
    const [began, rows, importerat, klick] = await Promise.all([
      store.traffic.began(),
      store.traffic.ofArticle(facts.id, { fran, till }),
      store.takenTraffic.ofArticle(facts.id, { fran, till }),
      store.outboundLinks.clicksOfArticle(facts.id, { fran, till }),
    ]);
    const told = (slag: string) => rows.filter((row) => row.slag === slag).map(toldOf);
    return {
      ok: true as const,
      ...measured(began, fran),
      ...facts,
      ...{ fran, till },
      totalt: figuresOf(rows.find(({ slag }) => slag === 'alla') ?? { visningar: 0, lastid: [], djup: [] }),
      ...{ dagar: told('dag'), sprak: told('sprak'), kallor: told('kalla'), importerat, klick },
    };
  },
});

function toldOf({ nyckel, ...figures }: NamedFigures) {
  return { nyckel, ...figuresOf(figures) };
}

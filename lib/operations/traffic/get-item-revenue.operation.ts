import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { publicArticle, publicFacts } from '#lib/operations/traffic/public-article.ts';
import { unmeasured } from '#lib/operations/traffic/unmeasured.ts';

export const getItemRevenue = defineOperation({
  name: 'hamtaArtikelintakter',
  summary: 'En artikels intäkter. Belopp mäts inte än; svaret säger om artikeln är sponsrad och av vem.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/intakter',
  params: itemParams,
  output: z.object({ ok: z.literal(true), ...unmeasured, ...publicFacts, sponsrad: z.string().nullable() }),
  errors: ['finns_inte'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  async run(context, { id }) {
    const { facts, item } = await publicArticle(context, id);
    return {
      ok: true as const,
      matt: false as const,
      besked: 'Intäkter mäts inte än.',
      ...facts,
      sponsrad: item.sponsrad?.partner ?? null,
    };
  },
});

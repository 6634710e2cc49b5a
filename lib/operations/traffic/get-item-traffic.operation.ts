import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { publicArticle, publicFacts } from '#lib/operations/traffic/public-article.ts';
import { unmeasured } from '#lib/operations/traffic/unmeasured.ts';

export const getItemTraffic = defineOperation({
  name: 'hamtaArtikeltrafik',
  summary: 'En artikels trafik. Sidvisningar mäts inte än; svaret säger när och var artikeln är publicerad.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/trafik',
  params: itemParams,
  output: z.object({ ok: z.literal(true), ...unmeasured, ...publicFacts }),
  errors: ['finns_inte'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  async run(context, { id }) {
    const { facts } = await publicArticle(context, id);
    return { ok: true as const, matt: false as const, besked: 'Sidvisningar mäts inte än.', ...facts };
  },
});

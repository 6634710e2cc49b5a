import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { figuresOf, periodFigures, periodQuery, unmeasured } from '#lib/operations/traffic/unmeasured.ts';

export const getRevenue = defineOperation({
  name: 'hamtaIntakter',
  summary: 'Intäkterna. Belopp mäts inte än; svaret säger hur många sponsrade artiklar som har publicerats.',
  method: 'GET',
  path: '/studio/api/intakter',
  query: periodQuery,
  output: z.object({ ok: z.literal(true), ...unmeasured, ...periodFigures }),
  omfang: 'trafik:las',
  hints: { readOnly: true },
  async run(context, { dagar }) {
    const besked = 'Intäkter mäts inte än. Här står hur många artiklar, och hur många sponsrade, som har publicerats under tiden.';
    return { ok: true as const, matt: false as const, besked, ...(await figuresOf(context, dagar)) };
  },
});

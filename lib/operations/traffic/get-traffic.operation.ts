import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { figuresOf, periodFigures, periodQuery, unmeasured } from '#lib/operations/traffic/unmeasured.ts';

export const getTraffic = defineOperation({
  name: 'hamtaTrafik',
  summary: 'Trafiken på sajten. Sidvisningar mäts inte än; svaret säger vad som har publicerats.',
  method: 'GET',
  path: '/studio/api/trafik',
  query: periodQuery,
  output: z.object({ ok: z.literal(true), ...unmeasured, ...periodFigures }),
  omfang: 'trafik:las',
  hints: { readOnly: true },
  async run(context, { dagar }) {
    const besked = 'Sidvisningar mäts inte än. Här står vad som har publicerats och uppdaterats under tiden.';
    return { ok: true as const, matt: false as const, besked, ...(await figuresOf(context, dagar)) };
  },
});

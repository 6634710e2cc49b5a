import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotRemoveDemo } from '#lib/access/rights.ts';
import { demoPartsSchema } from '#lib/contract/demo.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { demoRecord, NOTHING, partedFor } from '#lib/operations/demo/demo-left.ts';

export const getDemo = defineOperation({
  name: 'hamtaDemo',
  summary: 'Berättar vad som finns kvar av demon: vad som går när den tas bort, och vad som blir kvar för att någon har rört det.',
  method: 'GET',
  path: '/studio/api/demo',
  output: z.object({
    ok: z.literal(true),
    gar: demoPartsSchema.meta({ description: 'Det som går när du tar bort demon.' }),
    kvar: demoPartsSchema.meta({ description: 'Det som blir kvar: någon har rört det, eller så är det du.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotRemoveDemo(actor)),
  async run(context) {
    const record = await demoRecord(context);
    if (record === undefined) return { ok: true as const, ...NOTHING };
    return { ok: true as const, ...partedFor(await context.store.demo.remaining(record), context.actor.id) };
  },
});

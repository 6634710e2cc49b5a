import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { SETUP } from '#lib/contract/closed/setup.ts';
import { type SetupRecord, setupRecordSchema, setupSchema, setupStepsSchema } from '#lib/contract/setup.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { setupOf } from '#lib/operations/setup/setup-steps.ts';

const NOTHING_SAID: SetupRecord = { steg: {}, avslutad: false };

export const patchSetup = defineOperation({
  name: 'andraKomIgang',
  summary: 'Säger att ett steg i en ny redaktion är gjort, överhoppat eller kvar, eller att ingen ska frågas mer.',
  method: 'PATCH',
  path: '/studio/api/kom-igang',
  body: z.object({
    steg: setupStepsSchema.optional(),
    avslutad: z.boolean().optional().meta({ description: 'true: guiden erbjuds inte längre; false: den erbjuds igen.' }),
  }),
  output: z.object({ ok: z.literal(true), kom_igang: setupSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { steg, avslutad }) {
    const { settings } = context.store;
    // Of two who say something at once the later waits for the other, and says it of what that one left.
    for (let kept: number | undefined; kept === undefined; ) {
      const latest = await settings.latest(SETUP);
      const before = latest === undefined ? NOTHING_SAID : setupRecordSchema.parse(latest.varde);
      const after: SetupRecord = { steg: { ...before.steg, ...steg }, avslutad: avslutad ?? before.avslutad };
      kept = await settings.follow(SETUP, latest?.version ?? 0, after, authorOf(context.actor), context.now);
    }
    context.note({ detalj: { steg: { ...steg }, ...(avslutad === undefined ? {} : { avslutad }) } });
    return { ok: true as const, kom_igang: await setupOf(context) };
  },
});

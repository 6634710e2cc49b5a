import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { letterChoices } from '#lib/contract/letter-choices.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getTaskLetters = defineOperation({
  name: 'hamtaKobrev',
  summary: 'Berättar hur ofta du får brev om dina uppgifter i arbetskön och om din inkorg, och vid vilka klockslag.',
  method: 'GET',
  path: '/studio/api/jag/kobrev',
  output: z.object({ ok: z.literal(true), ...letterChoices }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run({ store, actor }) {
    return { ok: true as const, ...(await store.taskNews.chosen(actor.id)) };
  },
});

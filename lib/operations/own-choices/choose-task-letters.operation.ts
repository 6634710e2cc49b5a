import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { TASK_LETTERS } from '#lib/contract/task-letters.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const chooseTaskLetters = defineOperation({
  name: 'valjKobrev',
  summary: 'Väljer hur ofta du får brev om dina uppgifter: genast, samlat en gång om dagen, eller aldrig.',
  method: 'PUT',
  path: '/studio/api/jag/kobrev',
  body: z.object({
    nar: z.enum(TASK_LETTERS).meta({
      description: 'genast: inom ett par minuter, allt i ett brev. dagligen: samlat klockan sju. aldrig: inga brev.',
    }),
  }),
  output: z.object({ ok: z.literal(true), nar: z.enum(TASK_LETTERS) }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run(context, { nar }) {
    await context.store.taskNews.choose(context.actor.id, nar);
    context.note({ detalj: { nar } });
    return { ok: true as const, nar };
  },
});

import { z } from 'zod';
import { DISMISSALS } from '#lib/contract/closed/idea.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredIdea, heldIdea, IDEA_ERRORS, ideaAnswer, ideaParams, refuseOrdered } from '#lib/operations/idea/idea.ts';
import { mayQueue } from '#lib/operations/queue/queue-item.ts';

export const dismissIdea = defineOperation({
  name: 'avfardaIde',
  summary: 'Avfärdar en idé. Att den är ointressant lär Studio att väga liknande lägre; andra skäl gör det inte.',
  method: 'POST',
  path: '/studio/api/ideer/{id}/avfarda',
  params: ideaParams,
  body: z.object({
    orsak: z
      .enum(DISMISSALS)
      .default('ointressant')
      .meta({ description: 'Varför: ointressant, redan_gjord, for_gammal eller osaker_kalla.' }),
  }),
  output: ideaAnswer,
  errors: IDEA_ERRORS,
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id, orsak }) {
    refuseOrdered(await heldIdea(context, id));
    await context.store.ideas.dismissed(id, orsak, { nu: context.now, av: authorOf(context.actor) });
    context.changed('ideer');
    context.note({ detalj: { ide: id, orsak } });
    return { ok: true as const, ide: await answeredIdea(context, id) };
  },
});

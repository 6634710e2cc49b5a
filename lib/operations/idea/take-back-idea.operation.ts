import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredIdea, heldIdea, IDEA_ERRORS, ideaAnswer, ideaParams, refuseOrdered } from '#lib/operations/idea/idea.ts';
import { mayQueue } from '#lib/operations/queue/queue-item.ts';

export const takeBackIdea = defineOperation({
  name: 'taTillbakaIde',
  summary: 'Tar tillbaka en avfärdad idé bland de nya, och glömmer vad avfärdandet lärde.',
  method: 'POST',
  path: '/studio/api/ideer/{id}/ta-tillbaka',
  params: ideaParams,
  output: ideaAnswer,
  errors: IDEA_ERRORS,
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id }) {
    refuseOrdered(await heldIdea(context, id));
    await context.store.ideas.takenBack(id);
    context.changed('ideer');
    context.note({ detalj: { ide: id } });
    return { ok: true as const, ide: await answeredIdea(context, id) };
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { translationJobSchema } from '#lib/contract/translation.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting } from '#lib/operations/item/item-access.ts';

export const cancelTranslation = defineOperation({
  name: 'avbrytOversattning',
  summary: 'Avbryter en översättning som väntar eller pågår. Inget av den sparas.',
  method: 'POST',
  path: '/studio/api/oversattningar/{jobb}/avbryt',
  params: z.object({ jobb: z.string().meta({ description: 'Jobbets id.' }) }),
  output: z.object({ ok: z.literal(true), jobb: translationJobSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet', 'jobb_over'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { jobb }) {
    const jobs = context.store.translationJobs;
    const [job] = isId(jobb) ? await jobs.shown([jobb]) : [];
    if (job === undefined) throw fault('finns_inte', { falt: 'jobb' }, { vad: 'Översättningsjobbet' });
    const { head } = await itemForWriting(context, job.innehall);
    refuseIf(cannotWrite(context.actor, head, [job.till]));
    if (!(await jobs.cancel(job.jobb))) throw fault('jobb_over', { falt: 'jobb', sprak: job.till });
    context.note({ innehall: head.id, detalj: { jobb: job.jobb, sprak: job.till } });
    const [after = job] = await jobs.shown([job.jobb]);
    return { ok: true as const, jobb: after };
  },
});

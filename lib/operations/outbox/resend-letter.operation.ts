import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotAppoint } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { letterSchema } from '#lib/contract/letter.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const resendLetter = defineOperation({
  name: 'skickaUtskickIgen',
  summary: 'Skickar ett brev igen som inte gick iväg.',
  method: 'POST',
  path: '/studio/api/utskick/{id}/igen',
  params: z.object({ id: z.string().meta({ description: 'Brevets id.' }) }),
  output: z.object({ ok: z.literal(true), utskick: letterSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'brev_pa_vag'],
  hints: { readOnly: false },
  attempts: ['administratorsLank'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id }) {
    const { outbox } = context.store;
    if (!isId(id) || (await outbox.get(id)) === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Brevet' });
    // Who may not invite somebody does not have the link sent by which they choose a password either.
    const opensFor = await outbox.opensLoginOf(id);
    const refusal = opensFor && cannotAppoint(context.actor, opensFor);
    refuseIf(refusal && { ...refusal, place: { falt: 'id' } });
    const utskick = await outbox.sendAgain(id);
    if (utskick === undefined) throw fault('brev_pa_vag', { falt: 'id' });
    context.note({ ...(utskick.innehall === null ? {} : { innehall: utskick.innehall }), detalj: { utskick: id, till: utskick.till } });
    return { ok: true as const, utskick };
  },
});

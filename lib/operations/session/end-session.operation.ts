import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const endSession = defineOperation({
  name: 'avslutaSession',
  summary: 'Avslutar en av dina inloggningar. Gäller genast; är det den du använder loggas du ut.',
  method: 'DELETE',
  path: '/studio/api/jag/sessioner/{id}',
  params: z.object({ id: z.string().meta({ description: 'Inloggningens id.' }) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { id }) {
    const ended = isId(id) && (await context.store.sessions.end(id, context.actor.id));
    if (!ended) throw fault('finns_inte', { falt: 'id' }, { vad: 'Inloggningen' });
    context.changed('konton');
    context.note({ detalj: { session: id } });
    return { ok: true as const };
  },
});

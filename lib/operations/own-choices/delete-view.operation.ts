import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const deleteView = defineOperation({
  name: 'taBortVy',
  summary: 'Tar bort filter som du har sparat. En administratör får också ta bort det som andra har delat.',
  method: 'DELETE',
  path: '/studio/api/jag/vyer/{id}',
  params: z.object({ id: z.string().meta({ description: 'Den sparade vyns id.' }) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run(context, { id }) {
    const removed =
      isId(id) && (await context.store.savedViews.remove(context.actor.id, id, cannotAdminister(context.actor) === undefined));
    if (!removed) throw fault('finns_inte', { falt: 'id' }, { vad: 'Vyn' });
    context.note({ detalj: { vy: id } });
    return { ok: true as const };
  },
});

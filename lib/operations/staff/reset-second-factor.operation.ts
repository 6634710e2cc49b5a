import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { heldStaffMember } from '#lib/operations/staff/held-staff-member.ts';

export const resetSecondFactor = defineOperation({
  name: 'nollstallAndraFaktor',
  summary: 'Tar bort en persons tvåstegsinloggning, när telefonen är borta. Inloggningar och anslutningar avslutas; lösenordet gäller.',
  method: 'DELETE',
  path: '/studio/api/anvandare/{id}/andra-faktor',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  output: z.object({ ok: z.literal(true), antal: z.number().meta({ description: 'Hur många inloggningar som avslutades.' }) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'egen_inloggning'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  attempts: ['andras', 'administratorers'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id }) {
    const { store, actor } = context;
    if (id === actor.id) throw fault('egen_inloggning', { falt: 'id' });
    await heldStaffMember(context, id);
    const fanns = await store.secondFactors.remove(id);
    const antal = await store.sessions.endAll(id, {});
    context.changed('konton');
    context.note({ detalj: { person: id, fanns, antal } });
    return { ok: true as const, antal };
  },
});

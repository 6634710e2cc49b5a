import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { handoverSchema } from '#lib/contract/handover.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { handOver } from '#lib/operations/staff/hand-over.ts';
import { heldStaffMember } from '#lib/operations/staff/held-staff-member.ts';
import { heldSuccessor, SUCCESSOR_FAULTS, successorField } from '#lib/operations/staff/successor.ts';

export const deleteStaffMember = defineOperation({
  name: 'taBortAnvandare',
  summary: 'Tar bort en person som inte har gjort någonting än, till exempel en felskriven. Den som har gjort något avaktiveras i stället.',
  method: 'DELETE',
  path: '/studio/api/anvandare/{id}',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  query: z.object({ overtagare: successorField.optional() }),
  output: z.object({ ok: z.literal(true), overlamning: handoverSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'person_i_historien', ...SUCCESSOR_FAULTS],
  hints: { readOnly: false, destructive: true, idempotent: false },
  attempts: ['andras', 'administratorers'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id, overtagare }) {
    const { people } = context.store;
    const successor = await heldSuccessor(context, id, overtagare);
    // Whoever is about to do something as this person waits, or is seen.
    const { person } = await heldStaffMember(context, id);
    const { overlamning, detalj } = await handOver(context, person, successor);
    if (!(await people.remove(id))) throw fault('person_i_historien', { falt: 'id' }, { namn: person.namn });
    context.changed('konton');
    // No byline leads to them any longer, and a name that two had is one other's again.
    context.changed('namn');
    context.note({ detalj: { person: id, epost: person.epost, roll: person.roll, ...detalj } });
    return { ok: true as const, overlamning };
  },
});

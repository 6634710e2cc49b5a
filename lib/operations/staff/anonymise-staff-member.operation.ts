import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAnonymise } from '#lib/access/rights.ts';
import { handoverSchema } from '#lib/contract/handover.ts';
import { isId } from '#lib/contract/id.ts';
import { personSchema } from '#lib/contract/person.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { handOver } from '#lib/operations/staff/hand-over.ts';
import { heldSuccessor, SUCCESSOR_FAULTS, successorField } from '#lib/operations/staff/successor.ts';

export const anonymiseStaffMember = defineOperation({
  name: 'avidentifieraAnvandare',
  summary: 'Ersätter namn och e-post för en avstängd person som har slutat, överallt där de visas. Historiken är hel. Går inte att ångra.',
  method: 'POST',
  path: '/studio/api/anvandare/{id}/avidentifiering',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  body: z.object({ overtagare: successorField.optional() }),
  output: z.object({ ok: z.literal(true), person: personSchema, overlamning: handoverSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'person_aktiv', ...SUCCESSOR_FAULTS],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAnonymise(actor)),
  async run(context, { id, overtagare }) {
    const { people } = context.store;
    const successor = await heldSuccessor(context, id, overtagare);
    if (isId(id)) await people.hold(id);
    const before = isId(id) ? await people.byId(id) : undefined;
    if (before === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
    if (before.aktiv) throw fault('person_aktiv', { falt: 'id' }, { namn: before.namn });
    // While the name by which they are responsible for articles is still theirs.
    const { overlamning, detalj } = await handOver(context, before, successor);
    const { session_nr: _, ...unchanged } = before;
    const person = before.avidentifierad ? unchanged : await people.anonymise(before, context.now);
    context.changed('konton');
    context.changed('avidentifierade');
    // Their page is gone, and no byline leads there.
    context.changed('namn');
    context.note({ detalj: { person: id, ...detalj } });
    return { ok: true as const, person, overlamning };
  },
});

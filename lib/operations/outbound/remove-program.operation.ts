import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { programOr404 } from '#lib/operations/outbound/ad-program.ts';

export const removeProgram = defineOperation({
  name: 'taBortProgram',
  summary: 'Tar bort ett annonsprogram som ingen utlänk hör till.',
  method: 'DELETE',
  path: '/studio/api/program/{id}',
  params: z.object({ id: z.string().meta({ description: 'Programmets id.' }) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'program_anvands', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra annonsprogrammen')),
  async run(context, { id }) {
    const before = await programOr404(context, id);
    if (!(await context.store.adPrograms.remove(before.id))) throw fault('program_anvands', { falt: 'id' }, { namn: before.namn });
    context.note({ detalj: { program: before.id, fore: before } });
    return { ok: true as const };
  },
});

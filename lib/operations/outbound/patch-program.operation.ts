import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { adProgramFields, adProgramSchema } from '#lib/contract/outbound-link.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredProgram, programOr404, relWords } from '#lib/operations/outbound/ad-program.ts';

export const patchProgram = defineOperation({
  name: 'andraProgram',
  summary: 'Ändrar ett annonsprogram. Det gäller genast för alla dess utlänkar.',
  method: 'PATCH',
  path: '/studio/api/program/{id}',
  params: z.object({ id: z.string().meta({ description: 'Programmets id.' }) }),
  body: z.object(adProgramFields).partial(),
  output: z.object({ ok: z.literal(true), program: adProgramSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra annonsprogrammen')),
  async run(context, { id, namn, domaner, rel, parametrar }) {
    const before = await programOr404(context, id);
    const program = {
      id: before.id,
      namn: namn ?? before.namn,
      domaner: domaner === undefined ? before.domaner : [...new Set(domaner)],
      rel: rel === undefined ? before.rel : relWords(rel),
      parametrar: parametrar ?? before.parametrar,
    };
    await context.store.adPrograms.change(program);
    context.changed('utlankar');
    context.note({ detalj: { program: program.id, fore: before, efter: program } });
    return { ok: true as const, program: await answeredProgram(context, program.id) };
  },
});

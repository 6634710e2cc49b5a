import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { adProgramFields, adProgramSchema } from '#lib/contract/outbound-link.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredProgram, relWords } from '#lib/operations/outbound/ad-program.ts';

export const createProgram = defineOperation({
  name: 'skapaProgram',
  summary: 'Lägger till ett annonsprogram, som utlänkar hör till.',
  method: 'POST',
  path: '/studio/api/program',
  body: z.object({
    namn: adProgramFields.namn,
    domaner: adProgramFields.domaner.default([]),
    rel: adProgramFields.rel.default(''),
    parametrar: adProgramFields.parametrar.default({}),
  }),
  output: z.object({ ok: z.literal(true), program: adProgramSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra annonsprogrammen')),
  async run(context, { namn, domaner, rel, parametrar }) {
    const program = { id: context.newId(), namn, domaner: [...new Set(domaner)], rel: relWords(rel), parametrar };
    await context.store.adPrograms.create(program, context.now);
    context.note({ detalj: { program: program.id, efter: program } });
    return { ok: true as const, program: await answeredProgram(context, program.id) };
  },
});

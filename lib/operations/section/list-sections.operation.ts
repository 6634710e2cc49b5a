import { z } from 'zod';
import { sectionSchema } from '#lib/contract/section.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listSections = defineOperation({
  name: 'listaSektioner',
  summary: 'Listar sektionerna och de mallar som varje sektion använder.',
  method: 'GET',
  path: '/studio/api/sektioner',
  output: z.object({ ok: z.literal(true), sektioner: z.array(sectionSchema) }),
  hints: { readOnly: true },
  async run({ sections }) {
    return { ok: true as const, sektioner: await sections() };
  },
});

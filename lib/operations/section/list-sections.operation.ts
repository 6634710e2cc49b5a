import { z } from 'zod';
import { sectionSchema } from '#lib/contract/section.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listSections = defineOperation({
  name: 'listaSektioner',
  summary: 'Listar sektionerna och de mallar som varje sektion använder.',
  method: 'GET',
  path: '/studio/api/sektioner',
  query: z.object({
    arkiverade: z.enum(['0', '1']).default('0').meta({ description: '1 tar med också de sektioner som är arkiverade.' }),
  }),
  output: z.object({ ok: z.literal(true), sektioner: z.array(sectionSchema) }),
  hints: { readOnly: true },
  async run({ sections }, { arkiverade }) {
    const all = await sections();
    return { ok: true as const, sektioner: arkiverade === '1' ? all : all.filter(({ arkiverad }) => !arkiverad) };
  },
});

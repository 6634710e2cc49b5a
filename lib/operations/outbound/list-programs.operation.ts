import { z } from 'zod';
import { adProgramSchema } from '#lib/contract/outbound-link.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeText, rowCursor } from '#lib/operations/list-cursor.ts';
import { adProgramOf } from '#lib/operations/outbound/ad-program.ts';

const programs = rowCursor('program', [placeText, placeId]);

export const listPrograms = defineOperation({
  name: 'listaProgram',
  summary: 'Listar annonsprogrammen som utlänkarna hör till.',
  method: 'GET',
  path: '/studio/api/program',
  query: z.object(cursorQuery),
  output: z.object({ ...cursorFrame, program: z.array(adProgramSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run({ store }, asked) {
    const page = programs.page(asked, {});
    const found = await store.adPrograms.list(page.window);
    return { ...page.frame(found), program: found.rader.map(adProgramOf) };
  },
});

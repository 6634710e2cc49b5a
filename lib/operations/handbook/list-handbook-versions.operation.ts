import { z } from 'zod';
import { handbookHeadSchema } from '#lib/contract/handbook.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { handbookHeads } from '#lib/operations/handbook/handbook-version.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listHandbookVersions = defineOperation({
  name: 'listaHandboksversioner',
  summary: 'Listar handbokens versioner, nyast först, utan text.',
  method: 'GET',
  path: '/studio/api/handbok/versioner',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, versioner: z.array(handbookHeadSchema) }),
  hints: { readOnly: true },
  async run({ store }, asked) {
    const { frame, page } = pageOfWhole(await handbookHeads(store), asked);
    return { ...frame, versioner: page };
  },
});

import { z } from 'zod';
import { SKELETON_KINDS } from '#lib/contract/closed/own-skeleton.ts';
import { listedSkeletonSchema } from '#lib/contract/own-skeleton.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listSkeletons = defineOperation({
  name: 'listaStommar',
  summary: 'Listar redaktionens egna stommar och mönster, utan deras block.',
  method: 'GET',
  path: '/studio/api/stommar',
  query: wholeListQuery.extend({
    slag: z.enum(SKELETON_KINDS).optional().meta({ description: 'Bara stommar för artiklar (artikel), eller bara mönster (monster).' }),
  }),
  output: z.object({ ...pageFrame, stommar: z.array(listedSkeletonSchema) }),
  hints: { readOnly: true },
  async run({ store }, { slag = null, ...asked }) {
    const { frame, page } = pageOfWhole(await store.ownSkeletons.list(slag), asked);
    return { ...frame, stommar: page };
  },
});

import { z } from 'zod';
import { editionHeadSchema } from '#lib/contract/edition.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { editionHeads, frontOr404, frontParams, sectionField } from '#lib/operations/front/front.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listFrontVersions = defineOperation({
  name: 'listaFramsideversioner',
  summary: 'Listar versionerna av en framsida, nyast först, utan platser.',
  method: 'GET',
  path: '/studio/api/framsidor/{sprak}/versioner',
  params: frontParams,
  query: wholeListQuery.extend({ sektion: sectionField }),
  output: z.object({ ...pageFrame, versioner: z.array(editionHeadSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { sprak, sektion, ...asked }) {
    const { frame, page } = pageOfWhole(await editionHeads(context.store, await frontOr404(context, sprak, sektion)), asked);
    return { ...frame, versioner: page };
  },
});

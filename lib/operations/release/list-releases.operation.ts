import { z } from 'zod';
import { pageFrame } from '#lib/contract/page.ts';
import { releaseSchema } from '#lib/contract/release.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';
import { toldReleases } from '#lib/operations/release/approval/unchanged-order.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listReleases = defineOperation({
  name: 'listaReleaser',
  summary: 'Listar artikelns publiceringar med varje steg, nyast först.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/releaser',
  params: itemParams,
  query: wholeListQuery,
  output: z.object({ ...pageFrame, releaser: z.array(releaseSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, ...asked }) {
    await itemOutline(context, id);
    const { frame, page } = pageOfWhole(await context.store.releases.list(id), asked);
    return { ...frame, releaser: await toldReleases(context, page) };
  },
});

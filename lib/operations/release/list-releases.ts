import { z } from 'zod';
import { releaseSchema } from '#lib/contract/release.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';

export const listReleases = defineOperation({
  name: 'listaReleaser',
  summary: 'Listar artikelns publiceringar med varje steg, nyast först.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/releaser',
  params: itemParams,
  output: z.object({ ok: z.literal(true), releaser: z.array(releaseSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    await itemOutline(context, id);
    return { ok: true as const, releaser: await context.store.releases.list(id) };
  },
});

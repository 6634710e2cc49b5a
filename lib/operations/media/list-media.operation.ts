import { z } from 'zod';
import { mediaSchema } from '#lib/contract/media.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listMedia = defineOperation({
  name: 'listaMedia',
  summary: 'Söker och listar bilder, nyast först.',
  method: 'GET',
  path: '/studio/api/media',
  query: z.object({
    sok: z.string().max(200).default('').meta({ description: 'Ord i filnamn, bildtext, kredit eller alternativtext.' }),
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, media: z.array(mediaSchema) }),
  hints: { readOnly: true },
  async run({ store }, { sok, ...page }) {
    const { media, ...counted } = await store.media.list(sok.trim(), page);
    return { ...countedPage(counted, page), media };
  },
});

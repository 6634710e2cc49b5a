import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { articleCommentSchema } from '#lib/contract/article-comment.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';

const threads = rowCursor('artikelkommentarer', [placeTime, placeId]);

export const listArticleComments = defineOperation({
  name: 'listaKommentarer',
  summary: 'Listar trådarna om en artikel med sina svar, i den ordning de började.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/kommentarer',
  params: itemParams,
  query: z.object({
    lost: z.enum(['true', 'false', '1', '0']).optional().meta({ description: 'true: bara lösta. false: bara öppna.' }),
    sprak: languageSchema.optional().meta({ description: 'Bara de som gäller språket.' }),
    tilldelad: z.string().max(100).optional().meta({ description: 'Id: bara de trådar som den personen eller agenten ska ta hand om.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, kommentarer: z.array(articleCommentSchema) }),
  errors: ['finns_inte', 'markor_ogiltig'],
  hints: { readOnly: true },
  async run(context, { id, lost, sprak, tilldelad, ...asked }) {
    const { head } = await itemOutline(context, id);
    const wanted = { sprak, tilldelad, lost: lost === undefined ? undefined : lost === 'true' || lost === '1' };
    const page = threads.page(asked, { id: head.id, ...wanted });
    const found = await context.store.articleComments.threads(head.id, wanted, page.window);
    return { ...page.frame(found), kommentarer: found.rader };
  },
});

import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';

const cursor = rowCursor('utan-alt', [placeTime, placeId]);

export const listUndescribedArticles = defineOperation({
  name: 'listaArtiklarUtanAlt',
  summary: 'Listar de publicerade språkversioner som visar bilder utan alternativtext, senast publicerade först.',
  method: 'GET',
  path: '/studio/api/media/artiklar-utan-alt',
  query: z.object({ sprak: languageSchema.optional().meta({ description: 'Bara versioner på det språket.' }), ...cursorQuery }),
  output: z.object({
    ...cursorFrame,
    artiklar: z.array(
      z.object({
        innehall: z.string(),
        rubrik: z.string(),
        sprak: languageSchema,
        antal: z.int().meta({ description: 'Hur många bilder som saknar alternativtext.' }),
        block: z.string().nullable().meta({ description: 'Blocket som den första av dem står i; null för huvudbilden.' }),
        publicerad: z.string(),
      }),
    ),
  }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run({ store }, { sprak, ...asked }) {
    const page = cursor.page(asked, { sprak });
    const found = await store.undescribedArticles.list(sprak, page.window);
    const artiklar = found.rader.map(({ block, publicering: _, ...row }) => ({ ...row, block: block === '' ? null : block }));
    return { ...page.frame(found), artiklar };
  },
});

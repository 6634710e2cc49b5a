import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { pictureCollectionSchema } from '#lib/contract/picture-collection.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeText, rowCursor } from '#lib/operations/list-cursor.ts';
import { filter } from '#lib/operations/log/log-query.ts';

const collections = rowCursor('samling', [placeText, placeId]);

export const listCollections = defineOperation({
  name: 'listaSamlingar',
  summary: 'Listar samlingar av bilder, i bokstavsordning.',
  method: 'GET',
  path: '/studio/api/samlingar',
  query: z.object({
    bild: filter(z.string().max(100)).meta({ description: 'Bara samlingar som bilden med detta id ligger i.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, samlingar: z.array(pictureCollectionSchema) }),
  errors: ['markor_ogiltig', 'finns_inte'],
  hints: { readOnly: true },
  async run({ store }, { bild, ...asked }) {
    if (bild !== undefined && !isId(bild)) throw fault('finns_inte', { falt: 'bild' }, { vad: 'Bilden' });
    const page = collections.page(asked, { bild });
    const found = await store.pictureCollections.list(bild, page.window);
    return { ...page.frame(found), samlingar: found.rader };
  },
});

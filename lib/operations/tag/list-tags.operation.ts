import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { tagSchema } from '#lib/contract/tag.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeText, rowCursor } from '#lib/operations/list-cursor.ts';
import { tagOf } from '#lib/operations/tag/tag-access.ts';

const tags = rowCursor('taggar', [placeText, placeId]);

export const listTags = defineOperation({
  name: 'listaTaggar',
  summary: 'Söker och listar taggarna, med hur många publika artiklar var och en har.',
  method: 'GET',
  path: '/studio/api/taggar',
  query: z.object({
    sok: bounded('tag').default('').meta({ description: 'Del av något av taggens namn.' }),
    liknar: z.enum(['0', '1']).default('0').meta({ description: '1 ger de taggar som liknar en annan.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, taggar: z.array(tagSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run({ store }, { sok, liknar, ...asked }) {
    const filter = { sok: sok.trim(), liknar: liknar === '1' };
    const page = tags.page(asked, filter);
    const found = await store.tags.list(filter, page.window);
    return { ...page.frame(found), taggar: found.rader.map(tagOf) };
  },
});

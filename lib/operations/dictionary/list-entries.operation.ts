import { z } from 'zod';
import { knownPersonSchema } from '#lib/contract/known-person.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { knownPeople } from '#lib/operations/dictionary/entry-fields.ts';
import { listCursor, placeId, placeRank, placeText, rowCursor } from '#lib/operations/list-cursor.ts';

const people = rowCursor('personer', [placeText, placeId]);
const hits = listCursor('personord', placeRank);

export const listEntries = defineOperation({
  name: 'listaPersoner',
  summary: 'Söker och listar personer i personlexikonet.',
  method: 'GET',
  path: '/studio/api/personer',
  query: z.object({
    sok: z
      .string()
      .max(200)
      .default('')
      .meta({ description: 'Ett namn eller början på det (även felstavat), ett alias eller ett externt id.' }),
    dubbletter: z
      .enum(['0', '1'])
      .default('0')
      .meta({ description: '1 ger dem som kan vara samma som en annan: utan sok, och bredvid varandra.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, personer: z.array(knownPersonSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run(context, { sok, dubbletter, ...asked }) {
    const { store } = context;
    const wanted = sok.trim();
    if (wanted === '') {
      const page = people.page(asked, { dubbletter });
      const { peopleDictionary } = store;
      const found = await (dubbletter === '1' ? peopleDictionary.doubles(page.window) : peopleDictionary.list(page.window));
      return { ...page.frame(found), personer: await knownPeople(context, found.rader) };
    }
    const page = hits.page(asked, { sok: wanted });
    const found = await store.peopleDictionary.search(wanted, page.window);
    return { ...page.frame(found), personer: await knownPeople(context, found.rader) };
  },
});

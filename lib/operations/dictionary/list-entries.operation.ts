import { z } from 'zod';
import { knownPersonSchema } from '#lib/contract/known-person.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { knownPersonOf } from '#lib/operations/dictionary/entry-fields.ts';

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
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, personer: z.array(knownPersonSchema) }),
  hints: { readOnly: true },
  async run({ store }, { sok, ...page }) {
    const { personer, ...counted } = await store.peopleDictionary.list(sok.trim(), page);
    return { ...countedPage(counted, page), personer: personer.map(knownPersonOf) };
  },
});

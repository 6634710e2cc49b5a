import { z } from 'zod';
import { CONTENT_STATUSES, languageSchema, listedItemSchema } from '#lib/contract/article.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

const SORT_ORDERS = ['andrad', 'skapad', 'publicerad', 'rubrik'] as const;

export const listItems = defineOperation({
  name: 'listaInnehall',
  summary: 'Söker och listar artiklar.',
  method: 'GET',
  path: '/studio/api/innehall',
  query: z.object({
    sok: z.string().max(200).optional().meta({ description: 'Ord i texten, en rubrik (även felstavad), en slug eller ett id.' }),
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    mall: z.string().optional().meta({ description: 'Mallens id.' }),
    status: z.enum(CONTENT_STATUSES).optional().meta({ description: 'Innehållets status.' }),
    tagg: z.string().optional().meta({ description: 'En tagg.' }),
    ansvarig: z.string().optional().meta({ description: 'Ansvarig person.' }),
    agare: z.string().optional().meta({ description: 'Id för den som skapade artikeln.' }),
    raderad: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .meta({ description: 'true visar det raderade.' }),
    en: z
      .enum(['inaktuell', 'saknas'])
      .optional()
      .meta({ description: 'inaktuell: översättningen är äldre än källan; saknas: publicerad utan översättning.' }),
    sprak: languageSchema.default('en').meta({ description: 'Språket som en gäller, när det inte är engelska.' }),
    sortera: z.enum(SORT_ORDERS).optional().meta({ description: 'Ordning. Utan den: andrad; vid sökning träff i rubriken först.' }),
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, innehall: z.array(listedItemSchema) }),
  hints: { readOnly: true },
  async run({ store }, { sok, en, sprak, sortera, sida, per_sida, ...rest }) {
    const wanted = sok?.trim();
    const filter = {
      ...rest,
      ...(wanted === undefined || wanted === '' ? {} : { sok: wanted }),
      ...(sortera === undefined ? {} : { sortera }),
      ...(en === undefined ? {} : { en: { lage: en, sprak } }),
    };
    const { innehall, ...counted } = await store.itemList.list(filter, { sida, per_sida });
    return { ...countedPage(counted, { sida, per_sida }), innehall };
  },
});

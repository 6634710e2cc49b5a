import { z } from 'zod';
import { latestOldDay } from '#lib/blocks/price-age.ts';
import { languageSchema, listedItemSchema } from '#lib/contract/article.ts';
import { CONTENT_STATUSES } from '#lib/contract/closed/article.ts';
import { momentSchema } from '#lib/contract/moment.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { type ListCursor, listCursor, placeId, placeRank, placeText, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import type { SortOrder } from '#lib/store/item-filter.ts';
import type { Place } from '#lib/store/stretch.ts';

const SORT_ORDERS = ['andrad', 'skapad', 'publicerad', 'rubrik'] as const satisfies SortOrder[];

const CURSORS: Record<SortOrder, ListCursor<Place>> = {
  andrad: rowCursor('innehall', [placeTime, placeId]),
  skapad: rowCursor('innehall', [placeTime, placeId]),
  // What has never been public comes last.
  publicerad: rowCursor('innehall', [z.union([placeTime, z.literal('-infinity')]), placeId]),
  rubrik: rowCursor('innehall', [placeText, placeId]),
};
const hits = listCursor('innehallsord', placeRank);

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
    agare: z.string().optional().meta({ description: 'Skaparens id.' }),
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
    priser: z.enum(['gamla']).optional().meta({ description: 'gamla: publicerat med ett pris som ingen har kontrollerat på länge.' }),
    alt: z.enum(['saknas']).optional().meta({ description: 'saknas: publicerat med en bild utan alternativtext.' }),
    andrad_sedan: momentSchema.optional().meta({ description: 'Ändrat sedan dess, som 2026-01-31T12:00:00Z.' }),
    sortera: z.enum(SORT_ORDERS).optional().meta({ description: 'Ordning. Utan den: andrad; vid sökning träff i rubriken först.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, innehall: z.array(listedItemSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run({ store, settings, now }, { sok, en, priser, alt, sprak, markor, sida, per_sida, ...rest }) {
    const { andrad_sedan, sortera } = rest;
    // In another order all that has ever been changed would be read to find it.
    if (andrad_sedan !== undefined && sortera !== undefined && sortera !== 'andrad')
      throw fault(
        'falt_varde',
        { falt: 'sortera' },
        { fick: sortera, tillatna: 'andrad, eller utelämna sortera, när andrad_sedan är med' },
      );
    const asked = { ...rest, ...(en === undefined ? {} : { en: { lage: en, sprak } }) };
    // Whoever kept the list under a name that the tag had is shown the tag.
    const { tagg, ...others } = asked;
    const filter = {
      ...others,
      ...(tagg === undefined ? {} : { tagg: await store.tags.alsoCalled(tagg) }),
      ...(priser === undefined ? {} : { priserFran: latestOldDay(now, settings.prisdagar) }),
      ...(alt === undefined ? {} : { utanAlt: true }),
    };
    const wanted = sok?.trim() ?? '';
    // Whoever goes on reading goes on in the same list, also past midnight.
    const selection = { sok: wanted, ...asked, ...(priser === undefined ? {} : { priser }), ...(alt === undefined ? {} : { alt }) };
    if (wanted !== '') {
      const page = hits.page({ sida, per_sida, markor }, selection);
      const found = await store.itemList.search(wanted, filter, page.window);
      return { ...page.frame(found), innehall: found.rader };
    }
    const page = CURSORS[filter.sortera ?? 'andrad'].page({ sida, per_sida, markor }, selection);
    const found = await store.itemList.list(filter, page.window);
    return { ...page.frame(found), innehall: found.rader };
  },
});

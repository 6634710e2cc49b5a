import { z } from 'zod';
import { REDIRECT_STATUSES } from '#lib/contract/closed/redirect.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { redirectSchema } from '#lib/contract/redirect.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { redirectOf } from '#lib/operations/redirect/redirect.ts';

const redirects = rowCursor('omdirigeringar', [placeTime, placeId]);
const STATUS_WORDS = REDIRECT_STATUSES.map(String);

export const listRedirects = defineOperation({
  name: 'listaOmdirigeringar',
  summary: 'Söker och listar gamla adresser och vart de leder, de nyaste först.',
  method: 'GET',
  path: '/studio/api/omdirigeringar',
  query: z.object({
    sok: z.string().max(200).default('').meta({ description: 'Del av någon av adresserna.' }),
    kod: z.enum(STATUS_WORDS).optional().meta({ description: '301, 302 eller 410.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, omdirigeringar: z.array(redirectSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run({ store }, { sok, kod, ...asked }) {
    const chosen = { sok: sok.trim(), status: REDIRECT_STATUSES.find((status) => String(status) === kod) };
    const page = redirects.page(asked, chosen);
    const found = await store.redirects.list(chosen, page.window);
    return { ...page.frame(found), omdirigeringar: found.rader.map(redirectOf) };
  },
});

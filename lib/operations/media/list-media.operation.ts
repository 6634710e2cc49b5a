import { z } from 'zod';
import { endsSoonBy } from '#lib/content/picture-rights.ts';
import { mediaSchema, RIGHTS_STATES, type RightsState } from '#lib/contract/media.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import type { Rights } from '#lib/store/media.ts';

const pictures = rowCursor('media', [placeTime, placeId]);

export const listMedia = defineOperation({
  name: 'listaMedia',
  summary: 'Söker och listar bilder, nyast först.',
  method: 'GET',
  path: '/studio/api/media',
  query: z.object({
    sok: z.string().max(200).default('').meta({ description: 'Ord i filnamn, bildtext, kredit eller alternativtext.' }),
    anvand: z.enum(['0', '1']).optional().meta({ description: '1: bara bilder som någon artikel visar; 0: bara de andra.' }),
    rattighet: z
      .enum(RIGHTS_STATES)
      .optional()
      .meta({ description: 'utgangen: rätten har gått ut; snart: inom 14 dagar; giltig: den gäller; saknas: ingen är angiven.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, media: z.array(mediaSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run({ store, now }, { sok, anvand, rattighet, ...asked }) {
    const wanted = {
      sok: sok.trim(),
      anvand: anvand === undefined ? null : anvand === '1',
      rattighet: rattighet === undefined ? null : rightsAsked(rattighet, now),
    };
    const page = pictures.page(asked, { sok: wanted.sok, anvand, rattighet });
    const found = await store.media.list(wanted, page.window);
    return { ...page.frame(found), media: found.rader };
  },
});

function rightsAsked(har: RightsState, nu: string): Rights {
  if (har === 'saknas') return { har };
  return har === 'snart' ? { har, nu, snart: endsSoonBy(nu) } : { har, nu };
}

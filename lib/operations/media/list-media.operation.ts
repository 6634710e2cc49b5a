import { z } from 'zod';
import { endsSoonBy } from '#lib/content/picture-rights.ts';
import { mediaSchema, RIGHTS_STATES, type RightsState } from '#lib/contract/media.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import type { Rights } from '#lib/store/media.ts';

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
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, media: z.array(mediaSchema) }),
  hints: { readOnly: true },
  async run({ store, now }, { sok, anvand, rattighet, ...page }) {
    const wanted = {
      sok: sok.trim(),
      anvand: anvand === undefined ? null : anvand === '1',
      rattighet: rattighet === undefined ? null : rightsAsked(rattighet, now),
    };
    const { media, ...counted } = await store.media.list(wanted, page);
    return { ...countedPage(counted, page), media };
  },
});

function rightsAsked(har: RightsState, nu: string): Rights {
  if (har === 'saknas') return { har };
  return har === 'snart' ? { har, nu, snart: endsSoonBy(nu) } : { har, nu };
}

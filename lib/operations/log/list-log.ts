import { z } from 'zod';
import { cannotReadLog } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { logEntrySchema } from '#lib/contract/log.ts';
import { pageFrame, pageFrameOf, pageQuery } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { isId } from '#lib/operations/item/item-access.ts';

export const listLog = defineOperation({
  name: 'listaLogg',
  summary: 'Listar loggen, nyast först: vem som gjorde vad, på vems order.',
  method: 'GET',
  path: '/studio/api/logg',
  query: z.object({
    innehall: z.string().optional().meta({ description: 'Bara det som rör innehållet med detta id.' }),
    av: z.string().max(100).optional().meta({ description: 'Bara det som personen eller agenten med detta id har gjort.' }),
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, logg: z.array(logEntrySchema) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => require(cannotReadLog(actor)),
  async run({ store }, { innehall, av, ...page }) {
    if (innehall !== undefined && !isId(innehall)) throw fault('finns_inte', { falt: 'innehall' }, { vad: 'Innehållet' });
    const { logg, antal } = await store.log.list({ innehall: innehall ?? null, av: av ?? null }, page);
    return { ...pageFrameOf(antal, page), logg };
  },
});

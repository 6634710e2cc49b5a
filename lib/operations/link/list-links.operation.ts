import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { LINK_STATES } from '#lib/contract/closed/link.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { linkSchema } from '#lib/contract/link.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { linkOf } from '#lib/operations/link/link.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';

const cursor = rowCursor('lankar', [placeTime, placeId]);

export const listLinks = defineOperation({
  name: 'listaLankar',
  summary: 'Listar länkarna i det publicerade med hur de är och var de står, de senast ändrade först.',
  method: 'GET',
  path: '/studio/api/lankar',
  query: z.object({
    tillstand: z.enum(LINK_STATES).optional().meta({ description: 'trasig, omdirigerad, ny (inte kontrollerad än), ok eller ignorerad.' }),
    innehall: idField.max(40).optional().meta({ description: 'Artikelns id: bara länkarna i den.' }),
    vard: z.string().trim().max(253).optional().meta({ description: 'Värden som länkarna leder till, till exempel svt.se.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, lankar: z.array(linkSchema) }),
  errors: ['markor_ogiltig', 'finns_inte'],
  hints: { readOnly: true },
  async run({ store, now }, { tillstand, innehall, vard, ...asked }) {
    if (innehall !== undefined && !isId(innehall)) throw fault('finns_inte', { falt: 'innehall' }, { vad: 'Innehållet' });
    const filter = { tillstand, innehall, vard: vard === undefined || vard === '' ? undefined : hostOf(vard) };
    const page = cursor.page(asked, filter);
    const found = await store.links.list(now, filter, page.window);
    return { ...page.frame(found), lankar: found.rader.map((row) => linkOf(row, now)) };
  },
});

/** As addresses have it: somebody may write it with its Swedish letters. */
function hostOf(written: string): string {
  const [name = '', port] = written.toLowerCase().split(':');
  const host = domainToASCII(name) || name;
  return port === undefined ? host : `${host}:${port}`;
}

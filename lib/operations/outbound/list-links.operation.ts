import { z } from 'zod';
import { idField, isId } from '#lib/contract/id.ts';
import { outboundLinkSchema } from '#lib/contract/outbound-link.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeText, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { clicksSince, outboundLinkOf } from '#lib/operations/outbound/outbound-link.ts';

const links = rowCursor('utlankar', [placeTime, placeText]);

export const listOutboundLinks = defineOperation({
  name: 'listaUtlankar',
  summary: 'Söker och listar utlänkarna (/ut/kod), de nyaste först, med hur ofta läsare har följt dem.',
  method: 'GET',
  path: '/studio/api/utlankar',
  query: z.object({
    sok: z.string().max(200).default('').meta({ description: 'Del av koden eller adressen.' }),
    program: idField.max(40).optional().meta({ description: 'Programmets id.' }),
    tillstand: z
      .enum(['gallande', 'utgangen'])
      .optional()
      .meta({ description: 'gallande leder någonstans, utgangen gör det inte längre.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, utlankar: z.array(outboundLinkSchema) }),
  errors: ['markor_ogiltig', 'program_okant'],
  hints: { readOnly: true },
  async run({ store, now }, { sok, program, tillstand, ...asked }) {
    if (program !== undefined && !isId(program)) throw fault('program_okant', { falt: 'program' });
    const chosen = { sok: sok.trim(), program, utgangna: tillstand === undefined ? undefined : tillstand === 'utgangen' };
    const page = links.page(asked, chosen);
    const found = await store.outboundLinks.list({ ...chosen, nu: now, sedan: clicksSince(now) }, page.window);
    return { ...page.frame(found), utlankar: found.rader.map((link) => outboundLinkOf(link, now)) };
  },
});

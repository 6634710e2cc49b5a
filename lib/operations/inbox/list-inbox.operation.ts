import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { inboxAddress } from '#lib/content/inbox-address.ts';
import { inboxLineSchema } from '#lib/contract/inbox.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';

const lines = rowCursor('inkorg', [placeTime, placeId]);

export const listInbox = defineOperation({
  name: 'listaInkorg',
  summary:
    'Listar det som rör dig, med det senaste först: nämnd, svar, granskning, godkännande, ändrad text, ändringsförslag, uppgifter, föreslagna framsidor, ordrar att bekräfta.',
  method: 'GET',
  path: '/studio/api/jag/inkorg',
  query: z.object({
    olasta: z.literal('1').optional().meta({ description: '1: bara det du inte har läst.' }),
    ...cursorQuery,
  }),
  output: z.object({
    ...cursorFrame,
    olasta: z.int().meta({ description: 'Hur många rader du inte har läst.' }),
    inkorg: z.array(inboxLineSchema),
  }),
  errors: ['bara_redaktionen', 'markor_ogiltig'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run({ store, actor }, { olasta, ...asked }) {
    const page = lines.page(asked, { person: actor.id, olasta });
    const [found, unread] = await Promise.all([
      store.inbox.list(actor.id, olasta !== undefined, page.window),
      store.inbox.unread(actor.id),
    ]);
    const inkorg = found.rader.map(({ kommentar, ...line }) => ({ ...line, adress: inboxAddress({ ...line, kommentar }) }));
    return { ...page.frame(found), olasta: unread, inkorg };
  },
});

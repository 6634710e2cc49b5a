import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { LETTER_STATES } from '#lib/contract/closed/letter.ts';
import { letterSchema } from '#lib/contract/letter.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';

const letters = rowCursor('utskick', [placeTime, placeId]);

export const listLetters = defineOperation({
  name: 'listaUtskick',
  summary: 'Listar utkorgens brev, nyast först: vad som har skickats, vad som väntar och varför något inte gick iväg.',
  method: 'GET',
  path: '/studio/api/utskick',
  query: z.object({
    lage: z.enum(LETTER_STATES).optional().meta({ description: 'Bara brev i det läget: vantar, skickat, misslyckat eller bara_utkorg.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, utskick: z.array(letterSchema) }),
  errors: ['markor_ogiltig', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }, { lage = null, ...asked }) {
    const page = letters.page(asked, { lage });
    const found = await store.outbox.list(lage, page.window);
    return { ...page.frame(found), utskick: found.rader };
  },
});

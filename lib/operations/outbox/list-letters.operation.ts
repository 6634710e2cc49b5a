import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { LETTER_STATES, letterSchema } from '#lib/contract/letter.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listLetters = defineOperation({
  name: 'listaUtskick',
  summary: 'Listar utkorgens brev, nyast först: vad som har skickats, vad som väntar och varför något inte gick iväg.',
  method: 'GET',
  path: '/studio/api/utskick',
  query: z.object({
    lage: z.enum(LETTER_STATES).optional().meta({ description: 'Bara brev i det läget: vantar, skickat, misslyckat eller bara_utkorg.' }),
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, utskick: z.array(letterSchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }, { lage, ...page }) {
    const { utskick, ...counted } = await store.outbox.list(lage ?? null, page);
    return { ...countedPage(counted, page), utskick };
  },
});

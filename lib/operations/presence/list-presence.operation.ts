import { z } from 'zod';
import { presenceSchema } from '#lib/contract/presence.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listPresence = defineOperation({
  name: 'listaNarvaro',
  summary: 'Visar vem som har artiklar öppna eller skriver i dem just nu.',
  method: 'GET',
  path: '/studio/api/narvaro',
  query: z.object({ innehall: z.string().optional().meta({ description: 'Bara i den artikeln.' }) }),
  output: z.object({ ok: z.literal(true), narvaro: z.array(presenceSchema) }),
  hints: { readOnly: true },
  async run({ whoIsThere, store }, { innehall }) {
    const present = whoIsThere.present(innehall);
    const known = await store.namedArticles.ids([...new Set(present.map((one) => one.innehall))]);
    return { ok: true as const, narvaro: present.filter((one) => known.has(one.innehall)) };
  },
});

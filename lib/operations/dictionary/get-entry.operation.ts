import { z } from 'zod';
import { knownPersonSchema } from '#lib/contract/known-person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { entryOr404, entryParams, knownPerson } from '#lib/operations/dictionary/entry-fields.ts';

export const getEntry = defineOperation({
  name: 'hamtaPerson',
  summary: 'Hämtar en person ur personlexikonet.',
  method: 'GET',
  path: '/studio/api/personer/{id}',
  params: entryParams,
  output: z.object({ ok: z.literal(true), person: knownPersonSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    return { ok: true as const, person: await knownPerson(context, await entryOr404(context, id)) };
  },
});

import { z } from 'zod';
import { candidateSchema, knownPersonSchema } from '#lib/contract/known-person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { entryOr404, entryParams, knownPerson } from '#lib/operations/dictionary/entry-fields.ts';

const MOST_ALIKE = 20;

export const getEntry = defineOperation({
  name: 'hamtaPerson',
  summary: 'Hämtar en person ur personlexikonet. Den som har slagits ihop med en annan är den andra.',
  method: 'GET',
  path: '/studio/api/personer/{id}',
  params: entryParams,
  output: z.object({
    ok: z.literal(true),
    person: knownPersonSchema,
    liknar: z.array(candidateSchema).meta({ description: 'De som kan vara samma person: slå ihop dem i så fall.' }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    const entry = await entryOr404(context, id);
    const [person, liknar] = await Promise.all([
      knownPerson(context, entry),
      context.store.peopleDictionary.doublesOf(entry.id, MOST_ALIKE),
    ]);
    return { ok: true as const, person, liknar };
  },
});

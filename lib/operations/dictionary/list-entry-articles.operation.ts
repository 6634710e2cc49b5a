import { z } from 'zod';
import { nameKey } from '#lib/content/name-key.ts';
import { articleAboutSchema } from '#lib/contract/known-person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { entryOr404, entryParams } from '#lib/operations/dictionary/entry-fields.ts';

const MOST = 50;

export const listEntryArticles = defineOperation({
  name: 'listaPersonensArtiklar',
  summary: 'Listar de senaste publika artiklarna om en person: de vars taggar eller snabbfakta har ett av personens namn.',
  method: 'GET',
  path: '/studio/api/personer/{id}/artiklar',
  params: entryParams,
  output: z.object({
    ok: z.literal(true),
    artiklar: z.array(articleAboutSchema).meta({ description: 'De femtio senaste.' }),
    delade_namn: z.array(z.string()).meta({
      description: 'Namn som någon annan i personlexikonet också har. Artiklar som bara har ett sådant räknas till ingen av dem.',
    }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    const entry = await entryOr404(context, id);
    const { personArticles } = context.store;
    const [artiklar, shared] = await Promise.all([personArticles.about(entry.id, MOST), personArticles.sharedKeys(entry.id)]);
    const names = [entry.namn, ...entry.alias].filter((name) => shared.has(nameKey(name).tat));
    return { ok: true as const, artiklar, delade_namn: names };
  },
});

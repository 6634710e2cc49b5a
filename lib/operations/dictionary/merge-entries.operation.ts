import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { knownPersonSchema } from '#lib/contract/known-person.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { entryOr404, knownPerson } from '#lib/operations/dictionary/entry-fields.ts';
import { joinedFacts } from '#lib/operations/dictionary/joined-facts.ts';

export const mergeEntries = defineOperation({
  name: 'slaIhopPersoner',
  summary:
    'Slår ihop personen med en annan, som blir kvar med sina uppgifter och får det som den saknade. Namn, id och adress leder till den.',
  method: 'POST',
  path: '/studio/api/personer/{id}/slaihop',
  params: z.object({ id: z.string().meta({ description: 'Id för personen som går upp i den andra.' }) }),
  body: z.object({ till: z.string().max(100).meta({ description: 'Id för personen som blir kvar.' }) }),
  output: z.object({
    ok: z.literal(true),
    person: knownPersonSchema,
    tappade: z
      .array(z.object({ k: z.string(), v: z.string(), kvar: z.string().meta({ description: 'Det som står kvar i stället.' }) }))
      .meta({ description: 'Uppgifter som inte följer med, för att den som blir kvar säger något annat.' }),
  }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'person_okand', 'person_samma'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'slå ihop personer')),
  async run(context, { id, till }) {
    const { peopleDictionary } = context.store;
    await peopleDictionary.lock();
    const lost = await entryOr404(context, id);
    const kept = isId(till) ? await peopleDictionary.byId(till) : undefined;
    if (kept === undefined) throw fault('person_okand', { falt: 'till' }, { id: till.slice(0, 60) });
    if (kept.id === lost.id) throw fault('person_samma', { falt: 'till' });
    const { entry, tappade } = joinedFacts(kept, lost, context.now);
    await peopleDictionary.join(lost, entry);
    context.changed('publikt', entry.id);
    context.note({ detalj: { kandis: lost.id, fore: lost, till: kept, efter: entry } });
    return { ok: true as const, person: await knownPerson(context, entry), tappade };
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { knownPersonSchema } from '#lib/contract/known-person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  birthOr422,
  entryFields,
  entryOr404,
  entryParams,
  knownPerson,
  refuseTakenExternalId,
  refuseUnknownPicture,
} from '#lib/operations/dictionary/entry-fields.ts';
import { sourcesAfter } from '#lib/operations/dictionary/fact-sources.ts';
import type { DictionaryEntry } from '#lib/store/people-dictionary.ts';

export const patchEntry = defineOperation({
  name: 'andraPerson',
  summary: 'Ändrar en person i personlexikonet. Det som ändras för hand rörs inte av nästa import.',
  method: 'PATCH',
  path: '/studio/api/personer/{id}',
  params: entryParams,
  body: z.object(entryFields).partial(),
  output: z.object({ ok: z.literal(true), person: knownPersonSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'externt_id_upptaget', 'fodelsedatum_motsags', 'bild_okand'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor)),
  async run(context, { id, fodd, foddIso, ...given }) {
    await context.store.peopleDictionary.lock();
    const before = await entryOr404(context, id);
    const facts = {
      ...before,
      ...birthOr422({ fodd, foddIso }, before),
      namn: given.namn ?? before.namn,
      alias: given.alias ?? before.alias,
      kandFor: given.kandFor ?? before.kandFor,
      vag: given.vag ?? before.vag,
      rader: given.rader ?? before.rader,
      lankar: given.lankar ?? before.lankar,
      bild: given.bild === undefined ? before.bild : given.bild,
      kalla: given.kalla ?? before.kalla,
      externtId: given.externtId === undefined ? before.externtId : given.externtId,
      andrad: context.now,
    };
    const entry = { ...facts, ...sourcesAfter(before, facts, given) };
    await refuseTakenExternalId(context, entry.externtId, entry.id);
    await refuseUnknownPicture(context, given.bild);
    await context.store.peopleDictionary.save(entry);
    context.changed('publikt', entry.id);
    context.note({ detalj: { kandis: entry.id, fore: withoutImport(before), efter: withoutImport(entry) } });
    return { ok: true as const, person: await knownPerson(context, entry) };
  },
});

/** What the log tells of an entry: what somebody may have written. */
function withoutImport({ importerat: _, ...entry }: DictionaryEntry) {
  return entry;
}

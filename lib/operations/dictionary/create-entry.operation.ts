import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { knownPersonSchema } from '#lib/contract/known-person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  birthOr422,
  entryFields,
  knownPerson,
  refuseTakenExternalId,
  refuseUnknownPicture,
} from '#lib/operations/dictionary/entry-fields.ts';

export const createEntry = defineOperation({
  name: 'skapaPerson',
  summary: 'Lägger till en person i personlexikonet.',
  method: 'POST',
  path: '/studio/api/personer',
  body: z.object({
    namn: entryFields.namn,
    alias: entryFields.alias.default([]),
    fodd: entryFields.fodd.optional(),
    foddIso: entryFields.foddIso.optional(),
    kandFor: entryFields.kandFor.default(''),
    vag: entryFields.vag.default(''),
    rader: entryFields.rader.default([]),
    lankar: entryFields.lankar.default([]),
    kallor: entryFields.kallor.default({}),
    bild: entryFields.bild.default(null),
    kalla: entryFields.kalla.default(''),
    externtId: entryFields.externtId.default(null),
  }),
  output: z.object({ ok: z.literal(true), person: knownPersonSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'bara_redaktionen', 'externt_id_upptaget', 'fodelsedatum_motsags', 'bild_okand'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor)),
  async run(context, { fodd, foddIso, ...given }) {
    const birth = birthOr422({ fodd, foddIso });
    const entry = { id: context.newId(), ...given, ...birth, importerat: null, skapad: context.now, andrad: context.now };
    await context.store.peopleDictionary.lock();
    await refuseTakenExternalId(context, entry.externtId, entry.id);
    await refuseUnknownPicture(context, entry.bild);
    await context.store.peopleDictionary.save(entry);
    context.changed('publikt', entry.id);
    context.note({ detalj: { kandis: entry.id, namn: entry.namn } });
    return { ok: true as const, person: await knownPerson(context, entry) };
  },
});

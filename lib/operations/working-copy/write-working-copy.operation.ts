import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepWorkingCopy, cannotWrite } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { workingCopyParts } from '#lib/contract/working-copy.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseNameless } from '#lib/operations/working-copy/refuse-nameless.ts';

export const writeWorkingCopy = defineOperation({
  name: 'skrivArbetskopia',
  summary: 'Skriver det som är ändrat i redigeraren till din arbetskopia, utan att spara en revision.',
  method: 'PUT',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/arbetskopia',
  params: languageParams,
  body: z.object({
    bas: z.string().nullable().meta({ description: 'Id för revisionen du skriver från; null när språket aldrig har sparats.' }),
    nr: z.int().min(0).meta({ description: 'Arbetskopians nr som du senast såg det; 0 när det inte fanns någon.' }),
    ...workingCopyParts,
  }),
  output: z.object({ ok: z.literal(true), nr: z.int(), andrad: z.string() }),
  errors: [
    'finns_inte',
    'bara_redaktionen',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'sprak_ej_tillatet',
    'arbetskopia_andrad',
    'block_id',
    'raderad',
    'revision_okand',
  ],
  hints: { readOnly: false, writingIsNotLogged: true },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotKeepWorkingCopy(actor)),
  async run(context, { id, sprak, bas, nr, ...parts }) {
    const { store, actor, now } = context;
    const language = languageOf(sprak);
    const { head } = await itemOutline(context, id);
    refuseIf(cannotWrite(actor, head, [language]));
    refuseDeleted(head);
    refuseNameless(parts.block ?? []);
    const place = { innehall: head.id, sprak: language, person: actor.id };
    const known = bas === null || isId(bas);
    const written = known ? await store.workingCopies.write(place, { bas, nr, now, parts }) : undefined;
    if (written !== undefined) return { ok: true as const, nr: written, andrad: now };
    const present = await store.workingCopies.since(place, 0);
    if (present === undefined && nr === 0) {
      throw fault('revision_okand', { falt: 'bas', sprak: language }, { revision: String(bas).slice(0, 60), sprak: language });
    }
    // Of a copy that goes on from the same revision, only what its writer has not seen.
    const arbetskopia = present?.bas === bas ? await store.workingCopies.since(place, nr) : present;
    throw fault('arbetskopia_andrad', { falt: 'nr', sprak: language }, {}, { extra: { arbetskopia: arbetskopia ?? null } });
  },
});

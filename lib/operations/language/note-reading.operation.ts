import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotNoteReading } from '#lib/access/rights.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams } from '#lib/operations/item/item-access.ts';

export const noteReading = defineOperation({
  name: 'noteraLasning',
  summary: 'Noterar att du har öppnat en revision för att granska den, så att du nästa gång kan se vad som har ändrats sedan dess.',
  method: 'PUT',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/lasning',
  params: languageParams,
  body: z.object({ revision: idField.meta({ description: 'Id för revisionen du har öppnat.' }) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'bara_redaktionen'],
  hints: { readOnly: false, idempotent: true, writingIsNotLogged: true },
  authorise: ({ actor }) => refuseIf(cannotNoteReading(actor)),
  async run(context, { id, sprak, revision }) {
    const language = languageOf(sprak);
    const { head } = await itemOutline(context, id);
    const place = { innehall: head.id, sprak: language, person: context.actor.id };
    const isNoted = isId(revision) && (await context.store.readings.note(place, revision));
    if (!isNoted) throw fault('finns_inte', { falt: 'revision', sprak: language }, { vad: 'Revisionen' });
    return { ok: true as const };
  },
});

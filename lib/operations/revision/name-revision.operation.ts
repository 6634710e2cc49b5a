import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageParams, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';

export const nameRevision = defineOperation({
  name: 'namngeRevision',
  summary: 'Ger en revision ett namn, så att den går att hitta i historiken. Revisionen själv ändras inte.',
  method: 'PUT',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/revisioner/{rid}/namn',
  params: languageParams.extend({ rid: z.string().meta({ description: 'Revisionens id eller nummer.' }) }),
  body: z.object({ namn: shownName(bounded('name').trim()).meta({ description: 'Namnet; tomt tar bort det.' }) }),
  output: z.object({ ok: z.literal(true), id: z.string(), nr: z.int(), namn: z.string() }),
  errors: ['finns_inte', 'rattighet_saknas', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet', 'raderad'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, rid, namn }) {
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    languageStateOf(item, language);
    refuseIf(cannotWrite(context.actor, item.head, [language]));
    refuseDeleted(item.head);
    const { id: revision, nr } = await revisionOr404(context, id, language, rid, 'rid');
    await context.store.revisionNames.give({ id: revision, innehall: id }, namn);
    context.note({ innehall: id, detalj: { sprak, revision, nr, namn } });
    return { ok: true as const, id: revision, nr, namn };
  },
});

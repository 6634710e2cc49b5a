import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageParams, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, savedRevisionOutput, saveRevision } from '#lib/operations/language/save-revision.ts';
import { revisionOr404, revisionSelector } from '#lib/operations/revision/find-revision.ts';

export const restoreRevision = defineOperation({
  name: 'aterstallRevision',
  summary: 'Gör en äldre revisions innehåll till en ny revision.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/aterstall',
  params: languageParams,
  body: z.object({
    revision: revisionSelector.meta({ description: 'Id eller nummer för revisionen att återställa.' }),
    bas: z
      .string()
      .optional()
      .meta({ description: 'Id för den revision som är senast när du återställer; utelämnad gäller den som är det nu.' }),
  }),
  output: savedRevisionOutput,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'konflikt',
    'bas_okand',
    'raderad',
  ],
  hints: { readOnly: false },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, revision, bas }) {
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    const state = languageStateOf(item, language);
    refuseIf(cannotWrite(context.actor, item.head, [language]));
    refuseDeleted(item.head);
    const earlier = await revisionOr404(context, id, language, revision, 'revision');
    const saved = await saveRevision(context, item, language, contentOf(earlier), {
      bas: bas ?? state.arbetsrevision.id,
      tvinga: false,
      typ: 'aterstalld',
      kommentar: `Återställd från revision ${earlier.nr}`,
      kall_revision: undefined,
    });
    return { ok: true as const, ...saved };
  },
});

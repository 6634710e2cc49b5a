import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { exchangePicture } from '#lib/blocks/exchange-picture.ts';
import { idField } from '#lib/contract/id.ts';
import { PICTURE_ROLES } from '#lib/contract/media.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageParams, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, savedRevisionOutput, saveRevision } from '#lib/operations/language/save-revision.ts';
import { mediaOr404 } from '#lib/operations/media/find-media.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';

export const exchangeInArticle = defineOperation({
  name: 'bytArtikelbild',
  summary:
    'Byter en bild mot en annan överallt i en språkversion, som en ny revision. Det läsarna ser ändras först när artikeln publiceras.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/bildbyte',
  params: languageParams,
  body: z.object({
    fran: idField.max(100).meta({ description: 'Id för bilden som ska bort.' }),
    till: idField
      .max(100)
      .meta({ description: 'Id för bilden som ska in. Dess alternativtext, bildtext och kredit ersätter dem som stod där.' }),
    bas: z.string().optional().meta({ description: 'Id för den revision som är senast när du byter; utelämnad gäller den som är det nu.' }),
  }),
  output: savedRevisionOutput.extend({
    bas: z.string().meta({ description: 'Revisionen som ändringen bygger på.' }),
    platser: z.array(
      z.object({
        roll: z.enum(PICTURE_ROLES),
        block: z.string().nullable().meta({ description: 'Blockets id; null för huvudbild och puffbild.' }),
      }),
    ),
  }),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'andras_text',
    'konflikt',
    'raderad',
  ],
  hints: { readOnly: false },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, fran, till, bas }) {
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    const current = languageStateOf(item, language).arbetsrevision.id;
    refuseIf(cannotWrite(context.actor, item.head, [language]));
    refuseDeleted(item.head);
    const media = await mediaOr404(context, till, 'till');
    const revision = await revisionOr404(context, id, language, bas ?? current, 'bas');
    const { article, platser } = exchangePicture(contentOf(revision), fran, media, language);
    if (platser.length === 0) throw fault('finns_inte', { falt: 'fran', sprak: language }, { vad: 'Bilden i artikeln' });
    const saved = await saveRevision(context, item, language, article, {
      ...{ bas: revision.id, tvinga: false, typ: 'manuell', kall_revision: undefined },
      kommentar: 'Bytte bild',
    });
    context.note({ detalj: { fran, till: media.id } });
    return {
      ok: true as const,
      ...saved,
      bas: revision.id,
      platser: platser.map(({ roll, block }) => ({ roll, block: block === '' ? null : block })),
    };
  },
});

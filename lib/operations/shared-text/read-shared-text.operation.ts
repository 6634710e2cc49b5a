import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotReadSharedText } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { sharedTextSchema } from '#lib/contract/shared-text.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams } from '#lib/operations/item/item-access.ts';

export const readSharedText = defineOperation({
  name: 'hamtaGemensamText',
  summary: 'Hämtar det som flera skriver tillsammans på ett språk och inte har sparat, eller det som har skrivits sedan sist.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/gemensam-text',
  params: languageParams,
  query: z.object({
    fonster: z.string().max(40).default('').meta({ description: 'Namnet på ditt fönster.' }),
    bas: z.string().default('').meta({ description: 'Revisionen som du vet att texten bygger på; tomt när det inte är någon.' }),
    nr: z.coerce.number().int().min(0).max(LIMITS.counter).default(0).meta({ description: 'Textens nr som du senast såg det.' }),
  }),
  output: z.object({ ok: z.literal(true), text: sharedTextSchema.nullable() }),
  errors: ['finns_inte', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotReadSharedText(actor)),
  async run(context, { id, sprak, fonster, bas, nr }) {
    const language = languageOf(sprak);
    const { head } = await itemOutline(context, id);
    const place = { innehall: head.id, sprak: language };
    const known = { person: context.actor.id, fonster, bas: isId(bas) ? bas : null, nr };
    return { ok: true as const, text: (await context.store.sharedTexts.read(place, known)) ?? null };
  },
});

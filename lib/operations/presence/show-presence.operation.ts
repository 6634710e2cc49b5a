import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotShowPresence } from '#lib/access/rights.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';
import { cursorSchema } from '#lib/contract/presence.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams, languageOf } from '#lib/operations/item/item-access.ts';

export const showPresence = defineOperation({
  name: 'visaNarvaro',
  summary: 'Visar för redaktionen var i artikeln du är. Gäller i två minuter, och låser ingenting.',
  method: 'PUT',
  path: '/studio/api/innehall/{id}/narvaro',
  params: itemParams,
  body: z.object({
    fonster: z.string().min(1).max(40).meta({ description: 'Ett namn på fönstret, som fönstret själv har valt.' }),
    sprak: z.string().meta({ description: 'sv eller en.' }),
    block: z.string().regex(BLOCK_ID).nullable().default(null).meta({ description: 'Blocket som markören står i.' }),
    falt: z.string().max(60).nullable().default(null).meta({ description: 'Fältet som markören står i, när det inte är i texten.' }),
    markor: cursorSchema.nullable().default(null).meta({ description: 'Var i blockets text. Utan block räknas den inte.' }),
    skriver: z.boolean().default(false).meta({ description: 'Om du skriver just nu.' }),
    lamnar: z.boolean().default(false).meta({ description: 'Om du lämnar artikeln.' }),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'bara_redaktionen'],
  hints: { readOnly: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotShowPresence(actor)),
  async run(context, { id, sprak, lamnar, markor, ...place }) {
    const language = languageOf(sprak);
    const { head } = await itemOutline(context, id);
    const cursor = place.block === null ? null : markor;
    const presence = { ...place, markor: cursor, innehall: head.id, av: authorOf(context.actor), sprak: language };
    if (lamnar) context.whoIsThere.left(presence);
    else context.whoIsThere.seen(presence);
    return { ok: true as const };
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { savedViewSchema, VIEWED_SCREENS } from '#lib/contract/saved-view.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

/** More are not found again in a menu. */
const MOST_VIEWS = 50;
const LONGEST_CHOICE = 1_000;

export const saveView = defineOperation({
  name: 'sparaVy',
  summary: 'Sparar filter under ett namn, för dig på alla dina datorer. Har du redan ett med samma namn blir det det nya.',
  method: 'POST',
  path: '/studio/api/jag/vyer',
  body: z.object({
    skarm: z.enum(VIEWED_SCREENS).meta({ description: 'Skärmen de hör till: ko eller artiklar.' }),
    namn: shownName(bounded('name').trim().min(1)).meta({ description: 'Vad du vill kalla dem.' }),
    val: z.string().max(LONGEST_CHOICE).meta({ description: 'Filtren, som skärmens adress skriver dem efter frågetecknet.' }),
  }),
  output: z.object({ ok: z.literal(true), vy: savedViewSchema }),
  status: 201,
  errors: ['bara_redaktionen', 'for_manga_vyer'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run(context, { skarm, namn, val }) {
    const { store, actor, now, newId } = context;
    const before = await store.savedViews.list(actor.id, skarm);
    const isNew = before.every((view) => view.namn !== namn);
    if (isNew && before.length >= MOST_VIEWS) throw fault('for_manga_vyer', { falt: 'namn' }, { flest: MOST_VIEWS });
    const vy = await store.savedViews.save(actor.id, { id: newId(), skarm, namn, val, skapad: now });
    context.note({ detalj: { vy: vy.id, skarm } });
    return { ok: true as const, vy };
  },
});

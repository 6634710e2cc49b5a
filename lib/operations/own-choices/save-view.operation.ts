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
  summary:
    'Sparar filter under ett namn, för dig på alla dina datorer eller för hela redaktionen. Har du redan ett med samma namn blir det det nya.',
  method: 'POST',
  path: '/studio/api/jag/vyer',
  body: z.object({
    skarm: z.enum(VIEWED_SCREENS).meta({ description: 'Skärmen de hör till: ko eller artiklar.' }),
    namn: shownName(bounded('name').trim().min(1)).meta({ description: 'Vad du vill kalla dem.' }),
    val: z.string().max(LONGEST_CHOICE).meta({ description: 'Filtren, som skärmens adress skriver dem efter frågetecknet.' }),
    delad: z.boolean().default(false).meta({ description: 'true visar vyn för hela redaktionen.' }),
  }),
  output: z.object({ ok: z.literal(true), vy: savedViewSchema }),
  status: 201,
  errors: ['bara_redaktionen', 'for_manga_vyer'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run(context, { skarm, namn, val, delad }) {
    const { store, actor, now, newId } = context;
    const others = (await store.savedViews.list(actor.id, skarm)).filter((view) => view.av.id !== actor.id || view.namn !== namn);
    // Each person has so many of their own, and the newsroom so many that are everybody's.
    const counted = others.filter((view) => (delad ? view.delad : view.av.id === actor.id));
    const whose = delad ? { vem: 'Redaktionen', slag: 'delade' } : { vem: 'Du', slag: 'sparade' };
    if (counted.length >= MOST_VIEWS) throw fault('for_manga_vyer', { falt: 'namn' }, { ...whose, flest: MOST_VIEWS });
    const vy = await store.savedViews.save(actor.id, { id: newId(), skarm, namn, val, skapad: now, delad });
    context.note({ detalj: { vy: vy.id, skarm, delad } });
    return { ok: true as const, vy };
  },
});

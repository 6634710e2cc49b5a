import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverTakeDown, cannotTakeDown } from '#lib/access/rights.ts';
import { cannotAnywhere, placesOf } from '#lib/access/where-readers-have-it.ts';
import { contentStatusAfter } from '#lib/content/states.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { RELEASE_STATES } from '#lib/contract/release.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { earlierTakedown, takeDownEverywhere, takeDownHere } from '#lib/operations/release/takedown/take-down.ts';

export const takeDownItem = defineOperation({
  name: 'taNedInnehall',
  summary: 'Tar ned en publicerad artikel på alla språk. Adressen leder sedan till sektionen, och orsaken loggas.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/nedtagning',
  params: itemParams,
  body: z.object({
    orsak: z.string().trim().min(1).max(LIMITS.takedownReason).meta({ description: 'Varför artikeln tas ned, högst 300 tecken.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    status: z.literal('nedtagen'),
    cms: z.string().meta({
      description:
        'draft när publiceringssystemet har tagit bort artikeln, koad när det ännu inte har svarat, misslyckad när det har vägrat.',
    }),
    avindexerad: z.literal(true),
    lank: z.string(),
    leder_till: z.string().meta({ description: 'Dit adressen leder läsaren; tom tills publiceringssystemet har svarat.' }),
    release: z
      .object({ id: z.string(), tillstand: z.enum(RELEASE_STATES) })
      .optional()
      .meta({ description: 'Nedtagningen i ett annat publiceringssystem än det inbyggda, att följa bland releaserna.' }),
    varningar: z.array(faultEntrySchema).optional(),
  }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'sektion_ej_tillaten', 'ej_publicerad'],
  hints: { readOnly: false, destructive: true },
  attempts: ['taNed'],
  omfang: 'innehall:publicera',
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotEverTakeDown(actor)),
  async run(context, { id, orsak }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    refuseIf(cannotAnywhere(placesOf(item, LANGUAGES), (place) => cannotTakeDown(context.actor, place)));
    const earlier = await earlierTakedown(context, item, orsak);
    if (earlier !== undefined) return earlier;
    const published = Object.values(item.sprak).filter((version) => version.publicerad_revision !== null);
    if (published.length === 0 || contentStatusAfter('takeDown', item.status) === undefined)
      throw fault('ej_publicerad', { falt: 'status' });
    // The address that readers had; the working revision may have got another since.
    const lank = (item.sprak.sv?.publicerad_revision ? item.sprak.sv : published[0])?.lank ?? '';
    const carryOut = context.cms.namn === 'inbyggd' ? takeDownHere : takeDownEverywhere;
    return carryOut(context, item, { orsak, lank });
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepSkeletons } from '#lib/access/rights.ts';
import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import { blockSchema } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { SKELETON_KINDS } from '#lib/contract/closed/own-skeleton.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { ownSkeletonSchema } from '#lib/contract/own-skeleton.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { type CheckingContext, defineOperation } from '#lib/operations/define-operation.ts';
import { classificationFaults } from '#lib/operations/item/classification.ts';
import { withoutIds } from '#lib/operations/skeleton/without-ids.ts';

/** More are not found again in a menu. */
const MOST = 200;

const fields = {
  slag: z.enum(SKELETON_KINDS).meta({ description: 'artikel: det som en ny artikel börjar med. monster: block som läggs in tillsammans.' }),
  namn: shownName(bounded('name').trim().min(1)).meta({ description: 'Vad den ska heta; ingen annan av samma slag heter så.' }),
  beskrivning: bounded('comment').trim().default('').meta({ description: 'Vad den är till för, på en rad.' }),
  sektion: z.string().nullable().default(null).meta({ description: 'Sektionens id; null för alla sektioner.' }),
  mall: z.string().nullable().default(null).meta({ description: 'Mallens id, när en artikel ska börja med den. Ett mönster har ingen.' }),
  block: z
    .array(blockSchema)
    .max(LIMITS.blocks)
    .default([])
    .meta({ description: 'Blocken som den består av, med de texter som ska stå där från början.' }),
};

export const createSkeleton = defineOperation({
  name: 'skapaStomme',
  summary: 'Sparar en egen stomme att börja artiklar med, eller ett mönster av block att lägga in i dem, för hela redaktionen.',
  method: 'POST',
  path: '/studio/api/stommar',
  documentField: 'block',
  body: z.object(fields),
  output: z.object({ ok: z.literal(true), stomme: ownSkeletonSchema }),
  status: 201,
  errors: [
    ...(['rattighet_saknas', 'bara_redaktionen', 'sektion_okand', 'sektion_arkiverad', 'mall_okand', 'mall_ej_i_sektion'] as const),
    ...(['stomme_mall', 'stomme_finns', 'for_manga_stommar'] as const),
  ],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotKeepSkeletons(actor)),
  check: faultsOf,
  async run(context, { slag, namn, beskrivning, sektion, mall, block }) {
    const { store, actor, now, newId, note } = context;
    if (block.length === 0) throw fault('falt_for_kort', { falt: 'block' }, { brist: 'tomt', min: '1 block' });
    const there = await store.ownSkeletons.listForWriting();
    if (there.some((other) => other.slag === slag && other.namn.toLowerCase() === namn.toLowerCase()))
      throw fault('stomme_finns', { falt: 'namn' }, { namn });
    if (there.length >= MOST) throw fault('for_manga_stommar', { falt: 'namn' }, { flest: MOST });
    const typer = [...new Set(block.map(({ type }) => type))];
    const stomme = {
      id: newId(),
      slag,
      namn,
      beskrivning,
      sektion,
      mall,
      typer,
      block: withoutIds(block),
      av: authorOf(actor),
      skapad: now,
    };
    // Whoever removes one of them waits, and then finds it here.
    await store.media.holdForUse(mediaIdsOf({ hero: null, block }).filter(isId));
    await store.ownSkeletons.create(stomme);
    note({ detalj: { stomme: stomme.id, slag, namn } });
    return { ok: true as const, stomme };
  },
});

type Given = Partial<z.infer<z.ZodObject<typeof fields>>>;

async function faultsOf(context: CheckingContext, { slag, sektion, mall, block = [] }: Given): Promise<FaultEntry[]> {
  const named = { ...(sektion == null ? {} : { sektion }), ...(mall == null ? {} : { mall }) };
  const faults = await classificationFaults(context, named);
  if (slag !== undefined && (slag === 'artikel') !== (mall != null)) faults.push(faultEntry('stomme_mall', { falt: 'mall' }));
  if (JSON.stringify(block).length > LIMITS.skeletonLength)
    faults.push(faultEntry('for_lang', { falt: 'block' }, { max: `${LIMITS.skeletonLength} tecken` }));
  return faults;
}

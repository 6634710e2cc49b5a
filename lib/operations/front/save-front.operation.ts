import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import type { FrontOf } from '#lib/content/fill-edition.ts';
import { frontSetting } from '#lib/content/front-setting.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { placesSchema, type SavedEdition } from '#lib/contract/edition.ts';
import { idField } from '#lib/contract/id.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { type CheckingContext, defineOperation } from '#lib/operations/define-operation.ts';
import { currentEdition, frontOr404, frontOutput, frontParams, shownEdition } from '#lib/operations/front/front.ts';
import { closeFrontProposal } from '#lib/operations/front/front-proposals.ts';
import { placesShown, withHidden } from '#lib/operations/front/hidden-places.ts';
import { placeFaults } from '#lib/operations/front/place-faults.ts';
import { placesNow } from '#lib/operations/front/places-now.ts';

const fields = {
  sektion: z.string().nullable().default(null).meta({ description: 'Sektionens id; null för startsidan.' }),
  platser: placesSchema,
  bas: z.int().min(0).max(1_000_000_000).meta({ description: 'Numret på versionen som du utgick från; 0 när ingen har valt något ännu.' }),
  forslag: idField.nullable().default(null).meta({
    description: 'Id för förslaget som sparas, som det lämnades eller ändrat. Det är avgjort därmed.',
  }),
  kommentar: bounded('comment').trim().default('').meta({ description: 'Vad som är ändrat och varför.' }),
};

export const saveFront = defineOperation({
  name: 'sparaFramsida',
  summary: 'Sparar vad som ska stå först på startsidan eller en sektions framsida, som en ny version. Läsarna får den genast.',
  method: 'PUT',
  path: '/studio/api/framsidor/{sprak}',
  params: frontParams,
  body: z.object(fields),
  output: frontOutput,
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'framsida_andrad', 'framsida_plats'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra framsidorna')),
  // Of a language that there is not `run` tells.
  check: async (context: CheckingContext, { platser = [], sprak = '', sektion = null }) =>
    isLanguage(sprak) ? placeFaults(context, platser, { sprak, sektion }) : [],
  async run(context, { sprak, sektion, platser, bas, forslag, kommentar }) {
    const front = await frontOr404(context, sprak, sektion ?? undefined);
    const before = await currentEdition(context.store, front);
    const [shown, given] = await Promise.all([placesShown(context.store, front.sprak, before.platser), placesNow(context.store, platser)]);
    if (forslag !== null) await closeFrontProposal(context, front, forslag);
    await keep(context, front, { platser: withHidden(given, before.platser, shown), kommentar }, bas);
    context.changed('framsidor');
    context.note({ detalj: { sprak, sektion, nr: bas + 1, kommentar, ...(forslag === null ? {} : { forslag }) } });
    return { ok: true as const, ...(await shownEdition(context, front, await currentEdition(context.store, front))) };
  },
});

/** Keeps it as the version after `bas`, or throws 409 with the newest: nobody writes over what they have not seen. */
async function keep(context: OperationContext, front: FrontOf, saved: SavedEdition, bas: number): Promise<void> {
  const { store, actor, now } = context;
  const nr = await store.settings.follow(frontSetting(front), bas, saved, authorOf(actor), now);
  if (nr !== undefined) return;
  const latest = await currentEdition(store, front);
  const senaste = { ...latest, platser: await placesShown(store, front.sprak, latest.platser) };
  const vem = senaste.av === null ? 'ingen' : senaste.av.id === actor.id ? 'dig själv' : senaste.av.namn;
  throw fault('framsida_andrad', { falt: 'bas' }, { vem, nr: senaste.nr, bas }, { extra: { senaste } });
}

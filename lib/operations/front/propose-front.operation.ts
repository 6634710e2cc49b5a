import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute, cannotProposeFront } from '#lib/access/rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { type FrontProposal, frontProposalSchema, placesSchema, shownPlaceSchema } from '#lib/contract/edition.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { authorOf } from '#lib/operations/context.ts';
import { type CheckingContext, defineOperation } from '#lib/operations/define-operation.ts';
import { currentEdition, frontOr404, frontParams, shownEdition } from '#lib/operations/front/front.ts';
import { changeFrontProposals, tellOfFrontProposal } from '#lib/operations/front/front-proposals.ts';
import { placeFaults } from '#lib/operations/front/place-faults.ts';
import { placesNow } from '#lib/operations/front/places-now.ts';

export const proposeFront = defineOperation({
  name: 'foreslaFramsida',
  summary:
    'Föreslår vad som ska stå först på startsidan eller en sektions framsida. En människa sparar det eller avböjer; läsarna får inget innan dess.',
  method: 'POST',
  path: '/studio/api/framsidor/{sprak}/forslag',
  params: frontParams,
  body: z.object({
    sektion: z.string().nullable().default(null).meta({ description: 'Sektionens id; null för startsidan.' }),
    platser: placesSchema,
    kommentar: bounded('comment').trim().default('').meta({ description: 'Varför, till den som tar ställning.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    forslag: frontProposalSchema.meta({ description: 'Ersätter det förslag till samma framsida som du lämnat förut.' }),
    visas: z.array(shownPlaceSchema).meta({ description: 'Det som skulle stå på varje plats nu.' }),
  }),
  status: 201,
  errors: ['finns_inte', 'rattighet_saknas', 'sektion_ej_tillaten', 'sprak_ej_tillatet', 'framsida_plats'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  // Of a language that there is not `run` tells.
  check: async (context: CheckingContext, { platser = [], sprak = '', sektion = null }) =>
    isLanguage(sprak) ? placeFaults(context, platser, { sprak, sektion }) : [],
  async run(context, { sprak, sektion, platser: given, kommentar }) {
    const { store, actor, now } = context;
    const front = await frontOr404(context, sprak, sektion ?? undefined);
    refuseIf(cannotProposeFront(actor, front));
    const [edition, platser] = await Promise.all([currentEdition(store, front), placesNow(store, given)]);
    const made: FrontProposal = { id: context.newId(), av: authorOf(actor), skapad: now, bas: edition.nr, kommentar, platser };
    let forslag = made;
    await changeFrontProposals(context, front, (open) => {
      const own = open.find(({ av }) => av.id === actor.id);
      // Proposed once more: whoever is looking at it goes on looking at the same.
      if (own !== undefined && own.kommentar === kommentar && isDeepStrictEqual(own.platser, platser)) {
        forslag = own;
        return open;
      }
      return [...open.filter((one) => one !== own), forslag];
    });
    // What is proposed once more has been told of.
    if (forslag.id === made.id) await tellOfFrontProposal(context, front);
    context.note({ detalj: { sprak, sektion, forslag: forslag.id, bas: forslag.bas } });
    const { framsida, visas } = await shownEdition(context, front, { ...edition, platser });
    return { ok: true as const, forslag: { ...forslag, platser: framsida.platser }, visas };
  },
});

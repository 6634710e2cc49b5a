import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { savedViewSchema, VIEWED_SCREENS } from '#lib/contract/saved-view.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listSavedViews = defineOperation({
  name: 'listaVyer',
  summary: 'Listar de filter du har sparat under ett namn, och dem som andra har delat med redaktionen.',
  method: 'GET',
  path: '/studio/api/jag/vyer',
  query: wholeListQuery.extend({ skarm: z.enum(VIEWED_SCREENS).optional().meta({ description: 'Bara den skärmens: ko eller artiklar.' }) }),
  output: z.object({ ...pageFrame, vyer: z.array(savedViewSchema) }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run({ store, actor }, { skarm = null, ...asked }) {
    const { frame, page } = pageOfWhole(await store.savedViews.list(actor.id, skarm), asked);
    return { ...frame, vyer: page };
  },
});

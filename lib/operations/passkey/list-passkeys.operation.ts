import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { passkeySchema } from '#lib/contract/passkey.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listPasskeys = defineOperation({
  name: 'listaPassernycklar',
  summary: 'Listar dina passernycklar, i den ordning som de lades till.',
  method: 'GET',
  path: '/studio/api/jag/andra-faktor/passernycklar',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, passernycklar: z.array(passkeySchema) }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run({ store, actor }, asked) {
    const { frame, page } = pageOfWhole(await store.passkeys.list(actor.id), asked);
    return { ...frame, passernycklar: page };
  },
});

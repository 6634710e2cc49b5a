import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotManageConnections } from '#lib/access/rights.ts';
import { connectionSchema } from '#lib/contract/connection.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listConnections = defineOperation({
  name: 'listaAnslutningar',
  summary: 'Listar assistenterna som får arbeta i ditt namn, eller för en administratör alla personers.',
  method: 'GET',
  path: '/studio/api/anslutningar',
  query: wholeListQuery.extend({
    alla: z
      .enum(['true', 'false'])
      .default('false')
      .meta({ description: 'true ger alla personers anslutningar; det kräver en administratör.' }),
  }),
  output: z.object({ ...pageFrame, anslutningar: z.array(connectionSchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  attempts: ['allas'],
  authorise: ({ actor }) => refuseIf(cannotManageConnections(actor)),
  async run({ store, actor, now }, { alla, ...asked }) {
    if (alla === 'true') refuseIf(cannotAdminister(actor));
    const connections = await store.oauthConnections.list(alla === 'true' ? undefined : actor.id, now);
    const { frame, page } = pageOfWhole(connections, asked);
    return { ...frame, anslutningar: page };
  },
});

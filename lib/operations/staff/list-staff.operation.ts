import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { personSchema } from '#lib/contract/person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listStaff = defineOperation({
  name: 'listaAnvandare',
  summary: 'Listar redaktionens personer.',
  method: 'GET',
  path: '/studio/api/anvandare',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, anvandare: z.array(personSchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }, asked) {
    const { frame, page } = pageOfWhole(await store.people.list(), asked);
    return { ...frame, anvandare: page };
  },
});

import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { personSchema } from '#lib/contract/person.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listPeople = defineOperation({
  name: 'listaAnvandare',
  summary: 'Listar redaktionens personer.',
  method: 'GET',
  path: '/studio/api/anvandare',
  output: z.object({ ok: z.literal(true), anvandare: z.array(personSchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => require(cannotAdminister(actor)),
  async run({ store }) {
    return { ok: true as const, anvandare: await store.people.list() };
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import { registerFile } from '#lib/operations/staff/register-file.ts';

export const getOwnRegisterExtract = defineOperation({
  name: 'hamtaEgetRegisterutdrag',
  summary: 'Lämnar allt som Studio sparar om dig (GDPR artikel 15), som en JSON-fil. Det står i loggen.',
  method: 'GET',
  path: '/studio/api/jag/registerutdrag',
  output: z.object({ fil: z.instanceof(FileAnswer) }),
  fileTypes: ['application/json'],
  errors: ['bara_redaktionen'],
  hints: { readOnly: true, readingIsLogged: true },
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run({ store, actor, now, note, withoutFormerNames: told }) {
    const person = await store.people.byId(actor.id);
    if (person === undefined) throw fault('inloggning_upphord');
    note({ detalj: { person: actor.id } });
    return { fil: await registerFile(store.registerExtract, { person, now, told }) };
  },
});

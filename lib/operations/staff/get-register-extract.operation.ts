import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotTakeOutRegister } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import { registerFile } from '#lib/operations/staff/register-file.ts';

export const getRegisterExtract = defineOperation({
  name: 'hamtaRegisterutdrag',
  summary: 'Lämnar allt som Studio sparar om en person i redaktionen (GDPR artikel 15), som en JSON-fil. Det står i loggen.',
  method: 'GET',
  path: '/studio/api/anvandare/{id}/registerutdrag',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  output: z.object({ fil: z.instanceof(FileAnswer) }),
  fileTypes: ['application/json'],
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true, readingIsLogged: true },
  authorise: ({ actor }) => refuseIf(cannotTakeOutRegister(actor)),
  async run({ store, now, note, withoutFormerNames: told }, { id }) {
    const person = isId(id) ? await store.people.byId(id) : undefined;
    if (person === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
    note({ detalj: { person: id } });
    return { fil: await registerFile(store.registerExtract, { person, now, told }) };
  },
});

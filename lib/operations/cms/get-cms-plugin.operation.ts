import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getCmsPlugin = defineOperation({
  name: 'hamtaTillagg',
  summary: 'Hämtar tillägget som ska installeras i WordPress, som en zip-fil i base64.',
  method: 'GET',
  path: '/studio/api/installningar/cms/tillagg',
  output: z.object({
    ok: z.literal(true),
    filnamn: z.string(),
    typ: z.string().meta({ description: 'Filens medietyp.' }),
    innehall: z.string().meta({ description: 'Filen i base64.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ cms }) {
    const file = await cms.tillagg();
    return { ok: true as const, filnamn: file.filnamn, typ: file.typ, innehall: Buffer.from(file.bytes).toString('base64') };
  },
});

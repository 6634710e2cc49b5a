import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEditHandbook } from '#lib/access/rights.ts';
import { LONGEST_HANDBOOK } from '#lib/contract/closed/handbook.ts';
import { handbookHeadSchema } from '#lib/contract/handbook.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { reservedHeading } from '#lib/handbook/reserved-heading.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { keepHandbook } from '#lib/operations/handbook/keep-handbook.ts';

export const saveHandbook = defineOperation({
  name: 'sparaHandbok',
  summary: 'Sparar handbokens skrivna kapitel som en ny version. Kapitlen Mallar och Block läggs till av Studio.',
  method: 'PUT',
  path: '/studio/api/handbok',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_HANDBOOK)
      .meta({ description: `Alla skrivna kapitel, i Markdown, utan Mallar och Block. Högst ${LONGEST_HANDBOOK} tecken.` }),
    bas: z.int().min(1).max(1_000_000_000).meta({ description: 'Numret på versionen som du utgick från.' }),
    kommentar: z.string().trim().max(200).default('').meta({ description: 'Vad som är ändrat och varför. Högst 200 tecken.' }),
  }),
  output: z.object({ ok: z.literal(true), version: handbookHeadSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'handbok_andrad'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotEditHandbook(actor)),
  async check(_, { text }) {
    const reserved = text === undefined ? undefined : reservedHeading(text);
    if (reserved === undefined) return [];
    const fick = `kapitlet ${reserved}, som Studio gör av mallarna och blocken`;
    return [faultEntry('falt_varde', { falt: 'text' }, { fick, tillatna: 'en annan rubrik, eller stryk kapitlet' })];
  },
  async run(context, { text, bas, kommentar }) {
    const written = `${text.replace(/\r\n?/g, '\n')}\n`;
    const version = await keepHandbook(context, { text: written, kommentar, aterstalld: null }, bas);
    return { ok: true as const, version };
  },
});

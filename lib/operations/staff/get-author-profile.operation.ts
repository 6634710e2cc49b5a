import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { authorProfileSchema } from '#lib/contract/author-profile.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { authorOr404, toldProfile } from '#lib/operations/staff/author-profile.ts';

export const getAuthorProfile = defineOperation({
  name: 'hamtaSkribentprofil',
  summary:
    'Det som läsarna får veta om en skribent: byline, presentation, bild och länkar, och var sidan finns. Din egen, eller andras för en administratör.',
  method: 'GET',
  path: '/studio/api/anvandare/{id}/profil',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  output: z.object({ ok: z.literal(true), profil: authorProfileSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  attempts: ['allas'],
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { id }) {
    const person = await authorOr404(context, id);
    return { ok: true as const, profil: await toldProfile(context, person, await context.store.authors.profile(person.id)) };
  },
});

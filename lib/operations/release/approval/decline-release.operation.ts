import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';
import { releaseSchema } from '#lib/contract/release.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { REQUEST_FAULTS, refuseDecided, requestParams, requestToDecide } from '#lib/operations/release/approval/release-request.ts';
import { notWaiting, shownRelease } from '#lib/operations/release/schedule/waiting-release.ts';

export const declineRelease = defineOperation({
  name: 'avslaRelease',
  summary: 'Avslår en publicering som en agent har begärt. Agenten får veta varför. Bara en människa får det.',
  method: 'POST',
  path: '/studio/api/releaser/{rid}/avsla',
  params: requestParams,
  body: z.object({
    orsak: z
      .string()
      .trim()
      .min(1)
      .max(LIMITS.takedownReason)
      .meta({ description: 'Varför, och vad agenten ska göra i stället. Agenten får läsa det. Högst 300 tecken.' }),
  }),
  output: z.object({ ok: z.literal(true), release: releaseSchema }),
  errors: [...REQUEST_FAULTS],
  hints: { readOnly: false, destructive: true },
  attempts: ['bekrafta'],
  omfang: 'innehall:publicera',
  async run(context, { rid, orsak }) {
    const { asked } = await requestToDecide(context, rid, 'avsla');
    refuseDecided(asked);
    const av = authorOf(context.actor);
    const fel = [faultEntry('release_avslagen', {}, { person: av.namn, orsak })];
    if (!(await context.store.releaseRequests.end(rid, 'avslagen', fel, context.now))) {
      const { release } = await shownRelease(context, rid);
      throw notWaiting(release.tillstand);
    }
    await context.store.releases.step(rid, 'avslagen', 'klar', { av, orsak }, context.now);
    context.note({ detalj: { orsak } });
    return shownRelease(context, rid);
  },
});

import { z } from 'zod';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { PICTURE_CHANNELS } from '#lib/contract/closed/media.ts';
import { lastDayBy, parseAgreement } from '#lib/contract/picture-agreement.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listPictureAgreements = defineOperation({
  name: 'listaBildavtal',
  summary: 'Listar redaktionens bildavtal, som rättigheter för en bild som kommer i dag. De skrivs bland inställningarna.',
  method: 'GET',
  path: '/studio/api/bildavtal',
  output: z.object({
    ok: z.literal(true),
    avtal: z.array(
      z.object({
        licens: z.string().meta({ description: 'Avtalet, som det är skrivet.' }),
        giltig_till: z.string().nullable().meta({ description: 'Sista dagen för en bild som kommer i dag; null utan slut.' }),
        kanaler: z.array(z.enum(PICTURE_CHANNELS)).meta({ description: 'Var bilden får visas; tom lista: överallt.' }),
      }),
    ),
  }),
  hints: { readOnly: true },
  async run({ settings, now }) {
    const today = stockholmMinute(now).slice(0, 10);
    const avtal = settings.bildavtal.flatMap((line) => {
      const agreement = parseAgreement(line);
      return agreement === undefined
        ? []
        : [{ licens: agreement.licens, giltig_till: lastDayBy(agreement, today), kanaler: agreement.kanaler }];
    });
    return { ok: true as const, avtal };
  },
});

import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { checkVersions } from '#lib/operations/check/check-versions.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams, versionsAsked } from '#lib/operations/item/item-access.ts';

export const validateItem = defineOperation({
  name: 'valideraInnehall',
  summary: 'Kontrollerar språkversionerna inför publicering och berättar vad som stoppar och vad som kan bli bättre.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/validera',
  params: itemParams,
  body: z.object({
    sprak: z.array(z.string()).min(1).optional().meta({ description: 'Språk att kontrollera; utelämnat alla som har en arbetsrevision.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    blockerande: z.boolean(),
    fel: z.array(faultEntrySchema),
    varningar: z.array(faultEntrySchema),
  }),
  errors: ['finns_inte', 'sprakversion_saknas'],
  hints: { readOnly: true, idempotent: true },
  async run(context, { id, sprak }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const versions = versionsAsked(item, sprak ?? Object.keys(item.sprak)).map((version) => version.arbetsrevision);
    return { ok: true as const, ...(await checkVersions(context, item, versions)) };
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute, cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { itemSchema } from '#lib/contract/article.ts';
import { isIdempotencyKey } from '#lib/contract/idempotency-key.ts';
import { madeWithSchema } from '#lib/contract/provenance.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { classificationFaults } from '#lib/operations/item/classification.ts';
import { CONFIDENTIAL_FAULTS, confidentialFields, confidentiality } from '#lib/operations/item/confidentiality.ts';
import { createDraft, DRAFT_FAULTS, draftFields } from '#lib/operations/item/draft.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { skeletonOf } from '#lib/templates/skeleton.ts';

export const createItem = defineOperation({
  name: 'skapaInnehall',
  summary: 'Skapar ett utkast med sin första revision.',
  method: 'POST',
  path: '/studio/api/innehall',
  documentField: 'block',
  body: z.object({
    ...draftFields,
    ...confidentialFields,
    gjord_med: madeWithSchema.optional(),
    stomme: z.boolean().default(false).meta({ description: 'true utan block ger de block som mallen kräver, att fylla i.' }),
    idem: z
      .string()
      .max(200)
      .refine((key) => isIdempotencyKey(key.slice(0, 200)))
      .optional()
      .meta({ description: 'Som huvudet Idempotency-Key: högst 200 synliga tecken, inga mellanslag.' }),
  }),
  output: z.object({ ok: z.literal(true), id: z.string(), innehall: itemSchema }),
  status: 201,
  errors: [...DRAFT_FAULTS, ...CONFIDENTIAL_FAULTS, 'rattighet_saknas', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet'],
  hints: { readOnly: false },
  attempts: ['skriva'],
  check: async (context, input) => (cannotContribute(context.actor) === undefined ? classificationFaults(context, input) : []),
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { idem: _, stomme, ...written }) {
    const template = stomme && written.block.length === 0 ? TEMPLATES.get(written.mall) : undefined;
    const draft =
      template === undefined ? written : { ...written, block: parseDocument(skeletonOf(template), { newId: context.newBlockId }).block };
    refuseIf(cannotWrite(context.actor, draft, [draft.sprak]));
    const id = context.newId();
    const known = await confidentiality(context, draft, { konfidentiell: false, insatta: [], agare: authorOf(context.actor) });
    return { ok: true as const, id, innehall: await createDraft(context, id, { ...draft, ...known }) };
  },
});

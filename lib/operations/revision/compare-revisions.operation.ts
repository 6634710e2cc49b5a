import { z } from 'zod';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import { diffSteps } from '#lib/content/diff.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { languageOf, languageParams } from '#lib/operations/item/item-access.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const part = z.object({ op: z.enum(['lika', 'in', 'ut']), text: z.string() });

export const compareRevisions = defineOperation({
  name: 'jamforRevisioner',
  summary: 'Jämför två revisioner block för block, ord för ord.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/jamfor',
  params: languageParams,
  query: z.object({
    fran: z.string().meta({ description: 'Den äldre revisionens id eller nummer.' }),
    till: z.string().meta({ description: 'Den nyare revisionens id eller nummer.' }),
    sprak2: z.string().optional().meta({ description: 'Språket som till hör till, när två språk jämförs.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    falt: z.array(z.object({ falt: z.string(), fore: z.unknown(), efter: z.unknown() })),
    block: z.array(
      z.object({
        id: z.string(),
        typ: z.string(),
        andring: z.enum(['tillagd', 'borttagen', 'andrad', 'flyttad', 'oforandrad']),
        flyttad: z.boolean().meta({ description: 'Om blocket står på en annan plats bland de andra, ändrat eller inte.' }),
        delar: z.array(part),
        skillnader: z.array(z.object({ falt: z.string(), fore: z.unknown(), efter: z.unknown() })).meta({
          description: 'Fält, länkar, fet och kursiv text i ett ändrat eller nytt block: falt som attrs.rader[0].betyg eller content.link.',
        }),
      }),
    ),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, sprak, fran, till, sprak2 }) {
    const language = languageOf(sprak);
    // Before either is asked for: a refusal in between would leave the other's without anybody to hear it.
    const otherLanguage = sprak2 === undefined ? language : languageOf(sprak2, 'sprak2');
    const [older, newer] = await Promise.all([
      revisionOr404(context, id, language, fran, 'fran'),
      revisionOr404(context, id, otherLanguage, till, 'till'),
    ]);
    return { ok: true as const, ...(await inTurns(diffSteps(contentOf(older), contentOf(newer), textOfBlock))) };
  },
});

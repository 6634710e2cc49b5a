import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { withRestoredBlocks } from '#lib/content/restored-blocks.ts';
import type { ArticleContent, Revision } from '#lib/contract/article.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageParams, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, savedRevisionOutput, saveRevision } from '#lib/operations/language/save-revision.ts';
import { revisionOr404, revisionSelector } from '#lib/operations/revision/find-revision.ts';

export const restoreRevision = defineOperation({
  name: 'aterstallRevision',
  summary: 'Gör en äldre revisions innehåll, eller några av dess block, till en ny revision.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/aterstall',
  params: languageParams,
  body: z.object({
    block: z
      .array(z.string())
      .min(1)
      .max(LIMITS.blocks)
      .optional()
      .meta({ description: 'Id för blocken som ska bli som i revisionen. Utan: hela innehållet.' }),
    revision: revisionSelector.meta({ description: 'Id eller nummer för revisionen att återställa.' }),
    bas: z.string().optional().meta({ description: 'Id för den senaste revisionen. Utan: den som är senast nu.' }),
  }),
  output: savedRevisionOutput,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'andras_text',
    'konflikt',
    'bas_okand',
    'raderad',
  ],
  hints: { readOnly: false },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, revision, bas, block }) {
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    const state = languageStateOf(item, language);
    refuseIf(cannotWrite(context.actor, item.head, [language]));
    refuseDeleted(item.head);
    const earlier = await revisionOr404(context, id, language, revision, 'revision');
    const current = () => revisionOr404(context, id, language, state.arbetsrevision.id, 'bas');
    const content = block === undefined ? contentOf(earlier) : withBlocks(await current(), earlier, block);
    const saved = await saveRevision(context, item, language, content, {
      bas: bas ?? state.arbetsrevision.id,
      tvinga: false,
      typ: 'aterstalld',
      kommentar: `${block === undefined ? 'Återställd' : 'Block återställda'} från revision ${earlier.nr}`,
      kall_revision: undefined,
    });
    return { ok: true as const, ...saved };
  },
});

/** The current content with those blocks as the earlier revision has them. Throws 404 for the first that it does not have. */
function withBlocks(current: Revision, earlier: Revision, ids: readonly string[]): ArticleContent {
  const then = blocksById(earlier.block);
  const missing = ids.findIndex((id) => !then.has(id));
  if (missing !== -1) throw fault('finns_inte', { falt: `block[${missing}]`, sprak: earlier.sprak }, { vad: 'Blocket' });
  return { ...contentOf(current), block: withRestoredBlocks(current.block, earlier.block, ids) };
}

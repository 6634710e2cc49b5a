import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { type TagRow, tagSchema } from '#lib/contract/tag.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { rewriting, rewritten } from '#lib/operations/tag/rewriting.ts';
import { answeredTag, tagOr404 } from '#lib/operations/tag/tag-access.ts';

export const mergeTags = defineOperation({
  name: 'slaIhopTaggar',
  summary: 'Slår ihop taggen med en annan. Artiklarna följer med, dess adresser leder till den andra, och den själv finns inte mer.',
  method: 'POST',
  path: '/studio/api/taggar/{id}/slaihop',
  params: z.object({ id: z.string().meta({ description: 'Id för taggen som går upp i den andra.' }) }),
  body: z.object({ till: idField.max(100).meta({ description: 'Id för taggen som blir kvar.' }) }),
  output: z.object({ ok: z.literal(true), tagg: tagSchema, ...rewritten }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'tagg_okand', 'tagg_samma'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'slå ihop taggar')),
  async run(context, { id, till }) {
    const { tags } = context.store;
    await tags.lock();
    const before = await tagOr404(context, id);
    if (till === id) throw fault('tagg_samma', { falt: 'till' });
    const kept = isId(till) ? await tags.byId(till) : undefined;
    if (kept === undefined) throw fault('tagg_okand', { falt: 'till' }, { id: till.slice(0, 60) });
    const names = await tags.names(id);
    await tags.join(id, till);
    await tags.change(withWhatWasSaid(kept, before));
    const artiklar = await rewriting(context, names, kept.namn);
    await context.store.tagTerms.order(till, authorOf(context.actor));
    context.changed('taggar');
    context.note({ detalj: { tagg: id, fore: before, till: kept, ...artiklar } });
    return { ok: true as const, tagg: await answeredTag(context, till), ...artiklar };
  },
});

/** What has been said of the one that goes stays where nothing has been said of the other. */
function withWhatWasSaid(kept: TagRow, gone: TagRow): TagRow {
  return {
    ...kept,
    namn_en: kept.namn_en || gone.namn_en,
    beskrivning: kept.beskrivning || gone.beskrivning,
    beskrivning_en: kept.beskrivning_en || gone.beskrivning_en,
  };
}

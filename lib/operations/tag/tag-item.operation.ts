import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import { tagKey } from '#lib/content/tag-key.ts';
import { type Item, itemSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { isId } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { laterThan } from '#lib/operations/item/later-than.ts';
import { tidyTags } from '#lib/operations/item/tidy-tags.ts';
import { knownTags } from '#lib/operations/tag/known-tags.ts';

const some = z.array(bounded('tag')).max(LIMITS.tags).default([]);

export const tagItem = defineOperation({
  name: 'taggaInnehall',
  summary: 'Lägger till och tar bort taggar på en artikel, oavsett vilka den redan har. Läsarna ser det när den släpps igen.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/taggar',
  params: itemParams,
  body: z.object({
    lagg_till: some.meta({ description: 'Taggar som artikeln ska ha.' }),
    ta_bort: some.meta({ description: 'Taggar som den inte ska ha; stora och små bokstäver är samma.' }),
  }),
  output: z.object({ ok: z.literal(true), innehall: itemSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'raderad', 'for_manga_taggar'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['skriva'],
  async run(context, { id, lagg_till, ta_bort }) {
    const { items, tags } = context.store;
    const [added, removed] = [await knownTags(context, lagg_till), [...ta_bort, ...(await tags.called(tidyTags(ta_bort)))]];
    if (isId(id)) await items.lock(id);
    const before = isId(id) ? await items.get(id) : undefined;
    if (before === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    refuseIf(cannotWrite(context.actor, before, []));
    refuseDeleted(before);
    const taggar = tagsAfter(before.taggar, added, removed);
    if (taggar.length > LIMITS.tags) throw fault('for_manga_taggar', { falt: 'lagg_till' }, { antal: taggar.length, max: LIMITS.tags });
    const isSame = JSON.stringify(taggar) === JSON.stringify(before.taggar);
    context.note({ innehall: id, detalj: isSame ? {} : { fore: { taggar: before.taggar }, efter: { taggar } } });
    if (isSame) return { ok: true as const, innehall: before };
    const after: Item = { ...before, taggar, andrad: laterThan(before.andrad, context.now) };
    const patched = items.patch(after, ['taggar']);
    // Read in the same wait: what readers have by now is the database's to say.
    const [innehall = after] = await Promise.all([items.get(id), patched]);
    return { ok: true as const, innehall };
  },
});

/** The tags there are without those taken away, and behind them those that come to; one that is there already stays where it is. */
function tagsAfter(now: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map((name) => tagKey(name).nyckel));
  const kept = now.filter((name) => !gone.has(tagKey(name).nyckel));
  const known = new Set(kept.map((name) => tagKey(name).nyckel));
  const more = added.filter((name) => {
    const { nyckel } = tagKey(name);
    const isNew = !known.has(nyckel);
    known.add(nyckel);
    return isNew;
  });
  return [...kept, ...more];
}

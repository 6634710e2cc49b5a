import { changedBlocks } from '#lib/content/block-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemOutline, NewRevision } from '#lib/store/items.ts';

/**
 * Keeps «older than its source» true after a save: of every translation when the source was saved, of this one when a
 * translation was. Content counts, not revision numbers (decisions.md §5): saving the same words twice makes nothing stale.
 */
export async function refreshStaleness(context: OperationContext, item: ItemOutline, sprak: Language, saved: NewRevision): Promise<void> {
  const { head, sprak: languages } = item;
  if (sprak === head.kallsprak) {
    for (const [other, state] of languages) {
      if (other === sprak || state.kall_revision === null) continue;
      await compare(context, item, other, state.kall_revision, saved);
    }
    return;
  }
  const source = languages.get(head.kallsprak);
  const from = saved.kall_revision ?? languages.get(sprak)?.kall_revision ?? null;
  if (source === undefined || from === null) return;
  if (from === source.arbetsrevision.id) {
    if (languages.get(sprak)?.inaktuell) await context.store.items.setStaleness(head.id, sprak, [], false);
    return;
  }
  const current = await context.store.revisions.get(head.id, head.kallsprak, source.arbetsrevision.id);
  if (current !== undefined) await compare(context, item, sprak, from, current);
}

async function compare(
  context: OperationContext,
  { head }: ItemOutline,
  sprak: Language,
  from: string,
  now: ArticleContent,
): Promise<void> {
  const then = await context.store.revisions.get(head.id, head.kallsprak, from);
  if (then === undefined) return;
  const blocks = changedBlocks(then.block, now.block);
  const present = new Set(now.block.map((block) => String(block.attrs?.id)));
  const stale = blocks.length > 0 || then.rubrik !== now.rubrik || then.ingress !== now.ingress;
  await context.store.items.setStaleness(
    head.id,
    sprak,
    blocks.filter((id) => present.has(id)),
    stale,
  );
}

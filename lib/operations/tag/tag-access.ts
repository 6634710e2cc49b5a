import type { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import type { Tag, TagRow, tagSchema } from '#lib/contract/tag.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ListedTag } from '#lib/store/tags.ts';

/** A tag as it is answered with. */
export function tagOf({
  id,
  namn,
  namn_en,
  slug,
  beskrivning,
  beskrivning_en,
  antal,
  minst,
  senast,
  trend,
  former,
  liknar,
}: ListedTag): Tag {
  return {
    ...{ id, namn: { sv: namn, en: namn_en }, slug, beskrivning: { sv: beskrivning, en: beskrivning_en } },
    ...{ antal, ...(minst ? { antal_minst: true as const } : {}), senast, trend, former, liknar },
  } satisfies z.infer<typeof tagSchema>;
}

/** The tag with that id, or the fault of a field that names none. */
export async function tagOr404({ store }: Pick<OperationContext, 'store'>, id: string, falt = 'id'): Promise<TagRow> {
  const tag = isId(id) ? await store.tags.byId(id) : undefined;
  if (tag === undefined) throw fault('finns_inte', { falt }, { vad: 'Taggen' });
  return tag;
}

/** The tag as it stands now, with its use. */
export async function answeredTag({ store }: Pick<OperationContext, 'store'>, id: string): Promise<Tag> {
  const tag = await store.tags.listed(id);
  if (tag === undefined) throw new Error(`the tag ${id} is gone within the transaction that holds it`);
  return tagOf(tag);
}

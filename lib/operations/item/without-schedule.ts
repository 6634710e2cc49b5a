import { isPublic } from '#lib/access/deletion.ts';
import { contentStatusAfter } from '#lib/content/states.ts';
import type { Item } from '#lib/contract/article.ts';
import { fault } from '#lib/errors/fault.ts';

/** What an item that is deleted shows instead of its schedule. Refuses one that readers have. */
export function withoutSchedule(before: Item): Pick<Item, 'status' | 'schemalagd'> {
  const status = contentStatusAfter('delete', before.status);
  if (status === undefined || isPublic(before)) throw fault('publicerad_raderas_inte', { falt: 'raderad' });
  return { status, schemalagd: null };
}

import type { CheckedAt, Finding } from '#lib/blocks/define-block.ts';
import { hasEntries, instantOfEntry } from '#lib/blocks/liveinlagg/entries.ts';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs, { nu }: CheckedAt): Finding[] {
  const found: Finding[] = !hasEntries(attrs) ? [{ kod: 'live_inget', falt: 'attrs.inlagg' }] : [];
  const ids = new Set<string>();
  const now = nu === undefined ? undefined : Date.parse(nu);
  for (const [index, entry] of (attrs.inlagg ?? []).entries()) {
    const { id = '', tid = '' } = entry;
    const place = `attrs.inlagg[${index}]`;
    const instant = instantOfEntry(entry);
    if (instant === undefined) found.push({ kod: 'live_tid', falt: `${place}.tid` });
    else if (now !== undefined && Date.parse(instant) > now)
      found.push({ kod: 'live_tid', falt: `${place}.tid`, params: { tid: tid.trim().replace('T', ' ') }, mild: true });
    if (id !== '' && ids.has(id)) found.push({ kod: 'live_id_dubblett', falt: `${place}.id`, params: { id: id.slice(0, 60) } });
    ids.add(id);
  }
  return found;
}

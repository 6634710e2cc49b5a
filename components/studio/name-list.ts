import type { Option } from '#components/ui/option-list.tsx';

/** The names of some ids in one line, or `none` when there are none. An id without a name goes by itself. */
export function nameList(ids: readonly string[], options: readonly Option[], none: string): string {
  if (ids.length === 0) return none;
  const names = new Map(options.map((option) => [option.id, option.namn]));
  return ids.map((id) => names.get(id) ?? id).join(', ');
}

import { changedFields } from '#lib/content/changed-fields.ts';

/** What the log keeps of a change: each field that is not as it was, before and after. Secrets are not to be handed to it. */
export function changeNote<Fields extends object>(before: Fields, after: Fields): { fore: Partial<Fields>; efter: Partial<Fields> } {
  return { fore: changedFields(before, after), efter: changedFields(after, before) };
}

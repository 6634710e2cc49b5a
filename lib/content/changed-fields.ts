import { equalJson } from '#lib/content/equal-json.ts';

/** The fields that are not as they were: sent alone, they leave what others have changed of the rest meanwhile. */
export function changedFields<Fields extends object>(fields: Fields, before: NoInfer<Fields>): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in fields) if (!equalJson(fields[name], before[name])) changed[name] = fields[name];
  return changed;
}

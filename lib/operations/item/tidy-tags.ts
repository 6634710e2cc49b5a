import { asShownName } from '#lib/contract/shown-name.ts';

/** Tags as they are kept: what readers see of each is what it is, without space around it; none empty, each once. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => asShownName(tag)))].filter((tag) => tag !== '');
}

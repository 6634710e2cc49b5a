import { makeSlug, uniqueSlug } from '#lib/content/slug.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** A slug by the headline that no other item of the language has; empty when the headline has no letters for one. */
export async function freeSlug(context: OperationContext, sprak: Language, rubrik: string): Promise<string> {
  const slug = makeSlug(rubrik);
  if (slug === '' || !(await context.store.slugs.inUse(sprak, slug))) return slug;
  return uniqueSlug(slug, new Set(await context.store.slugs.like(sprak, slug)));
}

import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** The picture of the library that is the site’s logotype, which search engines are told the address of on every page; undefined where it is none of those. */
export function logotypeOf({ sajt, url }: Pick<OperationContext['settings'], 'sajt' | 'url'>): string | undefined {
  const address = sajt.logotyp;
  return mediaIdOf(address.startsWith(url) ? address.slice(url.length) : address);
}

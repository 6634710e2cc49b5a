import type { Language } from '#lib/contract/languages.ts';
import type { FaultPlace } from '#lib/errors/fault.ts';

const NAMES: Readonly<Record<string, string>> = { rubrik: 'Rubriken', ingress: 'Ingressen', hero: 'Huvudbildens texter' };

/** What a part of an article is called to a journalist, at the beginning of a sentence. */
export function partName(del: string): string {
  if (del.startsWith('block:')) return 'Blocket';
  return NAMES[del] ?? `Fältet ${del}`;
}

/** Where a part stands, for a warning. */
export function partPlace(del: string, sprak: Language): FaultPlace {
  return del.startsWith('block:') ? { falt: 'block', sprak, block: del.slice('block:'.length) } : { falt: del, sprak };
}

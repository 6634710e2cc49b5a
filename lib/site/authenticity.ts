import { hash } from 'node:crypto';
import type { Language } from '#lib/contract/languages.ts';

/** What only who has the application's secret can make of a text. */
export type Sign = (text: string) => string;

/** All of a row of what is kept rendered, its bytes by their SHA-256. */
export interface KeptRendering {
  innehall: string;
  sprak: Language;
  publicering: string;
  renderare: number;
  underlag: string;
  bilder: readonly string[];
  taggar: readonly string[];
  delar: string;
}

/** What becomes of a look at who made a rendering: another secret makes others, which are no sign of anybody's meddling. */
export type Authenticity = 'akta' | 'annan_hemlighet' | 'falsk';

/**
 * The mark that is kept beside a rendering: which secret made it, and that it was made of just this. Whoever owns the database can write
 * what they like there, and not that: what has no such mark is never shown to readers (docs/decisions/tamper-evidence.md).
 */
export function markOf(sign: Sign, rendering: KeptRendering): string {
  const { innehall, sprak, publicering, renderare, underlag, bilder, taggar, delar } = rendering;
  return `${secretOf(sign)} ${sign(JSON.stringify([innehall, sprak, publicering, renderare, underlag, bilder, taggar, delar]))}`;
}

/** What the mark tells of the rendering. */
export function authenticityOf(sign: Sign, rendering: KeptRendering, mark: string): Authenticity {
  if (mark === markOf(sign, rendering)) return 'akta';
  return mark.split(' ', 1)[0] === secretOf(sign) ? 'falsk' : 'annan_hemlighet';
}

export function digestOfParts(delar: Uint8Array): string {
  return hash('sha256', delar, 'hex');
}

/** Tells secrets apart, and nothing of them. */
function secretOf(sign: Sign): string {
  return sign('which secret').slice(0, 8);
}

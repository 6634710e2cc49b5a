import { withoutEnd } from '#lib/content/trim-end.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';

/** How long each suggested text may be; nothing longer is ever offered. */
export const LENGTHS = {
  seoTitel: { minst: 1, mest: 60 },
  seoBesk: { minst: 70, mest: 160 },
  rubrik: { minst: 1, mest: 90 },
  ingress: { minst: 1, mest: 300 },
  puffTitel: { minst: 1, mest: 70 },
  socialText: { minst: 1, mest: 280 },
  sms: { minst: 1, mest: 160 },
  punkter: { minst: 1, mest: 90 },
  alt: { minst: 1, mest: 150 },
  nyaTaggar: { minst: 2, mest: 40 },
} as const satisfies Record<string, { minst: number; mest: number }>;

export type SuggestedField = keyof typeof LENGTHS;

/** The text when it fits; else as many whole words as do, and an ellipsis. */
export function shortened(text: string, mest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= mest) return plain;
  const cut = plain.slice(0, mest);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, mest - 1);
  return `${withoutEnd(wholeCharacters(words), /[\s,;:–-]/)}…`.slice(0, mest);
}

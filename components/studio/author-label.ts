import type { Author } from '#lib/contract/article.ts';

const VIA = ' via ';

/** Who did something, as it is shown: a program by its own name, with what it is and for whom in a badge. */
export function authorLabel({ typ, namn }: Author): { namn: string; badge?: string } {
  if (typ === 'agent') return { namn, badge: 'Agent' };
  if (typ !== 'assistent') return { namn };
  // An assistant is recorded as the person it acts for, via the host that answers for it.
  const at = namn.lastIndexOf(VIA);
  if (at < 1) return { namn, badge: 'Assistent' };
  return { namn: namn.slice(at + VIA.length), badge: `Assistent åt ${namn.slice(0, at)}` };
}

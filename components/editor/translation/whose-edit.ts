import { genitive } from '#components/editor/genitive.ts';
import type { RevisionHead } from '#lib/contract/article.ts';

/**
 * Whose changes a translation has kept, as one says it: «Din», «Aminas», or «Någons» where several people have written in it
 * since Studio translated it. `revisions` are newest first.
 */
export function whoseEdit(revisions: ReadonlyArray<Pick<RevisionHead, 'typ' | 'av'>>, me: string): string {
  const first = revisions.findLastIndex(({ typ }) => typ === 'ai');
  const people = new Map(
    revisions.slice(0, Math.max(first, 0)).flatMap(({ typ, av }) => (typ === 'ai' ? [] : [[av.id, av.namn] as const])),
  );
  const [one] = people;
  if (one === undefined || people.size > 1) return 'Någons';
  return one[0] === me ? 'Din' : genitive(one[1]);
}

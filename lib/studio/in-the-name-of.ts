import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';

/**
 * Whoever ordered what is done behind the calls: only who it is, for the log and the revision. What they may do is looked
 * up anew when it is done.
 */
export function inTheNameOf({ typ, id, namn }: Author): Actor {
  const nothing = { sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false };
  return { typ: typ === 'system' ? 'person' : typ, id, namn, roll: 'lasare', ...nothing };
}

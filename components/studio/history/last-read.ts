import type { ListedRevision } from '#lib/contract/article.ts';

type Read = Pick<ListedRevision, 'id' | 'nr' | 'av' | 'godkand_av'>;

/**
 * The newest version that somebody has certainly read, having written or approved it themselves; undefined where that is the newest there is,
 * or none. What their assistant did they need not have seen. `revisions` come newest first.
 */
export function lastRead<R extends Read>(revisions: readonly R[], person: string): R | undefined {
  const isTheirs = (who: R['godkand_av']) => who?.typ === 'person' && who.id === person;
  const at = revisions.findIndex(({ av, godkand_av }) => isTheirs(av) || isTheirs(godkand_av));
  return at > 0 ? revisions[at] : undefined;
}

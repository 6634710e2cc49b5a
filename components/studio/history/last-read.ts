import type { ListedRevision } from '#lib/contract/article.ts';

type Read = Pick<ListedRevision, 'id' | 'nr' | 'av' | 'godkand_av' | 'last_av_dig'>;

/**
 * The newest version but the present one that whoever looks has read: written or approved it themselves, or opened it to review it; undefined
 * where there is none, or the present one is theirs. What their assistant did they need not have seen. `revisions` come newest first.
 */
export function lastRead<R extends Read>(revisions: readonly R[], person: string): R | undefined {
  const isTheirs = (who: R['godkand_av']) => who?.typ === 'person' && who.id === person;
  const hasDecided = ({ av, godkand_av }: R) => isTheirs(av) || isTheirs(godkand_av);
  const [present, ...before] = revisions;
  if (present === undefined || hasDecided(present)) return undefined;
  return before.find((revision) => hasDecided(revision) || revision.last_av_dig);
}

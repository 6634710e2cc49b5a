import type { ListedRevision } from '#lib/contract/article.ts';

type Read = Pick<ListedRevision, 'id' | 'nr' | 'av' | 'godkand_av' | 'last_av_dig'>;

/**
 * The newest version but the present one that whoever looks has read: written or approved it themselves, or opened it to review it; undefined
 * where there is none, or the present one is theirs. What their assistant did they need not have seen. `revisions` come newest first.
 */
export function lastRead<R extends Read>(revisions: readonly R[], person: string): R | undefined {
  const [present, ...before] = revisions;
  if (present === undefined || hasDecided(present, person)) return undefined;
  return before.find((revision) => hasRead(revision, person));
}

/** Whether they have read that version: written or approved it themselves, or opened it to review it. */
export function hasRead(revision: Read, person: string): boolean {
  return hasDecided(revision, person) || revision.last_av_dig;
}

function hasDecided({ av, godkand_av }: Read, person: string): boolean {
  return [av, godkand_av].some((who) => who?.typ === 'person' && who.id === person);
}

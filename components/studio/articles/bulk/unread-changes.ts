import { hasRead, lastRead } from '#components/studio/history/last-read.ts';
import { allNew } from '#components/studio/release/all-new.ts';
import type { ContentDiff } from '#lib/content/diff.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What somebody is to see of the newest version of an article before they approve it. */
export interface UnreadChanges {
  revision: { id: string; nr: number };
  /** The version that they have read: the newest itself, an earlier one, or none at all. */
  read: number | undefined;
  /** What is another than in what they have read; all there is where they have read none. */
  differences: ContentDiff;
}

const NOTHING: ContentDiff = { falt: [], block: [] };

/** Fetches what has changed in the article's own language since that person last read it. */
export async function loadUnreadChanges(
  { id, kallsprak: sprak }: Pick<ListedItem, 'id' | 'kallsprak'>,
  person: string,
): Promise<UnreadChanges> {
  const { revisioner } = await studio.listaRevisioner({ id, sprak });
  const [newest] = revisioner;
  if (newest === undefined) throw new Error(`The article ${id} has no version in its own language`);
  const revision = { id: newest.id, nr: newest.nr };
  if (hasRead(newest, person)) return { revision, read: newest.nr, differences: NOTHING };
  const read = lastRead(revisioner, person);
  if (read !== undefined)
    return { revision, read: read.nr, differences: await studio.jamforRevisioner({ id, sprak, fran: read.id, till: newest.id }) };
  return { revision, read: undefined, differences: allNew((await studio.hamtaRevision({ id, sprak, rid: newest.id })).revision) };
}

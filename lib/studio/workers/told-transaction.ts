import type { Announcement } from '#lib/operations/context.ts';
import type { Queryable } from '#lib/store/connections.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

/**
 * A transaction of a worker that changes what is kept in memory: what `work` says has changed is told to every instance with the commit, and here at
 * once after it, as with a call. Nothing is told when it throws. A worker that told its own process alone would leave the others with what they have kept.
 */
export async function toldTransaction<Result>(
  { machinery }: Pick<Kernel, 'machinery'>,
  work: (unit: Queryable, changed: (announced: Announcement) => void) => Promise<Result>,
): Promise<Result> {
  const told = new Set<Announcement>();
  const result = await machinery.database.transaction(async (unit) => {
    const done = await work(unit, (announced) => told.add(announced));
    const { changeFeed } = machinery.storeOn(unit);
    await Promise.all([...told].map((announced) => changeFeed.announce(announced)));
    return done;
  });
  for (const announced of told) machinery.changed(announced);
  return result;
}

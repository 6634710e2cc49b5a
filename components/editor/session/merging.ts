import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

/*
 * What it takes to bring together what several have written, which a page does not begin with. It is fetched as soon as the page has nothing else to do: when
 * it is wanted the line may be lost, or Studio of a later version than the page.
 */

export const MERGE = new FetchedPart(async () => (await import('#lib/content/merge.ts')).mergeContent);
export const MERGE_WRITTEN = new FetchedPart(async () => (await import('#lib/content/merge-written.ts')).mergeWritten);
export const SHARED_WRITING = new FetchedPart(() => import('#components/editor/session/shared-writer.ts'));

/** The part; throws `Unreachable` where it cannot be had now. */
export async function brought<Part>(part: FetchedPart<Part>): Promise<Part> {
  return await part.bring().catch((cause: unknown) => {
    throw new Unreachable('En del av Studio kan inte hämtas.', { cause });
  });
}

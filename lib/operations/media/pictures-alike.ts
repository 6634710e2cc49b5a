import type { Media } from '#lib/contract/media.ts';
import type { Store } from '#lib/store/store.ts';

/** The pictures of the library that look nearly like it, the most alike first; at most a dozen, and not the one itself. */
export async function picturesAlike(store: Store, likhet: bigint, id: string): Promise<Media[]> {
  const ids = await store.pictureLikenesses.alike(likhet, id);
  const found = new Map((await store.media.byIds(ids)).map((media) => [media.id, media]));
  return ids.flatMap((one) => found.get(one) ?? []);
}

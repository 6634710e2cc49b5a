import { mayBeShared } from '#lib/content/picture-rights.ts';
import type { Author } from '#lib/contract/article.ts';
import { type Media, PICTURE_ROLES, type PictureRole } from '#lib/contract/media.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';
import type { Store } from '#lib/store/store.ts';

/** What readers see of a picture is another: publishing systems elsewhere get every public article that shows it anew, and live feeds are made anew. */
export async function deliverSeenPicture(context: OperationContext, store: Store, media: string, orderAv: Author | null): Promise<void> {
  const av = authorOf(context.actor);
  for (const { innehall, sprak, mall } of await store.pictureUses.publicVersions(media, PICTURE_ROLES)) {
    await redeliver(context, store, { item: { id: innehall }, av, orderAv }, sprak);
    if (mall === 'liverapport') context.changed('live', innehall);
  }
}

/**
 * What a publishing system elsewhere is told of a picture beside its file is another: it gets the public articles anew of which that is a part. Readers of
 * Studio's own pages have it already, or words that are the article's own.
 */
export async function deliverToldOtherwise(context: OperationContext, store: Store, before: Media, now: Media): Promise<void> {
  const roles = toldOtherwiseOf(before, now);
  if (roles.length === 0 || context.cms.namn === 'inbyggd') return;
  const av = authorOf(context.actor);
  for (const { innehall, sprak } of await store.pictureUses.publicVersions(now.id, roles)) {
    await redeliver(context, store, { item: { id: innehall }, av, orderAv: null }, sprak);
  }
}

/**
 * What it is part of where it is told of in Swedish: in the text as the library describes it, at the top in the article's own words; and what stands
 * for the article where it is shared, as far as its rights go.
 */
function toldOtherwiseOf(before: Media, now: Media): PictureRole[] {
  const words = ({ alt, caption, kredit }: Media) => JSON.stringify([alt.sv ?? '', caption, kredit]);
  const roles: PictureRole[] = words(before) === words(now) ? [] : ['block'];
  return mayBeShared(before.rattigheter) === mayBeShared(now.rattigheter) ? roles : [...roles, 'hero', 'puff'];
}

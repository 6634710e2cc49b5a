import { changed, type Values } from '#components/editor/form/values.ts';
import { captionIn } from '#lib/content/library-picture.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';

/**
 * The fields of a picture in a block once `media` was chosen for it, of those that `has` says there are. Words that were
 * written before there was a picture stay; what was said of another picture does not follow.
 */
export function chosenPicture(media: Media, sprak: Language, before: Values, has: (field: string) => boolean): Values {
  const written = before.src === undefined ? before : {};
  const known: Values = {
    src: media.src,
    mediaId: media.id,
    bredd: media.bredd,
    hojd: media.hojd,
    kredit: media.kredit,
    alt: written.alt ?? media.alt[sprak],
    caption: written.caption ?? captionIn(media, sprak),
  };
  const fitting = Object.entries(known).filter(([field]) => has(field));
  return changed(before, { ...Object.fromEntries(fitting), cmsId: undefined });
}

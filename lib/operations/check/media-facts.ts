import type { MediaFacts } from '#lib/checks/check-context.ts';
import { mayBeShared, obstaclesTo } from '#lib/content/picture-rights.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { OperationContext } from '#lib/operations/context.ts';

const MISSING: MediaFacts = { kredit: '', bredd: 0, raderad: true };

/**
 * What the checks are told of a picture that a version in that language shows; `undefined` is one that the library does not have.
 * Swedish is read where the publishing system shows it, everything else on Studio's own site.
 */
export function mediaFacts({ cms, now }: Pick<OperationContext, 'cms' | 'now'>, media: Media | undefined, sprak: Language): MediaFacts {
  if (media === undefined) return MISSING;
  const kanal = sprak === 'sv' && cms.namn !== 'inbyggd' ? 'cms' : 'webb';
  return {
    kredit: media.kredit,
    filnamn: media.filnamn,
    bredd: media.bredd,
    raderad: false,
    hinder: obstaclesTo(media.rattigheter, kanal, now),
    delas: mayBeShared(media.rattigheter),
  };
}

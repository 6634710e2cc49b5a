import { undescribedPictures } from '#components/editor/suggestions/picture-alts.ts';
import type { SuggestedPicture } from '#components/editor/suggestions/suggested.ts';
import { failureOf } from '#components/studio/failure.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Choice } from '#lib/contract/suggestion.ts';
import { LENGTHS, shortened } from '#lib/suggestions/lengths.ts';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';

/** Nobody describes more at one sitting. */
const MOST = 12;

/**
 * Descriptions for the pictures in the text that have none: what was suggested for the main picture where it stands there
 * too, and what the library says. Those that it says nothing of are left out.
 */
export async function libraryAlts(
  { block, hero }: ArticleContent,
  sprak: Language,
  forHero: readonly Choice[],
  service: StudioClient,
): Promise<SuggestedPicture[]> {
  const pictures = undescribedPictures(block).slice(0, MOST);
  const known = new Map(
    await Promise.all(
      [...new Set(pictures.map(({ mediaId }) => mediaId))].map(async (id) => [id, await altInLibrary(id, sprak, service)] as const),
    ),
  );
  return pictures.flatMap((picture) => {
    const kept = known.get(picture.mediaId) ?? '';
    const own: Choice[] = kept === '' ? [] : [{ text: kept, kalla: 'text' }];
    const val = picture.mediaId === hero?.mediaId ? forHero : own;
    return val.length === 0 ? [] : [{ ...picture, val }];
  });
}

/** Nothing for a picture that the library lacks, or cannot be asked about. */
async function altInLibrary(id: string, sprak: Language, service: StudioClient): Promise<string> {
  try {
    const { media } = await service.hamtaMedia({ id });
    return shortened(media.alt[sprak] ?? '', LENGTHS.alt.mest);
  } catch (error) {
    // What is neither a refusal nor a lost connection is thrown on.
    failureOf(error);
    return '';
  }
}

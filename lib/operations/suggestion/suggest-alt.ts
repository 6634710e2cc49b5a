import { captionIn, mediaFileOf } from '#lib/content/library-picture.ts';
import type { Hero } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Choice } from '#lib/contract/suggestion.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { type Asked, askOrFallBack } from '#lib/operations/suggestion/ask-or-fall-back.ts';
import type { SuggestionSource } from '#lib/suggestions/article-texts.ts';
import { withoutInventedNames } from '#lib/suggestions/invented-names.ts';
import { LENGTHS, shortened } from '#lib/suggestions/lengths.ts';
import { wordsOf } from '#lib/suggestions/offered-texts.ts';
import { altAnswerSchema, altPrompt } from '#lib/suggestions/prompts/suggest.ts';
import { usableTexts } from '#lib/suggestions/usable-text.ts';

/** Wide enough to see what a picture shows. */
const WIDTH_SHOWN = 1_024;
const MOST_CHOICES = 3;

interface SuggestedAlt {
  alt: Choice[];
  varningar: Asked<unknown>['varningar'];
}

/**
 * Alternative texts for the main picture: what a model that is shown it says, else what the picture library has. None for a
 * picture that is not in the library and so cannot be shown to anybody.
 */
export async function suggestAlt(
  context: OperationContext,
  innehall: string,
  { hero, article }: { hero: Hero | null; article: SuggestionSource },
): Promise<SuggestedAlt> {
  const mediaId = hero?.mediaId ?? '';
  const media = isId(mediaId) ? await context.store.media.byId(mediaId) : undefined;
  if (media === undefined) return { alt: [], varningar: [] };
  const bildtext = hero?.caption?.trim() || captionIn(media, article.sprak) || media.caption;
  return altsOfPicture(context, media, {
    ...{ innehall, sprak: article.sprak, artikel: article.rubrik, bildtext },
    words: `${wordsOf(article)}\n${bildtext}`,
  });
}

interface Known {
  innehall: string | null;
  sprak: Language;
  /** The headline of the article that shows it; empty for a picture by itself. */
  artikel: string;
  bildtext: string;
  /** All that is known of what it may show: whoever is not named there is not named in a suggestion. */
  words: string;
}

/** Alternative texts in that language for a picture of the library: what a model that is shown it says, then what the library has. */
export async function altsOfPicture(context: OperationContext, media: Media, known: Known): Promise<SuggestedAlt> {
  const { innehall, sprak, artikel, bildtext, words } = known;
  const kept = (media.alt[sprak] ?? '').trim();
  const own: Choice[] = kept === '' ? [] : [{ text: shortened(kept, LENGTHS.alt.mest), kalla: 'text' }];
  if (!context.ai.serBilder) return { alt: own, varningar: [] };
  const { bredd } = media.varianter.find((one) => one.bredd >= WIDTH_SHOWN) ?? { bredd: media.bredd };
  const bytes = await context.media.read(mediaFileOf(media.src) ?? media.id, bredd);
  if (bytes === undefined) return { alt: own, varningar: [] };
  const { svar, varningar } = await askOrFallBack(context, innehall, {
    prompt: altPrompt(sprak),
    data: { artikel, bildtext, mest: LENGTHS.alt.mest },
    bild: { typ: media.typ, bytes },
    schema: altAnswerSchema,
    maxTokens: 500,
  });
  const said = withoutInventedNames(usableTexts('alt', svar?.alt ?? [], words), words, sprak);
  return { alt: [...said.slice(0, MOST_CHOICES).map((text): Choice => ({ text, kalla: 'ai' })), ...own], varningar };
}

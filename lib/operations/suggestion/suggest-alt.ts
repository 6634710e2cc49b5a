import { mediaFileOf } from '#lib/content/library-picture.ts';
import type { Hero } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
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

/**
 * Alternative texts for the main picture: what a model that is shown it says, else what the picture library has. None for a
 * picture that is not in the library and so cannot be shown to anybody.
 */
export async function suggestAlt(
  context: OperationContext,
  innehall: string,
  { hero, article }: { hero: Hero | null; article: SuggestionSource },
): Promise<{ alt: Choice[]; varningar: Asked<unknown>['varningar'] }> {
  const mediaId = hero?.mediaId ?? '';
  const media = isId(mediaId) ? await context.store.media.byId(mediaId) : undefined;
  if (media === undefined) return { alt: [], varningar: [] };
  const kept = (media.alt[article.sprak] ?? '').trim();
  const own: Choice[] = kept === '' ? [] : [{ text: shortened(kept, LENGTHS.alt.mest), kalla: 'text' }];
  if (!context.ai.serBilder) return { alt: own, varningar: [] };
  const { bredd } = media.varianter.find((one) => one.bredd >= WIDTH_SHOWN) ?? { bredd: media.bredd };
  const bytes = await context.media.read(mediaFileOf(media.src) ?? media.id, bredd);
  if (bytes === undefined) return { alt: own, varningar: [] };
  const bildtext = hero?.caption?.trim() || media.caption;
  const { svar, varningar } = await askOrFallBack(context, innehall, {
    prompt: altPrompt(article.sprak),
    data: { artikel: article.rubrik, bildtext, mest: LENGTHS.alt.mest },
    bild: { typ: media.typ, bytes },
    schema: altAnswerSchema,
    maxTokens: 500,
  });
  const source = `${wordsOf(article)}\n${bildtext}`;
  const said = withoutInventedNames(usableTexts('alt', svar?.alt ?? [], source), source, article.sprak);
  return { alt: [...said.slice(0, MOST_CHOICES).map((text): Choice => ({ text, kalla: 'ai' })), ...own], varningar };
}

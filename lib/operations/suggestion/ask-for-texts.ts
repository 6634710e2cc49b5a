import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { type Asked, askOrFallBack } from '#lib/operations/suggestion/ask-or-fall-back.ts';
import type { SuggestionSource, WrittenField } from '#lib/suggestions/article-texts.ts';
import { LENGTHS } from '#lib/suggestions/lengths.ts';
import { writtenTexts } from '#lib/suggestions/offered-texts.ts';
import { type SuggestionAnswer, suggestionAnswerSchema, suggestionPrompt } from '#lib/suggestions/prompts/suggest.ts';

/** How many texts of each field are asked for. */
const WANTED: Record<WrittenField | 'nyaTaggar', number> = {
  ...{ seoTitel: 3, seoBesk: 3, rubrik: 4, ingress: 2, puffTitel: 3, socialText: 3, sms: 2, punkter: 3, nyaTaggar: 5 },
};

/** More than nearly every article has; of a longer one, the beginning says what it is about. */
const LONGEST_TEXT = 24_000;
const TOKENS_PER_TEXT = 120;
const NOTHING_USABLE = 'Inget av AI-tjänstens förslag gick att använda.';

/** Asks the model once for all the fields. An answer of which nothing at all may be offered is none, and is warned of. */
export async function askForTexts(
  context: OperationContext,
  innehall: string,
  article: SuggestionSource,
  fields: readonly (WrittenField | 'nyaTaggar')[],
  taggar: readonly string[],
): Promise<Asked<SuggestionAnswer>> {
  if (fields.length === 0) return { varningar: [] };
  const { sprak, rubrik, ingress, text } = article;
  const { svar, varningar } = await askOrFallBack(context, innehall, {
    prompt: suggestionPrompt(sprak),
    data: {
      artikel: { rubrik, ingress, text: text.slice(0, LONGEST_TEXT) },
      onskas: Object.fromEntries(fields.map((field) => [field, { ...LENGTHS[field], antal: WANTED[field] }])),
      taggar,
    },
    schema: suggestionAnswerSchema,
    maxTokens: 200 + fields.reduce((sum, field) => sum + WANTED[field] * TOKENS_PER_TEXT, 0),
  });
  if (svar === undefined) return { varningar };
  // That there are no new tags is an answer too.
  const texts = fields.filter((field) => field !== 'nyaTaggar');
  const usable = texts.length === 0 || texts.some((field) => writtenTexts(field, article, svar).length > 0);
  return usable ? { svar, varningar } : { varningar: fault('ai_svar_ogiltigt', {}, { orsak: NOTHING_USABLE }).fel };
}

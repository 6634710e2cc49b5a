import { z } from 'zod';
import { textOfDocument } from '#lib/blocks/block-text.ts';
import { isId } from '#lib/contract/id.ts';
import { recordOf } from '#lib/contract/record-of.ts';
import { SUGGESTION_TYPES, type Suggestions, type SuggestionType, suggestionsSchema } from '#lib/contract/suggestion.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams, refuseDeleted, versionAsked } from '#lib/operations/item/item-access.ts';
import { askForTexts } from '#lib/operations/suggestion/ask-for-texts.ts';
import { suggestAlt } from '#lib/operations/suggestion/suggest-alt.ts';
import { suggestedCategories } from '#lib/operations/suggestion/suggested-categories.ts';
import type { SuggestionSource, WrittenField } from '#lib/suggestions/article-texts.ts';
import { tagsInText } from '#lib/suggestions/known-tags.ts';
import { offeredTags } from '#lib/suggestions/offered-tags.ts';
import { offeredPoints, offeredTexts, type SaidTexts, wordsOf } from '#lib/suggestions/offered-texts.ts';
import { analyseSeo } from '#lib/suggestions/seo-analysis.ts';

const SEO_FIELDS = ['seoTitel', 'seoBesk', 'rubrik', 'ingress', 'puffTitel', 'socialText'] as const;
const TEASER_FIELDS = ['puffTitel', 'sms', 'socialText'] as const;

/** What each type has the model write. */
const WRITTEN: Partial<Record<SuggestionType, readonly (WrittenField | 'nyaTaggar')[]>> = {
  alla: [...SEO_FIELDS, 'sms', 'punkter', 'nyaTaggar'],
  seo: SEO_FIELDS,
  taggar: ['nyaTaggar'],
  puff: TEASER_FIELDS,
  viktigast: ['punkter'],
};

const MOST_RELATED = 8;
/** Several times the longest article: what comes after it is no reason for another tag or sentence. */
const MOST_READ = 100_000;

export const suggest = defineOperation({
  name: 'foreslaTillInnehall',
  summary: 'Föreslår texter, taggar, läs också och alternativtext till artikeln. Inget sparas: förslagen är bara val.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/forslag',
  params: itemParams,
  body: z.object({
    typ: z.enum(SUGGESTION_TYPES).default('alla').meta({ description: 'Vad som föreslås.' }),
    sprak: z.string().optional().meta({ description: 'Språkversionen. Utelämnat: källspråket.' }),
  }),
  output: suggestionsSchema,
  errors: ['finns_inte', 'raderad', 'sprakversion_saknas'],
  // The article is left as it is, but asking costs: it is counted, logged and kept for a repeated key as a call that writes.
  hints: { readOnly: false, idempotent: true },
  openToAll: 'proposes and saves nothing but what was used, within the day’s budget and each agent’s quota',
  // Whoever may read the article may ask.
  omfang: 'innehall:las',
  transaction: 'stegvis',
  async run(context, { id, typ, sprak }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const { arbetsrevision: revision } = versionAsked(item, sprak);
    refuseDeleted(item);
    context.note({ innehall: item.id, detalj: { typ, sprak: revision.sprak } });

    const wants = (other: SuggestionType) => typ === 'alla' || typ === other;
    const { rubrik, ingress, hero } = revision;
    const article: SuggestionSource = { sprak: revision.sprak, rubrik, ingress, text: textOfDocument(revision.block).slice(0, MOST_READ) };
    const [used, related] = await Promise.all([
      wants('taggar') ? context.store.tagsInUse.list() : [],
      wants('taggar') || wants('lasocksa')
        ? context.store.readers.related.find({ innehall: item.id, taggar: item.taggar, ...article }, MOST_RELATED)
        : [],
    ]);
    const known = tagsInText(used, wordsOf(article)).map(({ tagg }) => tagg);
    const [{ svar: said = {}, varningar }, pictured] = await Promise.all([
      askForTexts(context, item.id, article, WRITTEN[typ] ?? [], [...item.taggar, ...known]),
      wants('alt') ? suggestAlt(context, item.id, { hero, article }) : undefined,
    ]);
    const suggestions: Suggestions = {
      ok: true,
      sprak: revision.sprak,
      revision: revision.id,
      ai_installd: context.ai.namn !== 'ingen',
      varningar: [],
    };
    if (wants('seo')) suggestions.seo = { analys: analyseSeo(revision), ...textsOf(SEO_FIELDS, article, said) };
    if (wants('taggar')) {
      const taggar = offeredTags({ egna: item.taggar, used, text: wordsOf(article), said: said.nyaTaggar ?? [] });
      suggestions.taggar = { taggar, kategorier: suggestedCategories(item, related, await context.sections()) };
    }
    if (wants('lasocksa')) suggestions.lasocksa = related.map(({ kategorier: _, ...reading }) => reading);
    if (pictured !== undefined) suggestions.alt = pictured.alt;
    if (wants('puff')) suggestions.puff = textsOf(TEASER_FIELDS, article, said);
    if (wants('viktigast')) Object.assign(suggestions, offeredPoints(article, said));
    // Both calls may have failed of one cause, which is told once.
    const told = new Map([...varningar, ...(pictured?.varningar ?? [])].map((entry) => [entry.orsak, entry]));
    // Nobody reads this answer; kept for a repeated key, it would give less than there is to whoever comes back.
    if (context.callerGone?.aborted && told.size > 0) throw fault('ai_borta', {}, { orsak: 'Frågan till AI-tjänsten avbröts.' });
    return { ...suggestions, varningar: [...told.values()] };
  },
});

function textsOf<Field extends WrittenField>(fields: readonly Field[], article: SuggestionSource, said: SaidTexts) {
  return recordOf(fields, (field) => offeredTexts(field, article, said));
}

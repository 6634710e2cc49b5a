import type { PictureInText } from '#components/editor/suggestions/picture-alts.ts';
import { type TextField, textIn } from '#components/editor/suggestions/text-fields.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Choice, RelatedReading, Suggestions, SuggestionType } from '#lib/contract/suggestion.ts';

export type SuggestionKind = Exclude<SuggestionType, 'alla'>;

/** In the order in which they are shown. */
export const SUGGESTION_KINDS = ['seo', 'puff', 'taggar', 'lasocksa', 'alt', 'viktigast'] as const satisfies readonly SuggestionKind[];

/** The choices for one field. */
export interface SuggestedTexts {
  val: readonly Choice[];
  /** What stood in the field when they were asked for. */
  fore: string;
}

/** The choices for how a picture in the text is described. */
export interface SuggestedPicture extends PictureInText {
  val: readonly Choice[];
}

/** What a kind of suggestions was made of. */
export interface MadeOf {
  content: ArticleContent;
  /** Whether the service had another revision than the one that is open here: somebody else had saved. */
  isOther: boolean;
}

/** All that has been suggested for one language version: the latest answer of each kind. */
export interface Suggested {
  texter: Partial<Record<TextField, SuggestedTexts>>;
  sms: readonly Choice[];
  bilder: readonly SuggestedPicture[];
  taggar: NonNullable<Suggestions['taggar']>['taggar'];
  kategorier: NonNullable<Suggestions['taggar']>['kategorier'];
  lasocksa: readonly RelatedReading[];
  punkter: readonly string[];
  punkterKalla: Choice['kalla'];
  av: Partial<Record<SuggestionKind, MadeOf>>;
}

export const NOTHING_SUGGESTED: Suggested = {
  ...{ texter: {}, sms: [], bilder: [], taggar: [], kategorier: [], lasocksa: [], punkter: [], punkterKalla: 'text', av: {} },
};

/** Adds an answer to what was suggested before: the kinds that it has take the place of the former ones. */
export function withAnswer(before: Suggested, answer: Suggestions, asked: ArticleContent, madeOf: MadeOf): Suggested {
  const { seo, puff, taggar, lasocksa, alt, punkter, kalla } = answer;
  const texter = { ...before.texter };
  const put = (field: TextField, val: readonly Choice[] | undefined) => {
    // The library may say of a picture just what the model says.
    const once = val?.filter(({ text }, index) => val.findIndex((other) => other.text === text) === index);
    if (once !== undefined) texter[field] = { val: once, fore: textIn(asked, field) };
  };
  put('meta.seoTitel', seo?.seoTitel);
  put('meta.seoBesk', seo?.seoBesk);
  put('rubrik', seo?.rubrik);
  put('ingress', seo?.ingress);
  // Search and teasers share two fields, of which the teasers' own choices stay.
  const hasTeasers = before.av.puff !== undefined;
  put('meta.puffTitel', puff?.puffTitel ?? (hasTeasers ? undefined : seo?.puffTitel));
  put('meta.socialText', puff?.socialText ?? (hasTeasers ? undefined : seo?.socialText));
  put('hero.alt', alt);
  const kinds = { seo, puff, taggar, lasocksa, alt, viktigast: punkter } satisfies Record<SuggestionKind, unknown>;
  const av = { ...before.av };
  for (const kind of SUGGESTION_KINDS) if (kinds[kind] !== undefined) av[kind] = madeOf;
  return {
    texter,
    av,
    sms: puff?.sms ?? before.sms,
    bilder: before.bilder,
    taggar: taggar?.taggar ?? before.taggar,
    kategorier: taggar?.kategorier ?? before.kategorier,
    lasocksa: lasocksa ?? before.lasocksa,
    punkter: punkter ?? before.punkter,
    punkterKalla: kalla ?? before.punkterKalla,
  };
}

/** Whether anything in an answer was written by a model. */
export function hasModelText({ seo, puff, alt, kalla }: Suggestions): boolean {
  const choices = [...Object.values(seo ?? {}), ...Object.values(puff ?? {}), alt ?? []].flat();
  return kalla === 'ai' || choices.some((one) => 'kalla' in one && one.kalla === 'ai');
}

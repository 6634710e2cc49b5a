import type { ArticleContent, Hero, Meta } from '#lib/contract/article.ts';
import { LENGTHS } from '#lib/suggestions/lengths.ts';

/** The fields of a language version that a suggested text can be put in, with what the staff calls them and how long they may be. */
export const TEXT_FIELDS = {
  rubrik: { namn: 'Rubrik', mest: LENGTHS.rubrik.mest },
  ingress: { namn: 'Ingress', mest: LENGTHS.ingress.mest },
  'meta.seoTitel': { namn: 'SEO-titel', mest: LENGTHS.seoTitel.mest },
  'meta.seoBesk': { namn: 'SEO-beskrivning', mest: LENGTHS.seoBesk.mest },
  'meta.puffTitel': { namn: 'Pufftitel', mest: LENGTHS.puffTitel.mest },
  'meta.socialText': { namn: 'Delningstext', mest: LENGTHS.socialText.mest },
  'hero.alt': { namn: 'Huvudbildens alternativtext', mest: LENGTHS.alt.mest },
} as const;

export type TextField = keyof typeof TEXT_FIELDS;

/** What stands in the field; nothing when it has never been filled in. */
export function textIn({ rubrik, ingress, meta, hero }: ArticleContent, field: TextField): string {
  switch (field) {
    case 'rubrik':
      return rubrik;
    case 'ingress':
      return ingress;
    case 'meta.seoTitel':
      return meta.seoTitel ?? '';
    case 'meta.seoBesk':
      return meta.seoBesk ?? '';
    case 'meta.puffTitel':
      return meta.puffTitel ?? '';
    case 'meta.socialText':
      return meta.socialText ?? '';
    case 'hero.alt':
      return hero?.alt ?? '';
  }
}

/** The change that puts the text in the field, as if it had been typed there: an emptied one is no longer there. */
export function withText(content: ArticleContent, field: TextField, text: string): Partial<ArticleContent> {
  switch (field) {
    case 'rubrik':
      return { rubrik: text };
    case 'ingress':
      return { ingress: text };
    case 'meta.seoTitel':
      return { meta: withMeta(content.meta, 'seoTitel', text) };
    case 'meta.seoBesk':
      return { meta: withMeta(content.meta, 'seoBesk', text) };
    case 'meta.puffTitel':
      return { meta: withMeta(content.meta, 'puffTitel', text) };
    case 'meta.socialText':
      return { meta: withMeta(content.meta, 'socialText', text) };
    case 'hero.alt':
      return content.hero === null ? {} : { hero: withAlt(content.hero, text) };
  }
}

function withMeta(meta: Meta, name: 'seoTitel' | 'seoBesk' | 'puffTitel' | 'socialText', text: string): Meta {
  const { [name]: _, ...rest } = meta;
  return text === '' ? rest : { ...rest, [name]: text };
}

function withAlt({ alt: _, ...rest }: Hero, text: string): Hero {
  return text === '' ? rest : { ...rest, alt: text };
}

import type { ArticleContent } from '#lib/contract/article.ts';

/** A text of a language version that does not stand among its blocks. */
export interface HeadText {
  falt: string;
  read: (content: ArticleContent) => string;
  /** The change that puts another text there: an emptied one is no longer there. */
  write: (content: ArticleContent, text: string) => Partial<ArticleContent>;
}

const own = (falt: 'rubrik' | 'ingress'): HeadText => ({
  falt,
  read: (content) => content[falt],
  write: (_, text) => ({ [falt]: text }),
});

const ofPicture = (name: 'alt' | 'caption' | 'kredit'): HeadText => ({
  falt: `hero.${name}`,
  read: ({ hero }) => hero?.[name] ?? '',
  write({ hero }, text) {
    if (hero === null) return {};
    const { [name]: _, ...rest } = hero;
    return { hero: text === '' ? rest : { ...rest, [name]: text } };
  },
});

const elsewhere = (name: 'seoTitel' | 'seoBesk' | 'puffTitel' | 'socialText'): HeadText => ({
  falt: `meta.${name}`,
  read: ({ meta }) => meta[name] ?? '',
  write({ meta }, text) {
    const { [name]: _, ...rest } = meta;
    return { meta: text === '' ? rest : { ...rest, [name]: text } };
  },
});

/** The texts above the blocks, in the order in which they are met. */
export const OPENING_TEXTS: readonly HeadText[] = [own('rubrik'), own('ingress')];

/** Those beside them: of the picture at the top, and of how the article is told of elsewhere. */
export const SIDE_TEXTS: readonly HeadText[] = [
  ...(['alt', 'caption', 'kredit'] as const).map(ofPicture),
  ...(['seoTitel', 'seoBesk', 'puffTitel', 'socialText'] as const).map(elsewhere),
];

export const HEAD_TEXTS: ReadonlyMap<string, HeadText> = new Map([...OPENING_TEXTS, ...SIDE_TEXTS].map((text) => [text.falt, text]));

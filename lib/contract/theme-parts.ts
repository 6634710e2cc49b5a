/** What stands above the text of an article and that a theme of a publishing system elsewhere may show by itself. */
export const ARTICLE_PARTS = ['rubrik', 'ingress', 'byline', 'datum', 'bild'] as const;

export type ArticlePart = (typeof ARTICLE_PARTS)[number];

/**
 * What nearly every theme shows: headline, author and date. Few show the standfirst, and few the caption and the credit of the picture,
 * which are the photographer's right.
 */
export const USUAL_THEME_PARTS: readonly ArticlePart[] = ['rubrik', 'byline', 'datum'];

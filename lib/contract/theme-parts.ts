/** What stands above the text of an article and that a theme of a publishing system elsewhere may show by itself. */
export const ARTICLE_PARTS = ['rubrik', 'ingress', 'byline', 'datum', 'bild'] as const;

export type ArticlePart = (typeof ARTICLE_PARTS)[number];

/**
 * What nearly every theme shows: headline, author and date. Few show the standfirst, and few the caption and the credit of the picture,
 * which are the photographer's right.
 */
export const USUAL_THEME_PARTS: readonly ArticlePart[] = ['rubrik', 'byline', 'datum'];

/** What one theme shows by itself. */
export interface ThemeChoice {
  /** What WordPress calls the theme: the folder of its files. */
  tema: string;
  delar: readonly ArticlePart[];
}

/** What newsrooms have chosen of themes. */
export interface ChosenThemeParts {
  /** Of every theme that is not among the others. */
  temadelar: readonly ArticlePart[];
  teman: readonly ThemeChoice[];
}

/** What that theme shows by itself: what was chosen for it, else what was for all themes; '' is one that nobody has told of. */
export function partsOfTheme({ temadelar, teman }: ChosenThemeParts, tema: string): readonly ArticlePart[] {
  return teman.find((choice) => choice.tema === tema)?.delar ?? temadelar;
}

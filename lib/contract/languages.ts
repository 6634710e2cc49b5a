/** The language versions Studio knows. Swedish is released to the CMS, English to the site's own layer (interface.md). */
export const LANGUAGES = ['sv', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value);
}

import type { Language } from '#lib/contract/languages.ts';

/** What PostgreSQL calls the words of each language. */
export const SEARCH_DICTIONARY: Record<Language, string> = { sv: 'swedish', en: 'english' };

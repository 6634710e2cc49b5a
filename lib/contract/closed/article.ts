export const LANGUAGE_STATUSES = ['utkast', 'granskning', 'godkand', 'behover_uppdateras'] as const;
export const CONTENT_STATUSES = ['utkast', 'granskning', 'schemalagd', 'publicerad', 'nedtagen'] as const;
export type LanguageStatus = (typeof LANGUAGE_STATUSES)[number];
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

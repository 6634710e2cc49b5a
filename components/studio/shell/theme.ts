/** What the user has chosen; `system` follows the machine. */
export const THEMES = ['system', 'ljust', 'morkt'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'studio_tema';

export function themeOf(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** Shows the theme at once, and remembers it so that the server sends the next page in it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.tema;
  else document.documentElement.dataset.tema = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${theme}; path=/studio; max-age=31536000; samesite=lax`;
}

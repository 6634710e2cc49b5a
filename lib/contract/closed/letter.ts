/** What has become of a letter; `bara_utkorg` is one that no mail server has been named for. */
export const LETTER_STATES = ['vantar', 'skickat', 'misslyckat', 'bara_utkorg'] as const;

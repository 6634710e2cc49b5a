import type { Language } from '#lib/contract/languages.ts';

interface Place {
  innehall: { id: string } | null;
  uppgift: { id: string } | null;
  sprak: Language | null;
  kommentar: string | null;
}

/** The way within Studio to where something happened: a task, an article in one of its languages, or a comment there. */
export function inboxAddress({ innehall, uppgift, sprak, kommentar }: Place): string {
  if (innehall === null) return `/studio/ko?uppgift=${uppgift?.id ?? ''}`;
  const query = new URLSearchParams({ ...(sprak !== null && { sprak }), ...(kommentar !== null && { kommentar }) }).toString();
  return `/studio/artikel/${innehall.id}${query === '' ? '' : `?${query}`}`;
}

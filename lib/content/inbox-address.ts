import type { InboxEvent } from '#lib/contract/closed/inbox.ts';
import type { Language } from '#lib/contract/languages.ts';
import { orderAddress } from '#lib/contract/order-address.ts';

interface Place {
  handelse: InboxEvent;
  innehall: { id: string } | null;
  uppgift: { id: string } | null;
  sprak: Language | null;
  kommentar: string | null;
}

/** The way within Studio to where something happened: a task, an article in one of its languages, a comment there, or an order to confirm. */
export function inboxAddress({ handelse, innehall, uppgift, sprak, kommentar }: Place): string {
  if (innehall === null) return `/studio/ko?uppgift=${uppgift?.id ?? ''}`;
  if (handelse === 'order') return orderAddress(innehall.id);
  const query = new URLSearchParams({ ...(sprak !== null && { sprak }), ...(kommentar !== null && { kommentar }) }).toString();
  return `/studio/artikel/${innehall.id}${query === '' ? '' : `?${query}`}`;
}

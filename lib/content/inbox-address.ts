import type { InboxEvent } from '#lib/contract/closed/inbox.ts';
import type { Language } from '#lib/contract/languages.ts';
import { orderAddress } from '#lib/contract/order-address.ts';

interface Place {
  handelse: InboxEvent;
  innehall: { id: string } | null;
  uppgift: { id: string } | null;
  framsida: { sektion: string | null } | null;
  sprak: Language | null;
  kommentar: string | null;
}

/** The way within Studio to where something happened: a task, an article in one of its languages, a comment there, an order to confirm, or a front that is proposed. */
export function inboxAddress({ handelse, innehall, uppgift, framsida, sprak, kommentar }: Place): string {
  if (framsida !== null) return frontAddress(framsida.sektion, sprak);
  if (innehall === null) return `/studio/ko?uppgift=${uppgift?.id ?? ''}`;
  if (handelse === 'order') return orderAddress(innehall.id);
  const query = new URLSearchParams({ ...(sprak !== null && { sprak }), ...(kommentar !== null && { kommentar }) }).toString();
  return `/studio/artikel/${innehall.id}${query === '' ? '' : `?${query}`}`;
}

function frontAddress(sektion: string | null, sprak: Language | null): string {
  const query = new URLSearchParams({ ...(sprak !== null && { sprak }), ...(sektion !== null && { sektion }) }).toString();
  return `/studio/framsidor${query === '' ? '' : `?${query}`}`;
}

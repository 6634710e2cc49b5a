import type { Attrs } from '#lib/blocks/evenemang/schema.ts';

/** Where the ticket button leads; `undefined` without an https address. */
export function ticketAddress({ biljettUrl }: Attrs): string | undefined {
  const url = URL.parse(biljettUrl?.trim() ?? '');
  return url?.protocol === 'https:' ? url.href : undefined;
}

/** Whether the price says that it costs nothing. */
export function isFree({ pris }: Attrs): boolean {
  return /^(gratis|fri entré|fritt inträde|fri|kostnadsfritt|0 kr|free|free entry|free admission)[.!]?$/i.test(pris?.trim() ?? '');
}

import type { RenderContext } from '#lib/blocks/define-block.ts';
import { eventTime } from '#lib/blocks/evenemang/event-time.ts';
import type { Attrs } from '#lib/blocks/evenemang/schema.ts';
import { isFree, ticketAddress } from '#lib/blocks/evenemang/ticket.ts';
import { parsePrice } from '#lib/content/price.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';

export function structuredData(attrs: Attrs, { huvudbild }: RenderContext, id: string): object[] {
  const time = eventTime(attrs);
  const name = attrs.namn?.trim();
  if (time === undefined || !name) return [];
  const text = attrs.text?.trim();
  const arrangor = attrs.arrangor?.trim();
  const location = place(attrs.plats);
  const offer = ticketOffer(attrs);
  return [
    {
      '@type': 'Event',
      ...(id === '' ? {} : { '@id': `#${id}` }),
      name,
      startDate: stockholmIso(time.start),
      ...(time.slut === undefined ? {} : { endDate: stockholmIso(time.slut) }),
      ...(text ? { description: text } : {}),
      ...(huvudbild === undefined ? {} : { image: huvudbild }),
      ...(location === undefined ? {} : { location }),
      ...(arrangor ? { organizer: { '@type': 'Organization', name: arrangor } } : {}),
      ...(isFree(attrs) ? { isAccessibleForFree: true } : {}),
      ...(offer === undefined ? {} : { offers: offer }),
    },
  ];
}

function place(plats: Attrs['plats']): object | undefined {
  const name = plats?.namn?.trim();
  const street = plats?.adress?.trim();
  const town = plats?.stad?.trim();
  if (!name && !street && !town) return undefined;
  const address = { '@type': 'PostalAddress', ...(street ? { streetAddress: street } : {}), ...(town ? { addressLocality: town } : {}) };
  return { '@type': 'Place', ...(name ? { name } : {}), ...(street || town ? { address } : {}) };
}

function ticketOffer(attrs: Attrs): object | undefined {
  const url = ticketAddress(attrs);
  if (url === undefined) return undefined;
  const price = isFree(attrs) ? { belopp: '0', valuta: 'SEK' } : parsePrice(attrs.pris);
  return { '@type': 'Offer', url, ...(price === undefined ? {} : { price: price.belopp, priceCurrency: price.valuta }) };
}

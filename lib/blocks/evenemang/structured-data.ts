import type { RenderContext } from '#lib/blocks/define-block.ts';
import { eventTime, instantOf } from '#lib/blocks/evenemang/event-time.ts';
import { performers } from '#lib/blocks/evenemang/performers.ts';
import type { ATTENDANCE, Attrs, STATUSES, TICKETS } from '#lib/blocks/evenemang/schema.ts';
import { isFree, ticketAddress } from '#lib/blocks/evenemang/ticket.ts';
import { parsePrice } from '#lib/content/price.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';

const STATUS = {
  planerat: 'EventScheduled',
  installt: 'EventCancelled',
  uppskjutet: 'EventPostponed',
  nytid: 'EventRescheduled',
} satisfies Record<(typeof STATUSES)[number], string>;
const MODE = {
  plats: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  bade: 'MixedEventAttendanceMode',
} satisfies Record<(typeof ATTENDANCE)[number], string>;
const AVAILABILITY = { finns: 'InStock', slut: 'SoldOut', forkop: 'PreOrder' } satisfies Record<(typeof TICKETS)[number], string>;

export function structuredData(attrs: Attrs, { huvudbild, lank }: RenderContext, id: string): object[] {
  const time = eventTime(attrs);
  const name = attrs.namn?.trim();
  if (time === undefined || !name) return [];
  const text = attrs.text?.trim();
  const arrangor = attrs.arrangor?.trim();
  const location = places(attrs, lank);
  const performer = performers(attrs).map(({ namn, grupp }) => ({ '@type': grupp ? 'PerformingGroup' : 'Person', name: namn }));
  const offer = ticketOffer(attrs);
  const before = attrs.status === 'nytid' ? instantOf(attrs.tidigareStart) : undefined;
  return [
    {
      '@type': 'Event',
      ...(id === '' ? {} : { '@id': `#${id}` }),
      name,
      startDate: stockholmIso(time.start),
      ...(time.slut === undefined ? {} : { endDate: stockholmIso(time.slut) }),
      ...(before === undefined ? {} : { previousStartDate: stockholmIso(before) }),
      ...told('eventStatus', STATUS, attrs.status),
      ...told('eventAttendanceMode', MODE, attrs.deltagande),
      ...(text ? { description: text } : {}),
      ...(huvudbild === undefined ? {} : { image: huvudbild }),
      ...(location === undefined ? {} : { location }),
      ...(arrangor ? { organizer: { '@type': 'Organization', name: arrangor } } : {}),
      ...(performer.length === 0 ? {} : { performer }),
      ...(isFree(attrs) ? { isAccessibleForFree: true } : {}),
      ...(offer === undefined ? {} : { offers: offer }),
    },
  ];
}

/** One of schema.org's own values for what a word in a field means; nothing for a word that means nothing. */
function told(property: string, meanings: Readonly<Record<string, string>>, word: string | undefined): Record<string, string> {
  const meaning = new Map(Object.entries(meanings)).get(word ?? '');
  return meaning === undefined ? {} : { [property]: `https://schema.org/${meaning}` };
}

/** Where it is: in a place, on the web, or both. What is on the web is where the ticket leads, else the article. */
function places(attrs: Attrs, lank: string | undefined): object | object[] | undefined {
  const place = attrs.deltagande === 'online' ? undefined : placeNode(attrs.plats);
  const url = attrs.deltagande === 'online' || attrs.deltagande === 'bade' ? (ticketAddress(attrs) ?? lank) : undefined;
  const virtual = url === undefined ? undefined : { '@type': 'VirtualLocation', url };
  return place !== undefined && virtual !== undefined ? [place, virtual] : (place ?? virtual);
}

function placeNode(plats: Attrs['plats']): object | undefined {
  const name = plats?.namn?.trim();
  const address = {
    ...filled('streetAddress', plats?.adress),
    ...filled('postalCode', plats?.postnummer),
    ...filled('addressLocality', plats?.stad),
    ...filled('addressCountry', plats?.land),
  };
  const isAddressed = Object.keys(address).length > 0;
  if (!name && !isAddressed) return undefined;
  return {
    '@type': 'Place',
    ...(name ? { name } : {}),
    ...(isAddressed ? { address: { '@type': 'PostalAddress', ...address } } : {}),
  };
}

function filled(property: string, words: string | undefined): Record<string, string> {
  const value = words?.trim() ?? '';
  return value === '' ? {} : { [property]: value };
}

function ticketOffer(attrs: Attrs): object | undefined {
  const url = ticketAddress(attrs);
  if (url === undefined) return undefined;
  const price = isFree(attrs) ? { belopp: '0', valuta: 'SEK' } : parsePrice(attrs.pris);
  const from = instantOf(attrs.biljettFran);
  return {
    '@type': 'Offer',
    url,
    ...(price === undefined ? {} : { price: price.belopp, priceCurrency: price.valuta }),
    ...told('availability', AVAILABILITY, attrs.biljetter),
    ...(from === undefined ? {} : { validFrom: stockholmIso(from) }),
  };
}

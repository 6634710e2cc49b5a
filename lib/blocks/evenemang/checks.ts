import type { CheckedAt, Finding } from '#lib/blocks/define-block.ts';
import { eventTime, instantOf } from '#lib/blocks/evenemang/event-time.ts';
import { isForeignMap } from '#lib/blocks/evenemang/map-links.ts';
import type { Attrs } from '#lib/blocks/evenemang/schema.ts';
import { ticketAddress } from '#lib/blocks/evenemang/ticket.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs, { nu }: CheckedAt): Finding[] {
  return [...checkTime(attrs, nu), ...checkOtherTimes(attrs), ...checkAttendance(attrs), ...checkLinks(attrs)];
}

function checkTime(attrs: Attrs, nu: string | undefined): Finding[] {
  const time = eventTime(attrs);
  const slut = attrs.slut?.trim() ?? '';
  const found: Finding[] = [];
  if (time === undefined) found.push({ kod: 'evenemang_start', falt: 'attrs.start' });
  if (slut !== '' && (time === undefined ? instantOf(slut) : time.slut) === undefined)
    found.push({ kod: 'evenemang_slut', falt: 'attrs.slut' });
  if (time !== undefined && nu !== undefined && Date.parse(time.slut ?? time.start) < Date.parse(nu))
    found.push({ kod: 'evenemang_passerat', falt: 'attrs.start' });
  return found;
}

/** When tickets are let go, and when it was to begin: neither stops a release, and what is no time is told to nobody. */
function checkOtherTimes(attrs: Attrs): Finding[] {
  const found = (['biljettFran', 'tidigareStart'] as const).flatMap((name): Finding[] => {
    const tid = attrs[name]?.trim() ?? '';
    return tid === '' || instantOf(tid) !== undefined
      ? []
      : [{ kod: 'evenemang_tid', falt: `attrs.${name}`, params: { tid: tid.slice(0, 40) } }];
  });
  const isMoved = attrs.status === 'nytid' && !attrs.tidigareStart?.trim();
  return isMoved ? [...found, { kod: 'evenemang_tidigare_start', falt: 'attrs.tidigareStart' }] : found;
}

/** Who takes part from a distance does so by the ticket button. */
function checkAttendance(attrs: Attrs): Finding[] {
  const isOnline = attrs.deltagande === 'online' || attrs.deltagande === 'bade';
  return isOnline && !attrs.biljettUrl?.trim() ? [{ kod: 'evenemang_online', falt: 'attrs.biljettUrl' }] : [];
}

const WEB_ADDRESS = /(?:https?:\/\/|\bwww\.)\S+/i;

function checkLinks(attrs: Attrs): Finding[] {
  const found: Finding[] = [];
  const biljett = attrs.biljettUrl?.trim() ?? '';
  if (biljett !== '' && ticketAddress(attrs) === undefined)
    found.push({ kod: 'evenemang_biljett', falt: 'attrs.biljettUrl', params: { adress: biljett.slice(0, 80) } });
  const { karta = '', namn, adress, stad, land } = attrs.plats ?? {};
  const texts = { namn: attrs.namn, text: attrs.text, pris: attrs.pris, arrangor: attrs.arrangor, biljettText: attrs.biljettText };
  const places = { 'plats.namn': namn, 'plats.adress': adress, 'plats.stad': stad, 'plats.land': land };
  const performers = Object.fromEntries((attrs.medverkande ?? []).map((one, index) => [`medverkande[${index}].namn`, one?.namn]));
  for (const [name, words] of Object.entries({ ...texts, ...places, ...performers })) {
    const address = WEB_ADDRESS.exec(words ?? '')?.[0];
    if (address !== undefined) found.push({ kod: 'evenemang_lank', falt: `attrs.${name}`, params: { adress: address.slice(0, 80) } });
  }
  if (isForeignMap(karta.trim()))
    found.push({ kod: 'evenemang_lank', falt: 'attrs.plats.karta', params: { adress: karta.trim().slice(0, 80) } });
  return found;
}

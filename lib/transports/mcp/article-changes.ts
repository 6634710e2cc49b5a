import { EVENT_TYPES, type EventType } from '#lib/contract/closed/event.ts';
import type { NewsroomEvent } from '#lib/contract/events.ts';
import { articleOfAddress } from '#lib/transports/mcp/resources.ts';

/** Whether each may change what the resource of an article has. */
const CHANGES: Readonly<Record<EventType, boolean>> = {
  // Nobody has read one that there was not.
  'innehall.skapat': false,
  'innehall.andrat': true,
  'innehall.nedtaget': true,
  'version.sparad': true,
  'version.status': true,
  'release.begard': true,
  'release.andrad': true,
  'release.godkand': true,
  'release.avslagen': true,
  'release.avbruten': true,
  'release.utford': true,
  'oversattning.begard': false,
  'oversattning.avbruten': false,
  'oversattning.utford': true,
  'live.inlagg': true,
  'live.andrat': true,
  'live.borttaget': true,
  'live.avslutat': true,
  'forslag.lamnat': false,
  'forslag.godtaget': true,
  'forslag.avbojt': false,
  'kommentar.skapad': false,
  'kommentar.andrad': false,
  'kommentar.borttagen': false,
  'ko.skapad': false,
  'ko.andrad': false,
  'ko.klar': false,
  'media.uppladdad': false,
  'media.andrad': false,
  'media.borttagen': false,
  'tagg.skapad': false,
  // Of whichever articles have it: the event names none.
  'tagg.andrad': true,
  'tagg.sammanslagen': true,
};

/** The kinds of events that may change what the resource of an article has. */
export const CHANGING_ARTICLES = EVENT_TYPES.filter((typ) => CHANGES[typ]);

/** Of the addresses of articles those that may have changed by what has happened, each once; all of them by what names no article. */
export function changedBy(events: readonly NewsroomEvent[], addresses: readonly string[]): string[] {
  const changed = new Set(events.map(({ innehall }) => innehall));
  if (changed.has(null)) return [...addresses];
  return addresses.filter((address) => changed.has(articleOfAddress(address) ?? ''));
}

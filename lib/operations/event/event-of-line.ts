import { EVENT_TYPES, type EventType } from '#lib/contract/closed/event.ts';
import { EVENT_DATA, EVENTS, type EventOutcome, type NewsroomEvent } from '#lib/contract/events.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import type { LogEvent } from '#lib/contract/log-events.ts';
import { eventId } from '#lib/operations/event/event-id.ts';
import type { LoggedEvent } from '#lib/store/events.ts';

const TYPE_OF = new Map<LogEvent, EventType>(
  EVENT_TYPES.flatMap((typ) => EVENTS[typ].map((operation): [LogEvent, EventType] => [operation, typ])),
);

/** What of the log those types are; of all of them where none is named. */
export function operationsOf(types: readonly EventType[]): LogEvent[] {
  return (types.length === 0 ? EVENT_TYPES : types).flatMap((typ) => EVENTS[typ]);
}

/** A line of the log as it is told to whoever follows the newsroom; its operation is one of theirs. */
export function eventOfLine({ place, tid, operation, av, orderAv, innehall, detalj, utfall }: LoggedEvent): NewsroomEvent {
  const typ = TYPE_OF.get(operation);
  if (typ === undefined) throw new Error(`${operation} is no event that is told`);
  const sprak = typeof detalj.sprak === 'string' && isLanguage(detalj.sprak) ? detalj.sprak : null;
  const noted = EVENT_DATA.flatMap((field) => (detalj[field] === undefined ? [] : [[field, detalj[field]]]));
  const outcome: EventOutcome = { utfall, operation };
  return { id: eventId(place), tid, typ, innehall, sprak, av, order_av: orderAv, data: { ...outcome, ...Object.fromEntries(noted) } };
}

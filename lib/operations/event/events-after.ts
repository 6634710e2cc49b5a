import type { EventType } from '#lib/contract/closed/event.ts';
import type { NewsroomEvent } from '#lib/contract/events.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { eventId, placeOfId } from '#lib/operations/event/event-id.ts';
import { eventOfLine, operationsOf } from '#lib/operations/event/event-of-line.ts';
import type { EventPlace } from '#lib/store/events.ts';

/** Some of what has happened, and the place to go on from: `null` only for as long as nothing at all has. */
export interface FollowedEvents {
  handelser: NewsroomEvent[];
  nasta: string | null;
}

type Following = Pick<OperationContext, 'store' | 'withoutFormerNames'>;

/**
 * What has happened behind that event, of those kinds or, where none is named, of all: what everybody who may log in may read, with the names of those who have left
 * replaced. From the beginning without an event. Throws `handelse_okand` for one that the newsroom does not know.
 */
export async function eventsAfter(
  { store, withoutFormerNames }: Following,
  efter: string | null,
  typer: readonly EventType[],
  most: number,
): Promise<FollowedEvents> {
  const place = efter === null ? undefined : await knownPlace(store, efter);
  const found = await store.events.after(place, operationsOf(typer), most);
  return { handelser: withoutFormerNames(found.handelser.map(eventOfLine)), nasta: called(found.nasta) };
}

/** The place of what has happened last. */
export async function lastEvent(store: Following['store']): Promise<string | null> {
  return called(await store.events.last());
}

/** Whether that event is one of this newsroom’s history. */
export async function isKnownEvent(store: Following['store'], id: string): Promise<boolean> {
  const place = placeOfId(id);
  return place !== undefined && (await store.events.knows(place));
}

async function knownPlace(store: Following['store'], id: string): Promise<EventPlace> {
  const place = placeOfId(id);
  if (place === undefined || !(await store.events.knows(place))) throw fault('handelse_okand', { falt: 'efter' });
  return place;
}

function called(place: EventPlace | undefined): string | null {
  return place === undefined ? null : eventId(place);
}

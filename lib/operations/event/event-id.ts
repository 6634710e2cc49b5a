import type { EventPlace } from '#lib/store/events.ts';

/** A seal, a place in it, and the beginning of the seal's root (lib/store/events.ts). */
const ID = /^([1-9]\d{0,17})\.(0|[1-9]\d{0,8})\.([0-9a-f]{8})$/;

/** What an event is called to whoever follows them: the same each time, and the cursor of what comes behind it. */
export function eventId({ nr, plats, rot }: EventPlace): string {
  return `${nr}.${plats}.${rot}`;
}

/** The place that it names; undefined where Studio has not made it. */
export function placeOfId(id: string): EventPlace | undefined {
  const [, nr, plats, rot] = ID.exec(id) ?? [];
  return nr === undefined || plats === undefined || rot === undefined ? undefined : { nr, plats: Number(plats), rot };
}

import type { Section } from '#lib/contract/section.ts';

/** A section, with the place that it is to have. */
export interface PlacedSection {
  id: string;
  ordning: number;
}

/** So far apart do sections stand that have been put in order, so that one can be moved without the others. */
const APART = 10;
const LAST = 100_000;

/** The sections in the order that they have when the one with that id stands at that place, from 0. */
export function movedTo<Placed extends PlacedSection>(sections: readonly Placed[], id: string, place: number): Placed[] {
  const moved = sections.find((section) => section.id === id);
  const others = sections.filter((section) => section.id !== id);
  return moved === undefined ? others : others.toSpliced(place, 0, moved);
}

/**
 * What is to be changed for the sections to stand in that order after the one with that id was moved: the place of that one
 * alone where there is room for it, else of all that have to make room.
 */
export function placesFor(inOrder: readonly PlacedSection[], moved: string): PlacedSection[] {
  const at = inOrder.findIndex(({ id }) => id === moved);
  const before = inOrder[at - 1]?.ordning ?? -1;
  const after = inOrder[at + 1]?.ordning ?? Math.min(LAST + 1, before + 2 * APART);
  const between = Math.floor((before + after) / 2);
  const isOrdered = (places: readonly number[]) => places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  const others = inOrder.filter(({ id }) => id !== moved).map(({ ordning }) => ordning);
  if (between > before && between < after && isOrdered(others)) return [{ id: moved, ordning: between }];
  return inOrder.flatMap(({ id, ordning }, index) => {
    const place = (index + 1) * APART;
    return ordning === place ? [] : [{ id, ordning: place }];
  });
}

/** Those in use, and those that have been put away, each in order. */
export function parted(sections: readonly Section[]): { used: Section[]; away: Section[] } {
  return { used: sections.filter(({ arkiverad }) => !arkiverad), away: sections.filter(({ arkiverad }) => arkiverad) };
}

import { createElement, Fragment, type ReactNode } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';

/** How much is rendered in one go: some milliseconds’ worth. An ordinary article is less than that. */
const SLICE = 400;
/** A long text counts as this many characters a piece. */
const CHARACTERS = 200;

/**
 * Many parts beside each other, as readers get them: at once when they are few, else slice by slice, each put off by whoever
 * renders in turns. A part is measured by all that it holds, at any depth.
 */
export function inSlices<Part>(
  parts: readonly Part[],
  { putOff }: Pick<RenderContext, 'putOff'>,
  show: (part: Part, index: number) => ReactNode,
): ReactNode[] {
  if (putOff === undefined) return parts.map(show);
  const slices: Array<{ from: number; to: number }> = [];
  let from = 0;
  let size = 0;
  for (const [index, part] of parts.entries()) {
    const more = sizeOf(part, SLICE);
    if (size > 0 && size + more > SLICE) {
      slices.push({ from, to: index });
      from = index;
      size = 0;
    }
    size += more;
  }
  if (slices.length === 0) return parts.map(show);
  slices.push({ from, to: parts.length });
  return slices.map((slice) =>
    createElement(
      Fragment,
      { key: slice.from },
      putOff(() => parts.slice(slice.from, slice.to).map((part, place) => show(part, slice.from + place))),
    ),
  );
}

/** How many values there are in a JSON value; no more than `most` are counted. */
function sizeOf(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / CHARACTERS);
  if (typeof value !== 'object' || value === null) return 1;
  let size = 1;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    size += sizeOf(inner, most - size);
    if (size >= most) return most;
  }
  return size;
}

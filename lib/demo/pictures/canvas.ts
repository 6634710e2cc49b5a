/** The size every demo picture is drawn at: wide enough for a full-width hero, in the 16:10 of the page's picture frame. */
export const WIDTH = 2000;
export const HEIGHT = 1250;

export type Point = readonly [x: number, y: number];
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A stream of numbers in [0, 1) that is the same for the same seed on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between the two bounds. */
export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Markup of each of `count` shapes, joined. */
export function draw(count: number, make: (index: number) => string): string {
  return times(count, make).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A soft curve through the points (Catmull-Rom), as the `d` of a path. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const point = closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)];
    return point ?? [0, 0];
  };
  const [startX, startY] = at(0);
  const pieces = times(closed ? count : count - 1, (index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${pieces.join('')}${closed ? 'Z' : ''}`;
}

interface Ridge {
  /** Mean height of the line, counted from the top. */
  base: number;
  /** How far it strays from it. */
  swing: number;
  /** Distance between two turns. */
  step: number;
}

/** The line of hills, dunes or waves from edge to edge. */
export function ridgeLine(random: () => number, { base, swing, step }: Ridge): Point[] {
  return times(Math.ceil(WIDTH / step) + 3, (index) => [(index - 1) * step, base + between(random, -swing, swing)] as const);
}

/** The ground under a line, down to the bottom edge. */
export function ground(line: readonly Point[]): string {
  const [left, right] = [line[0] ?? [0, 0], line.at(-1) ?? [WIDTH, 0]];
  return `${curve(line)}L${round(right[0])} ${HEIGHT}L${round(left[0])} ${HEIGHT}Z`;
}

/** Straight lines through the points, as the `d` of a closed path. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** A gradient from top to bottom, or along `direction` in parts of the shape's own box. */
export function linear(id: string, stops: readonly Stop[], direction: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
  const [x1, y1, x2, y2] = direction;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`;
}

/** A gradient from a centre outwards, in parts of the shape's own box. */
export function radial(id: string, stops: readonly Stop[], centre: Point = [0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="0.5">${stopMarkup(stops)}</radialGradient>`;
}

/** A gradient laid over the whole picture and not over each shape. */
export function radialOnCanvas(id: string, x: number, y: number, radius: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stopMarkup(stops)}</radialGradient>`;
}

/** A colour or gradient over the whole picture. */
export function fill(paint: string, opacity = 1): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint}" opacity="${opacity}"/>`;
}

/** The drawing as a whole SVG document. No words in it: a machine's fonts would make it look different. */
export function svg(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;
}

const DRAWN = /^[^?#]*\.svgz?(?:[?#]|$)/i;

/**
 * Whether an address is that of a drawing (SVG), which no service shows where a link is shared: an empty frame, or nothing of the link at all. The library
 * keeps none, so it is one elsewhere.
 */
export function isDrawn(address: string): boolean {
  return DRAWN.test(address);
}

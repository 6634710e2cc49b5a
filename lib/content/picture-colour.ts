/** How finely each of red, green and blue is told apart: enough for what is seen for a moment, and few rules in the style. */
const STEPS = 8;

const COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/;

/**
 * The classes that show a picture's colour in its place until it has come (lib/reader/picture-colour.css); none for one without. Classes,
 * because the site's content security policy allows no style attributes.
 */
export function colourClass(farg: string | null | undefined): string {
  const [, ...parts] = COLOUR.exec(farg ?? '') ?? [];
  return parts.map((part, at) => `farg-${'rgb'[at]}${Math.floor((Number.parseInt(part, 16) * STEPS) / 256)}`).join(' ');
}

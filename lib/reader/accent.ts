import type { Typeface } from '#lib/contract/closed/site.ts';
import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';

/** A colour as a newsroom writes it: six hexadecimal digits behind a number sign. */
export const ACCENT = /^#[0-9a-f]{6}$/i;

/** Raised when the same choices make another style: readers keep what they have fetched. */
const FORM = 1;
/** The colour, or that there is none of the site's own; and what the pages are set in, where that is not Studio's own two. */
const FILE = /^accent-(?:([0-9a-f]{6})|studio)(?:-(sans|system))?-1\.css$/;

const FONTS: Readonly<Record<string, string>> = {
  sans: '--serif:var(--sans)',
  system: '--serif:system-ui,sans-serif;--sans:system-ui,sans-serif',
};

/** What words in the accent stand on, in light and in dark: of the page and its surfaces (site-tokens.css) the one that is harder to read on. */
const LIGHT_SURFACE = '#f3f4f7';
const DARK_SURFACE = '#1a1f29';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;
const STEPS = 50;

/** Where readers fetch the style of that colour and those typefaces, named by them; `undefined` for a site without any of its own. */
export function accentAddress(accent: string, typsnitt: Typeface): string | undefined {
  const isOwn = ACCENT.test(accent);
  if (!isOwn && typsnitt === 'serif') return undefined;
  const parts = [isOwn ? accent.slice(1).toLowerCase() : 'studio', ...(typsnitt === 'serif' ? [] : [typsnitt])];
  return `${ASSETS_ADDRESS}/accent-${parts.join('-')}-${FORM}.css`;
}

/**
 * The style of that name: the colour as it can be read on light and on dark, darkened or lightened no more than that takes, and what the
 * pages are set in. `undefined` for what names neither.
 */
export function accentStyle(file: string): string | undefined {
  const [whole, digits, typsnitt = ''] = FILE.exec(file) ?? [];
  if (whole === undefined || (digits === undefined && typsnitt === '')) return undefined;
  const fonts = FONTS[typsnitt];
  return [...(fonts === undefined ? [] : [`.sajt{${fonts}}`]), ...(digits === undefined ? [] : [colourStyle(digits)])].join('');
}

function colourStyle(digits: string): string {
  const light = readableOn(LIGHT_SURFACE, `#${digits}`, '#000000');
  const dark = readableOn(DARK_SURFACE, `#${digits}`, '#ffffff');
  return `.sajt{--accent:${light}}@media (prefers-color-scheme:dark){.sajt{--accent:${dark}}}`;
}

function readableOn(surface: string, colour: string, towards: string): string {
  for (let step = 0; step < STEPS; step++) {
    const mixed = mixedWith(colour, towards, step / STEPS);
    if (contrast(mixed, surface) >= READABLE) return mixed;
  }
  return towards;
}

/** WCAG 2.2, «contrast ratio», from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mixedWith(colour: string, other: string, part: number): string {
  const there = channels(other);
  const mixed = channels(colour).map((value, index) => Math.round(value + ((there[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, «relative luminance». */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

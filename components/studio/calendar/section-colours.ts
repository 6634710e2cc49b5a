import type { CSSProperties } from 'react';
import type { Section } from '#lib/contract/section.ts';

/** Far enough apart to be told from each other, in the order of the sections. */
const HUES = [255, 55, 145, 100, 320, 195, 285, 20];

/** A calm colour for each section, as a hue that the styles make light and dark of. The section's name always says it too. */
export function sectionColour(sektioner: readonly Section[], sektion: string): CSSProperties {
  const index = sektioner.findIndex(({ id }) => id === sektion);
  // A custom property is not among those that CSSProperties knows.
  return { '--hue': HUES[index % HUES.length] ?? HUES[0], ...(index < 0 ? { '--chroma': 0 } : {}) } as CSSProperties;
}

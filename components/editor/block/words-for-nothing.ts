import type { Values } from '#components/editor/form/values.ts';
import type { BlockDefinition } from '#lib/blocks/define-block.ts';
import { MOST_BY_TAG } from '#lib/blocks/relaterat/related-links.ts';

/** What stands in the place of a block that shows nothing here: what it is for, or what readers will see there. */
export function wordsForNothing({ type, beskrivning }: BlockDefinition, attrs: Values): string {
  const tagg = typeof attrs.tagg === 'string' ? attrs.tagg.trim() : '';
  if (type === 'relaterat' && attrs.auto === true && tagg !== '') {
    return `Läsaren ser de senaste artiklarna med taggen ”${tagg}”, högst ${MOST_BY_TAG} stycken. De hämtas när sidan visas.`;
  }
  return beskrivning;
}

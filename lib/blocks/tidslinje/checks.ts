import type { Finding } from '#lib/blocks/define-block.ts';
import { timelineEvents } from '#lib/blocks/tidslinje/events.ts';
import type { Attrs } from '#lib/blocks/tidslinje/schema.ts';
import type { Block } from '#lib/contract/block.ts';

/** The first event that breaks the order the others set, whichever way they run. */
export function check(_block: Block, attrs: Attrs): Finding[] {
  const dated = timelineEvents(attrs).flatMap(({ index, year }) => (year === undefined ? [] : [{ index, year }]));
  const pairs = dated.slice(1).map((after, place) => ({ index: after.index, step: after.year - (dated[place]?.year ?? after.year) }));
  const direction = Math.sign(pairs.find(({ step }) => step !== 0)?.step ?? 0);
  const broken = pairs.find(({ step }) => Math.sign(step) === -direction && step !== 0);
  return broken === undefined ? [] : [{ kod: 'tidslinje_ar', falt: `attrs.rader[${broken.index}].ar` }];
}

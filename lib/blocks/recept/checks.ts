import type { Finding } from '#lib/blocks/define-block.ts';
import { ingredientGroups, shownTime, steps, totalTime } from '#lib/blocks/recept/recipe.ts';
import type { Attrs } from '#lib/blocks/recept/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs): Finding[] {
  const found: Finding[] = [];
  if (ingredientGroups(attrs).length === 0) found.push({ kod: 'recept_tomt', falt: 'attrs.grupper', params: { vad: 'ingredienser' } });
  if (steps(attrs).length === 0) found.push({ kod: 'recept_tomt', falt: 'attrs.steg', params: { vad: 'steg' } });
  const tid = shownTime(attrs, 'sv');
  if (tid !== '' && totalTime(attrs) === undefined) found.push({ kod: 'recept_tid', falt: 'attrs.tid', params: { tid: tid.slice(0, 40) } });
  return found;
}

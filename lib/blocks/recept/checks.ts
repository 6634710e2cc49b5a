import type { Finding } from '#lib/blocks/define-block.ts';
import { ingredientGroups, shownTime, steps, TIMES, timeInSeconds } from '#lib/blocks/recept/recipe.ts';
import type { Attrs } from '#lib/blocks/recept/schema.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, attrs: Attrs): Finding[] {
  const found: Finding[] = [];
  if (ingredientGroups(attrs).length === 0) found.push({ kod: 'recept_tomt', falt: 'attrs.grupper', params: { vad: 'ingredienser' } });
  const antal = steps(attrs).length;
  if (antal === 0) found.push({ kod: 'recept_tomt', falt: 'attrs.steg', params: { vad: 'steg' } });
  return [...found, ...checkTimes(attrs), ...checkPictures(attrs, antal)];
}

function checkTimes(attrs: Attrs): Finding[] {
  const found: Finding[] = [];
  for (const time of TIMES) {
    const tid = shownTime(attrs, time, 'sv');
    if (tid !== '' && timeInSeconds(attrs, time) === undefined)
      found.push({ kod: 'recept_tid', falt: `attrs.${time}`, params: { tid: tid.slice(0, 40) } });
  }
  const whole = timeInSeconds(attrs, 'tid');
  const parts = (timeInSeconds(attrs, 'forberedelse') ?? 0) + (timeInSeconds(attrs, 'tillagning') ?? 0);
  if (whole !== undefined && parts > whole)
    found.push({ kod: 'recept_deltider', falt: 'attrs.tid', params: { tid: shownTime(attrs, 'tid', 'sv').slice(0, 40) } });
  return found;
}

/** Pictures that readers never see, because there is no such step. */
function checkPictures({ stegbilder = [] }: Attrs, antal: number): Finding[] {
  return stegbilder.flatMap((row, index): Finding[] =>
    row?.steg !== undefined && row.steg > antal
      ? [{ kod: 'recept_stegbild', falt: `attrs.stegbilder[${index}].steg`, params: { steg: row.steg, antal } }]
      : [],
  );
}

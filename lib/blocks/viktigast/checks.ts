import type { Finding } from '#lib/blocks/define-block.ts';
import { keyPoints } from '#lib/blocks/viktigast/key-points.ts';
import type { Attrs } from '#lib/blocks/viktigast/schema.ts';
import type { Block } from '#lib/contract/block.ts';
import { characterCount } from '#lib/contract/characters.ts';

const WANTED = 3;
const LONG = 90;
const TOO_LONG = 120;

export function check(_block: Block, attrs: Attrs): Finding[] {
  const points = keyPoints(attrs);
  const number: Finding[] =
    points.length === WANTED && attrs.punkter?.length === WANTED
      ? []
      : [{ kod: 'viktigast_antal', falt: 'attrs.punkter', params: { antal: points.length } }];
  const lengths = points.flatMap(({ index, text }): Finding[] => {
    const antal = characterCount(text);
    if (antal <= LONG) return [];
    const kod = antal > TOO_LONG ? 'viktigast_for_lang' : 'viktigast_lang';
    return [{ kod, falt: `attrs.punkter[${index}]`, params: { antal } }];
  });
  return [...number, ...lengths];
}

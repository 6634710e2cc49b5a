import { isGrade } from '#lib/blocks/betyg/grade.ts';
import type { Attrs } from '#lib/blocks/betyg/schema.ts';
import type { Finding } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

export function check(_block: Block, { betyg }: Attrs): Finding[] {
  return isGrade(betyg) ? [] : [{ kod: 'betyg_utanfor', falt: 'attrs.betyg' }];
}

import type { RenderContext } from '#lib/blocks/define-block.ts';

/** What the readers' script is told of an article that is counted (lib/reader/script/beacon.ts); nothing for one that is not. */
export function measured({ matning, innehall }: Pick<RenderContext, 'matning' | 'innehall'>): Readonly<Record<string, string>> {
  return matning === undefined || innehall === undefined ? {} : { 'data-matning': matning, 'data-innehall': innehall };
}

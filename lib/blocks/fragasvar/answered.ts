import type { Attrs } from '#lib/blocks/fragasvar/schema.ts';

/** The questions that readers see: those that were asked and answered, each with its place. */
export function answered({ fragor = [] }: Attrs): Array<{ index: number; fraga: string; svar: string }> {
  return fragor
    .map((row, index) => ({ index, fraga: row?.fraga?.trim() ?? '', svar: row?.svar?.trim() ?? '' }))
    .filter(({ fraga, svar }) => fraga !== '' && svar !== '');
}

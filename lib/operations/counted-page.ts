import { type Counted, type Page, pageFrameOf } from '#lib/contract/page.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';

/**
 * The frame of a page of a list that was counted as far as it pays. Refuses a page beyond that, which nobody has looked for; one beyond
 * the end of a list is empty.
 */
export function countedPage(counted: Counted, page: Page) {
  const { antal, minst } = counted;
  if (minst && (page.sida - 1) * page.per_sida >= antal) {
    const max = `${Math.ceil(antal / page.per_sida)}; gör urvalet mindre med ord eller filter för att nå längre ned i listan`;
    throw new Fault(422, [faultEntry('falt_for_stort', { falt: 'sida' }, { max })]);
  }
  return pageFrameOf(counted, page);
}

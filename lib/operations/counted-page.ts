import { pageFrameOf } from '#lib/contract/page.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { Stretch, Window } from '#lib/store/stretch.ts';

/**
 * The frame of a page of a list that was counted as far as it pays, with `nasta` as `cursorOf` writes it. Refuses a page deeper than
 * is looked for, and tells of what leads there; one beyond the end of a list is empty.
 */
export function countedPage<Place>(
  { antal, minst, passerade, djupast, rankad, nasta }: Stretch<unknown, Place>,
  { sida, per_sida, efter }: Window<Place>,
  cursorOf: (place: Place) => string,
) {
  const byCursor = efter !== undefined;
  if (minst && passerade >= djupast) {
    const reached = byCursor ? `${djupast} träffar ned` : `${Math.ceil(djupast / per_sida)}`;
    const further = rankad ? 'Gör' : 'Längre ned: skicka nasta ur svaret som markor, eller gör';
    const max = `${reached}. ${further} urvalet mindre med ord eller filter`;
    throw new Fault(422, [faultEntry('falt_for_stort', { falt: byCursor ? 'markor' : 'sida' }, { max })]);
  }
  const page = { sida: byCursor ? 1 : sida, per_sida };
  return { ...pageFrameOf({ antal, minst }, page, djupast), nasta: nasta === undefined ? null : cursorOf(nasta) };
}

import { checkedDay } from '#lib/blocks/price-age.ts';
import { walkDocument } from '#lib/checks/block-walk.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';

/** The first of the days on which the prices of a version were last seen in their shops; nothing where it tells of none. */
export function* oldestPriceDay(document: readonly Block[]): Steps<string | undefined> {
  const { all } = yield* walkDocument(document);
  const days = yield* gathered(all, ({ fields }) =>
    fields.flatMap(({ meta, value }) => (meta?.prisdag && typeof value === 'string' ? (checkedDay(value) ?? []) : [])),
  );
  // As they are written, days stand in the order of the alphabet.
  return days.toSorted()[0];
}

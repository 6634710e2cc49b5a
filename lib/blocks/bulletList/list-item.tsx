import type { PartDefinition } from '#lib/blocks/define-block.ts';
import { group } from '#lib/blocks/field.ts';

/** A point of a list of either kind. */
export const listItem: PartDefinition = {
  type: 'listItem',
  attrs: group({}),
  content: ['paragraph', 'bulletList', 'orderedList'],
  element: ({ children }) => <li>{children}</li>,
};

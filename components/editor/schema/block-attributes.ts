import type { Attribute } from '@tiptap/core';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';

type Attributes = Record<string, Partial<Attribute>>;

/** `attrs.id` as the clipboard carries it. An id of another shape than the contract's is not taken in. */
export const idAttribute: Attributes = {
  id: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const id = element.getAttribute('data-id');
      return id !== null && BLOCK_ID.test(id) ? id : null;
    },
    renderHTML: ({ id }) => (typeof id === 'string' ? { 'data-id': id } : {}),
  },
};

/**
 * One attribute for each field of a text block's schema. All are null until set, so that an attribute which was absent in
 * the document is absent again when the document is taken out.
 */
export function attributesOf(definition: BlockDefinition | PartDefinition): Attributes {
  const fields = Object.keys(definition.attrs.shape).map((name) => [name, fieldAttribute(name)] as const);
  return { ...idAttribute, ...Object.fromEntries(fields) };
}

function fieldAttribute(name: string): Partial<Attribute> {
  const key = `data-${name.toLowerCase()}`;
  return {
    default: null,
    parseHTML: (element) => readJson(element.getAttribute(key)),
    renderHTML: (attrs) => (attrs[name] === null ? {} : { [key]: JSON.stringify(attrs[name]) }),
  };
}

/** What an attribute of pasted HTML holds, or null when it is absent or was not written by this editor. */
export function readJson(written: string | null): unknown {
  if (written === null) return null;
  try {
    return JSON.parse(written);
  } catch (fault) {
    if (fault instanceof SyntaxError) return null;
    throw fault;
  }
}

import { InputRule, Node, wrappingInputRule } from '@tiptap/core';
import { attributesOf } from '#components/editor/schema/block-attributes.ts';
import { contentExpression, groupOf } from '#components/editor/schema/content-expression.ts';
import { table, tableCell, tableHeader, tableRow } from '#components/editor/schema/table.ts';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';

/* The blocks that are written rather than filled in: each knows its HTML, its shortcuts and what typing turns into it. */

function paragraph(definition: BlockDefinition): Node {
  return Node.create({
    name: definition.type,
    // The default block when several would fit.
    priority: 1000,
    group: groupOf(definition),
    content: contentExpression(definition, '*'),
    addAttributes: () => attributesOf(definition),
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { 'Mod-Alt-0': ({ editor }) => editor.commands.setNode(this.name), 'Shift-Enter': ({ editor }) => editor.commands.enter() };
    },
  });
}

/** Pasted headings of other levels become the nearest that articles have. */
const PASTED_LEVELS = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };

function heading(definition: BlockDefinition): Node {
  return Node.create({
    name: definition.type,
    group: groupOf(definition),
    content: contentExpression(definition, '*'),
    defining: true,
    addAttributes: () => attributesOf(definition),
    parseHTML: () => Object.entries(PASTED_LEVELS).map(([tag, level]) => ({ tag, attrs: { level } })),
    renderHTML: ({ node, HTMLAttributes }) => [node.attrs.level === 3 ? 'h3' : 'h2', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return {
        'Mod-Alt-2': ({ editor }) => editor.commands.toggleNode(this.name, 'paragraph', { level: 2 }),
        'Mod-Alt-3': ({ editor }) => editor.commands.toggleNode(this.name, 'paragraph', { level: 3 }),
      };
    },
    addInputRules() {
      return [
        new InputRule({
          find: /^(##|###)\s$/,
          handler: ({ range, match, chain }) => {
            chain()
              .deleteRange(range)
              .setNode(this.name, { level: match[1]?.length ?? 2 })
              .run();
          },
        }),
      ];
    },
  });
}

function list(tag: 'ul' | 'ol', typed: RegExp, shortcut: string) {
  return (definition: BlockDefinition): Node =>
    Node.create({
      name: definition.type,
      group: groupOf(definition),
      content: contentExpression(definition, '+'),
      addAttributes: () => attributesOf(definition),
      parseHTML: () => [{ tag }],
      renderHTML: ({ node, HTMLAttributes }) => [tag, { ...HTMLAttributes, ...firstNumber(node.attrs.start) }, 0],
      addKeyboardShortcuts() {
        return { [shortcut]: ({ editor }) => editor.commands.toggleList(this.name, String(definition.content[0])) };
      },
      addInputRules() {
        return [wrappingInputRule({ find: typed, type: this.type })];
      },
    });
}

/** A list that goes on from another shows its numbers. */
const firstNumber = (start: unknown) => (typeof start === 'number' ? { start } : {});

const ITEM_KEYS = { Enter: 'splitListItem', Tab: 'sinkListItem', 'Shift-Tab': 'liftListItem' } as const;

function listItem(part: PartDefinition): Node {
  return Node.create({
    name: part.type,
    content: contentExpression(part, '+'),
    defining: true,
    addAttributes: () => attributesOf(part),
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const keys = Object.entries(ITEM_KEYS);
      return Object.fromEntries(keys.map(([key, command]) => [key, ({ editor }) => editor.commands[command](this.name)]));
    },
  });
}

function blockquote(definition: BlockDefinition): Node {
  return Node.create({
    name: definition.type,
    group: groupOf(definition),
    content: contentExpression(definition, '+'),
    defining: true,
    addAttributes: () => attributesOf(definition),
    parseHTML: () => [{ tag: 'blockquote' }],
    // The class is the reader's style for it.
    renderHTML: ({ HTMLAttributes }) => ['blockquote', { ...HTMLAttributes, class: 'blockcitat' }, 0],
    addKeyboardShortcuts() {
      return { 'Mod-Shift-b': ({ editor }) => editor.commands.toggleWrap(this.name) };
    },
    addInputRules() {
      return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
    },
  });
}

/** The types that are text to the editor. Every other type of the registry gets its node from genericBlock. */
export const TEXT_BLOCKS: Partial<Record<string, (definition: BlockDefinition) => Node>> = {
  paragraph,
  heading,
  bulletList: list('ul', /^\s*([-*])\s$/, 'Mod-Shift-8'),
  orderedList: list('ol', /^1\.\s$/, 'Mod-Shift-7'),
  blockquote,
  table,
};

/** The structural nodes within them. */
export const TEXT_PARTS: Partial<Record<string, (part: PartDefinition) => Node>> = { listItem, tableRow, tableCell, tableHeader };

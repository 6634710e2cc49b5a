import { Mark, markInputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isSafeAddress } from '#lib/content/address.ts';

/*
 * The three marks of the contract. A link keeps its address and nothing else: where it opens and what it tells search
 * engines is the renderer's business.
 */

const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [
    { tag: 'strong' },
    // Word processors wrap whole texts in a <b> of normal weight.
    { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
  ],
  renderHTML: () => ['strong', 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(\*\*(?!\s)([^*]+)(?<!\s)\*\*)$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { 'Mod-b': ({ editor }) => editor.commands.toggleMark(this.name) };
  },
});

const Italic = Mark.create({
  name: 'italic',
  parseHTML: () => [
    { tag: 'em' },
    { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
    { style: 'font-style=italic' },
  ],
  renderHTML: () => ['em', 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(\*(?!\s)([^*]+)(?<!\s)\*)$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { 'Mod-i': ({ editor }) => editor.commands.toggleMark(this.name) };
  },
});

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return href !== '' && isSafeAddress(href, 'lank') ? { href } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: isSafeAddress(String(mark.attrs.href), 'lank') ? mark.attrs.href : null }, 0],
  addProseMirrorPlugins() {
    return [linkByPasting(this.name)];
  },
});

/** Pasting an address over selected words makes them a link. */
function linkByPasting(name: string): Plugin {
  return new Plugin({
    props: {
      handlePaste(view, event) {
        const { from, to, empty } = view.state.selection;
        const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
        const type = view.state.schema.marks[name];
        if (empty || type === undefined || !/^https?:\/\/\S+$/.test(pasted)) return false;
        view.dispatch(view.state.tr.addMark(from, to, type.create({ href: pasted })));
        return true;
      },
    },
  });
}

export const MARKS = [Bold, Italic, Link];

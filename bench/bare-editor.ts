import { baseKeymap } from '@tiptap/pm/commands';
import { keymap } from '@tiptap/pm/keymap';
import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';

/* In the browser: ProseMirror with one empty paragraph and nothing else, to hold the editor of an article against. */

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: {},
  },
});

new EditorView(document.body, {
  state: EditorState.create({ schema, plugins: [keymap(baseKeymap)] }),
  attributes: { 'aria-label': 'Artikelns text', role: 'textbox' },
});

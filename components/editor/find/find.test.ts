import { getSchema } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { stretchesOf } from '#components/editor/find/find-in-text.ts';
import { findIn } from '#components/editor/find/found.ts';
import { replaceFound } from '#components/editor/find/replace-found.ts';
import { takeHeadChanges } from '#components/editor/find/take-head-changes.ts';
import { whereFound } from '#components/editor/find/where-found.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const plain = { skiftlage: false, helaOrd: false };
const wordsIn = (text: string, wanted: string, how = {}) =>
  stretchesOf(text, { ...plain, text: wanted, ...how }).map(({ from, to }) => text.slice(from, to));

test('capitals are found as small letters unless they are told apart; å, ä and ö too', () => {
  expect(wordsIn('Åre och åre', 'åre')).toEqual(['Åre', 'åre']);
  expect(wordsIn('Åre och åre', 'åre', { skiftlage: true })).toEqual(['åre']);
});

test('a whole word ends where its letters do, whatever their alphabet', () => {
  expect(wordsIn('sol, solé, sol2, _sol och sol', 'sol', { helaOrd: true })).toEqual(['sol', 'sol']);
  expect(wordsIn('a.b axb', 'a.b')).toEqual(['a.b']);
});

test('signs that one key writes are found by that key', () => {
  expect(wordsIn('5\u00a0000 kr, 5 000 kr', '5 000')).toHaveLength(2);
  expect(wordsIn('”ja” "ja"', '"ja"')).toHaveLength(2);
  expect(wordsIn('”ja”', '')).toEqual([]);
});

const link = { type: 'link' as const, attrs: { href: 'https://torget.example/' } };
const paragraph = (id: string, ...content: Block['content'] & object): Block => ({ type: 'paragraph', attrs: { id }, content });
const blocks: Block[] = [
  paragraph(
    'bstycke001',
    { type: 'text', text: 'På ' },
    { type: 'text', text: 'Torget', marks: [link] },
    { type: 'text', text: ' i natt.' },
  ),
  {
    type: 'snabbfakta',
    attrs: {
      id: 'bfakta0001',
      rader: [
        { k: 'Torget', v: 'öppet' },
        { k: 'Ytan på torget', v: 'Torget: 2 ha' },
      ],
    },
  },
  paragraph('bstycke002', { type: 'text', text: 'Torget, torget.' }),
];
const content: ArticleContent = {
  ...{ rubrik: 'Torget öppnar', ingress: '', slug: 'torget', block: blocks },
  ...{ meta: { seoTitel: 'Torget' }, hero: { src: 'https://torget.example/a.jpg', alt: 'Torget' } },
};

function version() {
  const written = { content };
  const session = {
    openDraft: () => written.content,
    edit: (change: Partial<ArticleContent>) => {
      written.content = { ...written.content, ...change };
    },
  };
  let state = EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)), plugins: [history()] });
  const dispatch = (tr: EditorState['tr']) => {
    state = state.apply(tr);
    takeHeadChanges(session, tr, 'sv');
  };
  return {
    session,
    dispatch,
    get state() {
      return state;
    },
    find: (text: string) => findIn(written.content, state.doc, { ...plain, text }),
    read: () => JSON.stringify({ ...written.content, block: editorToDocument(state.doc) }),
  };
}

test('all texts of the version are looked through, in the order in which they are met; addresses are not', () => {
  const { find, state } = version();
  const found = find('torget');
  expect(found.map((one) => whereFound(one, state.doc).namn)).toEqual([
    ...['Rubrik', 'Stycke', 'Snabbfakta', 'Snabbfakta', 'Snabbfakta', 'Stycke', 'Stycke'],
    ...['Huvudbild, alternativtext', 'SEO-titel'],
  ]);
  expect(whereFound(found[0] ?? expect.fail(), state.doc)).toMatchObject({ fore: '', ord: 'Torget', efter: ' öppnar' });
});

test('all are replaced in one step, links and addresses stand, and one key takes all of it back and makes it again', () => {
  const made = version();
  const before = made.read();
  made.dispatch(replaceFound(made.state, made.find('torget'), 'Strandpromenaden'));
  expect(made.find('torget')).toEqual([]);
  expect(made.find('strandpromenaden')).toHaveLength(9);
  const after = made.read();
  expect(after).toContain('https://torget.example/a.jpg');
  expect(editorToDocument(made.state.doc)[0]?.content?.[1]).toEqual({ type: 'text', text: 'Strandpromenaden', marks: [link] });
  expect(undo(made.state, made.dispatch)).toBe(true);
  expect(made.read()).toBe(before);
  redo(made.state, made.dispatch);
  expect(made.read()).toBe(after);
});

test('one is replaced where it stands, and a headline that was written in meanwhile is left when that is taken back', () => {
  const made = version();
  const [headline] = made.find('torget');
  made.dispatch(replaceFound(made.state, [headline ?? expect.fail()], 'Parken'));
  expect(made.session.openDraft().rubrik).toBe('Parken öppnar');
  made.session.edit({ rubrik: 'Parken öppnar i dag' });
  undo(made.state, made.dispatch);
  expect(made.session.openDraft().rubrik).toBe('Parken öppnar i dag');
});

test('nothing in its place takes the words away and never their block; a field that is emptied is absent', () => {
  const made = version();
  made.dispatch(replaceFound(made.state, made.find('torget'), ''));
  const [first, facts] = editorToDocument(made.state.doc);
  expect(made.state.doc.childCount).toBe(3);
  expect(first?.content?.map((node) => 'text' in node && node.text).join('')).toBe('På  i natt.');
  expect(facts?.attrs?.rader).toEqual([{ v: 'öppet' }, { k: 'Ytan på ', v: ': 2 ha' }]);
  expect(made.session.openDraft()).toMatchObject({ rubrik: ' öppnar', meta: {}, hero: { src: 'https://torget.example/a.jpg' } });
});

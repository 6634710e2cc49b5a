import type { Mark, Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** A link that was put in the text from here: its words, and whether they were written with it or stood there before. */
export interface PutLink {
  href: string;
  text: string;
  words: 'nya' | 'markerade';
}

/**
 * Makes a link of the words that are selected; with none selected, writes `text` as a link where the cursor is, or last in
 * the article when nobody has been in its text.
 */
export function putLinkStep(state: EditorState, { href, text }: { href: string; text: string }): { tr: Transaction; put: PutLink } {
  const { doc, selection, schema, tr } = state;
  const link = linkMark(state, href);
  const { from, to, $from } = selection;
  if (selection instanceof TextSelection && !selection.empty && $from.sameParent(selection.$to) && canBear($from.parent, link)) {
    const words = doc.textBetween(from, to);
    return { tr: tr.addMark(from, to, link), put: { href, text: words, words: 'markerade' } };
  }
  const put: PutLink = { href, text, words: 'nya' };
  const wasThere = from !== Selection.atStart(doc).from;
  if (selection instanceof TextSelection && wasThere && canBear($from.parent, link)) {
    const before = $from.parent.textBetween(0, $from.parentOffset);
    const gap = before === '' || /\s$/.test(before) ? [] : [schema.text(' ')];
    return { tr: tr.insert(from, [...gap, schema.text(text, [link])]), put };
  }
  return { tr: tr.insert(doc.content.size, schema.node('paragraph', null, [schema.text(text, [link])])), put };
}

/** Takes such a link away: words that were written with it go too, and so does a paragraph that held nothing else. */
export function takeLinkStep(state: EditorState, { href, text, words }: PutLink): Transaction | undefined {
  const link = linkMark(state, href);
  let found: { from: number; to: number; parent: Node | null } | undefined;
  state.doc.descendants((node, pos, parent) => {
    if (found === undefined && node.isText && node.text === text && link.isInSet(node.marks)) {
      found = { from: pos, to: pos + node.nodeSize, parent };
    }
    return found === undefined;
  });
  if (found === undefined) return undefined;
  const { from, to, parent } = found;
  const { tr, doc } = state;
  if (words === 'markerade') return tr.removeMark(from, to, link);
  const isAlone =
    parent?.type.name === 'paragraph' && parent.content.size === to - from && doc.childCount > 1 && doc.resolve(from).depth === 1;
  if (isAlone) return tr.delete(from - 1, to + 1);
  const before = doc.resolve(from).nodeBefore;
  const wasGap = before?.isText && before.text?.endsWith(' ') && doc.resolve(to).nodeAfter === null;
  return tr.delete(wasGap ? from - 1 : from, to);
}

function linkMark({ schema }: EditorState, href: string): Mark {
  return schema.mark('link', { href });
}

function canBear(parent: Node, link: Mark): boolean {
  return parent.isTextblock && parent.type.allowsMarkType(link.type);
}

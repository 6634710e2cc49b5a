import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';

/*
 * Keeps `attrs.id` true to the contract through every edit: each block has one, no two share one, and a block that is
 * changed, moved, dragged or cut and pasted keeps its own, so that comparison, merging and translation follow it.
 */

interface Place {
  node: Node;
  pos: number;
}

export const BlockIds = Extension.create({
  name: 'blockIds',
  addProseMirrorPlugins: () => [blockIds()],
});

export function blockIds(): Plugin {
  let cut = new Set<string>();
  return new Plugin({
    appendTransaction: (transactions, before, after) =>
      transactions.some((transaction) => transaction.docChanged) ? repairIds(transactions, before, after) : null,
    props: {
      handleDOMEvents: {
        cut: (view) => {
          cut = idsIn(view.state.selection.content().content);
          return false;
        },
        copy: () => {
          cut = new Set();
          return false;
        },
      },
      // What is dragged within the article is moved, not copied: should it be copied, the repair below tells the two apart.
      transformPasted: (slice, view) =>
        view.dragging === null ? new Slice(withoutIds(slice.content, cut), slice.openStart, slice.openEnd) : slice,
    },
  });
}

/** Documents in which each block is known to have an id of its own. */
const sound = new WeakSet<Node>();

/** A transaction that gives each block an id of its own, or null when all have one. */
function repairIds(transactions: readonly Transaction[], before: EditorState, after: EditorState): Transaction | null {
  if (sound.has(before.doc) && isStillSound(before.doc, after.doc)) {
    sound.add(after.doc);
    return null;
  }
  const places = new Map<string, Place[]>();
  const missing: Place[] = [];
  after.doc.descendants((node, pos) => {
    const { id } = node.attrs;
    if (typeof id === 'string') places.set(id, [...(places.get(id) ?? []), { node, pos }]);
    else if (BLOCKS.has(node.type.name)) missing.push({ node, pos });
  });
  const shared = [...places].filter(([id, found]) => found.length > 1 || !BLOCK_ID.test(id));
  if (missing.length === 0 && shared.length === 0) {
    sound.add(after.doc);
    return null;
  }

  const origins = originsOf(transactions, before);
  const repair = after.tr;
  for (const [id, found] of shared) {
    const owner = BLOCK_ID.test(id) ? ownerOf(found, origins.positions.get(id)) : undefined;
    for (const place of found) {
      if (place !== owner) repair.setNodeAttribute(place.pos, 'id', BLOCKS.has(place.node.type.name) ? newBlockId() : null);
    }
  }
  const pasted = transactions.some((transaction) => transaction.getMeta('paste') === true);
  for (const { pos } of missing) {
    // A block whose kind was changed is still that block.
    const former = pasted ? undefined : origins.ids.get(pos);
    const id = former !== undefined && !places.has(former) ? former : newBlockId();
    places.set(id, []);
    repair.setNodeAttribute(pos, 'id', id);
  }
  return repair;
}

/**
 * Whether an edit of a sound document left it so without any doubt: the blocks it put at the top bring no other ids than
 * those they replaced, and each only once. So most keys cost the same in a long article as in a short one.
 */
function isStillSound(before: Node, after: Node): boolean {
  const { former, present } = changedBlocks(before.children, after.children);
  const given = idsIn(Fragment.from(former));
  let isSound = true;
  Fragment.from(present).descendants((node) => {
    const { id } = node.attrs;
    if (typeof id === 'string') isSound = given.delete(id) && isSound;
    else if (BLOCKS.has(node.type.name)) isSound = false;
  });
  return isSound;
}

/** Between the blocks that both documents begin with and those that both end with. */
function changedBlocks(before: readonly Node[], after: readonly Node[]): { former: readonly Node[]; present: readonly Node[] } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { former: before.slice(start, before.length - end), present: after.slice(start, after.length - end) };
}

/** Where each block of the former document would stand now, both ways. */
function originsOf(transactions: readonly Transaction[], before: EditorState) {
  const positions = new Map<string, number>();
  const ids = new Map<number, string>();
  before.doc.descendants((node, pos) => {
    if (typeof node.attrs.id !== 'string') return;
    const now = transactions.reduce((mapped, transaction) => transaction.mapping.map(mapped, 1), pos);
    positions.set(node.attrs.id, now);
    if (!ids.has(now)) ids.set(now, node.attrs.id);
  });
  return { positions, ids };
}

/** Which of several blocks with one id is the one that had it: where it stood; of a block split before its text, the half with the text. */
function ownerOf(found: Place[], origin: number | undefined): Place | undefined {
  const stayed = found.find((place) => place.pos === origin);
  if (stayed === undefined) return found[0];
  const after = found.find((place) => place.pos === stayed.pos + stayed.node.nodeSize);
  return stayed.node.content.size === 0 && after !== undefined && after.node.content.size > 0 ? after : stayed;
}

function idsIn(content: Fragment): Set<string> {
  const ids = new Set<string>();
  content.descendants((node) => {
    if (typeof node.attrs.id === 'string') ids.add(node.attrs.id);
  });
  return ids;
}

/** The content as something new: without the ids of what it was copied from, but with those that were cut and only move. */
function withoutIds(content: Fragment, cut: ReadonlySet<string>): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const inner = withoutIds(node.content, cut);
    const copied = typeof node.attrs.id === 'string' && !cut.has(node.attrs.id);
    nodes.push(node.isText ? node : copied ? node.type.create({ ...node.attrs, id: null }, inner, node.marks) : node.copy(inner));
  });
  return Fragment.fromArray(nodes);
}

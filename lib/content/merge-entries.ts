import { equalJson } from '#lib/content/equal-json.ts';
import { entriesOf, type WrittenEntry } from '#lib/content/live-changes.ts';
import { mergeOrder } from '#lib/content/merge-order.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';

interface Sides<T> {
  bas: T;
  min: T;
  deras: T;
}

/** That one side has changed what the other has changed too. */
const COLLISION = Symbol('collision');

/**
 * Three-way merge of a live report that both sides changed: entry by entry, for several write in it at once while somebody
 * edits the article around it. `undefined` for any other block, and for a report in which the same entry, or the same field
 * of the block, was changed on both sides: that is a conflict of the whole block, to be told as such.
 */
export function* mergeEntries({ bas, min, deras }: Sides<Block | undefined>): Steps<Block | undefined> {
  if (bas?.type !== 'liveinlagg' || min?.type !== 'liveinlagg' || deras?.type !== 'liveinlagg') return undefined;
  const inlagg = yield* mergedList({ bas: entriesById(bas), min: entriesById(min), deras: entriesById(deras) });
  const attrs = mergedFields({ bas: fieldsOf(bas), min: fieldsOf(min), deras: fieldsOf(deras) });
  if (inlagg === undefined || attrs === undefined) return undefined;
  return { ...deras, attrs: { ...attrs, inlagg } };
}

function picked<T>({ bas, min, deras }: Sides<T>, same: (one: T, other: T) => boolean = equalJson): T | typeof COLLISION {
  if (same(bas, min) || same(min, deras)) return deras;
  return same(bas, deras) ? min : COLLISION;
}

/** When an entry was corrected Studio says at the next save: that one side does not know it is no change of theirs. */
export function writtenTheSame(one: WrittenEntry | undefined, other: WrittenEntry | undefined): boolean {
  const written = (entry: WrittenEntry | undefined) => (entry === undefined ? undefined : { ...entry, rattad: undefined });
  return one === other || equalJson(written(one), written(other));
}

type Entries = ReadonlyMap<string, WrittenEntry>;

/** The entries of a live report by their ids; `undefined` when an entry has no id of its own to be known by. */
export function entriesById(block: Block): Map<string, WrittenEntry> | undefined {
  const entries = entriesOf(block);
  const named = new Map<string, WrittenEntry>();
  for (const entry of entries) if (typeof entry.id === 'string' && entry.id !== '') named.set(entry.id, entry);
  return named.size === entries.length ? named : undefined;
}

function* mergedList({ bas, min, deras }: Sides<Entries | undefined>): Steps<WrittenEntry[] | undefined> {
  if (bas === undefined || min === undefined || deras === undefined) return undefined;
  const merged = new Map<string, WrittenEntry>();
  for (const id of new Set([...deras.keys(), ...min.keys()])) {
    const entry = picked({ bas: bas.get(id), min: min.get(id), deras: deras.get(id) }, writtenTheSame);
    if (entry === COLLISION) return undefined;
    if (entry !== undefined) merged.set(id, entry);
    yield;
  }
  const { order, contested } = mergeOrder([...bas.keys()], [...min.keys()], [...deras.keys()], (id) => merged.has(id));
  // Readers see entries by their time: that two have moved the same one in the list says nothing to anybody.
  const places = contested.length === 0 ? order : [...merged.keys()];
  return places.map((id) => merged.get(id)).filter((entry) => entry !== undefined);
}

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf({ attrs = {} }: Block): Fields {
  return new Map(Object.entries(attrs).filter(([name]) => name !== 'inlagg'));
}

function mergedFields({ bas, min, deras }: Sides<Fields>): Record<string, unknown> | undefined {
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...deras.keys(), ...min.keys()])) {
    const value = picked({ bas: bas.get(name), min: min.get(name), deras: deras.get(name) });
    if (value === COLLISION) return undefined;
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

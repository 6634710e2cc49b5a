import { canonicalJson } from '#lib/content/canonical-json.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { mergeOrder } from '#lib/content/merge-order.ts';
import { mergeSequences, type Sides } from '#lib/content/merge-sequence.ts';

type MergeText = (texts: Sides<string>) => string;

/** Words of a text are merged as such; an address, a date or a choice is one value. */
const IS_TEXT = /\s/;

/**
 * Three-way merge of two JSON values made of the same, field by field: what one side alone has changed is as that side has it. Entries with ids
 * are known by them, others by their places where there are as many as before, and else by what they say. What both have changed differently is merged where it is a text, and else as `min` has it.
 */
export function mergeValues<T>({ bas, min, deras }: Sides<T>, mergeText: MergeText): T {
  // Each kind below makes of three values of one form a value of that form.
  return merged({ bas, min, deras }, mergeText) as T;
}

function merged(sides: Sides<unknown>, mergeText: MergeText): unknown {
  const { bas, min, deras } = sides;
  if (equalJson(bas, deras) || equalJson(min, deras)) return min;
  if (equalJson(bas, min)) return deras;
  if (typeof bas === 'string' && typeof min === 'string' && typeof deras === 'string') {
    return [bas, min, deras].some((text) => IS_TEXT.test(text)) ? mergeText({ bas, min, deras }) : min;
  }
  if (Array.isArray(bas) && Array.isArray(min) && Array.isArray(deras)) return mergedList({ bas, min, deras }, mergeText);
  if (isRecord(bas) && isRecord(min) && isRecord(deras)) {
    const names = new Set([...Object.keys(deras), ...Object.keys(min)]);
    const fields = [...names].map((name) => [name, merged({ bas: bas[name], min: min[name], deras: deras[name] }, mergeText)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  return min;
}

function mergedList(sides: Sides<readonly unknown[]>, mergeText: MergeText): readonly unknown[] {
  const { bas, min, deras } = sides;
  const named = { bas: byId(bas), min: byId(min), deras: byId(deras) };
  if (named.bas !== undefined && named.min !== undefined && named.deras !== undefined) {
    return mergedEntries({ bas: named.bas, min: named.min, deras: named.deras }, mergeText);
  }
  if (bas.length !== min.length || bas.length !== deras.length) return inTurn(sides);
  return bas.map((entry, place) => merged({ bas: entry, min: min[place], deras: deras[place] }, mergeText));
}

/** What either has put in is there, and what either has taken out is gone. */
function inTurn({ bas, min, deras }: Sides<readonly unknown[]>): unknown[] {
  const pieces = (list: readonly unknown[]) => list.map((value) => ({ key: canonicalJson(value), value, begins: true }));
  const merged = mergeSequences<unknown>(
    { bas: pieces(bas), min: pieces(min), deras: pieces(deras) },
    (values) => values.deras,
    () => false,
  );
  return merged.map(({ value }) => value);
}

type Entries = ReadonlyMap<string, unknown>;

function mergedEntries({ bas, min, deras }: Sides<Entries>, mergeText: MergeText): unknown[] {
  const entries = new Map<string, unknown>();
  for (const id of new Set([...deras.keys(), ...min.keys()])) {
    const sides = { bas: bas.get(id), min: min.get(id), deras: deras.get(id) };
    // What one has taken out and the other written in is left.
    const isOut = bas.has(id) && (min.has(id) ? !deras.has(id) && equalJson(sides.bas, sides.min) : equalJson(sides.bas, sides.deras));
    if (!isOut) entries.set(id, min.has(id) && deras.has(id) ? merged(sides, mergeText) : (sides.min ?? sides.deras));
  }
  const { order } = mergeOrder([...bas.keys()], [...min.keys()], [...deras.keys()], (id) => entries.has(id));
  return order.map((id) => entries.get(id));
}

/** `undefined` where an entry has no id of its own to be known by. */
function byId(list: readonly unknown[]): Entries | undefined {
  const entries = new Map<string, unknown>();
  for (const entry of list) if (isRecord(entry) && typeof entry.id === 'string' && entry.id !== '') entries.set(entry.id, entry);
  return entries.size === list.length ? entries : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

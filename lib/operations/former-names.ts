import { keptIn, withKept } from '#lib/contract/kept-json.ts';

/** What those who have left are called now, by their ids. */
export type FormerStaff = ReadonlyMap<string, FormerName>;

export interface FormerName {
  namn: string;
  epost: string;
}

/** Fields that say whom the object beside them is about. */
const ABOUT = ['id', 'person', 'konto'] as const;

/** Where a name was replaced: what it was, and what it is now. */
type Replaced = (was: string, is: string) => void;

/**
 * The same, with the names and addresses of those who have been made anonymous replaced by what they are called now. Rows of history are
 * sealed with the names that people had; whatever leaves Studio goes by the id beside the name.
 */
export function withoutFormerNames<Value>(value: Value, former: FormerStaff, replaced: Replaced = () => {}): Value {
  // The shape stays what it was: only words are exchanged for words.
  return former.size === 0 ? value : (walk(value, former, replaced) as Value);
}

function walk(value: unknown, former: FormerStaff, replaced: Replaced): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((one) => walk(one, former, replaced));
    return inner.some((one, at) => one !== value[at]) ? inner : value;
  }
  // What is made by a class is no answer to be read, such as a file.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const kept = keptIn(value);
  if (kept !== undefined && !mentions(kept.json, former)) {
    const head = Object(walk(kept.head, former, replaced));
    return head === kept.head ? value : withKept(head, kept.field, kept.json);
  }
  const fields = Object.entries(value);
  const name = nameIn(new Map(fields), former);
  const inner = fields.map(([key, one]): [string, unknown] => {
    const now = name !== undefined && typeof one === 'string' && (key === 'namn' || key === 'epost') ? name[key] : undefined;
    if (now === undefined || typeof one !== 'string') return [key, walk(one, former, replaced)];
    replaced(one, now);
    return [key, now];
  });
  return inner.some(([, one], at) => one !== fields[at]?.[1]) ? Object.fromEntries(inner) : value;
}

/** Whether any of them may stand in what is kept as JSON: else nobody need look into it. */
function mentions(json: Uint8Array, former: FormerStaff): boolean {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  return former.keys().some((id) => bytes.includes(id));
}

function nameIn(fields: ReadonlyMap<string, unknown>, former: FormerStaff): FormerName | undefined {
  for (const field of ABOUT) {
    const id = fields.get(field);
    const name = typeof id === 'string' ? former.get(id) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

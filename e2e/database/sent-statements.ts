import pg from 'pg';

/** A statement as it was sent to the database. */
export interface Sent {
  /** What it is prepared by; none where it is not. */
  name?: string;
  text: string;
  values: unknown[];
}

/** All statements that are sent while `work` is done, by their text and values. */
export async function sentDuring(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent = new Map<string, Sent>();
  const original = pg.Client.prototype.query;
  const listening = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given;
    const asked: Partial<Sent> = typeof first === 'string' ? { text: first, values: Array.isArray(second) ? second : [] } : Object(first);
    const { name, text = '', values = [] } = asked;
    if (/^\s*(SELECT|WITH)\b/.test(text)) sent.set(text, { ...(name === undefined ? {} : { name }), text, values });
    return Reflect.apply(original, this, given);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return [...sent.values()];
}

/** A value as it stands in a statement, as the driver would have sent it beside one. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(inArray).join(',')}}` : String(value));
}

function inArray(value: unknown): string {
  return value === null ? 'NULL' : `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`;
}

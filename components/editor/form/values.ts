/** The values of an object's fields, by name. */
export type Values = Readonly<Record<string, unknown>>;

export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

/** The values after a change. A field that is emptied is absent, as in a document that never had it. */
export function changed(value: Values, change: Values): Values {
  return Object.fromEntries(Object.entries({ ...value, ...change }).filter(([, entry]) => entry !== undefined && entry !== ''));
}

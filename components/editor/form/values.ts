/** The values of an object's fields, by name. */
export type Values = Readonly<Record<string, unknown>>;

export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

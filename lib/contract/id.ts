const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything that is kept: asking the database about any other is a mistake. */
export function isId(value: string): boolean {
  return UUID.test(value);
}

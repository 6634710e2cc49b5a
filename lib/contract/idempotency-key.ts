const KEY = /^[\x21-\x7e]{1,200}$/;

/** Whether a call can be known by it when it is sent again: at most 200 characters of ASCII that are seen. */
export function isIdempotencyKey(text: string): boolean {
  return KEY.test(text);
}

/** The key that stands in a call's body as `idem`, which means the same as in its header (decisions.md §4); what is none is told of with the rest of the body. */
export function keyInBody(body: unknown): string | undefined {
  const key = typeof body === 'object' && body !== null && 'idem' in body ? body.idem : undefined;
  return typeof key === 'string' && isIdempotencyKey(key) ? key : undefined;
}

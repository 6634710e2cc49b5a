const KEY = /^[\x21-\x7e]{1,200}$/;

/** Whether a call can be known by it when it is sent again: at most 200 characters of ASCII that are seen. */
export function isIdempotencyKey(text: string): boolean {
  return KEY.test(text);
}

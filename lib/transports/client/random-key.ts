/** A key that nobody else has. A browser gives randomUUID only to pages on https; random numbers it gives to all. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');
}

/** Bounds on what is kept (interface.md «Limits»; the rest keep one article from harming the service). */
export const LIMITS = {
  /** decisions.md §2 */
  bodyBytes: 2 * 1024 * 1024,
  /** Login, consent and OAuth (decisions.md §17), and whatever else has no use for more. */
  smallBodyBytes: 16 * 1024,
  mediaBytes: 50 * 1024 * 1024,
  /** Beyond this a picture costs more memory to decode than any layout needs. */
  mediaPixels: 60_000_000,
  /** Of a language version, at any depth (decisions.md §17). */
  blocks: 2_000,
  /** Of one block. */
  children: 1_000,
  /** Of one text. */
  marks: 8,
  /** Blocks within blocks; the deepest honest document (a list in a list in a table cell) has ten. */
  nesting: 16,
  /** Lists and objects within each other in the JSON of a call: a document at its deepest takes half as many. */
  jsonNesting: 64,
  headline: 500,
  /** More than any address has; a check tells when it is too long to be one. */
  slug: 200,
  takedownReason: 300,
  /** decisions.md §17 */
  shortestPassword: 12,
  longestPassword: 200,
  /** RFC 5321 §4.5.3.1.3 */
  email: 254,
  pageSize: 100,
} as const;

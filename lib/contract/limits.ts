/** Bounds on what is kept (interface.md «Limits», decisions.md §17; the rest keep one article from harming the service). */
export const LIMITS = {
  /** decisions.md §2 */
  bodyBytes: 2 * 1024 * 1024,
  /** Login, consent and OAuth (decisions.md §17), and whatever else has no use for more. */
  smallBodyBytes: 16 * 1024,
  mediaBytes: 50 * 1024 * 1024,
  /** An archive of a whole newsroom; a command reads larger ones. */
  importBytes: 200 * 1024 * 1024,
  /** Beyond this a picture costs more memory to decode than any layout needs. */
  mediaPixels: 60_000_000,
  /** Of a picture that moves, all of which together have no more points than a picture may. */
  mediaFrames: 300,
  /** A language version, besides the entries of a live report, which come one by one. */
  versionBytes: 1024 * 1024,
  /** Of a language version, at any depth. */
  blocks: 2_000,
  /** Of one block; of one list anywhere that has no bound of its own. */
  children: 1_000,
  /** Of a live report. */
  entries: 100_000,
  /** Of one text. */
  marks: 8,
  /** Blocks that hold blocks; the deepest honest document (a list in a list in a table cell) has eight. */
  nesting: 12,
  /** Lists and objects within each other in the JSON of a call: a document at its deepest takes half as many. */
  jsonNesting: 64,
  /** Different names of fields in the JSON of a call: what Wikidata tells of a person has some hundreds. */
  fieldNames: 10_000,
  /** Of one object in a call. */
  fields: 1_000,
  /** Lists, texts, fields and other values in a call, besides its document: more than any call needs. */
  values: 20_000,
  /** Characters of JSON of a skeleton or a pattern that the newsroom has made: it is to be filled in, and is no article. */
  skeletonLength: 200_000,
  /** Operations that one call has carried out. */
  batch: 100,
  /** People whom one call makes authors in a publishing system elsewhere: one after the other, while somebody waits. */
  authorsAtOnce: 20,
  /** Languages that one call names. */
  languages: 20,
  /** What a number that counts something can be, as the database keeps it. */
  counter: 2_147_483_647,
  /** Parts of a form that is sent with a file. */
  formParts: 20,
  /** Told of one part of a call: nobody reads more. */
  faults: 200,
  tags: 50,
  /** Pictures in one collection. */
  collection: 10_000,
  sources: 100,
  takedownReason: 300,
  shortestPassword: 12,
  pageSize: 100,
} as const;

/**
 * How many characters a text that somebody writes may have (decisions.md §17). Schemas take their limits from here by
 * `bounded`; a text without a limit of its own has that of `text` (lib/operations/over-length.ts).
 */
export const LENGTHS = {
  headline: 300,
  seoTitle: 300,
  teaserTitle: 300,
  slug: 80,
  standfirst: 2_000,
  shareText: 500,
  seoDescription: 500,
  tag: 80,
  address: 2_000,
  /** To a revision. */
  comment: 500,
  /** Of a person, a partner, a picture’s credit. */
  name: 200,
  /** RFC 5321 §4.5.3.1.3 */
  email: 254,
  password: 200,
  /** One text of a document, and any other text that nothing else is said of. */
  text: 20_000,
} as const;

export type Length = keyof typeof LENGTHS;

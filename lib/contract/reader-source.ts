/** Where readers come from, as classes: which page or search it was is not told. In a file of its own: the readers' script knows it. */
export const READER_SOURCES = ['direkt', 'sok', 'socialt', 'internt', 'annan'] as const;

export type ReaderSource = (typeof READER_SOURCES)[number];

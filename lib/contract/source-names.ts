import type { ReaderSource } from '#lib/contract/reader-source.ts';

/** What the classes of where readers come from are called. */
export const SOURCE_NAMES = {
  direkt: 'Direkt',
  sok: 'Sökmotorer',
  socialt: 'Sociala medier',
  internt: 'Den egna sajten',
  annan: 'Andra sajter',
} as const satisfies Record<ReaderSource, string>;

/** One file, a piece at a time: a picture may be large. */
export interface OpenedFile {
  byte: number;
  content: AsyncIterable<Buffer>;
}

/** What is kept of one picture. */
export interface KeptPicture {
  id: string;
  /** Of its files, without what has been made of them. */
  names: string[];
  /** When the latest of them came. */
  andrad: Date;
}

/** Puts one file of a picture there. */
export type PutFile = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Where the files of pictures lie: of each picture some files by name, and beside them (`MADE`) what has been made of those for whoever
 * asked, which can be made again. A file is never seen half. Names and ids are Studio's own. What cannot be asked at the moment throws StorageAway;
 * what there is no room for, NoRoom.
 */
export interface PictureFiles {
  /** What it is, told to whoever runs Studio. */
  readonly namn: string;
  /** A file of the picture, or (`gjort/…`) what was made of one; `undefined` when there is none. */
  read(id: string, name: string): Promise<Uint8Array | undefined>;
  /** The same, a piece at a time. */
  open(id: string, name: string): Promise<OpenedFile | undefined>;
  /** What the files of the picture are called. */
  names(id: string): Promise<string[]>;
  /** What those that were made of it are called, without `gjort/`. */
  madeNames(id: string): Promise<string[]>;
  /** Keeps the files that `write` puts as the picture, instead of any that was there before; when `write` throws, it leaves nothing of them. */
  keep(id: string, write: (put: PutFile) => Promise<void>): Promise<void>;
  /** Adds a file to the picture, unless there is one of that name. */
  add(id: string, name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Keeps what was made of a picture, of which the latest stay (`MOST_MADE`). Throws nothing for a picture that is gone: then nothing is kept. */
  keepMade(id: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Forgets all of the picture, also when there is nothing. */
  remove(id: string): Promise<void>;
  /** All pictures that there are, in no order that anybody may rely on. */
  all(): AsyncIterable<KeptPicture>;
  /** Removes what a kill has left half before that time; answers with how many files or folders those were. */
  removeHalf(before: Date): Promise<number>;
  /** Which newsroom's it is (lib/studio/shared-pictures.ts); `undefined` when nobody has said. */
  mark(): Promise<string | undefined>;
  /** Says so, unless somebody has. */
  putMark(mark: string): Promise<void>;
  /** Forgets it. */
  removeMark(): Promise<void>;
}

/** Of one picture: all its widths in both types, and the crops of two focus points. Beyond that the oldest go. */
export const MOST_MADE = 100;
export const MADE_WHEN_SWEPT = 75;

/** A place that holds files: a folder, an archive, or one file by itself. */
export interface ArticleFiles {
  /** The paths of all files, with `/` between their parts and none of them outside; in order. */
  readonly paths: readonly string[];
  /** The bytes of a file; `undefined` where there is none of that name. Throws ImportFault for one that is larger than `most`, or broken. */
  read(path: string, most: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

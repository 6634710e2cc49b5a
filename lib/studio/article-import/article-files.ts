/** A place that holds files: a folder, an archive, or one file by itself. */
export interface ArticleFiles {
  /** The paths of all files, with `/` between their parts and none of them outside; in order. */
  readonly paths: readonly string[];
  /** The bytes of a file; `undefined` where there is none of that name. Throws ImportFault for one that is larger than `most`, or broken. */
  read(path: string, most: number): Promise<Uint8Array | undefined>;
  /** Whether an address on the internet is one of them. */
  isFile?(address: string): boolean;
  /** What is said of a picture where it comes from. */
  wordsOf?(path: string): { alt: string; caption: string; kredit: string } | undefined;
  close(): Promise<void>;
}

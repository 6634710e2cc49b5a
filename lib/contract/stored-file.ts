/** A file that came in a multipart body and is too large to be held: on the disk, until the call is over. */
export class StoredFile {
  readonly filnamn: string;
  /** Where it is. */
  readonly plats: string;
  readonly sha256: string;
  /** What is in it, from its beginning each time, for whoever may touch no disk. */
  readonly read: () => AsyncIterable<Uint8Array>;

  constructor({ filnamn, plats, sha256, read }: Pick<StoredFile, 'filnamn' | 'plats' | 'sha256' | 'read'>) {
    this.filnamn = filnamn;
    this.plats = plats;
    this.sha256 = sha256;
    this.read = read;
  }

  /** By its content: the same file sent again is the same call. */
  toJSON(): string {
    return this.sha256;
  }
}

/** A file that an operation answers with, sent piece by piece as it is made: nobody ever holds the whole of it. */
export class FileAnswer {
  /** As it is called where it is saved. */
  readonly filnamn: string;
  /** One of the operation's `fileTypes`. */
  readonly typ: string;
  readonly delar: AsyncIterable<Uint8Array>;

  constructor({ filnamn, typ, delar }: Pick<FileAnswer, 'filnamn' | 'typ' | 'delar'>) {
    this.filnamn = filnamn;
    this.typ = typ;
    this.delar = delar;
  }
}

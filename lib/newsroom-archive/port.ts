import type { Actor } from '#lib/contract/actor.ts';
import type { NewsroomReport } from '#lib/contract/newsroom-archive.ts';
import type { StoredFile } from '#lib/contract/stored-file.ts';
import type { TakenIn } from '#lib/store/taken-in.ts';

/** How what is read in is written, and who is told. */
export interface Writing {
  /** Does the work in a transaction of its own. */
  step(work: (here: TakenIn) => Promise<void>): Promise<void>;
  /** Tells of an article that readers may see otherwise with the step that is under way, and that fewer may know of than of others. */
  changed(article: { id: string; mall: string; konfidentiell?: boolean | undefined }): void;
}

/** The whole newsroom as one archive, out and in. */
export interface NewsroomArchives {
  /** Of this moment, and of the articles that `actor` sees; made as it is read. */
  takenOut(actor: Actor): AsyncIterable<Uint8Array>;
  /** What would become of an archive here. Throws a Fault for one that cannot be read in. */
  examine(file: StoredFile): Promise<NewsroomReport>;
  /** Reads it in among what is here. Throws a Fault as `examine`, or for having stopped on the way. */
  readIn(file: StoredFile, writing: Writing): Promise<NewsroomReport>;
}

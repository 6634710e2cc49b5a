import { seerOf } from '#lib/access/confidential.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import type { StoredFile } from '#lib/contract/stored-file.ts';
import { fault } from '#lib/errors/fault.ts';
import { examine } from '#lib/newsroom-archive/examine.ts';
import type { NewsroomArchives } from '#lib/newsroom-archive/port.ts';
import { ReadingStopped, readIn } from '#lib/newsroom-archive/read-in.ts';
import { takenOutNewsroom } from '#lib/newsroom-archive/take-out.ts';
import { storeFault } from '#lib/store/store-fault.ts';
import type { TakenIn } from '#lib/store/taken-in.ts';

interface Parts {
  /** Where a session of one's own is to be had. */
  databaseUrl: string;
  /** What is here, to be asked outside any transaction. */
  here: TakenIn;
  pictures: PictureFiles;
  /** What the site is called at the moment. */
  webbplats(): string;
  /** Replaces what those who have left were called. */
  told<Value>(value: Value): Value;
  now(): Date;
}

/** The newsroom's archives over its database and its pictures; what whoever asked can mend is told as a Fault. */
export function newsroomArchives({ databaseUrl, here, pictures, webbplats, told, now }: Parts): NewsroomArchives {
  return {
    takenOut(actor) {
      return takenOutNewsroom({ databaseUrl, pictures, webbplats: webbplats(), told, seer: seerOf(actor) }, now());
    },
    examine: (file) => asFault(file, async () => (await examine(file.plats, here)).report.told),
    readIn: (file, writing) => asFault(file, () => readIn(file.plats, { ...writing, here, pictures })),
  };
}

async function asFault<Result>(file: StoredFile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackupFault)) throw storeFault(error);
    const kod = error instanceof ReadingStopped ? 'inlasning_stannade' : 'arkiv_ogiltigt';
    // Where it lies on the disk of the server is nobody's business.
    const detalj = error.message.replaceAll(file.plats, file.filnamn === '' ? 'Filen' : file.filnamn);
    throw fault(kod, { falt: 'fil' }, { detalj }, { cause: error });
  }
}

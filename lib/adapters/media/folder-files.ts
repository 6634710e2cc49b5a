import { randomUUID } from 'node:crypto';
import { createWriteStream, type Dirent } from 'node:fs';
import { access, mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type KeptPicture,
  MADE_WHEN_SWEPT,
  MOST_MADE,
  type OpenedFile,
  type PictureFiles,
  type PutFile,
} from '#lib/adapters/media/picture-files.ts';
import { FOLDER_MARK, MADE, pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { unlessMissing } from '#lib/adapters/media/unless-missing.ts';
import { inRoom } from '#lib/errors/no-room.ts';

/** As often as the file system may say that a folder has got another file while it is removed. */
const REMOVED_AGAIN = 3;
/** A made file that was being written so long ago is whole no more. */
const BROKEN_OFF_MS = 60 * 60 * 1000;
/** Pictures and files on their way to their place, which are somebody else's to finish. */
const DRAFT = /(\.ny|\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Another instance may have made the mark and not written into it yet. */
const LOOKS = 5;
const LOOK_EVERY_MS = 100;

/** Files of pictures in a folder of this machine, or of a disk that several share. */
export class FolderFiles implements PictureFiles {
  readonly namn: string;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.namn = `mappen ${folder}`;
  }

  read(id: string, name: string): Promise<Uint8Array | undefined> {
    return unlessMissing(readFile(this.file(id, name)));
  }

  async open(id: string, name: string): Promise<OpenedFile | undefined> {
    const handle = await unlessMissing(open(this.file(id, name)));
    if (handle === undefined) return undefined;
    const { size } = await handle.stat();
    if (size === 0) await handle.close();
    return { byte: size, content: size === 0 ? Readable.from([]) : handle.createReadStream({ start: 0, end: size - 1 }) };
  }

  async names(id: string): Promise<string[]> {
    return namesOfPicture((await unlessMissing(readdir(this.place(id)))) ?? []);
  }

  async madeNames(id: string): Promise<string[]> {
    const names = (await unlessMissing(readdir(path.join(this.place(id), MADE)))) ?? [];
    return names.filter((name) => !name.startsWith('.'));
  }

  async keep(id: string, write: (put: PutFile) => Promise<void>): Promise<void> {
    const place = this.place(id);
    const draft = `${place}.ny`;
    try {
      await removeFolder(draft);
      await mkdir(draft, { recursive: true });
      // On the disk before the database is told of it: a machine that loses its power afterwards has lost none of it.
      await write((name, bytes) => inRoom(writeFile(path.join(draft, name), bytes, { flush: true })));
      await flushNames(draft);
      // Renamed when whole, so that a reader never gets half a picture.
      await removeFolder(place);
      await rename(draft, place);
      await flushNames(path.dirname(place));
    } catch (error) {
      // What little there was room for is in the way of all else.
      await removeFolder(draft);
      throw error;
    }
  }

  async add(id: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const place = this.file(id, name);
    if (await isThere(place)) return;
    await mkdir(path.dirname(place), { recursive: true });
    const draft = `${place}.${randomUUID()}`;
    try {
      await pipeline(Readable.from(content), createWriteStream(draft, { flags: 'wx', flush: true }));
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Renamed when whole, so that nobody reads half of it. The picture's own folder is not made: what has been removed stays so. */
  async keepMade(id: string, name: string, bytes: Uint8Array): Promise<void> {
    const folder = path.join(this.place(id), MADE);
    const draft = path.join(folder, `.${name}.${randomUUID()}`);
    const written = async () => {
      await mkdir(folder).catch(unlessExisting);
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
    };
    try {
      await unlessMissing(inRoom(written()));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await unlessMissing(sweepMade(folder));
  }

  remove(id: string): Promise<void> {
    return removeFolder(this.place(id));
  }

  async *all(): AsyncGenerator<KeptPicture> {
    for await (const group of entriesOf(this.folder)) {
      if (!group.isDirectory()) continue;
      for await (const { name: id } of entriesOf(path.join(this.folder, group.name))) {
        if (DRAFT.test(id)) continue;
        const found = await unlessMissing(stat(this.place(id)));
        if (found?.isDirectory() === true) yield { id, names: await this.names(id), andrad: found.mtime };
      }
    }
  }

  async removeHalf(before: Date): Promise<number> {
    let removed = 0;
    for await (const place of draftsIn(this.folder)) {
      const found = await unlessMissing(stat(place));
      if (found === undefined || found.mtime >= before) continue;
      await removeFolder(place);
      removed += 1;
    }
    return removed;
  }

  async mark(): Promise<string | undefined> {
    for (let look = 0; look < LOOKS; look++) {
      const text = await unlessMissing(readFile(path.join(this.folder, FOLDER_MARK), 'utf8'));
      if (text !== '') return text?.trim();
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return '';
  }

  async putMark(mark: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(path.join(this.folder, FOLDER_MARK), mark, { flag: 'wx' }).catch(unlessExisting);
  }

  removeMark(): Promise<void> {
    return rm(path.join(this.folder, FOLDER_MARK), { force: true });
  }

  private place(id: string): string {
    return pictureFolder(this.folder, id);
  }

  private file(id: string, name: string): string {
    return path.join(this.place(id), name);
  }
}

function namesOfPicture(names: readonly string[]): string[] {
  return names.filter((name) => name !== MADE && !DRAFT.test(name));
}

async function removeFolder(place: string): Promise<void> {
  await rm(place, { recursive: true, force: true, maxRetries: REMOVED_AGAIN });
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const opened = await unlessMissing(opendir(folder));
  if (opened !== undefined) yield* opened;
}

async function* draftsIn(folder: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    if (DRAFT.test(entry.name)) yield place;
    else if (entry.isDirectory() && entry.name !== MADE) yield* draftsIn(place);
  }
}

/** Removes what a kill has left half of what was made, and the oldest of what is too much. */
async function sweepMade(folder: string): Promise<void> {
  const names = await readdir(folder);
  const drafts = names.filter((name) => name.startsWith('.'));
  const over = names.length - drafts.length > MOST_MADE;
  if (!over && drafts.length === 0) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await unlessMissing(stat(path.join(folder, name))))?.mtimeMs ?? 0 })),
  );
  const whole = files.filter(({ name }) => !name.startsWith('.')).toSorted((one, other) => other.at - one.at);
  const brokenOff = files.filter(({ name, at }) => name.startsWith('.') && at < Date.now() - BROKEN_OFF_MS);
  const gone = [...brokenOff, ...(over ? whole.slice(MADE_WHEN_SWEPT) : [])];
  await Promise.all(gone.map(({ name }) => rm(path.join(folder, name), { force: true })));
}

/** Has the disk keep the names that a folder has now (fsync(2) of a directory). */
async function flushNames(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function unlessExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

import type { KeptPicture, OpenedFile, PictureFiles, PutFile } from '#lib/adapters/media/picture-files.ts';

/**
 * Pictures on their way from one place to another, while they are used: new ones come to `to`; each other is in `from` until all of it is in
 * `to` (`movePicture`), so that nobody sees half of it there.
 */
export class MovingFiles implements PictureFiles {
  readonly namn: string;
  readonly from: PictureFiles;
  readonly to: PictureFiles;

  constructor(from: PictureFiles, to: PictureFiles) {
    this.from = from;
    this.to = to;
    this.namn = to.namn;
  }

  async read(id: string, name: string): Promise<Uint8Array | undefined> {
    return (await this.from.read(id, name)) ?? this.to.read(id, name);
  }

  async open(id: string, name: string): Promise<OpenedFile | undefined> {
    return (await this.from.open(id, name)) ?? this.to.open(id, name);
  }

  async names(id: string): Promise<string[]> {
    return (await this.placeOf(id)).names(id);
  }

  async madeNames(id: string): Promise<string[]> {
    return (await this.placeOf(id)).madeNames(id);
  }

  async keep(id: string, write: (put: PutFile) => Promise<void>): Promise<void> {
    await this.to.keep(id, write);
    await this.from.remove(id);
  }

  async add(id: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
    await (await this.placeOf(id)).add(id, name, content);
  }

  async keepMade(id: string, name: string, bytes: Uint8Array): Promise<void> {
    await (await this.placeOf(id)).keepMade(id, name, bytes);
  }

  async remove(id: string): Promise<void> {
    await this.from.remove(id);
    await this.to.remove(id);
  }

  async *all(): AsyncGenerator<KeptPicture> {
    for await (const picture of this.to.all()) {
      // One that is being moved is told of once, as it lies in `from`.
      if ((await this.from.names(picture.id)).length === 0) yield picture;
    }
    yield* this.from.all();
  }

  async removeHalf(before: Date): Promise<number> {
    return (await this.from.removeHalf(before)) + (await this.to.removeHalf(before));
  }

  async mark(): Promise<string | undefined> {
    return (await this.from.mark()) ?? this.to.mark();
  }

  putMark(mark: string): Promise<void> {
    return this.to.putMark(mark);
  }

  async removeMark(): Promise<void> {
    await this.from.removeMark();
    await this.to.removeMark();
  }

  private async placeOf(id: string): Promise<PictureFiles> {
    return (await this.from.names(id)).length > 0 ? this.from : this.to;
  }
}

/** Moves one picture: all of its files are in `to` before it is gone from `from`. May be done again after it was broken off. */
export async function movePicture({ from, to }: MovingFiles, { id, names }: KeptPicture): Promise<void> {
  await to.keep(id, async (put) => {
    for (const name of names) {
      const bytes = await from.read(id, name);
      if (bytes !== undefined) await put(name, bytes);
    }
  });
  // One whose files were removed meanwhile is in neither place.
  const gone = (await from.names(id)).length === 0;
  await (gone ? to : from).remove(id);
}

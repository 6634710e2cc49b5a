import path from 'node:path';
import { z } from 'zod';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { Fault } from '#lib/errors/fault.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ImportedArticle } from '#lib/import/imported-article.ts';
import { eachText } from '#lib/import/picture-paths.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';
import { callOperation } from '#lib/studio/call-operation.ts';

/** A file beside an article, as it names one: a picture's, and no address on the internet. */
const PICTURE_FILE = /^(?![a-z][a-z\d+.-]*:|[/#?])[^?#]*\.(?:jpe?g|png|webp|avif|gif)$/i;

const uploaded = z.object({ media: z.object({ id: z.string(), src: z.string() }) });

/** Takes the pictures in that lie beside the articles, each once, where the library has them not. */
export class BroughtPictures {
  private readonly machinery: Machinery;
  private readonly importer: Actor;
  private readonly files: ArticleFiles;
  private readonly provkor: boolean;
  /** What has been taken in, by its path beside the articles. */
  private readonly brought = new Map<string, { id: string; src: string } | string>();

  constructor(machinery: Machinery, importer: Actor, files: ArticleFiles, provkor: boolean) {
    this.machinery = machinery;
    this.importer = importer;
    this.files = files;
    this.provkor = provkor;
  }

  /** Whether it shows any picture that may have to be taken in. */
  isNeededBy(article: ImportedArticle): boolean {
    return this.namedIn(article).size > 0;
  }

  /** The article with the addresses its pictures have in this library. One that is not to be had stays as it is named, and is told. */
  async bring(article: ImportedArticle): Promise<{ article: ImportedArticle }> {
    const told: string[] = [];
    const changed = new Map<string, string>();
    for (const address of this.namedIn(article)) {
      const known = mediaIdOf(address);
      if (known !== undefined && (await this.hasAlready(known))) continue;
      const found = await this.take(this.pathOf(address, article.origin.plats));
      if (typeof found === 'string') told.push(`Bilden ${address.slice(0, 120)}: ${found}`);
      else if (found !== undefined) {
        changed.set(address, found.src);
        if (known !== undefined) changed.set(known, found.id);
      }
    }
    const versioner = eachText(article.versioner, (text) => changed.get(text) ?? text);
    return { article: { ...article, versioner, anmarkningar: [...article.anmarkningar, ...told] } };
  }

  private namedIn({ versioner }: ImportedArticle): Set<string> {
    const named = new Set<string>();
    const look = (value: unknown) =>
      eachText(value, (text) => {
        if (mediaIdOf(text) !== undefined || PICTURE_FILE.test(text) || this.isFile(text)) named.add(text);
        return text;
      });
    for (const { hero, block, meta } of versioner) look([hero, block, meta]);
    return named;
  }

  private async hasAlready(id: string): Promise<boolean> {
    const { machinery, importer } = this;
    return (await machinery.storeFor(importer, machinery.database).media.byId(id)) !== undefined;
  }

  private isFile(address: string): boolean {
    return this.files.isFile?.(address) === true;
  }

  private pathOf(address: string, plats: string): string {
    if (this.isFile(address)) return address;
    if (address.startsWith('/')) return address.slice(1);
    const folder = this.files.paths.includes(plats) ? path.posix.dirname(plats) : plats;
    return path.posix.normalize(path.posix.join(folder, address));
  }

  /** The picture of that file in the library, or why it is not; undefined when it would be taken in. */
  private async take(file: string): Promise<{ id: string; src: string } | string | undefined> {
    const before = this.brought.get(file);
    if (before !== undefined) return before;
    if (!this.files.paths.includes(file) && !this.isFile(file))
      return 'filen finns inte bland dem som läses in. Lägg till den och byt bilden i artikeln.';
    if (this.provkor) return undefined;
    const found = await this.upload(file);
    this.brought.set(file, found);
    return found;
  }

  private async upload(file: string): Promise<{ id: string; src: string } | string> {
    try {
      const bytes = await this.files.read(file, LIMITS.mediaBytes);
      const fil = { filnamn: path.posix.basename(file), typ: 'application/octet-stream', bytes };
      const said = { fil, ...this.files.wordsOf?.(file) };
      const { body } = await callOperation(this.machinery, 'laddaUppMedia', this.importer, said, this.machinery.newId());
      return uploaded.parse(body).media;
    } catch (error) {
      if (error instanceof ImportFault) return `${error.orsak} ${error.atgard}`;
      if (error instanceof Fault && error.status < 500) return error.fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ');
      throw error;
    }
  }
}

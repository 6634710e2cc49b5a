import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';

/** The files of a folder and those below it; what is linked in from elsewhere is left alone. */
export async function filesOfFolder(folder: string): Promise<ArticleFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)).split(path.sep).join('/'));
  return { paths: paths.sort(), read: readerIn(folder, new Set(paths)), close: async () => {} };
}

/** One file, by its name alone. */
export async function filesOfOne(file: string): Promise<ArticleFiles> {
  const name = path.basename(file);
  return { paths: [name], read: readerIn(path.dirname(file), new Set([name])), close: async () => {} };
}

function readerIn(folder: string, paths: ReadonlySet<string>): ArticleFiles['read'] {
  return async (name, most) => {
    if (!paths.has(name)) return undefined;
    const file = path.join(folder, name);
    if ((await stat(file)).size > most) throw new ImportFault(`Filen är större än ${Math.round(most / 1024 / 1024)} MB.`, 'Dela upp den.');
    return readFile(file);
  };
}

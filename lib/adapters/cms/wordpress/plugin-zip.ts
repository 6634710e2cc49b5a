import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { CmsFile } from '#lib/adapters/cms/port.ts';

const FOLDER = 'wordpress/studio-companion';

/** In local time, as an archive has it: the same plugin always makes the same archive. */
const MADE = new Date(2026, 0, 1);

/** The companion plugin as WordPress installs it: Tillägg → Lägg till → Ladda upp. */
export async function pluginFile(): Promise<CmsFile> {
  const root = path.resolve(FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.dirname(root), path.join(entry.parentPath, entry.name)));
  const files = await Promise.all(
    names.toSorted().map(async (name) => [name.split(path.sep).join('/'), await readFile(path.join(path.dirname(root), name))] as const),
  );
  const bytes = zipSync(Object.fromEntries(files), { mtime: MADE });
  return { bytes, typ: 'application/zip', filnamn: 'studio-companion.zip' };
}

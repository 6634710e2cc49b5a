import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = ['app', 'components', 'lib', 'prisma', 'scripts', 'wordpress'];
const SINGLE_FILES = [
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
];
/** Where starts keep what node compiled of the build, for the next start. */
export const COMPILED = '.next/cache/node';
const STAMP = 'dist/built-from';

/** Neither tests nor what Prisma makes of the schema changes what is built. */
function isBuiltFrom(file: string): boolean {
  return !file.startsWith(path.join('prisma', 'generated')) && !/\.test\.tsx?$/.test(file);
}

/** Changes whenever a file that the build reads does. */
export async function fingerprint(): Promise<string> {
  const digest = createHash('sha256');
  const add = async (file: string) => {
    const { size, mtimeMs } = await stat(file);
    digest.update(`${file}\0${size}\0${mtimeMs}\n`);
  };
  for (const folder of SOURCES.filter((name) => existsSync(name))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.filter(isBuiltFrom).toSorted()) await add(file);
  }
  for (const file of SINGLE_FILES) await add(file);
  return digest.digest('hex');
}

/** Whether what was built last was built from the sources as they are. Loads nothing that only a build needs: every start asks. */
export async function isBuilt(): Promise<boolean> {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === (await fingerprint());
}

/** Remembers that what is built now was built from sources with that fingerprint. */
export function markBuilt(from: string): void {
  writeFileSync(STAMP, from);
}

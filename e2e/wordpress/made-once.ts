import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folder, made the first time that it is asked for and kept. `make` works in a folder of its own and gives the whole of what was made, which is then
 * moved: nobody sees half of it. When it fails, nothing is left.
 */
export async function madeOnce(folder: string, make: (work: string) => Promise<string>): Promise<string> {
  if (existsSync(folder)) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  const work = await mkdtemp(`${folder}-`);
  try {
    await rename(await make(work), folder).catch((error: NodeJS.ErrnoException) => {
      // Another test run was faster; its copy is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}

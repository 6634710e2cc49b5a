import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { madeOnce } from './made-once.ts';
import { run } from './run.ts';

/** One npm package that carries WordPress 7.1.1, its Swedish translation and the SQLite driver. Only unpacked, never run. */
const PACKAGE = 'wp-studio';
const VERSION = '1.22.0';
const SHA512 = 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==';
const FILES = 'package/dist/cli/wp-files';

/**
 * The folder with an untouched WordPress (`wordpress/`) and the SQLite driver (`sqlite/`), downloaded the first time and
 * then kept in `cache`. Refuses a download that is not byte for byte the pinned one.
 */
export function wordPressCore(cache: string): Promise<string> {
  return madeOnce(path.join(cache, `${PACKAGE}-${VERSION}`), unpack);
}

async function unpack(work: string): Promise<string> {
  await run('npm', ['pack', '--silent', '--ignore-scripts', `${PACKAGE}@${VERSION}`], { cwd: work });
  const archive = path.join(work, `${PACKAGE}-${VERSION}.tgz`);
  await verify(archive);
  await run('tar', ['xzf', archive, '-C', work, '--no-same-owner', `${FILES}/latest`, `${FILES}/sqlite-database-integration`]);
  const made = path.join(work, 'made');
  const files = path.join(work, FILES);
  await mkdir(made);
  await rename(path.join(files, 'latest/wordpress'), path.join(made, 'wordpress'));
  await rename(path.join(files, 'sqlite-database-integration'), path.join(made, 'sqlite'));
  await moveSwedish(path.join(files, 'latest/languages'), path.join(made, 'wordpress/wp-content/languages'));
  return made;
}

async function verify(archive: string): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive), hash);
  const found = hash.digest('base64');
  if (found !== SHA512) throw new Error(`${PACKAGE}@${VERSION} is not the file that was pinned: sha512 ${found}`);
}

async function moveSwedish(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name.includes('sv_SE')) await rename(path.join(from, name), path.join(to, name));
  }
}

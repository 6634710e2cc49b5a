import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { wordPressCore } from './core.ts';
import { installation } from './installation.ts';
import { ensurePhp } from './php.ts';

interface Prepared {
  /** Where everything of these tests is kept. */
  base: string;
  core: string;
  installed: string;
}

/** What every site is made of, downloaded and made the first time. */
export async function prepared(): Promise<Prepared> {
  await ensurePhp();
  const base = path.join(tmpdir(), `studio-wordpress-${userInfo().username}`);
  const core = await wordPressCore(path.join(base, 'cache'));
  return { base, core, installed: await installation(base, core) };
}

/** Before the first test: two workers that installed PHP at once would be in each other's way. */
export default async function prepare(): Promise<void> {
  await prepared();
}

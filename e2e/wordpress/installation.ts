import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { madeOnce } from './made-once.ts';
import { runPhp } from './run-php.ts';
import { COMPANION, layOutSite, type SitePaths, sitePaths } from './site.ts';

const setUpSchema = z.object({
  passwords: z.object({ admin: z.string(), redaktor: z.string(), skribent: z.string(), lasare: z.string() }),
  categories: z.object({ kultur: z.int(), nyheter: z.int() }),
});

/** Nobody's: every site is told its own. */
const NO_ADDRESS = 'http://installation.invalid';

/**
 * The folder of a WordPress that is installed and set up: made once of every edition of what makes it, for to install one anew
 * takes longer than most of the tests.
 */
export function installation(base: string, core: string): Promise<string> {
  return madeOnce(path.join(base, 'cache', `installation-${editionOf(core)}`), (work) => install(core, work));
}

/** Gives a site the installation's database, with an address of its own. */
export async function copyDatabase(folder: string, site: SitePaths, url: string): Promise<void> {
  await cp(sitePaths(folder).database, site.database);
  const database = new DatabaseSync(site.database);
  try {
    database.prepare("UPDATE wp_options SET option_value = ? WHERE option_name IN ('siteurl', 'home')").run(url);
  } finally {
    database.close();
  }
}

/** The users' application passwords and the categories of an installation. */
export async function setUpOf(folder: string): Promise<z.infer<typeof setUpSchema>> {
  return setUpSchema.parse(JSON.parse(await readFile(path.join(folder, 'set-up.json'), 'utf8')));
}

/** Another for other WordPress files, another companion plugin or other scripts. */
function editionOf(core: string): string {
  const files = [path.join(import.meta.dirname, 'php'), COMPANION].flatMap((folder) => globSync(path.join(folder, '**/*.php')).toSorted());
  const digest = createHash('sha256').update(path.basename(core));
  for (const file of [...files, path.join(import.meta.dirname, 'site.ts')]) digest.update(`\0${file}\0`).update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}

async function install(core: string, work: string): Promise<string> {
  const paths = sitePaths(work);
  await layOutSite(core, paths, NO_ADDRESS);
  const args = [paths.documentRoot, NO_ADDRESS];
  await runPhp('install.php', args);
  await writeFile(path.join(work, 'set-up.json'), await runPhp('set-up.php', args), { mode: 0o600 });
  await rm(paths.documentRoot, { recursive: true });
  return work;
}

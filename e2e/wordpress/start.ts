import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '#lib/studio/free-port.ts';
import { copyDatabase, setUpOf } from './installation.ts';
import { removeLeftovers } from './leftovers.ts';
import { type OtherPhp, runOtherPhp } from './other-php.ts';
import { prepared } from './prepared.ts';
import { runPhp } from './run-php.ts';
import { PhpServer } from './server.ts';
import { layOutSite, sitePaths } from './site.ts';

export interface RunningWordPress {
  url: string;
  /** An administrator, and its application password; so with the others. */
  user: string;
  password: string;
  editorUser: string;
  editorPassword: string;
  authorUser: string;
  authorPassword: string;
  readerUser: string;
  readerPassword: string;
  /** Ids of the categories «Kultur» and «Nyheter». */
  categories: { kultur: number; nyheter: number };
  /** Reads or changes the database past WordPress; also while it is down. Table names begin with wp_. */
  query(sql: string, ...values: string[]): Array<Record<string, unknown>>;
  /** Runs a PHP function body inside WordPress and gives what it returns. Takes a few hundred milliseconds. */
  evaluate(php: string): Promise<unknown>;
  /** Runs one of the scripts in php/ and gives what it printed. */
  php(script: string): Promise<string>;
  /** The same under another PHP than this machine's. */
  otherPhp(version: OtherPhp, script: string): Promise<string>;
  /** Adds a line to wp-config.php. */
  define(line: string): Promise<void>;
  /** What PHP and WordPress have complained about so far. */
  complaints(): Promise<string>;
  /** Kills the server in the middle of whatever it is doing. */
  kill(): Promise<void>;
  /** Starts the server again, at the same address, after kill. */
  resume(): Promise<void>;
  /** Ends the server and removes the site. */
  stop(): Promise<void>;
}

/**
 * Starts a real, empty WordPress (7.1.1, Swedish, SQLite) on a free loopback port, with the companion plugin active and one
 * user of each role. Needs npm and tar; PHP is installed when it can be. The first start on a machine downloads 67 MB.
 */
export async function startWordPress(): Promise<RunningWordPress> {
  const { base, core, installed } = await prepared();
  const runs = path.join(base, 'runs');
  await removeLeftovers(runs);
  await mkdir(runs, { recursive: true });
  const paths = sitePaths(await mkdtemp(path.join(runs, 'site-')));
  await writeFile(path.join(paths.root, 'owner.pid'), String(process.pid));

  const url = `http://127.0.0.1:${await freePort()}`;
  const server = new PhpServer(paths, url);
  const stop = async () => {
    await server.end('SIGTERM');
    await rm(paths.root, { recursive: true, force: true });
  };
  const php = (script: string, input?: string) => runPhp(script, [paths.documentRoot, url], input);
  try {
    await layOutSite(core, paths, url);
    await copyDatabase(installed, paths, url);
    const { passwords, categories } = await setUpOf(installed);
    await server.start();
    return {
      url,
      user: 'admin',
      password: passwords.admin,
      editorUser: 'redaktor',
      editorPassword: passwords.redaktor,
      authorUser: 'skribent',
      authorPassword: passwords.skribent,
      readerUser: 'lasare',
      readerPassword: passwords.lasare,
      categories,
      query: (sql, ...values) => {
        const database = new DatabaseSync(paths.database, { timeout: 5_000 });
        try {
          return database.prepare(sql).all(...values);
        } finally {
          database.close();
        }
      },
      evaluate: async (code) => JSON.parse(await php('evaluate.php', code)),
      php,
      otherPhp: (version, script) => runOtherPhp(path.join(base, 'cache'), version, [paths.root], script, [paths.documentRoot, url]),
      async define(line) {
        const file = path.join(paths.documentRoot, 'wp-config.php');
        const config = await readFile(file, 'utf8');
        await writeFile(file, config.replace('require_once ABSPATH', `${line}\nrequire_once ABSPATH`));
        // PHP keeps what it has compiled for a moment, by the time of the file.
        await server.end('SIGTERM');
        await server.start();
      },
      complaints: async () => (existsSync(paths.log) ? readFile(paths.log, 'utf8') : ''),
      kill: () => server.end('SIGKILL'),
      resume: () => server.start(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import type { SitePaths } from './site.ts';

const WORKERS = 6;

/** PHP's own web server with a few workers, in a process group of its own that ends as one. */
export class PhpServer {
  readonly #paths: SitePaths;
  readonly #said: string;
  readonly #url: string;
  #child: ChildProcess | undefined;

  constructor(paths: SitePaths, url: string) {
    this.#paths = paths;
    this.#said = path.join(paths.root, 'server.log');
    this.#url = url;
  }

  /** Resolves when WordPress answers; rejects, with the server's last words, when it has not within 20 seconds. */
  async start(): Promise<void> {
    const until = Date.now() + 20_000;
    let child = this.#spawn();
    while (Date.now() < until) {
      if (await answers(this.#url)) return;
      await pause(50);
      // The port may be held a moment longer, by a connection that is closing.
      if (child.exitCode !== null) child = this.#spawn();
    }
    await this.end('SIGKILL');
    throw new Error(`WordPress did not start:\n${readFileSync(this.#said, 'utf8').slice(-1000)}`);
  }

  #spawn(): ChildProcess {
    const said = openSync(this.#said, 'a');
    const args = ['-S', new URL(this.#url).host, '-t', this.#paths.documentRoot, ...iniSettings(this.#paths.log)];
    const child = spawn('php', [...args, path.join(import.meta.dirname, 'php/router.php')], {
      detached: true,
      stdio: ['ignore', said, said],
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(WORKERS) },
    });
    closeSync(said);
    // At once, so that a server is never running without leftovers.ts knowing.
    writeFileSync(path.join(this.#paths.root, 'server.pid'), String(child.pid));
    this.#child = child;
    return child;
  }

  /** Ends the server and its workers; SIGKILL gives them no moment to finish what they are doing. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined || !groupLives(pid)) return;
    process.kill(-pid, signal);
    while (groupLives(pid)) await pause(10);
  }
}

function groupLives(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    // No such group.
    return false;
  }
}

function iniSettings(log: string): string[] {
  const values = {
    'opcache.enable': '1',
    'opcache.enable_cli': '1',
    'opcache.max_accelerated_files': '20000',
    memory_limit: '256M',
    upload_max_filesize: '64M',
    post_max_size: '70M',
    display_errors: '0',
    log_errors: '1',
    error_log: log,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await httpSend({ method: 'GET', url: `${url}/wp-json/`, headers: {}, timeout: 10_000 })).status === 200;
  } catch {
    // Not listening yet.
    return false;
  }
}

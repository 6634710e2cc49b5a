import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import type { SitePaths } from './site.ts';

const WORKERS = 6;

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return address.port;
}

/** PHP's own web server with a few workers, in a process group of its own that ends as one. */
export class PhpServer {
  readonly #paths: SitePaths;
  readonly #url: string;
  #child: ChildProcess | undefined;

  constructor(paths: SitePaths, url: string) {
    this.#paths = paths;
    this.#url = url;
  }

  /** Resolves when WordPress answers; rejects when it has not within 20 seconds. */
  async start(): Promise<void> {
    const said = openSync(path.join(this.#paths.root, 'server.log'), 'a');
    const child = spawn(
      'php',
      [
        '-S',
        new URL(this.#url).host,
        '-t',
        this.#paths.documentRoot,
        ...iniSettings(this.#paths.log),
        path.join(import.meta.dirname, 'php/router.php'),
      ],
      {
        detached: true,
        stdio: ['ignore', said, said],
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(WORKERS) },
      },
    );
    this.#child = child;
    // At once, so that a server is never running without leftovers.ts knowing.
    writeFileSync(path.join(this.#paths.root, 'server.pid'), String(child.pid));
    for (let waited = 0; waited < 20_000; waited += 50) {
      if (child.exitCode !== null) break;
      if (await answers(this.#url)) return;
      await pause(50);
    }
    await this.end('SIGKILL');
    throw new Error(`WordPress did not start; see ${this.#paths.root}/server.log`);
  }

  /** Ends the server and its workers; SIGKILL gives them no moment to finish what they are doing. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('close', resolve));
    process.kill(-child.pid, signal);
    await gone;
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

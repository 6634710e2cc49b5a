import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemHas } from './system-has.ts';

const RULES = path.join(import.meta.dirname, '../deploy/varnish.vcl');

/** Whether there is a Varnish: it is installed from the system's packages where that is possible. Where it is not, that is said. */
export function varnishIsThere(): Promise<boolean> {
  return systemHas({ command: ['varnishd', '-V'], named: 'varnish', untested: 'what keeps pages outside Studio' });
}

/** A Varnish of a test's own on that port, with the rules that come with Studio, in front of the Studio at that address, which shows it that key. */
export async function startVarnish(port: number, studioUrl: string, nyckel: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-varnish-'));
  const { hostname, port: studioPort } = new URL(studioUrl);
  const rules = (await readFile(RULES, 'utf8'))
    .replace('.host = "127.0.0.1"', `.host = "${hostname}"`)
    .replace('.port = "3000"', `.port = "${studioPort}"`);
  const file = path.join(folder, 'studio.vcl');
  await writeFile(file, rules);
  const args = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', path.join(folder, 'work'), '-s', 'malloc,16m', '-j', 'none'];
  const env = { ...process.env, STUDIO_MELLANLAGER_NYCKEL: nyckel };
  const child = spawn('varnishd', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const gone = once(child, 'exit');
  for (let tries = 0; !(await isOpen(port)); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error(`Varnish has not started:\n${said}`);
    await pause(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { isStandaloneRun, WAYS } from '../ways-to-run.ts';

export interface RunningStudio {
  stop(): Promise<void>;
}

/** The built application in a process of its own; resolves when it says that it runs, rejects with what it has said when it ends before. */
export async function studioProcess(environment: Record<string, string>): Promise<RunningStudio> {
  const root = path.resolve(import.meta.dirname, '../..');
  const { script, folder } = isStandaloneRun()
    ? { script: 'server.js', folder: path.join(root, WAYS.standalone.folder) }
    : { script: 'scripts/start.ts', folder: root };
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes('Ctrl-C')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Studio ended before it had started:\n${said}`)));
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from './alone.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-alone-'));
  file = path.join(folder, 'a-folder-there-is-not-yet', 'lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that works under the file until it is ended; resolves when it has begun. */
async function other(): Promise<{ kill(signal: NodeJS.Signals): boolean }> {
  const program = `import { alone } from ${JSON.stringify(path.resolve('scripts/alone.ts'))};
    await alone(${JSON.stringify(file)}, { waits() {}, work: () => new Promise(() => setInterval(() => {}, 1000).ref() && console.log('begun')) });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('it ended before it had begun')));
  });
  return child;
}

test('one at a time: whoever comes meanwhile is told once, and begins when the first has ended', async () => {
  const happened: string[] = [];
  const work = (name: string) => async () => {
    happened.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    happened.push(`${name} ends`);
    return name;
  };
  const both = ['first', 'second'].map((name) => alone(file, { waits: () => happened.push(`${name} waits`), work: work(name) }));
  expect(await Promise.all(both)).toEqual(['first', 'second']);
  expect(happened).toEqual(['first begins', 'second waits', 'first ends', 'second begins', 'second ends']);
});

test('work that fails stands in nobody’s way, and is told', async () => {
  const fails = alone(file, { waits() {}, work: () => Promise.reject(new Error('it did not go')) });
  await expect(fails).rejects.toThrow('it did not go');
  expect(await alone(file, { waits: () => expect.unreachable(), work: async () => 'done' })).toBe('done');
});

test.each(['SIGTERM', 'SIGKILL'] as const)('a process that is ended with %s stands in nobody’s way', async (signal) => {
  const first = await other();
  let waited = 0;
  const second = alone(file, {
    waits() {
      waited += 1;
      first.kill(signal);
    },
    work: async () => 'done',
  });
  expect([await second, waited]).toEqual(['done', 1]);
});

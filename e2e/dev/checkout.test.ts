import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { databaseProcess } from '../start/npm-start.ts';
import { type Command, type Copy, copyCheckout, npm } from './copied-checkout.ts';

let copy: Copy;

beforeAll(async () => {
  copy = await copyCheckout();
});

afterAll(() => copy.remove());

interface Started extends Command {
  data: string;
}

async function started(...args: string[]): Promise<Started> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-copy-'));
  const command = await npm(args, { folder: copy.folder, data });
  onTestFinished(async () => {
    await command.end();
    await rm(data, { recursive: true, force: true });
  });
  return { ...command, data };
}

/** Writes something else in a file of the copy, as whoever edits it does. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const name = path.join(copy.folder, file);
  const text = await readFile(name, 'utf8');
  expect(text).toContain(from);
  await writeFile(name, text.replace(from, to));
}

test('npm run dev answers with what is edited, doors and pages alike, and ends as cleanly as npm start', async () => {
  const studio = await started('run', 'dev');
  await studio.until('Ctrl-C');
  const read = async (address: string) => (await fetch(`${studio.url}${address}`)).text();
  expect(await read('/studio/api/jag')).toContain('Du är inte inloggad.');
  // Far below the door: the refusals that all operations share.
  await edit('lib/errors/codes.ts', 'Du är inte inloggad.', 'Dig känner ingen här.');
  await expect.poll(() => read('/studio/api/jag'), { timeout: 60_000 }).toContain('Dig känner ingen här.');

  const words = 'Logga in för att skriva, granska och publicera.';
  expect(await read('/studio/logga-in')).toContain(words);
  await edit('app/studio/logga-in/page.tsx', words, 'Kom in och skriv.');
  await expect.poll(() => read('/studio/logga-in'), { timeout: 60_000 }).toContain('Kom in och skriv.');

  expect(await databaseProcess(studio.data)).toBeGreaterThan(0);
  await studio.end();
  expect(await databaseProcess(studio.data)).toBeUndefined();
});

test('of two npm start at once one builds, and the other waits for it and says so', async () => {
  const both = await Promise.all([started('start'), started('start')]);
  await Promise.all(both.map((studio) => studio.until('Ctrl-C')));
  const said = both.map((studio) => studio.said());
  expect(said.filter((one) => one.includes('Bygger Studio.'))).toHaveLength(1);
  expect(said.filter((one) => one.includes('Studio byggs redan i den här mappen'))).toHaveLength(1);
  expect(await Promise.all(both.map(async ({ url }) => (await fetch(`${url}/redo`)).status))).toEqual([200, 200]);
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startHeard } from '../e2e/heard-process.ts';

/** Builds, and tells what the process has started and still has, once what was told to end has had time to. */
const BUILDS = `
  import { readFileSync } from 'node:fs';
  import { buildReaderFiles } from './scripts/reader-files.ts';
  await buildReaderFiles(process.argv[1]);
  const read = (file) => readFileSync('/proc/' + file, 'utf8').trim();
  const children = () => read('self/task/' + process.pid + '/children').split(' ').filter(Boolean);
  for (let time = 0; time < 100 && children().length > 0; time++) await new Promise((resolve) => setTimeout(resolve, 20));
  console.log('har kvar', JSON.stringify(children().map((pid) => read(pid + '/comm'))));
`;

test('whoever has built readers’ files has nothing left of what built them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-lasare-'));
  const builds = startHeard([process.execPath, '--input-type=module', '--eval', BUILDS, folder], {});
  expect([await builds.ended, builds.said().trim()]).toEqual([0, 'har kvar []']);
  expect((await readdir(folder)).length).toBeGreaterThan(3);
  await rm(folder, { recursive: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type RunningWordPress, startWordPress } from './start.ts';
import { type StudioForTest, startStudio } from './studio.ts';

/** What there is of them once the file's own beforeAll has run. */
export interface Beside {
  wordpress: RunningWordPress;
  studio: StudioForTest;
  /** Where that Studio keeps what it has. */
  data: string;
}

/** A WordPress of the file's own and a Studio that publishes to it, from before its tests until they have ended. */
export function studioBesideWordPress(): Beside {
  const beside: Partial<Beside> = {};
  beforeAll(async () => {
    beside.data = await mkdtemp(path.join(os.tmpdir(), 'studio-wp-'));
    beside.wordpress = await startWordPress();
    beside.studio = await startStudio(beside.data, beside.wordpress);
  }, 300_000);
  afterAll(async () => {
    await beside.studio?.stop();
    await beside.wordpress?.stop();
    if (beside.data !== undefined) await rm(beside.data, { recursive: true, force: true });
  });
  // No test runs before they are there.
  return beside as Beside;
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import { type RunningWordPress, startWordPress } from '../wordpress/start.ts';
import { STUDIO_ADMIN, type StudioForTest, startStudio } from '../wordpress/studio.ts';

/** What there is of them once the file's own beforeAll has run. */
export interface Beside {
  wordpress: RunningWordPress;
  studio: StudioForTest;
  /** Ends the Studio and starts another at its address, over what it had. */
  restart(environment: NodeJS.Dict<string>): Promise<void>;
  /** Logs the administrator in at that Studio. */
  logIn(page: Page): Promise<void>;
}

/** A real WordPress of the file's own and a Studio beside it, from before its tests until they have ended; the Studio is begun with `environment` besides. */
export function studioBesideWordPress(environment: NodeJS.Dict<string> = {}): Beside {
  let data: string | undefined;
  const running: Partial<Pick<Beside, 'wordpress' | 'studio'>> = {};
  test.beforeAll(async () => {
    data = await mkdtemp(path.join(os.tmpdir(), 'studio-wp-'));
    running.wordpress = await startWordPress();
    running.studio = await startStudio(data, running.wordpress, environment);
  });
  test.afterAll(async () => {
    await running.studio?.stop();
    await running.wordpress?.stop();
    if (data !== undefined) await rm(data, { recursive: true, force: true });
  });
  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('it is there when the tests of the file run');
    return thing;
  };
  return {
    get wordpress() {
      return there(running.wordpress);
    },
    get studio() {
      return there(running.studio);
    },
    async restart(environment) {
      const { url, stop } = there(running.studio);
      await stop();
      running.studio = await startStudio(there(data), there(running.wordpress), { ...environment, PORT: new URL(url).port });
    },
    async logIn(page) {
      await page.goto(`${there(running.studio).url}/studio/logga-in`);
      await page.getByLabel('E-post').fill(STUDIO_ADMIN.epost);
      await page.getByLabel('Lösenord').fill(STUDIO_ADMIN.losenord);
      await page.getByRole('button', { name: 'Logga in' }).click();
      await page.waitForURL((url) => !url.pathname.endsWith('/logga-in'));
    },
  };
}

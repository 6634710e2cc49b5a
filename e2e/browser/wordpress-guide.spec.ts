import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningWordPress, startWordPress } from '../wordpress/start.ts';
import { STUDIO_ADMIN, type StudioForTest, startStudio } from '../wordpress/studio.ts';
import { complaintsOfAxe } from './accessible.ts';
import { keepLooks } from './photograph.ts';

/* The guide to a real WordPress: each step with its cause and remedy, and an article tried as a draft that leaves nothing behind. */

let wordpress: RunningWordPress;
let studio: StudioForTest;
let data: string;

test.beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-guide-'));
  wordpress = await startWordPress();
  studio = await startStudio(data, wordpress);
});

test.afterAll(async () => {
  await studio?.stop();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

const deactivated = (is: boolean) =>
  wordpress.evaluate(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${is ? 'deactivate_plugins' : 'activate_plugin'}( 'studio-companion/studio-companion.php' ); return true;`,
  );
const posts = () => wordpress.query(`SELECT post_status, post_title FROM wp_posts WHERE post_type = 'post' AND post_title LIKE 'Orgeln%'`);

test('what is missing is told at its step, and an article is tried as a draft that is taken away again', async ({ page }) => {
  const { id } = await studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik: 'Orgeln spelar igen', ingress: 'Elva år tog det att laga den.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Stycket om orgeln.' }] }],
  });
  await deactivated(true);
  await page.goto(`${studio.url}/studio/logga-in`);
  await page.getByLabel('E-post').fill(STUDIO_ADMIN.epost);
  await page.getByLabel('Lösenord').fill(STUDIO_ADMIN.losenord);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/logga-in'));
  await page.goto(`${studio.url}/studio/publiceringssystem`);

  const steps = page.getByRole('region', { name: 'Steg för steg' }).getByRole('listitem');
  await expect(steps).toHaveCount(7);
  await expect(steps.nth(0)).toContainText('Klart');
  await expect(steps.nth(3)).toContainText('Hindrar');
  await expect(steps.nth(3).getByRole('link', { name: 'Ladda ned tillägget' })).toBeVisible();
  await expect(steps.nth(4)).toContainText('Syns när stegen före är klara');
  await expect(page.getByRole('heading', { name: 'Prova med en artikel' })).toHaveCount(0);
  await keepLooks(page, 'guide-hinder');
  expect(await complaintsOfAxe(page)).toEqual([]);

  await deactivated(false);
  await page.getByRole('button', { name: 'Kontrollera igen' }).click();
  for (const step of await steps.all()) await expect(step).toContainText('Klart');
  await page.getByRole('button', { name: 'Prova som utkast' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Orgeln spelar igen' });
  await expect(outcome).toContainText('kom fram precis som den skickades');
  await expect(outcome.getByRole('link', { name: 'Se utkastet i temat' })).toHaveAttribute('href', /\?p=\d+&preview=true$/);
  expect(posts()).toMatchObject([{ post_status: 'draft' }]);
  await keepLooks(page, 'guide-provad');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ta bort utkastet' }).click();
  await expect(outcome).toHaveCount(0);
  expect(posts()).toEqual([]);
  expect((await studio.get(`/innehall/${id}`)).innehall).toMatchObject({ status: 'utkast', cms: null });
});

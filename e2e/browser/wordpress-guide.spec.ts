import { expect, test } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { keepLooks } from './photograph.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* The guide to a real WordPress: each step with its cause and remedy, and an article tried as a draft that leaves nothing behind. */

const beside = studioBesideWordPress();

const deactivated = (is: boolean) =>
  beside.wordpress.evaluate(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${is ? 'deactivate_plugins' : 'activate_plugin'}( 'studio-companion/studio-companion.php' ); return true;`,
  );
const posts = () =>
  beside.wordpress.query(`SELECT post_status, post_title FROM wp_posts WHERE post_type = 'post' AND post_title LIKE 'Orgeln%'`);

test('what is missing is told at its step, and an article is tried as a draft that is taken away again', async ({ page }) => {
  const { id } = await beside.studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik: 'Orgeln spelar igen', ingress: 'Elva år tog det att laga den.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Stycket om orgeln.' }] }],
  });
  await deactivated(true);
  await beside.logIn(page);
  await page.goto(`${beside.studio.url}/studio/publiceringssystem`);

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
  expect((await beside.studio.get(`/innehall/${id}`)).innehall).toMatchObject({ status: 'utkast', cms: null });
});

import { expect, type Page, test } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { keepLooks } from './photograph.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* What somebody has changed in a real WordPress is shown on the article, and a person decides which version it is to be. */

const beside = studioBesideWordPress();

async function released(rubrik: string): Promise<{ id: string; post: string; lank: string }> {
  const { id } = await beside.studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik, ingress: 'Elva år tog det att laga den.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Studios stycke om orgeln.' }] }],
  });
  const { sprak } = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
  return { id, post: sprak.sv.cms.id, lank: sprak.sv.lank };
}

/** The article's history, as somebody sees it who may publish. */
async function openHistory(page: Page, id: string): Promise<void> {
  await beside.logIn(page);
  await page.goto(`${beside.studio.url}/studio/artikel/${id}`);
  await page.getByRole('tab', { name: 'Historik' }).click();
}

const pageOf = async (lank: string) => (await fetch(lank)).text();

test('the difference is shown, may stay, and is written over when somebody says so', async ({ page }) => {
  const { id, post, lank } = await released('Orgeln spelar igen');
  await beside.wordpress.evaluate(
    `$p = get_post( ${post} ); return wp_update_post( array( 'ID' => ${post}, 'post_content' => str_replace( 'Studios stycke', 'Ett ändrat stycke', $p->post_content ) ) );`,
  );
  await openHistory(page, id);
  const told = page.getByRole('status').filter({ hasText: 'Ändrad i WordPress' });
  await expect(told).toContainText('I Studio: Studios stycke om orgeln.');
  await expect(told).toContainText('I WordPress: Ett ändrat stycke om orgeln.');
  await keepLooks(page, 'andrad-i-wordpress');
  expect(await complaintsOfAxe(page)).toEqual([]);

  await told.getByRole('button', { name: 'Låt den stå' }).click();
  await expect(told).toContainText('får stå kvar');
  expect(await pageOf(lank)).toContain('Ett ändrat stycke');

  await told.getByRole('button', { name: 'Lägg dit Studios version' }).click();
  await expect.poll(() => pageOf(lank), { timeout: 60_000 }).toContain('Studios stycke om orgeln.');
  await page.reload();
  await page.getByRole('tab', { name: 'Historik' }).click();
  await expect(page.getByRole('heading', { name: 'Publiceringar' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a headline that was changed there is taken over, and goes out with the next release', async ({ page }) => {
  const { id, post, lank } = await released('Bron öppnas');
  await beside.wordpress.evaluate(`return wp_update_post( array( 'ID' => ${post}, 'post_title' => 'Bron öppnas i gryningen' ) );`);
  await openHistory(page, id);
  await page.getByRole('button', { name: 'Ta över ändringen' }).click();
  const headline = async () => (await beside.studio.get(`/innehall/${id}`)).innehall.sprak.sv.arbetsrevision.rubrik;
  await expect.poll(headline, { timeout: 60_000 }).toBe('Bron öppnas i gryningen');
  await expect(page.getByRole('status').filter({ hasText: 'skrivs över när den texten publiceras' })).toBeVisible();
  expect(await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).toMatchObject({
    ok: true,
    release: { tillstand: 'klar' },
  });
  expect(await pageOf(lank)).toContain('Bron öppnas i gryningen');
});

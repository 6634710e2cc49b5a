import { CHIEF, expect, logIn, test } from './newsroom.ts';

const NOBODYS = '019a9f00-1111-7222-8333-444455556666';

test('what is not there is answered so, to journalists in Studio and to readers on the site', async ({ page }) => {
  await logIn(page, CHIEF);
  for (const path of ['/studio/finns-inte', '/studio/finns/inte/alls', `/studio/artikel/${NOBODYS}`, '/studio/artikel/x/live']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'Det finns inte' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Till artiklarna' })).toBeVisible();
  }
  for (const path of ['/studio', '/studio/agenter', '/studio/logg']) expect((await page.goto(path))?.status()).toBe(200);
  for (const path of ['/x.html', '/wp-login.php', '/.env', '/_next/finns-inte']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('link', { name: 'Till Studio' })).toHaveCount(0);
  }
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/svg+xml');
});

import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';

/* Everybody can use the application's own pages, whatever they see and point with, in light and dark, at a desk and on a phone. */

const PAGES: Array<[address: string, who: string]> = [
  ['/studio', CHIEF],
  ['/studio/publiceringar', CHIEF],
  ['/studio/bilder', CHIEF],
  ['/studio/logg', CHIEF],
  ['/studio/handbok', CHIEF],
  ['/studio/handbok/redigera', CHIEF],
  ['/studio/personlexikon', CHIEF],
  ['/studio/oversattningar', CHIEF],
  ['/studio/anvandare', ADMIN],
  ['/studio/agenter', ADMIN],
  ['/studio/anslutningar', ADMIN],
  ['/studio/utkorg', ADMIN],
  ['/studio/ai', ADMIN],
  ['/studio/publiceringssystem', ADMIN],
];
const WIDTHS = [1440, 1024, 390];

async function eachLook(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `test-results/${name}-${colorScheme}-${width}.png` });
      expect.soft(await complaintsOfAxe(page), `${name}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
    }
  }
}

for (const [address, who] of PAGES) {
  test(`axe has nothing against ${address}`, async ({ page }) => {
    await logIn(page, who);
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await eachLook(page, `sida${address.replaceAll('/', '-')}`);
  });
}

test('axe has nothing against the editor and what it asks', async ({ page }) => {
  await logIn(page, CHIEF);
  const { innehall } = await (await page.request.get('/studio/api/innehall?mall=nyhet')).json();
  await page.goto(`/studio/artikel/${innehall[0].id}`);
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeVisible();
  await eachLook(page, 'redigeraren');
});

import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepPicture, TAKES_PICTURES } from './photograph.ts';
import { readyArticle } from './release-article.ts';

/* What the people in the newsroom are told of what readers have: beside the release button, and in test mode above every screen. */

const SCREENS = [
  [1440, 'light'],
  [390, 'dark'],
  ...(TAKES_PICTURES
    ? ([
        [1440, 'dark'],
        [390, 'light'],
      ] as const)
    : []),
] as const;

/** Shows the page as each kind of screen does: nothing sticks out, and axe has nothing against it. */
async function onEveryScreen(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await keepPicture(page, `${name}-${width}-${colorScheme}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width);
    expect(await complaintsOfAxe(page)).toEqual([]);
  }
}

test('what has been changed and not published stands beside the release button, until it is published', async ({ page, request }) => {
  const { id, chief } = await readyArticle(request, 'Annonsen');
  const released = await request.post(`/studio/api/innehall/${id}/release`, { headers: chief, data: { lage: 'publicera', sprak: ['sv'] } });
  expect(released.status(), await released.text()).toBe(200);
  const sponsrad = { partner: 'Bröd & Bak', markning: 'Annons från' };
  const changed = await request.patch(`/studio/api/innehall/${id}`, { headers: chief, data: { sponsrad, ansvarig: 'Bo Ek' } });
  expect(changed.status(), await changed.text()).toBe(200);

  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  const line = page.getByRole('list', { name: 'Ändrat men inte publicerat' });
  await expect(line).toContainText('Läsarna ser fortfarande: ingen annonsmärkning');
  await expect(page.getByText('Strax efter Linköping').first()).toBeVisible();
  await onEveryScreen(page, 'ej-slappt');

  const again = await request.post(`/studio/api/innehall/${id}/release`, { headers: chief, data: { lage: 'publicera', sprak: ['sv'] } });
  expect(again.status(), await again.text()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Ingress')).toBeVisible();
  await expect(line).toBeHidden();

  const truth = page.getByRole('region', { name: 'Läget just nu' });
  await expect(truth).toHaveText('Läsarna ser version 1, den senaste');
  const { arbetsrevision } = (await (await request.get(`/studio/api/innehall/${id}`, { headers: chief })).json()).innehall.sprak.sv;
  const data = { rubrik: arbetsrevision.rubrik, block: arbetsrevision.block, bas: arbetsrevision.id };
  expect((await request.put(`/studio/api/innehall/${id}/sprak/sv`, { headers: chief, data })).status()).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(truth).toContainText('Läsarna ser version 1 Version 2 är inte publicerad');
  await expect(page.getByLabel('Ingress')).toHaveValue('');
  await expect(truth).not.toContainText('annanstans');
  await onEveryScreen(page, 'laget-just-nu');
  await page.getByRole('tab', { name: 'Historik' }).click();
  await truth.getByRole('button', { name: /fel hindrar publicering$/ }).click();
  await expect(page.getByRole('tab', { name: /Kontroll/ })).toHaveAttribute('aria-selected', 'true');
});

test('in test mode every screen says that nothing becomes public', async ({ page, request, newsroom }) => {
  const { id } = await readyArticle(request, 'Provet');
  const trying = await newsroom.beside({ STUDIO_CMS_LAGE: 'test' });
  try {
    await logIn(page, CHIEF);
    const banner = page.getByRole('status').filter({ hasText: 'Testläge: inget blir publikt' });
    await page.goto(`${trying.url}/studio`);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('row', { name: /Provet/ })).toBeVisible();
    await onEveryScreen(page, 'testlage-artiklar');
    await page.goto(`${trying.url}/studio/artikel/${id}`);
    await expect(page.getByText('Strax efter Linköping').first()).toBeVisible();
    await expect(banner).toBeVisible();
    await onEveryScreen(page, 'testlage-artikel');
  } finally {
    await trying.stop();
  }
});

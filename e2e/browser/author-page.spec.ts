import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { readyArticle } from './release-article.ts';
import { sessionOf } from './script-login.ts';

/* Those who write, as readers meet them: told by themselves under Mitt konto, by an administrator in the list of people, read on their page. */

const SCREENS = [
  [1440, 'light'],
  [390, 'dark'],
] as const;

/** Nothing sticks out of any screen, and axe has nothing against it. */
async function onEveryScreen(page: Page, name: string): Promise<void> {
  await keepLooks(page, name);
  for (const [width, colorScheme] of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width);
    expect(await complaintsOfAxe(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('somebody who writes tells readers of themselves, and readers find it in the byline and on a page of their own', async ({
  page,
  request,
}) => {
  const { id, chief } = await readyArticle(request, 'Skribentprovet');
  const released = await request.post(`/studio/api/innehall/${id}/release`, { headers: chief, data: { lage: 'publicera', sprak: ['sv'] } });
  expect(released.status(), await released.text()).toBe(200);
  const article = new URL((await released.json()).sprak.sv.lank).pathname;

  // Who signs what is public is read behind the release.
  const whose = /href="(\/skribent\/[a-z-]+)" rel="author"/.exec(await (await request.get(article)).text())?.[1] ?? '';
  await expect.poll(async () => (await request.get(whose)).status()).toBe(200);

  await logIn(page, CHIEF);
  await page.goto('/studio/konto');
  const section = page.getByRole('region', { name: 'Du för läsarna' });
  await expect(section).toContainText('Läsarna har en sida med det du har skrivit.');
  await section.scrollIntoViewIfNeeded();
  await onEveryScreen(page, 'skribent-konto');

  const dialog = page.getByRole('dialog');
  await test.step('what cannot be is refused at its place, and nothing is lost', async () => {
    await section.getByRole('button', { name: 'Ändra byline och presentation' }).click();
    await dialog.getByLabel('Byline', { exact: true }).fill('chefredaktör och kåsör');
    await dialog
      .getByLabel('Presentation', { exact: true })
      .fill('Har skrivit om tåg, hav & <b>bröd</b> sedan 1998.\n\nBor i Ystad med två katter.');
    await dialog.getByLabel('Byline på engelska').fill('editor-in-chief');
    await dialog.getByRole('button', { name: 'Lägg till länk' }).click();
    await dialog.getByLabel('Länk 1', { exact: true }).fill('Mastodon');
    await dialog.getByLabel('Adress 1').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog.getByText('Skriv hela adressen, med https://.')).toBeVisible();
    await onEveryScreen(page, 'skribent-dialog-fel');
    await dialog.getByLabel('Adress 1').fill('https://social.example/@kasoren');
    await dialog.getByRole('button', { name: 'Välj ur arkivet' }).click();
    await page
      .getByRole('dialog', { name: 'Bildarkivet' })
      .getByRole('button', { name: /^Välj / })
      .first()
      .click();
    await onEveryScreen(page, 'skribent-dialog');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog).toBeHidden();
    await expect(section).toContainText(', chefredaktör och kåsör.');
  });

  await test.step('readers are led from the byline to the page', async () => {
    await page.goto(article);
    await onEveryScreen(page, 'skribent-byline');
    await page.locator('.artikel-byline a[rel=author]').click();
    await expect(page).toHaveURL(whose);
    await expect(page.getByText('Har skrivit om tåg, hav & <b>bröd</b> sedan 1998.')).toBeVisible();
    await expect(page.locator(`main a[href="${article}"]`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', 'https://social.example/@kasoren');
    await onEveryScreen(page, 'skribent-sida');
  });

  await test.step('an administrator tells of somebody else, of whom readers have nothing yet', async () => {
    await page.context().clearCookies();
    await page.context().addCookies([await sessionOf(request, ADMIN)]);
    await page.goto('/studio/anvandare');
    await page
      .getByRole('button', { name: /^Inloggning för / })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Byline och presentation' }).click();
    await dialog.getByLabel('Byline', { exact: true }).fill('sommarvikarie');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByText(/^Det som läsarna får veta om .* är sparat\.$/)).toBeVisible();
  });
});

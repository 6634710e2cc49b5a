import type { Page } from '@playwright/test';
import { ADMIN, CHIEF, expect, logIn, logInByForm, test } from './newsroom.ts';
import { sessionOf } from './script-login.ts';

/** Whatever somebody leaves in the browser, as whoever sits down next could read it. */
const left = (page: Page) => page.evaluate(() => JSON.stringify({ ...window.localStorage }));

/** Writes a standfirst in a new article without saving it, and waits until the browser keeps it; the article's address. */
async function writeUnsaved(page: Page, words: string): Promise<string> {
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  await page.getByRole('dialog').getByLabel('Rubrik').fill('Hemligt utkast');
  await page.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  await page.getByLabel('Ingress').fill(words);
  await expect.poll(() => left(page)).toContain(words);
  return new URL(page.url()).pathname;
}

async function askToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ditt konto' }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
}

test.describe('text that is not saved', () => {
  test('is asked about at logout, and is gone after it, in every tab', async ({ page, context }) => {
    await logIn(page, CHIEF);
    const address = await writeUnsaved(page, 'Ingen annans ögon.');
    const other = await context.newPage();
    await other.goto('/studio');

    await askToLogOut(other);
    const asked = other.getByRole('alertdialog', { name: 'Logga ut utan att spara?' });
    await expect(asked.getByRole('link', { name: 'Hemligt utkast' })).toHaveAttribute('href', address);
    await asked.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByLabel('Ingress')).toHaveValue('Ingen annans ögon.');

    await askToLogOut(other);
    await asked.getByRole('button', { name: 'Logga ut utan att spara' }).click();
    await other.waitForURL(/logga-in/);
    // The tab that had the text leaves too, without asking whoever sits there now.
    await page.waitForURL(/logga-in/);
    expect(await left(page)).not.toContain('Ingen annans ögon.');
    await page.goBack();
    await expect(page.getByText('Ingen annans ögon.')).toHaveCount(0);

    await logInByForm(page, ADMIN);
    await page.goto(address);
    await expect(page.getByLabel('Ingress')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Hämta tillbaka' })).toHaveCount(0);
  });

  test('waits for the same person to log in again when the session ran out', async ({ page, context }) => {
    await logIn(page, CHIEF);
    const address = await writeUnsaved(page, 'Åter efter lunch.');
    await expect(page.getByText('Osparade ändringar, säkrade på servern')).toBeVisible();
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(address);
    await page.waitForURL(/logga-in/);
    await logInByForm(page, CHIEF);
    await page.goto(address);
    await expect(page.getByLabel('Ingress')).toHaveValue('Åter efter lunch.');
    await expect(page.getByText(/^Du fortsätter på det du skrev/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hämta tillbaka' })).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Sparat/)).toBeVisible();
  });

  test('is gone when another has logged in after the session ran out, and an open tab of the first leaves', async ({ page, context }) => {
    await logIn(page, CHIEF);
    const address = await writeUnsaved(page, 'Bara för chefen.');
    await context.clearCookies();
    const other = await context.newPage();
    await logInByForm(other, ADMIN);
    await page.waitForURL((url) => url.pathname !== address);
    expect(await left(other)).not.toContain('Bara för chefen.');
    await other.goto(address);
    await expect(other.getByLabel('Ingress')).toHaveValue('');
    await expect(other.getByRole('button', { name: 'Hämta tillbaka' })).toHaveCount(0);
  });

  test('is not sent as another who has logged in, before the page has heard of that', async ({ page, context }) => {
    await logIn(page, CHIEF);
    const address = await writeUnsaved(page, 'Chefens egna ord.');
    await expect(page.getByText('Osparade ändringar, säkrade på servern')).toBeVisible();
    // A login has set the cookie, and no page of the other's has yet said so in the browser.
    await context.addCookies([await sessionOf(page.request, ADMIN)]);
    const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/arbetskopia'));
    await page.getByLabel('Ingress').fill('Skrivet i sekunden efter.');
    expect((await (await refused).json()).fel).toMatchObject([{ kod: 'annan_inloggad' }]);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Någon annan har loggat in', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Ingress')).toHaveValue('Skrivet i sekunden efter.');
    await askToLogOut(page);
    await page
      .getByRole('alertdialog', { name: 'Logga ut utan att spara?' })
      .getByRole('button', { name: 'Logga ut utan att spara' })
      .click();
    await page.waitForURL((url) => url.pathname !== address);

    // Who has logged in still is, and has nothing of it.
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByLabel('Ingress')).toHaveValue('');
    await expect(other.getByText('Du fortsätter på det du skrev')).toHaveCount(0);
  });

  test('nothing is asked at logout when everything is saved', async ({ page }) => {
    await logIn(page, CHIEF);
    await page.goto('/studio');
    await askToLogOut(page);
    await page.waitForURL(/logga-in/);
  });
});

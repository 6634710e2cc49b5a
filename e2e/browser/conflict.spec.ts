import type { Page } from '@playwright/test';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { logInByScript } from './script-login.ts';

const TITLE = 'Synthfestivalen flyttar in bland palmerna';

async function openArticle(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1–1 av 1')).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL(/\/studio\/artikel\//);
}

/** The complaint that every other system earns: two people have the same article open, and one of them loses an hour. */
test('two writers save the same article: nobody’s words are lost, and both see what the other did', async ({ page, browser }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await openArticle(page, TITLE);
  const otherContext = await browser.newContext({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });
  const other = await otherContext.newPage();
  await logIn(other, WRITER);
  await other.goto(page.url());

  await other.getByLabel('Ingress').fill('Skribentens nya ingress.');
  await other.keyboard.press('Control+s');
  await expect(other.getByText(/^Sparat/)).toBeVisible();

  await page.getByLabel('Rubrik', { exact: true }).fill('Synthfestivalen flyttar in i växthuset');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Elias Norrgård');
  await expect(dialog).toContainText('Skribentens nya ingress.');
  await keepPicture(page, 'konflikt');
  await dialog.getByRole('button', { name: /Slå ihop/ }).click();
  await expect(page.getByLabel('Ingress')).toHaveValue('Skribentens nya ingress.');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Synthfestivalen flyttar in i växthuset');

  await page.reload();
  await expect(page.getByLabel('Ingress')).toHaveValue('Skribentens nya ingress.');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Synthfestivalen flyttar in i växthuset');
  await otherContext.close();
});

/** The complaint: I pressed once more when nothing happened, and there were two of it. */
test('an article that was made though the answer was lost is not made twice', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  const keys: string[] = [];
  let made = '';
  await page.route('**/studio/api/innehall', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > 1) return route.fallback();
    const answer = await route.fetch();
    expect(answer.status()).toBe(201);
    made = (await answer.json()).id;
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rubrik').fill('Linjen bröts just när den skapades');
  await dialog.getByRole('button', { name: 'Skapa och öppna' }).click();
  await expect(dialog.getByText('Studio svarar inte.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  expect(page.url()).toContain(made);
  expect(keys[0]).not.toBe('');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a deactivated person is out at once', async ({ page, request }) => {
  await logIn(page, 'granskare@demo.se');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'Artiklar' })).toBeVisible();
  const admin = await logInByScript(request, ADMIN);
  const { anvandare } = await (await request.get('/studio/api/anvandare', { headers: { cookie: admin } })).json();
  const reviewer = anvandare.find((person: { epost: string }) => person.epost === 'granskare@demo.se');
  const change = (aktiv: boolean) => request.patch(`/studio/api/anvandare/${reviewer.id}`, { headers: { cookie: admin }, data: { aktiv } });
  expect((await change(false)).status()).toBe(200);
  await page.reload();
  await page.waitForURL(/logga-in/);
  expect((await change(true)).status()).toBe(200);
});

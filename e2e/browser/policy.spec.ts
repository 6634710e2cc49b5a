import type { Page } from '@playwright/test';
import { ADMIN, expect, logInByForm, test } from './newsroom.ts';
import { NONCES_ALONE, violations } from './policy-violations.ts';

/** Those that own-pages.spec.ts does not look at. */
const OTHER_SCREENS = ['/referens', '/referens/felkoder', '/en-sida-som-inte-finns'];

/** The page runs: React has taken it over. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body *')].some((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
  );
}

test('nothing that is done in the application asks for anything that its policy forbids', async ({ page, context }) => {
  const found = await violations(context);
  await logInByForm(page, ADMIN);
  for (const screen of OTHER_SCREENS) {
    await test.step(`/studio${screen}`, async () => {
      const answer = await page.goto(`/studio${screen}`);
      expect(answer?.headers()['content-security-policy']).toMatch(NONCES_ALONE);
      await isAlive(page);
      await page.waitForLoadState('networkidle');
    });
  }

  await test.step('from screen to screen, without a new page', async () => {
    await page.goto('/studio');
    for (const name of ['Bilder', 'Handbok', 'Personlexikon']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL(`**/studio/${name.toLowerCase()}`);
      await page.waitForLoadState('networkidle');
    }
  });

  await test.step('writing, and the preview', async () => {
    await page.goto('/studio');
    await page.getByRole('button', { name: 'Ny artikel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rubrik').fill('Vad en sida får läsa in');
    await dialog.getByRole('button', { name: /Sektion/ }).click();
    await page.getByRole('option', { name: 'Kultur' }).click();
    await dialog.getByRole('button', { name: /Skapa/ }).click();
    await page.waitForURL(/\/studio\/artikel\//);
    const text = page.getByLabel('Artikelns text');
    await text.click();
    await page.keyboard.type('/citat');
    await page.getByRole('option', { name: /^Citat/ }).click();
    await page.getByLabel(/^Text/).fill('Ett citat.');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Sparat/)).toBeVisible();
    await page.getByRole('button', { name: 'Förhandsgranska' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the preview as a page, and what readers get', async () => {
    const id = /artikel\/([0-9a-f-]{36})/.exec(page.url())?.[1];
    const preview = await page.goto(`/studio/forhandsvisning/${id}/sv`);
    expect(preview?.headers()['content-security-policy']).toMatch(/default-src 'none'.*script-src 'sha/);
    await page.waitForLoadState('networkidle');
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });

  expect(found).toEqual([]);
});

test('what somebody has brought into a page does not run', async ({ context }) => {
  const found = await violations(context);
  // A page of its own: what the browser complains of is what is wanted here.
  const page = await context.newPage();
  await logInByForm(page, ADMIN);
  const before = await page.goto('/studio/handbok');
  const again = await page.goto('/studio/handbok');
  const nonce = (answer: typeof again) => /'nonce-([^']+)'/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1];
  expect(nonce(before)).not.toBe(nonce(again));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:image/png,x" onerror="window.angrepp = 1">');
    document.body.insertAdjacentHTML('beforeend', '<a id="lank" href="javascript:window.angrepp = 2">x</a>');
    document.getElementById('lank')?.click();
  });
  await expect.poll(() => found.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => Reflect.get(window, 'angrepp'))).toBeUndefined();
  expect(found.every((violation) => violation.includes('script-src'))).toBe(true);
});

test('a blocked login is told of on the sign-in page, with how long to wait, and what was typed is kept', async ({ page }) => {
  // As the service answers (e2e/api/login.test.ts): ten real failures would keep every other test out for a quarter of an hour.
  const fel = [
    { falt: '', sprak: '', kod: 'for_manga_inloggningar', orsak: 'För många misslyckade inloggningar.', atgard: 'Vänta 15 minuter.' },
  ];
  await page.route('**/api/auth/callback/credentials', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '900' }, json: { ok: false, fel, varningar: [] } }),
  );
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill('nagon@demo.se');
  await page.getByLabel('Lösenord').fill('fel lösenord');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByText('För många misslyckade inloggningar.')).toBeVisible();
  await expect(page.getByText('Vänta 15 minuter.')).toBeVisible();
  await expect(page.getByLabel('E-post')).toHaveValue('nagon@demo.se');
});

test('a login by a form that failed is told of on the sign-in page', async ({ page }) => {
  await page.goto('/studio/logga-in?error=inloggning_fel');
  await expect(page.getByText('E-postadressen eller lösenordet stämmer inte.')).toBeVisible();
});

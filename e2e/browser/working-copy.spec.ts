import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, TEST_BROWSER_FLAGS } from './find-browser.ts';
import { CHIEF, expect, logIn, logInByForm, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { sessionOf } from './script-login.ts';

const SAFE = 'Osparade ändringar, säkrade på servern';
const COPY = '**/sprak/sv/arbetskopia';
const SAVE = '**/sprak/sv';

/** A new article in the browser, without a word in it. */
async function begin(page: Page, rubrik: string): Promise<void> {
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  await page.getByRole('dialog').getByLabel('Rubrik').fill(rubrik);
  await page.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  await expect(page.getByLabel('Artikelns text')).toBeVisible();
}

const standfirst = (page: Page) => page.getByLabel('Ingress');
const state = (page: Page, words: string | RegExp) => expect(page.getByRole('status').getByText(words).first()).toBeVisible();

test('what is typed is safe a pause later; another computer goes on with it, and others are told that there is something and not what', async ({
  page,
  browser,
}) => {
  // Where news come by themselves, what another window saves is taken in (conflict.spec.ts).
  await page.route('**/studio/handelser', (route) => route.abort());
  await logIn(page, CHIEF);
  await begin(page, 'Källan talar');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/arbetskopia')) sent.push(request.postDataBuffer()?.length ?? 0);
  });
  await standfirst(page).fill('HEMLIG KÄLLA');
  await page.getByLabel('Artikelns text').click();
  await page.keyboard.type('Första stycket.');
  await state(page, SAFE);
  await keepLooks(page, 'arbetskopia-saker');
  expect(Math.max(...sent)).toBeLessThan(5_000);

  // Who comes while nobody is there is not shown it.
  const address = page.url();
  await page.goto('/studio');
  const others = await browser.newContext({ locale: 'sv-SE' });
  const writer = await others.newPage();
  await logIn(writer, WRITER);
  await writer.goto(address);
  await expect(writer.getByText(/har ändringar som inte är sparade$/)).toBeVisible();
  await expect(standfirst(writer)).toHaveValue('');
  expect(await writer.content()).not.toContain('HEMLIG');
  await writer.goto('/studio');
  await others.close();
  await page.goto(address);
  await expect(standfirst(page)).toHaveValue('HEMLIG KÄLLA');

  const elsewhere = await browser.newContext({ locale: 'sv-SE' });
  const laptop = await elsewhere.newPage();
  await logIn(laptop, CHIEF);
  await laptop.goto(page.url());
  await expect(standfirst(laptop)).toHaveValue('HEMLIG KÄLLA');
  await expect(laptop.getByLabel('Artikelns text')).toContainText('Första stycket.');
  await expect(laptop.getByText(/^Du fortsätter på det du skrev/)).toBeVisible();
  await keepLooks(laptop, 'arbetskopia-fortsatt');

  await laptop.keyboard.press('Control+s');
  await state(laptop, /^Sparat/);
  await elsewhere.close();
  await standfirst(page).fill('HEMLIG KÄLLA 2');
  await state(page, /^Sparat i ett annat fönster/);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toContainText('HEMLIG KÄLLA');
});

test('what was gone on with is put aside, and fetched again', async ({ page }) => {
  await logIn(page, CHIEF);
  await begin(page, 'Ångrat');
  await standfirst(page).fill('Ett försök.');
  await state(page, SAFE);
  await page.reload();
  await expect(standfirst(page)).toHaveValue('Ett försök.');
  await page.getByRole('button', { name: 'Börja om från det sparade' }).click();
  await expect(standfirst(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Hämta tillbaka' }).click();
  await expect(standfirst(page)).toHaveValue('Ett försök.');
  await state(page, SAFE);
});

test('two windows of one person write in one text, each its own part', async ({ page, context }) => {
  await logIn(page, CHIEF);
  await begin(page, 'Två fönster');
  const other = await context.newPage();
  await other.goto(page.url());
  await standfirst(other).fill('Från det andra.');
  await state(other, SAFE);
  await page.bringToFront();
  await page.getByLabel('Rubrik', { exact: true }).fill('Två fönster, en text');
  await expect(standfirst(page)).toHaveValue('Från det andra.');
  await state(page, SAFE);
  // Both have changed the same: it stays as it is here, and the other's is offered.
  await page.route(COPY, (route) => route.abort());
  await standfirst(page).fill('Från det första.');
  await standfirst(other).fill('Från det andra, igen.');
  await state(other, SAFE);
  await page.unroute(COPY);
  await expect(page.getByText(/^Det finns osparade ändringar från/)).toBeVisible();
  await expect(standfirst(page)).toHaveValue('Från det första.');
});

/** Waits until the page has fetched what it fetches when it has nothing else to do, which it does within three seconds. */
async function allIsFetched(page: Page): Promise<void> {
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  await expect(async () => {
    const before = await scripts();
    await page.waitForTimeout(4_000);
    expect(await scripts()).toBe(before);
  }).toPass();
}

test('without a network it is in the browser, and is sent when there is one', async ({ page, context }) => {
  await logIn(page, CHIEF);
  await begin(page, 'Utan nät');
  await allIsFetched(page);
  await context.setOffline(true);
  await standfirst(page).fill('Skrivet i tunneln.');
  const body = page.getByLabel('Artikelns text');
  await body.click();
  await page.keyboard.type('/citat');
  await page.keyboard.press('Enter');
  const quote = body.locator('[data-block-form]').getByLabel('Text', { exact: true });
  await expect(quote).toBeFocused();
  await page.keyboard.type('Sagt i tunneln.');
  await page.getByRole('tab', { name: 'Artikel' }).click();
  await expect(page.getByRole('textbox', { name: 'Taggar' })).toBeVisible();
  await state(page, 'Ingen kontakt – ändringarna finns kvar i webbläsaren');
  await context.setOffline(false);
  await state(page, SAFE);
  await page.reload();
  await expect(standfirst(page)).toHaveValue('Skrivet i tunneln.');
  await expect(body.locator('blockquote')).toContainText('Sagt i tunneln.');
});

test('logged out in the middle, it is in the browser, and is sent when the same person has come back', async ({ page, context }) => {
  await logIn(page, CHIEF);
  await begin(page, 'Utloggad');
  await context.clearCookies();
  await standfirst(page).fill('Skrivet utan inloggning.');
  await state(page, /^Du är utloggad/);
  const other = await context.newPage();
  await logInByForm(other, CHIEF);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await state(page, SAFE);
});

for (const status of [413, 422, 500, 503]) {
  test(`that the service answers ${status} is told of, and what is written is sent when it is taken again`, async ({ page }) => {
    await logIn(page, CHIEF);
    await begin(page, `Svar ${status}`);
    const answer = { ok: false, fel: [{ falt: '', sprak: '', orsak: 'Det går inte.', atgard: 'Vänta.', kod: 'prov' }], varningar: [] };
    await page.route(COPY, (route) => route.fulfill({ status, json: answer }));
    await standfirst(page).fill('Skrivet ändå.');
    await state(page, /^Servern tar inte emot ändringarna/);
    await page.unroute(COPY);
    await standfirst(page).fill('Skrivet ändå, och mer.');
    await state(page, SAFE);
  });
}

for (const [what, status, title, orsak] of [
  ['is too large for a proxy', 413, 'Det är för stort', /framför Studio släpper inte igenom något så stort/],
  ['a firewall will not have', 403, 'Det kom inte fram till Studio', /brandvägg.*svar 403/],
  ['meets the login page of a network', 200, 'Ingen kontakt', /Något annat än Studio svarade, till exempel en inloggning/],
] as const) {
  test(`what ${what} is told to be that, with what to do, as it is written and as it is saved`, async ({ page }) => {
    await logIn(page, CHIEF);
    await begin(page, `Mellanled ${status}`);
    const told = page.getByRole('alert').filter({ hasText: title });
    const answer = { status, contentType: 'text/html', body: '<html><title>nginx</title></html>' };
    await page.route(COPY, (route) => route.fulfill(answer));
    await standfirst(page).fill('Stoppat på vägen.');
    await expect(told).toContainText(orsak);
    await expect(told).toContainText('Det du har skrivit står kvar.');
    await page.route(SAVE, (route) => (route.request().method() === 'PUT' ? route.fulfill(answer) : route.fallback()));
    await page.keyboard.press('Control+s');
    await expect(told).toContainText(orsak);
    await expect(standfirst(page)).toHaveValue('Stoppat på vägen.');
    const again = told.getByRole('button', { name: 'Försök igen' });
    // What is too large is so the next time too.
    await expect(again).toHaveCount(status === 413 ? 0 : 1);
    await page.unroute(COPY);
    await page.unroute(SAVE);
    if (status === 413) await standfirst(page).fill('Släppt igenom.');
    await (status === 413 ? page.keyboard.press('Control+s') : again.click());
    await state(page, /^Sparat/);
    await expect(told).toHaveCount(0);
  });
}

test('that a proxy does not reach Studio is no contact, and what is written is sent when it does again', async ({ page }) => {
  await logIn(page, CHIEF);
  await begin(page, 'Mellanled 502');
  await page.route(COPY, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }));
  await standfirst(page).fill('Skrivet ändå.');
  await state(page, 'Ingen kontakt – ändringarna finns kvar i webbläsaren');
  await page.unroute(COPY);
  await state(page, SAFE);
});

test('a browser that is full keeps nobody from writing: it is safe with the service, and says so when it is nowhere', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name.includes(':osparat:')) throw new DOMException('full', 'QuotaExceededError');
      put.call(this, name, value);
    };
  });
  await logIn(page, CHIEF);
  await begin(page, 'Full webbläsare');
  await standfirst(page).fill('Ryms inte här.');
  await state(page, SAFE);
  await expect(page.getByText(/stäng inte fliken/)).toHaveCount(0);
  await page.route(COPY, (route) => route.abort());
  await standfirst(page).fill('Ryms ingenstans.');
  await state(page, /Ingen kontakt.*stäng inte fliken/);
});

test('a clock that is wrong, and is set right while somebody writes, loses nothing', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2099-01-01T12:00:00Z'));
  await logIn(page, CHIEF);
  await begin(page, 'Fel klocka');
  await standfirst(page).fill('Från framtiden.');
  await state(page, SAFE);
  await page.clock.setSystemTime(new Date('1999-01-01T12:00:00Z'));
  await standfirst(page).fill('Från det förflutna.');
  await state(page, SAFE);
  await page.reload();
  await expect(standfirst(page)).toHaveValue('Från det förflutna.');
});

test('after ten minutes a version is made of it, which the history folds away', async ({ page }) => {
  await page.clock.install();
  await logIn(page, CHIEF);
  await begin(page, 'Tio minuter');
  for (const words of ['Ett.', 'Ett och två.']) {
    await standfirst(page).fill(words);
    await page.clock.runFor(3_000);
    await state(page, SAFE);
    await page.clock.runFor(10 * 60_000);
    await state(page, /^Sparat/);
  }
  await standfirst(page).fill('Tre.');
  await page.keyboard.press('Control+s');
  await page.clock.runFor(3_000);
  await state(page, /^Sparat/);
  await page.getByRole('tab', { name: 'Historik' }).click();
  await page.clock.runFor(3_000);
  const fold = page.getByText('2 sparade automatiskt');
  await expect(fold).toBeVisible();
  await keepLooks(page, 'arbetskopia-historik');
  await fold.click();
  await expect(page.getByText('Sparad automatiskt')).toHaveCount(2);
});

/** A browser that can be killed: its process, and a page in it. */
async function ownBrowser(profile: string): Promise<{ browser: Browser; kill(): Promise<void> }> {
  const child = spawn(
    findBrowser(),
    [...TEST_BROWSER_FLAGS, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    // A group of its own: what is started may be a script that starts the browser, which would live on.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
  return {
    browser,
    async kill() {
      if (child.pid === undefined) throw new Error('the browser has no process');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

test('a browser that is killed has lost nothing that it called safe', async ({ page, baseURL }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'dodad-'));
  const cookie = await sessionOf(page.request, CHIEF);
  const { browser, kill } = await ownBrowser(profile);
  const context = await browser.newContext({ locale: 'sv-SE', baseURL: baseURL ?? '' });
  await context.addCookies([cookie]);
  const doomed = await context.newPage();
  await begin(doomed, 'Dödad webbläsare');
  await doomed.getByLabel('Artikelns text').click();
  await doomed.keyboard.type('Det sista som skrevs.');
  await state(doomed, SAFE);
  const address = doomed.url();
  await kill();
  await page.context().addCookies([cookie]);
  await page.goto(address);
  await expect(page.getByLabel('Artikelns text')).toContainText('Det sista som skrevs.');
  await rm(profile, { recursive: true, force: true });
});

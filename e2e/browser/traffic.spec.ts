import type { Page } from '@playwright/test';
import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';

test('a reader reads an article and puts it away, and the newsroom sees that; of who asks not to be tracked it sees nothing', async ({
  page,
  browser,
}) => {
  await logIn(page, CHIEF);
  const writer = new ArticleWriter(page);
  await writer.begin({ rubrik: 'Bron som alla läser om', sektion: 'Stil', mall: 'Nyhet' });
  await writer.write('En bro ska byggas över ån.', ['Arbetet börjar i vår och väntas ta två år, säger kommunen.']);
  const address = await writer.publish();
  const article = new URL(new URL(address).pathname, page.url()).href;
  const origin = new URL(page.url()).origin;
  const id = await idOf(page, article);
  const figures = async () => (await page.request.get(`/studio/api/innehall/${id}/trafik`)).json();

  // By a window of its own: one that says it has none is a robot, and is not counted.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const reader = await browser.newContext({ userAgent });

  await test.step('who asks not to be tracked', async () => {
    const unwilling = await browser.newContext({ userAgent });
    await unwilling.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
    const site = await unwilling.newPage();
    const told: string[] = [];
    site.on('request', (request) => void (request.method() === 'POST' && told.push(request.url())));
    await site.goto(article);
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Bron som alla läser om');
    await hide(site);
    await site.goto(origin);
    await expect(site.getByRole('main')).toBeVisible();
    expect(told).toEqual([]);
    await unwilling.close();
  });

  await test.step('a reader who comes from a search, reads to the end and goes on', async () => {
    const site = await reader.newPage();
    await site.goto(article, { referer: 'https://www.google.se/' });
    await site.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [asked] = await Promise.all([site.waitForRequest(/\/studio\/matning$/), hide(site)]);
    const body = asked.postData() ?? '';
    expect(JSON.parse(body)).toEqual({ innehall: id, sprak: 'sv', kalla: 'sok', sekunder: expect.any(Number), djup: 100 });
    expect(body.length).toBeLessThanOrEqual(400);
    expect(asked.headers().cookie).toBeUndefined();
    expect(await reader.cookies()).toEqual([]);
    expect(await site.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await hide(site);
    await site.close();
  });

  await test.step('is seen, once however often it was put away', async () => {
    await expect.poll(async () => (await figures()).totalt.visningar, { timeout: 60_000 }).toBe(1);
    expect(await figures()).toMatchObject({
      matt: true,
      kallor: [{ nyckel: 'sok', visningar: 1 }],
      sprak: [{ nyckel: 'sv', visningar: 1 }],
    });
  });

  await test.step('a reader of the front who opens the article comes from within, and is told of as the page is left', async () => {
    const site = await reader.newPage();
    await site.goto(article, { referer: `${origin}/stil` });
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Bron som alla läser om');
    // What leaves after the page itself is sent by the window's own name, which is a robot's: so the page is told, and stays.
    await site.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(async () => (await figures()).totalt.visningar, { timeout: 60_000 }).toBe(2);
    const told = await figures();
    expect(told.kallor.map(({ nyckel, visningar }: { nyckel: string; visningar: number }) => `${nyckel} ${visningar}`)).toEqual([
      'internt 1',
      'sok 1',
    ]);
  });
  await reader.close();

  await test.step('is told of among what is read at this moment', async () => {
    await page.goto('/studio/siffror');
    const now = page.getByRole('table', { name: 'Läses just nu' });
    await expect(
      now
        .getByRole('row', { name: /Bron som alla läser om/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('2');
  });
});

/** The article's id, by what its page tells the script. */
async function idOf(page: Page, article: string): Promise<string> {
  const html = await (await page.request.get(article)).text();
  return /data-innehall="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** As when another tab is chosen, and this one again. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import { writtenAnswer } from '#lib/reader/ads/choice.ts';
import type { SiteAds } from '#lib/site/ads.ts';
import { axeOver } from '../browser/axe.ts';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { keepPicture } from '../browser/photograph.ts';
import { type OtherServer, startAdServer, startConsentService } from './ad-server.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';
import { htmlErrors } from './html-checker.ts';

/* Ads before readers: nobody but Studio is asked for anything before there is a yes, and nothing moves when they come. */

const ARTICLE = '/nyheter/mallen-nyhet';
const PAGES = [
  '/',
  '/en',
  '/nyheter',
  '/en/nyheter',
  ARTICLE,
  '/en/nyheter/mallen-nyhet',
  '/nyheter/mallen-liverapport',
  '/nyheter/mallen-recept',
];

let ads: OtherServer;
let service: OtherServer;
let site: ExampleSite;
let withoutAds: ExampleSite;
let withService: ExampleSite;
let browser: Browser;
let page: Page;
/** What the page has asked of anybody beyond this machine. */
const beyond: string[] = [];

function slotsAt(url: string): AdSlot[] {
  const slot = (plats: AdSlot['plats'], given: Partial<AdSlot> = {}): AdSlot => ({
    ...{ namn: plats, plats, intervall: 2, mallar: [], sektioner: [], sprak: [], smal: '300x250', bred: '580x400' },
    adress: `${url}/${plats}?gdpr=\${GDPR}&tc=\${GDPR_CONSENT_755}`,
    ...given,
  });
  const wide = { bred: '980x240' } as const;
  return [
    ...[slot('efter_ingress', { smal: '320x100' }), slot('i_texten'), slot('efter_texten', wide)],
    ...[slot('framsida', { ...wide, intervall: 1 }), slot('lista', { ...wide, intervall: 3 })],
  ];
}

beforeAll(async () => {
  [ads, service] = await Promise.all([startAdServer(), startConsentService()]);
  const own: SiteAds = { samtycke: 'egen', tcf: '', platser: slotsAt(ads.url) };
  [site, withoutAds, withService, browser] = await Promise.all([
    startExampleSite(own),
    startExampleSite(),
    startExampleSite({ ...own, samtycke: 'tcf', tcf: `${service.url}/fraga` }),
    chromium.launch({ executablePath: findBrowser(), args: TEST_BROWSER_FLAGS }),
  ]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), withoutAds.stop(), withService.stop(), ads.stop(), service.stop()]);
});

beforeEach(async () => {
  ads.asked.length = 0;
  beyond.length = 0;
  service.asked.length = 0;
  page = await reader();
});

afterEach(() => page.context().close());

/** A reader's browser, which measures what moves. Pictures of examples are nobody's. */
async function reader(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      beyond.push(route.request().url());
      return route.abort();
    },
  );
  await context.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context.newPage();
}

/** As the reader has answered before. */
async function answered(svar: 'ja' | 'nej', { parter = ads.url, tid = Date.now() } = {}): Promise<void> {
  await page.context().addInitScript((kept) => localStorage.setItem('annonsval', kept), writtenAnswer(svar, parter, tid));
}

const question = () => page.getByRole('region', { name: 'Annonser och samtycke' });
const boxes = () => page.locator('.annons');
const frames = () => page.locator('.annons iframe');
const choice = () => page.getByRole('button', { name: 'Annonsval' });
const moved = () => page.evaluate(() => Reflect.get(window, 'moved'));

/** From the top to the end, a little at a time, as it is read. */
async function readThrough(): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += 300) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

async function complaints(): Promise<string[]> {
  const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await (await axeOver(page)).options({ resultTypes: ['violations'], rules }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('pages with room for ads are valid HTML', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-annonser-'));
  for (const url of [site.url, withService.url]) {
    for (const address of PAGES) {
      const html = await (await fetch(url + address)).text();
      expect(html, address).toContain('class="annons ');
      await writeFile(path.join(folder, `${new URL(url).port}${address.replaceAll('/', '_')}.html`), html);
    }
  }
  expect(await htmlErrors(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

describe('before an answer', () => {
  test.each([ARTICLE, '/', '/nyheter'])('nobody is asked for anything, and nothing moves: %s', async (address) => {
    await page.goto(site.url + address);
    await expect.poll(() => question().isVisible()).toBe(true);
    // Nobody is taken there.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await boxes().first().isVisible()).toBe(true);
    await readThrough();
    expect([ads.asked, await frames().count(), await moved()]).toEqual([[], 0, 0]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('a no is as easy as a yes, by pointer and by keyboard, and hides nothing for good', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url + ARTICLE);
    const [no, yes] = [question().getByRole('button', { name: /^Nej/ }), question().getByRole('button', { name: /^Ja/ })];
    const look = (button: typeof no) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        return { width, height, color, backgroundColor, fontSize, fontWeight, borderColor };
      });
    expect(await look(no)).toEqual(await look(yes));
    const { height } = (await question().boundingBox()) ?? expect.fail();
    expect(height).toBeLessThan(844 * 0.45);
    // First after the link that leads past all of it.
    for (const name of ['Hoppa till innehållet', 'Nej, inga annonser', 'Ja, visa annonser']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    // What is last can be read and pressed.
    const last = page.getByRole('link', { name: 'Till sidans början' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const at = (await last.boundingBox()) ?? expect.fail();
    expect(at.y + at.height).toBeLessThanOrEqual(844 - height);
    // And what is met by keyboard is not under it.
    await page.evaluate(() => scrollTo(0, 0));
    for (const link of (await page.locator('main a').all()).slice(0, 12)) {
      await link.focus();
      const seen = (await link.boundingBox()) ?? expect.fail();
      expect(seen.y).toBeLessThan(844 - height);
    }
  });

  test('without script there is no question, no room and no ad', async () => {
    await page.context().close();
    page = await reader({ javaScriptEnabled: false });
    await page.goto(site.url + ARTICLE);
    expect([await page.locator('.annonsfraga').count(), await boxes().first().isVisible(), await choice().isVisible()]).toEqual([
      0,
      false,
      false,
    ]);
    expect(ads.asked).toEqual([]);
  });

  test('on a page without room for ads nobody is asked', async () => {
    await page.goto(`${site.url}/arkiv`);
    await expect.poll(() => choice().isVisible()).toBe(true);
    expect(await question().isVisible()).toBe(false);
  });
});

describe('an answer', () => {
  test('yes shows them, in their room, from then on; and nothing moves', async () => {
    await page.goto(site.url + ARTICLE);
    await question().getByRole('button', { name: /^Ja/ }).click();
    expect(await question().isVisible()).toBe(false);
    await readThrough();
    expect(await frames().count()).toBe(await boxes().count());
    await expect.poll(() => ads.asked.some((asked) => asked === '/i_texten?gdpr=1&tc=')).toBe(true);
    expect(await page.frameLocator('.annons iframe >> nth=0').getByText('Köp en brygga').isVisible()).toBe(true);
    expect(await moved()).toBe(0);
    // What is framed led the page nowhere.
    expect([page.url(), beyond.filter((url) => url.includes('ond.exempel.se'))]).toEqual([site.url + ARTICLE, []]);

    await page.goto(`${site.url}/nyheter`);
    await readThrough();
    expect([await question().isVisible(), ads.asked.some((asked) => asked.startsWith('/lista')), await moved()]).toEqual([false, true, 0]);
    expect(await page.context().cookies(site.url)).toEqual([]);
  });

  test('no hides their room, from then on, and nobody is asked for anything', async () => {
    await page.goto(site.url + ARTICLE);
    await question().getByRole('button', { name: /^Nej/ }).click();
    expect([await question().isVisible(), await boxes().first().isVisible()]).toEqual([false, false]);
    await page.reload();
    await readThrough();
    expect([await question().isVisible(), await boxes().first().isVisible(), await moved(), ads.asked]).toEqual([false, false, 0, []]);
  });

  test('is changed at the foot of the page, which says what it is now', async () => {
    await answered('nej');
    await page.goto(site.url + ARTICLE);
    await choice().focus();
    await page.keyboard.press('Enter');
    expect(await question().evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => question().getByText('Nu visas inga annonser.').isVisible()).toBe(true);
    expect(await complaints()).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await question().isVisible(), await choice().evaluate((element) => element === document.activeElement)]).toEqual([false, true]);
    await page.keyboard.press('Enter');
    await question().getByRole('button', { name: /^Ja/ }).press('Enter');
    expect(await choice().evaluate((element) => element === document.activeElement)).toBe(true);
    await readThrough();
    expect(ads.asked.length).toBeGreaterThan(0);
    await choice().click();
    expect(await question().getByText('Nu visas annonser.').isVisible()).toBe(true);
    await question().getByRole('button', { name: /^Nej/ }).click();
    expect([await frames().count(), await boxes().first().isVisible()]).toEqual([0, false]);
  });

  test('of half a year ago, or a yes to others, is asked for anew', async () => {
    await answered('ja', { tid: Date.now() - 181 * 24 * 60 * 60 * 1000 });
    await page.goto(site.url + ARTICLE);
    await expect.poll(() => question().isVisible()).toBe(true);
    await answered('ja', { parter: 'https://annan.exempel.se' });
    await page.reload();
    await expect.poll(() => question().isVisible()).toBe(true);
    expect(ads.asked).toEqual([]);
  });

  test('of the browser itself goes before all: Global Privacy Control is a no, which the foot of the page tells', async () => {
    await answered('ja');
    await page.context().addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(site.url + ARTICLE);
    await readThrough();
    expect([await question().isVisible(), await boxes().first().isVisible(), ads.asked]).toEqual([false, false, []]);
    await choice().click();
    expect(await question().getByText('Din webbläsare ber om att du inte ska spåras').isVisible()).toBe(true);
    expect(await question().getByRole('button').allTextContents()).toEqual(['Stäng']);
    await question().getByRole('button').click();
    await page.goto(withService.url + ARTICLE);
    await readThrough();
    expect(service.asked).toEqual([]);
  });
});

test('a page on paper has none', async () => {
  await answered('ja');
  await page.goto(site.url + ARTICLE);
  await page.emulateMedia({ media: 'print' });
  expect(await boxes().first().isVisible()).toBe(false);
});

describe.each([
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('%i px wide, %s', (width, colorScheme) => {
  test('there is nothing against it', async () => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const [address, name] of [
      [ARTICLE, 'artikel'],
      ['/', 'framsida'],
      ['/nyheter', 'sektion'],
    ] as const) {
      await page.goto(site.url + address);
      await expect.poll(() => question().isVisible()).toBe(true);
      expect(await complaints(), address).toEqual([]);
      await keepPicture(page, `annonser-${name}-fraga-${width}-${colorScheme}`);
    }
    await answered('ja');
    for (const [address, name] of [
      [ARTICLE, 'artikel'],
      ['/', 'framsida'],
      ['/nyheter', 'sektion'],
    ] as const) {
      await page.goto(site.url + address);
      await readThrough();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      expect(await complaints(), address).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      await keepPicture(page, `annonser-${name}-ja-${width}-${colorScheme}`, { fullPage: true });
    }
  });
});

describe('on a telephone with a slow network', () => {
  /** As Lighthouse has it of telephones: 150 ms there and back, 1.6 Mbit/s down. */
  const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
  /** Until the largest of what is read has been shown, in milliseconds: of three readers who have nothing of the site the one in the middle. */
  async function shownAfter(url: string): Promise<number> {
    const waited: number[] = [];
    for (let time = 0; time < 3; time++) {
      await page.context().close();
      page = await reader({ viewport: { width: 390, height: 844 } });
      await answered('ja');
      await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', SLOW);
      await page.goto(url, { waitUntil: 'networkidle' });
      waited.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
                type: 'largest-contentful-paint',
                buffered: true,
              });
            }),
        ),
      );
    }
    return waited.toSorted((a, b) => a - b)[1] ?? Number.NaN;
  }

  test.each([ARTICLE, '/', '/nyheter'])('ads keep nobody waiting for %s: within a second and a half, as without', async (address) => {
    const [without, withAds] = [await shownAfter(withoutAds.url + address), await shownAfter(site.url + address)];
    expect(ads.asked.length).toBeGreaterThan(0);
    expect(withAds).toBeLessThan(1_500);
    // Their script is waited for, and is fetched beside the style.
    expect(withAds - without).toBeLessThan(300);
  });
});

test('what is reserved is as large as it is called, also where the window is narrower than that', async () => {
  await answered('ja');
  const sizeOf = async (width: number, address: string) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + address);
    const { width: wide, height } = (await page.locator('.annons-ruta').first().boundingBox()) ?? expect.fail();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    return [wide, height];
  };
  expect([await sizeOf(1440, ARTICLE), await sizeOf(390, ARTICLE)]).toEqual([
    [580, 400],
    [320, 100],
  ]);
  expect([await sizeOf(1440, '/nyheter'), await sizeOf(1000, '/nyheter')]).toEqual([
    [980, 240],
    [300, 250],
  ]);
  const [wide = 0, height] = await sizeOf(320, ARTICLE);
  expect(wide).toBeLessThanOrEqual(320);
  expect(height).toBe(100);
});

describe('a consent service', () => {
  const framed = () => page.frameLocator('.annonsfraga iframe');

  test('is who asks, in a frame; its yes shows ads, which are told of it in their address and by its protocol', async () => {
    await page.goto(withService.url + ARTICLE);
    await framed().getByRole('button', { name: 'Godkänn' }).waitFor();
    await readThrough();
    expect([ads.asked, service.asked]).toEqual([[], ['/fraga']]);
    await framed().getByRole('button', { name: 'Godkänn' }).click();
    await expect.poll(() => question().isVisible()).toBe(false);
    await readThrough();
    await expect.poll(() => ads.asked.some((asked) => asked === '/i_texten?gdpr=1&tc=CQja.AA')).toBe(true);
    // An ad asks the window above it, as TCF has it; that it forges a no of the service is heard by nobody.
    await expect.poll(() => page.frameLocator('.annons iframe >> nth=0').locator('#tc').textContent()).toBe('77 CQja.AA');
    expect(await frames().count()).toBe(await boxes().count());
    expect(await moved()).toBe(0);
    expect(page.url()).toBe(withService.url + ARTICLE);
  });

  test('is not asked again by itself when its answer was no, but when the reader wants to, who finds its question though it has an answer', async () => {
    await page.goto(withService.url + ARTICLE);
    await framed().getByRole('button', { name: 'Avböj' }).click();
    await expect.poll(() => boxes().first().isVisible()).toBe(false);
    await page.goto(`${withService.url}/nyheter`);
    await readThrough();
    expect([ads.asked, service.asked, await question().isVisible()]).toEqual([[], ['/fraga'], false]);
    await openedByReader();
    await framed().getByRole('button', { name: 'Godkänn' }).click();
    await expect.poll(() => question().isVisible()).toBe(false);
    expect(await choice().evaluate((element) => element === document.activeElement)).toBe(true);
    await readThrough();
    await expect.poll(() => ads.asked.length).toBeGreaterThan(0);
  });

  test('is open to whoever has said yes, also where no ads are', async () => {
    await page.goto(withService.url + ARTICLE);
    await framed().getByRole('button', { name: 'Godkänn' }).click();
    await expect.poll(() => question().isVisible()).toBe(false);
    await page.goto(`${withService.url}/arkiv`);
    await openedByReader();
    await framed().getByRole('button', { name: 'Avböj' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.annonser)).toBe('nej');
  });

  test('that asks when a reader has opened it leaves them the way back', async () => {
    await page.goto(`${withService.url}/arkiv`);
    await openedByReader();
    await page.keyboard.press('Escape');
    expect([await question().isVisible(), await choice().evaluate((element) => element === document.activeElement)]).toEqual([false, true]);
  });

  test('answers ads that have no origin too, with its own word of whether it could, and hears Studio whatever an ad takes away', async () => {
    await page.goto(withService.url + ARTICLE);
    await framed().getByRole('button', { name: 'Godkänn' }).click();
    await readThrough();
    const ad = page.frameLocator('.annons iframe >> nth=0');
    await expect.poll(() => ad.locator('#inre').textContent()).toBe('78 false');
    await expect.poll(() => ad.locator('#bort').textContent()).toBe('bort-1 false, bort-egen true');
    await choice().click();
    await framed().getByRole('button', { name: 'Avböj' }).click();
    await expect.poll(() => boxes().first().isVisible()).toBe(false);
    expect(await frames().count()).toBe(0);
  });

  /** By keyboard, and the service has said how it is. */
  async function openedByReader(): Promise<void> {
    await page.evaluate(() => {
      const heard = document.documentElement.dataset;
      addEventListener('message', ({ data }) => {
        if (data.__tcfapiReturn) heard.tjanst = data.__tcfapiReturn.returnValue.eventStatus;
      });
    });
    await choice().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.tjanst)).toMatch(/^(tcloaded|cmpuishown)$/);
    expect(await question().isVisible()).toBe(true);
  }
});

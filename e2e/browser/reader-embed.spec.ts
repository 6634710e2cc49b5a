import type { Page } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import { expect, loud, test } from './newsroom.ts';
import { photograph } from './photograph.ts';
import { complaints, publish } from './reader-article.ts';

const PLATFORMS = [
  { namn: 'YouTube', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', ram: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
  { namn: 'Instagram', url: 'https://www.instagram.com/p/CxYz012AbCd/', ram: 'https://www.instagram.com/p/CxYz012AbCd/embed/' },
  {
    namn: 'TikTok',
    url: 'https://www.tiktok.com/@svt/video/7106594312292453675',
    ram: 'https://www.tiktok.com/embed/v2/7106594312292453675',
  },
  {
    namn: 'Spotify',
    url: 'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl',
    ram: 'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
  },
];
const BLOCKS: Block[] = PLATFORMS.map(({ url }, index) => ({ type: 'inbaddning', attrs: { id: `binbadd${index}`, url } }));

/** Everything the page asks of anybody but Studio, answered here. */
async function elsewhere(page: Page): Promise<Array<{ url: string; referrer: string | undefined }>> {
  const asked: Array<{ url: string; referrer: string | undefined }> = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push({ url: route.request().url(), referrer: route.request().headers().referer });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ram</title><p>Plattformens egen sida' });
    },
  );
  return asked;
}

test('nothing is asked of a platform before the reader wants it, and then only of that one', async ({ page, request }) => {
  const asked = await elsewhere(page);
  const { sv } = await publish(request, { mall: 'nyhet', block: BLOCKS });
  await page.goto(sv);
  const figures = page.locator('.inbaddning');
  await expect(figures.getByRole('button', { name: 'Visa här' })).toHaveCount(4);
  await figures.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], iframe').count()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  await figures.first().scrollIntoViewIfNeeded();
  await photograph(page, 'inbaddning-fore');

  for (const [index, { namn, ram }] of PLATFORMS.entries()) {
    asked.length = 0;
    const figure = figures.nth(index);
    await expect(figure.getByText(`får ${namn} veta`)).toBeVisible();
    await figure.getByRole('button', { name: 'Visa här' }).press('Enter');
    const frame = figure.locator('iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', new RegExp(namn));
    await expect(frame).toHaveAttribute('src', ram);
    expect((await frame.getAttribute('sandbox'))?.split(' ')).not.toContain('allow-top-navigation');
    await expect(figure.frameLocator('iframe').getByText('Plattformens egen sida')).toBeVisible();
    await expect(figure.getByRole('link', { name: `Öppna på ${namn}` })).toBeVisible();
    // Who asks is told, so that YouTube plays; what is being read is not.
    expect(asked).toEqual([{ url: ram, referrer: new URL('/', page.url()).href }]);
  }
  expect(await complaints(page)).toEqual([]);
  await photograph(page, 'inbaddning-efter');

  await page.reload();
  await expect(figures.getByRole('button', { name: 'Visa här' })).toHaveCount(4);
});

// The browser says in its console what it has stopped.
loud('the policy lets in the four platforms and the one script, and nothing else', async ({ page, request }) => {
  await elsewhere(page);
  const { sv } = await publish(request, { mall: 'nyhet', block: BLOCKS });
  await page.goto(sv);
  const stopped = await page.evaluate(async () => {
    const violations: string[] = [];
    const heard = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        violations.push(effectiveDirective);
        if (violations.length === 4) resolve();
      });
    });
    const add = (tag: string, attributes: object) => document.body.append(Object.assign(document.createElement(tag), attributes));
    add('iframe', { src: 'https://ond.example/' });
    add('script', { src: '/studio/stil/annat.js' });
    add('script', { textContent: 'window.ran = true' });
    await fetch('https://ond.example/').catch(() => undefined);
    await heard;
    return { violations: violations.toSorted(), ran: 'ran' in window };
  });
  expect(stopped).toEqual({ violations: ['connect-src', 'frame-src', 'script-src-elem', 'script-src-elem'], ran: false });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a link to each platform', async ({ page, request }) => {
    const asked = await elsewhere(page);
    const { sv } = await publish(request, { mall: 'nyhet', block: BLOCKS });
    await page.goto(sv);
    for (const { namn } of PLATFORMS) await expect(page.getByRole('link', { name: `Öppna på ${namn}` })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

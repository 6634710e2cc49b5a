import type { Block } from '#lib/contract/block.ts';
import { expect, test } from './newsroom.ts';
import { photograph } from './photograph.ts';
import { complaints, publish } from './reader-article.ts';

const EVENT: Block = {
  type: 'evenemang',
  attrs: {
    id: 'bevent0001',
    namn: 'Vinterjazz i fyren',
    start: '2030-01-16T19:00',
    slut: '2030-01-16T22:00',
    plats: { namn: 'Fyren', stad: 'Luleå' },
  },
};

test('an event is counted down to, begins and is over, and nothing moves', async ({ page, request }) => {
  const { sv } = await publish(request, { mall: 'evenemang', sektion: 'noje', block: [EVENT] });
  await page.clock.install({ time: '2030-01-04T13:29:10Z' });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = String('value' in entry ? entry.value : '');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(sv);
  const timer = page.getByRole('timer');
  const seen = timer.locator('[aria-hidden]');
  await expect(seen).toHaveText('Börjar om 12 dagar 4 tim 31 min');
  await expect(timer.locator('.bara-upplast')).toHaveText('Börjar om 12 dagar, 4 timmar och 31 minuter');
  const height = await page.locator('.evenemang').evaluate((element) => element.getBoundingClientRect().height);
  expect(await complaints(page)).toEqual([]);
  await page.clock.runFor(60_000);
  await expect(seen).toHaveText('Börjar om 12 dagar 4 tim 30 min');
  const status = page.locator('.evenemang').getByRole('status');
  await expect(status).toBeEmpty();

  await page.clock.setSystemTime('2030-01-16T17:59:30Z');
  await page.clock.runFor(60_000);
  await expect(seen).toHaveText('Pågår nu');
  await expect(status).toHaveText('Pågår nu');
  await page.clock.setSystemTime('2030-01-16T20:59:30Z');
  await page.clock.runFor(60_000);
  await expect(seen).toHaveText('Evenemanget har varit');
  await expect(status).toHaveText('Evenemanget har varit');
  expect(await page.locator('.evenemang').evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
});

test('the countdown has room on a phone', async ({ page, request }) => {
  const { sv } = await publish(request, { mall: 'evenemang', sektion: 'noje', block: [EVENT] });
  await page.clock.install({ time: '2029-09-04T13:29:10Z' });
  await page.goto(sv);
  await expect(page.getByRole('timer')).toContainText('134 dagar');
  await photograph(page, 'evenemang');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator('.evenemang-nedrakning').evaluate((line) => line.scrollHeight <= line.clientHeight + 1)).toBe(true);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the event says when it is, and its calendar file can be fetched', async ({ page, request }) => {
    const { sv } = await publish(request, { mall: 'evenemang', sektion: 'noje', block: [EVENT] });
    await page.goto(sv);
    await expect(page.getByText('onsdag 16 januari 2030 kl. 19:00')).toBeVisible();
    await expect(page.locator('.evenemang-nedrakning')).toBeHidden();
    const address = await page.getByRole('link', { name: 'Lägg till i kalendern' }).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('DTSTART:20300116T180000Z');
  });
});

const SECTIONS: Block[] = ['Kajen', 'Fyren', 'Paviljongen', 'Stranden'].map((rubrik, index) => ({
  type: 'avsnitt',
  attrs: { id: `bavsnitt${index}`, rubrik, text: `Om ${rubrik}. ${'Här går man länge och ser på havet. '.repeat(60)}` },
}));

test('the list of contents marks the section that is being read', async ({ page, request }) => {
  const { sv } = await publish(request, { mall: 'lista', sektion: 'resor', block: SECTIONS });
  await page.goto(sv);
  const current = page.getByRole('navigation', { name: 'Innehåll' }).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Innehåll' }).getByRole('link', { name: 'Paviljongen' }).press('Enter');
  await expect(current).toHaveText('Paviljongen');
  await expect(current).toHaveAttribute('aria-current', 'location');
  await page.getByRole('heading', { name: 'Fyren' }).evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Fyren');
  expect(await complaints(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await page.getByRole('heading', { name: 'Kajen' }).evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top - 340));
  await photograph(page, 'innehall');
});

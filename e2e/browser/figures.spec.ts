import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

/** A class that the library of charts gives what it draws: where it stands in a script, the library does. */
const CHARTS = 'visx-axis';

/** Whether the library of charts was among what the browser was given for an address. */
async function chartsAreLoaded(page: Page, address: string): Promise<boolean> {
  const scripts: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  page.removeAllListeners('response');
  return (await Promise.all(scripts)).some((script) => script.includes(CHARTS));
}

test('the figures of the newsroom: over time, as a table too, of days of one’s own, and as a file', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/siffror');

  await test.step('four weeks of readings, in Swedish numbers', async () => {
    await expect(page.getByRole('link', { name: 'Siffror' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('img', { name: /^Visningar per dag, .+: [\d\s]+ visningar, flest \S+dag \d+ \w+ \d{4}/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Mest lästa artiklar' }).getByRole('row')).not.toHaveCount(1);
    for (const name of ['Sektioner', 'Läsarna kom från', 'Lästid', 'Läsdjup', 'Språk', 'Skapat av'])
      await expect(page.getByRole('table', { name })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Läsarna kom från' })).toContainText('Sökmotorer');
    await expect(page.getByText(/^Räknat sedan \d+ \w+ \d{4}/)).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'siffror');
  });

  await test.step('the chart is a table for whoever asks, by keyboard', async () => {
    await page.getByText('Visa som tabell').press('Enter');
    const table = page.getByRole('table', { name: /^Visningar per dag/ });
    await expect(table.getByRole('row')).toHaveCount(29);
    await expect(table.getByRole('row').nth(1)).toContainText('okänt');
    await page.getByText(/^Räknat sedan/).press('Enter');
    await expect(page.getByText(/robotar, läsare utan skript/)).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await chartFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await chartFits(page);
  });

  await test.step('days of one’s own; what is none is told of where it stands', async () => {
    await page.getByRole('button', { name: 'Egna dagar' }).press('Enter');
    const [from, until] = [page.getByLabel('Från och med'), page.getByLabel('Till och med')];
    const last = await until.inputValue();
    await from.fill('2099-01-01');
    await from.press('Enter');
    await expect(page.getByText('Sista dagen är före den första.')).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await from.fill(last);
    await page.getByRole('button', { name: 'Visa', exact: true }).click();
    await page.waitForURL(/period=egen/);
    await expect(page.getByRole('img', { name: /^Visningar per timme/ })).toBeVisible();
    await expect(page.getByText('Ingen har läst något den dagen än.')).toBeVisible();
    await keepLooks(page, 'siffror-egna');
  });

  await test.step('all of it as a file', async () => {
    await page.goto('/studio/siffror?period=28');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ladda ner CSV' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^siffror-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\uFEFF"Uppdelning";"Nyckel";"Namn";"Visningar";"Lästid minst 10 s"/);
    expect(text).toMatch(/\r\n"Källa";"sok";"Sökmotorer";"\d+";/);
  });
});

test('what is read now is seen without loading the page anew', async ({ page }) => {
  await logIn(page, CHIEF);
  const { innehall } = await (await page.request.get('/studio/api/innehall?mall=recept&status=publicerad')).json();
  await page.goto('/studio/siffror?period=nu');
  const now = page.locator('dt', { hasText: 'Senaste 30 minuterna' }).locator('+ dd');
  const before = Number(await now.textContent());
  await expect(page.getByRole('img', { name: /^Visningar per timme, De senaste 12 timmarna/ })).toBeVisible();
  const agent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const told = { innehall: innehall[0].id, sprak: 'sv', kalla: 'sok', sekunder: 70, djup: 80 };
  await page.request.post('/studio/matning', {
    headers: { 'user-agent': agent, 'content-type': 'text/plain' },
    data: JSON.stringify(told),
  });
  const seen = async () => {
    // As when somebody comes back to the page: it is asked for at once, and not after half a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return Number(await now.textContent());
  };
  await expect.poll(seen, { timeout: 60_000 }).toBeGreaterThan(before);
  await expect(page.getByRole('img', { name: /^Visningar per timme/ })).toHaveAccessibleName(/flest .+ kl\. \d\d–\d\d/);
  await expect(page.getByRole('table', { name: 'Mest lästa artiklar' })).toContainText(innehall[0].rubrik);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'siffror-nu');
});

test('the library of charts is loaded where there are charts, and nowhere else', async ({ page }) => {
  await logIn(page, CHIEF);
  const { innehall } = await (await page.request.get('/studio/api/innehall?mall=recept')).json();
  expect(await chartsAreLoaded(page, '/studio/siffror')).toBe(true);
  expect(await chartsAreLoaded(page, '/studio')).toBe(false);
  expect(await chartsAreLoaded(page, `/studio/artikel/${innehall[0].id}`)).toBe(false);
});

test('how an article has gone is told beside it, when somebody asks', async ({ page }) => {
  await logIn(page, CHIEF);
  const { rader } = await (await page.request.get('/studio/api/trafik?dagar=28&per=artikel')).json();
  const [most] = rader;
  await openArticle(page, most.nyckel);
  await page.getByRole('tab', { name: 'Siffror' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Siffror' });
  await expect(panel.getByRole('heading', { name: 'Så har det gått' })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Artikelns visningar per dag, .+: [\d\s]+ visningar, flest/ })).toBeVisible();
  await expect(panel.getByText(`${new Intl.NumberFormat('sv-SE').format(most.visningar)} visningar`)).toBeVisible();
  for (const name of ['Lästid', 'Läsdjup', 'Läsarna kom från']) await expect(panel.getByRole('table', { name })).toBeVisible();
  await panel.getByText('Visa som tabell').press('Enter');
  await expect(panel.getByRole('table', { name: /^Artikelns visningar per dag/ })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await panel.getByText('Visa som tabell').press('Enter');
  await keepLooks(page, 'siffror-artikel');

  const { innehall } = await (await page.request.get('/studio/api/innehall?status=utkast')).json();
  await openArticle(page, innehall[0].id);
  await page.getByRole('tab', { name: 'Siffror' }).click();
  await expect(page.getByText('Artikeln har inte varit publicerad än.')).toBeVisible();
});

test('what another system has counted stands beside, by itself', async ({ page }) => {
  await logIn(page, CHIEF);
  const { rader, idag } = await (await page.request.get('/studio/api/trafik?dagar=28&per=artikel')).json();
  const [most] = rader;
  const { till } = await (await page.request.get(`/studio/api/innehall/${most.nyckel}/trafik`)).json();
  const file = `dag,sida,sidvisningar,besökare\r\n${till},${most.nyckel},123,45\r\n`;
  const multipart = { fil: { name: 'matomo.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }, kalla: 'matomo' };
  const taken = await page.request.post('/studio/api/trafik/import', { multipart });
  expect((await taken.json()).rapport).toMatchObject({ nya: 1, fel: [] });
  await page.goto('/studio/siffror');
  const table = page.getByRole('table', { name: 'Räknat av andra system' });
  await expect(table.getByRole('row').nth(1)).toContainText(/matomo.*en dag.*123/);
  await expect(page.locator('dt', { hasText: 'I dag' }).locator('+ dd')).toHaveText(String(idag));
  expect(await complaintsOfAxe(page)).toEqual([]);
  await table.scrollIntoViewIfNeeded();
  await keepLooks(page, 'siffror-andra');
  await openArticle(page, most.nyckel);
  await page.getByRole('tab', { name: 'Siffror' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('matomo');
  expect(await complaintsOfAxe(page)).toEqual([]);
});

/** The editor of an article, when it listens. */
async function openArticle(page: Page, id: string): Promise<void> {
  await page.goto(`/studio/artikel/${id}`);
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeEditable();
}

/** The chart is drawn for as much room as there is: nothing of it is cut off or stretched. */
async function chartFits(page: Page): Promise<void> {
  const chart = page.getByRole('img', { name: /^Visningar per/ });
  const drawn = () => chart.evaluate((svg) => [svg.getAttribute('viewBox')?.split(' ')[2], String(svg.parentElement?.clientWidth)]);
  await expect.poll(async () => new Set(await drawn()).size).toBe(1);
  const { width = 0 } = (await chart.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
}

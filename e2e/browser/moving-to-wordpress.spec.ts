import { expect, test } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { keepLooks } from './photograph.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* A newsroom that has published on Studio's own site moves to a real WordPress, and home again: each article is read at one place. */

const HOME = { STUDIO_CMS: 'inbyggd' };

const beside = studioBesideWordPress(HOME);

async function released(rubrik: string): Promise<{ id: string; lank: string }> {
  const { id } = await beside.studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik, ingress: 'Elva år tog det att laga den.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: `Stycket om ${rubrik}.` }] }],
  });
  const { sprak } = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
  return { id, lank: sprak.sv.lank };
}

/** Where a reader who asks for the address ends up, through as many redirects as browsers follow. */
async function read(lank: string): Promise<{ status: number; url: string; text: string }> {
  const answer = await fetch(lank);
  return { status: answer.status, url: answer.url, text: await answer.text() };
}

test('what is public moves to WordPress, is read and counted there, and moves home again', async ({ page, browser }) => {
  const articles = [await released('Orgeln'), await released('Bron'), await released('Färjan')];
  const there = (url: string) => url.startsWith(beside.wordpress.url);
  await beside.restart({});
  for (const { lank } of articles) expect(await read(lank)).toMatchObject({ status: 200, url: lank });

  await beside.logIn(page);
  await page.goto(`${beside.studio.url}/studio/publiceringssystem`);
  await expect(page.getByText('Alla artiklar är inte i WordPress')).toBeVisible();
  await keepLooks(page, 'flytt-erbjuds');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Flytta till WordPress' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Flytta till WordPress' }).click();
  await expect(page.getByText('Den senaste flytten är klar')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('3 av 3 artiklar är flyttade.')).toBeVisible();
  await keepLooks(page, 'flytt-klar');
  expect(await complaintsOfAxe(page)).toEqual([]);
  const links: string[] = [];
  for (const { lank } of articles) {
    const { status, url, text } = await read(lank);
    expect([status, there(url)]).toEqual([200, true]);
    expect(text).toContain('Stycket om');
    links.push(url);
  }

  await test.step('a reader there is counted, and shown among what is read', async () => {
    // By a window of its own: one that says it has none is a robot.
    const reader = await browser.newContext({ userAgent: (await page.evaluate(() => navigator.userAgent)).replace('Headless', '') });
    const site = await reader.newPage();
    await site.goto(links[0] ?? '', { referer: 'https://www.google.se/' });
    await expect(site.getByText('Stycket om Orgeln.')).toBeVisible();
    await expect(site.locator('[data-matning]')).toHaveAttribute('data-matning', `${beside.studio.url}/studio/matning`);
    await Promise.all([
      site.waitForRequest(`${beside.studio.url}/studio/matning`),
      site.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
    ]);
    const figures = () => beside.studio.get(`/innehall/${articles[0]?.id}/trafik`);
    await expect.poll(async () => (await figures()).totalt.visningar, { timeout: 60_000 }).toBe(1);
    expect(await figures()).toMatchObject({ matt: true, kallor: [{ nyckel: 'sok', visningar: 1 }] });
    await reader.close();
    await page.goto(`${beside.studio.url}/studio/siffror`);
    const row = page.getByRole('table', { name: 'Läses just nu' }).getByRole('row', { name: /Orgeln/ });
    await expect(row.getByRole('cell').last()).toHaveText('1');
  });

  await test.step('what it has that Studio did not put there is tried, and read in as drafts', async () => {
    await page.goto(`${beside.studio.url}/studio/flytta`);
    await page.getByRole('button', { name: 'Provkör inläsningen' }).click();
    await expect(page.getByText('Ange WordPress adress, med https:// först.')).toBeVisible();
    await page.getByLabel('WordPress adress').fill(beside.wordpress.url);
    await page.getByRole('button', { name: 'Provkör inläsningen' }).click();
    await expect(page.getByText('Det här skulle hända')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status').filter({ hasText: 'skulle skapas' })).toContainText('3 fanns redan');
    await expect(page.getByRole('heading', { name: 'Inlägg att se över' })).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'las-in-wordpress-provkord');
    await page.getByRole('button', { name: 'Sektion för det som saknar en här' }).click();
    await page.getByRole('option', { name: 'Kultur' }).click();
    await page.getByRole('button', { name: 'Läs in från WordPress' }).click();
    await expect(page.getByText('WordPress är inläst')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status').filter({ hasText: 'skapade' })).not.toHaveText(/^0 skapade/);
    await keepLooks(page, 'las-in-wordpress');
  });

  await beside.restart(HOME);
  for (const { lank } of articles) expect(await read(lank)).toMatchObject({ status: 200, url: lank });
  await page.goto(`${beside.studio.url}/studio/publiceringssystem`);
  await page.getByRole('button', { name: 'Flytta hem igen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Flytta hem' }).click();
  await expect
    .poll(async () => (await beside.studio.get('/installningar/cms/flytt')).flytt, { timeout: 120_000 })
    .toMatchObject({
      ...{ till: 'inbyggd', klara: 3, misslyckade: 0 },
      slut: expect.any(String),
    });
  for (const [index, { lank }] of articles.entries()) {
    expect(await read(lank)).toMatchObject({ status: 200, url: lank });
    expect(await read(links[index] ?? '')).toMatchObject({ status: 200, url: lank });
  }
});

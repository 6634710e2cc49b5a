import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningWordPress, startWordPress } from '../wordpress/start.ts';
import { STUDIO_ADMIN, type StudioForTest, startStudio } from '../wordpress/studio.ts';
import { complaintsOfAxe } from './accessible.ts';
import { keepLooks } from './photograph.ts';

/* A newsroom that has published on Studio's own site moves to a real WordPress, and home again: each article is read at one place. */

const HOME = { STUDIO_CMS: 'inbyggd' };

let wordpress: RunningWordPress;
let studio: StudioForTest;
let data: string;

test.beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-flytt-'));
  wordpress = await startWordPress();
  studio = await startStudio(data, wordpress, HOME);
});

test.afterAll(async () => {
  await studio?.stop();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

async function released(rubrik: string): Promise<{ id: string; lank: string }> {
  const { id } = await studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik, ingress: 'Elva år tog det att laga den.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: `Stycket om ${rubrik}.` }] }],
  });
  const { sprak } = await studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
  return { id, lank: sprak.sv.lank };
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${studio.url}/studio/logga-in`);
  await page.getByLabel('E-post').fill(STUDIO_ADMIN.epost);
  await page.getByLabel('Lösenord').fill(STUDIO_ADMIN.losenord);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/logga-in'));
}

/** Where a reader who asks for the address ends up, through as many redirects as browsers follow. */
async function read(lank: string): Promise<{ status: number; url: string; text: string }> {
  const answer = await fetch(lank);
  return { status: answer.status, url: answer.url, text: await answer.text() };
}

test('what is public moves to WordPress and home again', async ({ page }) => {
  const articles = [await released('Orgeln'), await released('Bron'), await released('Färjan')];
  const there = (url: string) => url.startsWith(wordpress.url);
  await studio.stop();
  const here = studio.url;
  const port = new URL(here).port;
  studio = await startStudio(data, wordpress, { PORT: port });
  for (const { lank } of articles) expect(await read(lank)).toMatchObject({ status: 200, url: lank });

  await logIn(page);
  await page.goto(`${studio.url}/studio/publiceringssystem`);
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

  await studio.stop();
  studio = await startStudio(data, wordpress, { ...HOME, PORT: port });
  for (const { lank } of articles) expect(await read(lank)).toMatchObject({ status: 200, url: lank });
  await page.reload();
  await page.getByRole('button', { name: 'Flytta hem igen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Flytta hem' }).click();
  await expect
    .poll(async () => (await studio.get('/installningar/cms/flytt')).flytt, { timeout: 120_000 })
    .toMatchObject({
      ...{ till: 'inbyggd', klara: 3, misslyckade: 0 },
      slut: expect.any(String),
    });
  for (const [index, { lank }] of articles.entries()) {
    expect(await read(lank)).toMatchObject({ status: 200, url: lank });
    expect(await read(links[index] ?? '')).toMatchObject({ status: 200, url: lank });
  }
});

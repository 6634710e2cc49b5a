import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { npmStart, type Started } from '../start/npm-start.ts';
import { complaintsOfAxe } from './accessible.ts';
import { keepPicture } from './photograph.ts';

/* A stranger with nothing but the screen: from an empty folder to a newsroom of their own whose first article has a reader. */

/** What may be asked of somebody before anything of theirs is public: so many things to press, and so many to write. */
const MOST_PRESSED = 20;
const MOST_WRITTEN = 16;

/** Presses what is to be seen, writes where it says to, and counts. */
class Stranger {
  pressed = 0;
  written = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    this.pressed += 1;
    await this.page.getByRole(role, { name, exact: typeof name === 'string' }).click();
  }

  async write(label: string, text: string): Promise<void> {
    this.written += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }
}

const test = base.extend<{ started: Started }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const data = await mkdtemp(path.join(os.tmpdir(), 'studio-framling-'));
      const started = await npmStart(data, { STUDIO_DEMO: '0' });
      await started.until('Avsluta med Ctrl-C');
      await use(started);
      await started.end();
      await rm(data, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
});

test('a stranger reads the screen, makes a newsroom of their own and publishes its first article', async ({ page, started }) => {
  const stranger = new Stranger(page);
  const [, epost = '', losenord = ''] = /^\s+(\S+@\S+)\s+(\S+)\s+superadmin$/m.exec(started.said()) ?? [];
  await page.goto(`${started.url}/studio`);
  await stranger.write('E-post', epost);
  await stranger.write('Lösenord', losenord);
  await stranger.press('Logga in');
  await expect(page.getByText('Redaktionen är ny')).toBeVisible();
  await keepPicture(page, 'framling-ny', { fullPage: true });
  await stranger.press('Kom igång', 'link');

  await test.step('site and publisher', async () => {
    await expect(page.getByRole('heading', { name: 'Webbplats och utgivare' })).toBeVisible();
    await stranger.write('Webbplatsens namn', 'Fjällbladet');
    await stranger.write('Beskrivning på svenska', 'Nytt från fjället.');
    await stranger.write('Beskrivning på engelska', 'News from the mountains.');
    await stranger.write('Ansvarig utgivare', 'Aina Fjell');
    await eachLook(page, 'kom-igang-webbplats');
    await stranger.press('Spara och fortsätt');
  });

  await test.step('sections in both languages', async () => {
    await expect(page.getByRole('heading', { name: 'Sektioner', exact: true })).toBeVisible();
    for (const [svenska, engelska] of [
      ['Nytt', 'News'],
      ['Friluft', 'Outdoors'],
    ] as const) {
      await stranger.press('Ny sektion');
      await stranger.write('Namn på svenska', svenska);
      await stranger.write('Namn på engelska', engelska);
      await stranger.press('Lägg till');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(page.getByRole('grid', { name: 'Sektioner' })).toContainText('Outdoors');
    await eachLook(page, 'kom-igang-sektioner');
    await stranger.press('Fortsätt');
  });

  await test.step('people, after going away and coming back', async () => {
    await expect(page.getByRole('heading', { name: 'Personer' })).toBeVisible();
    await page.goto(`${started.url}/studio`);
    await expect(page.getByText('2 av 5 är klara')).toBeVisible();
    await stranger.press('Fortsätt', 'link');
    await expect(page.getByRole('heading', { name: 'Personer' })).toBeVisible();
    await stranger.press('Ny person');
    await stranger.write('Namn', 'Bo Ås');
    await stranger.write('E-post', 'bo@fjall.se');
    await stranger.write('Lösenord', 'tolv tunga tranor');
    await stranger.press('Lägg till');
    await expect(page.getByRole('row', { name: /Bo Ås/ })).toBeVisible();
    await eachLook(page, 'kom-igang-personer');
    await stranger.press('Fortsätt');
  });

  await test.step('the logotype is for another day, and the built-in site will do', async () => {
    await expect(page.getByRole('heading', { name: 'Utseende' })).toBeVisible();
    await eachLook(page, 'kom-igang-logotyp');
    await stranger.press('Hoppa över');
    await expect(page.getByRole('heading', { name: 'Publiceringssystem' })).toBeVisible();
    await eachLook(page, 'kom-igang-publicering');
    await stranger.press('Spara och fortsätt');
    await expect(page.getByRole('heading', { name: 'Redaktionen är er' })).toBeVisible();
    await eachLook(page, 'kom-igang-klart');
  });

  await test.step('the first article', async () => {
    await stranger.press('Skriv den första artikeln', 'link');
    await expect(page.getByText('Redaktionen är ny')).toBeHidden();
    await expect(page.getByText('Inga artiklar ännu')).toBeVisible();
    await page.getByRole('button', { name: 'Ny artikel' }).first().click();
    stranger.pressed += 1;
    await stranger.write('Rubrik', 'Skidspåret är öppet');
    await stranger.press('Skapa och öppna');
    await page.waitForURL(/\/studio\/artikel\//);
    await stranger.write('Ingress', 'Efter veckans snöfall är elva kilometer spår pistade ända upp till stugan.');
    await stranger.write('Artikelns text', 'Spåret börjar vid kyrkan och slutar vid stugan.');
    await stranger.press('Spara');
    await expect(page.getByText(/^Sparat/)).toBeVisible();
    await stranger.press('Publicera');
    await stranger.press('Publicera nu');
    const done = page.getByRole('dialog', { name: 'Publicerad' });
    await expect(done).toBeVisible();
    const lank = await done.getByRole('link').first().getAttribute('href');
    const text = await (await fetch(lank ?? '')).text();
    for (const words of ['Skidspåret är öppet', 'Fjällbladet', 'Ansvarig utgivare: Aina Fjell', 'Friluft']) expect(text).toContain(words);
  });

  await test.step('nobody has read it yet', async () => {
    await page.goto(`${started.url}/studio/siffror`);
    await expect(page.getByRole('heading', { name: 'Inget är läst än' })).toBeVisible();
    await eachLook(page, 'forsta-siffror');
  });

  test.info().annotations.push({ type: 'steg', description: `${stranger.pressed} tryck, ${stranger.written} fält` });
  expect([stranger.pressed <= MOST_PRESSED, stranger.written <= MOST_WRITTEN], JSON.stringify(stranger)).toEqual([true, true]);
  for (const address of ['/', '/en', '/rss.xml', '/sitemap.xml', '/nytt', '/en/nytt']) {
    const answer = await fetch(started.url + address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(await answer.text()).not.toMatch(/Kvällsro|Min redaktion|demo\.se/);
  }
});

/** At a desk in the light, and on a phone in the dark. */
async function eachLook(page: Page, name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 390],
    ['dark', 1440],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `${name}-${colorScheme}-${width}`, { fullPage: true });
    if ((colorScheme === 'dark') === (width === 390))
      expect.soft(await complaintsOfAxe(page), `${name} ${colorScheme} ${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

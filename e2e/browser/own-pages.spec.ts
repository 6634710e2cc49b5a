import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ArticleWriter } from './article-writer.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepPicture, TAKES_PICTURES } from './photograph.ts';
import { NONCES_ALONE, violations } from './policy-violations.ts';

/* Everybody can use the application's own pages, whatever they see and point with, in light and dark, at a desk and on a phone. */

const PAGES: Array<[address: string, who: string]> = [
  ['/studio', CHIEF],
  ['/studio/publiceringar', CHIEF],
  ['/studio/bilder', CHIEF],
  ['/studio/logg', CHIEF],
  ['/studio/handbok', CHIEF],
  ['/studio/handbok/redigera', CHIEF],
  ['/studio/taggar', CHIEF],
  ['/studio/ideer', CHIEF],
  ['/studio/ideer/bevakningar', CHIEF],
  ['/studio/lankar', CHIEF],
  ['/studio/siffror', CHIEF],
  ['/studio/siffror/intakter', CHIEF],
  ['/studio/siffror/importera', CHIEF],
  ['/studio/utlankar', CHIEF],
  ['/studio/utlankar/program', CHIEF],
  ['/studio/framsidor', CHIEF],
  ['/studio/omdirigeringar', CHIEF],
  ['/studio/omdirigeringar/importera', CHIEF],
  ['/studio/personlexikon', CHIEF],
  ['/studio/oversattningar', CHIEF],
  ['/studio/att-gora', CHIEF],
  ['/studio/ko', CHIEF],
  ['/studio/anvandare', ADMIN],
  ['/studio/agenter', ADMIN],
  ['/studio/provbank', ADMIN],
  ['/studio/webhookar', ADMIN],
  ['/studio/anslutningar', ADMIN],
  ['/studio/konto', ADMIN],
  ['/studio/rattigheter', ADMIN],
  ['/studio/utkorg', ADMIN],
  ['/studio/historik', ADMIN],
  ['/studio/driftlage', ADMIN],
  ['/studio/flytta', ADMIN],
  ['/studio/ai', ADMIN],
  ['/studio/publiceringssystem', ADMIN],
  ['/studio/sektioner', ADMIN],
  ['/studio/kom-igang?steg=webbplats', ADMIN],
  ['/studio/installningar/webbplats', ADMIN],
  ['/studio/installningar/publicering', ADMIN],
  ['/studio/installningar/ai', ADMIN],
  ['/studio/installningar/epost', ADMIN],
  ['/studio/installningar/sakerhet', ADMIN],
  ['/studio/installningar/integritet', ADMIN],
  ['/studio/installningar/annonser', ADMIN],
  ['/studio/installningar/bilder', ADMIN],
  ['/studio/installningar/logg', ADMIN],
  ['/studio/installningar/versioner', ADMIN],
];
/** At a desk in the light, and on a phone in the dark; pictures are taken of what lies between, too. */
const LOOKS = [
  { colorScheme: 'light', width: 1440, judged: true },
  { colorScheme: 'dark', width: 390, judged: true },
  { colorScheme: 'dark', width: 1440, judged: false },
  { colorScheme: 'light', width: 1024, judged: false },
  { colorScheme: 'dark', width: 1024, judged: false },
  { colorScheme: 'light', width: 390, judged: false },
] as const;

/** What makes the page wider than its window, so that all of it has to be pushed sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll('main *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return outside.slice(0, 5).map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });
}

async function eachLook(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width, judged } of LOOKS.filter((look) => look.judged || TAKES_PICTURES)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `${name}-${colorScheme}-${width}`, { fullPage: true });
    expect.soft(await tooWide(page), `${name}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
    if (judged) expect.soft(await complaintsOfAxe(page), `${name}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
  }
}

/** So many pages are looked at one after the other by somebody whose browser keeps what they have in common. */
const AT_A_STRETCH = 8;

const STRETCHES = [CHIEF, ADMIN].flatMap((who) => {
  const pages = PAGES.filter(([, theirs]) => theirs === who).map(([address]) => address);
  return Array.from({ length: Math.ceil(pages.length / AT_A_STRETCH) }, (_, nr) => ({
    who,
    pages: pages.slice(nr * AT_A_STRETCH, (nr + 1) * AT_A_STRETCH),
  }));
});

for (const { who, pages } of STRETCHES) {
  test(`axe has nothing against ${pages.join(', ')}, nor has their policy against what they load`, async ({ page, context }) => {
    const found = await violations(context);
    await logIn(page, who);
    for (const address of pages)
      await test.step(address, async () => {
        await page.setViewportSize({ width: LOOKS[0].width, height: 900 });
        const answer = await page.goto(address);
        expect.soft(answer?.headers()['content-security-policy'], address).toMatch(NONCES_ALONE);
        // What stands there until the page has come has no heading.
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), address).toBeVisible();
        await eachLook(page, `sida${address.replaceAll('/', '-')}`);
      });
    expect(found).toEqual([]);
  });
}

test('axe has nothing against the editor and what it asks', async ({ page }) => {
  await logIn(page, CHIEF);
  const { innehall } = await (await page.request.get('/studio/api/innehall?mall=nyhet&per_sida=100')).json();
  const ofTheDemo = innehall.find(({ rubrik }: { rubrik: string }) => rubrik.startsWith('Byborna byggde'));
  await page.goto(`/studio/artikel/${ofTheDemo.id}`);
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeVisible();
  await eachLook(page, 'redigeraren');
});

test('axe has nothing against what is asked before a template is changed', async ({ page }) => {
  await logIn(page, CHIEF);
  await new ArticleWriter(page).begin({ rubrik: 'Sju badplatser', sektion: 'Nöje', mall: 'Lista' });
  await page.getByLabel('Artikelns text').click();
  await page.keyboard.type('/avsnitt');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: /Mall$/ }).click();
  await page.getByRole('option', { name: /^Nyhet/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'Byt mall till Nyhet?' })).toBeVisible();
  await eachLook(page, 'mallbyte');
});

test('axe has nothing against what is asked before unsaved text is left', async ({ page, context }) => {
  await logIn(page, CHIEF);
  await new ArticleWriter(page).begin({ rubrik: 'Osparat om bad', sektion: 'Nöje', mall: 'Nyhet' });
  await page.getByLabel('Ingress').fill('Det här är inte sparat.');
  const other = await context.newPage();
  await other.goto('/studio');
  await other.getByRole('button', { name: 'Ditt konto' }).click();
  await other.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect(other.getByRole('alertdialog', { name: 'Logga ut utan att spara?' })).toBeVisible();
  await eachLook(other, 'utloggning');
});

import type { Route } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, logInByForm, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test('whoever logs in begins with what they have to do', async ({ page }) => {
  await logInByForm(page, WRITER);
  await expect(page.getByRole('heading', { name: 'Att göra nu', level: 1 })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'att-gora');
});

test('a task is put in, taken, commented on and found by its words, by keyboard alone', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/ko');
  await expect(page.getByRole('region', { name: 'Att ta' })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ko-tavla');

  await page.keyboard.press('n');
  await page.getByLabel('Vad ska göras?').fill('Ring om tidvattnet');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Ring om tidvattnet' });
  await expect(page.getByRole('region', { name: 'Att ta' }).getByRole('link', { name: 'Ring om tidvattnet' })).toBeVisible();

  await link.focus();
  await page.keyboard.press('t');
  const underway = page.getByRole('region', { name: 'Pågår' }).getByRole('listitem').filter({ hasText: 'Ring om tidvattnet' });
  await expect(underway).toContainText(/(29|30) min kvar/);

  await link.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Ring om tidvattnet' });
  await details.getByLabel('Skriv en kommentar').fill('Hamnkontoret stänger klockan tre.');
  await page.keyboard.press('Control+Enter');
  await expect(details.getByText('Hamnkontoret stänger klockan tre.').first()).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ko-uppgift');

  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('tidvattnet ring');
  await expect(page).toHaveURL(/sok=tidvattnet/);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(1);
  await expect(link).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ko-sokt');
});

test('the list narrows, keeps its filters under a name for every computer, and the calendar shows what is planned', async ({
  page,
  browser,
}) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/ko?vy=lista');
  await expect(page.getByRole('table', { name: 'Uppgifter' })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ko-lista');
  const done = page.getByRole('switch', { name: 'Visa klara' });
  await expect(done).not.toBeChecked();
  await done.press('Space');
  await expect(page).toHaveURL(/klara=1/);
  await page.goto('/studio/ko?vy=lista&prioritet=akut');
  await page.getByRole('button', { name: 'Vyer' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Spara de här filtren …' }).press('Enter');
  await page.getByLabel('Namn').fill('Bara akut');
  await page.keyboard.press('Enter');

  const another = await (await browser.newContext()).newPage();
  await logIn(another, CHIEF);
  await another.goto(new URL('/studio/ko', page.url()).href);
  await another.getByRole('button', { name: 'Vyer' }).click();
  await another.getByRole('menuitem', { name: /^Bara akut · \d+$/ }).click();
  await expect(another).toHaveURL(/prioritet=akut/);
  await another.context().close();

  await page.goto('/studio/ko?vy=kalender');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ko-kalender');
});

test('a draft is made from a task, and the article shows the task it is of', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/ko');
  await expect(page.getByRole('region', { name: 'Att ta' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByLabel('Vad ska göras?').fill('Skriv om fyren');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Skriv om fyren' }).press('Enter');
  await page.getByRole('button', { name: 'Skapa utkast' }).press('Enter');
  await expect(page.getByLabel('Rubrik')).toHaveValue('Skriv om fyren');
  await page.getByRole('button', { name: 'Skapa och öppna' }).press('Enter');
  await page.waitForURL(/\/studio\/artikel\//);
  await page.getByRole('tab', { name: 'Artikel' }).click();
  const tasks = page.getByRole('region', { name: 'Uppgifter' });
  await tasks.getByRole('link', { name: 'Skriv om fyren' }).click();
  await page.waitForURL(/\/studio\/ko\?uppgift=/);
  await expect(page.getByRole('dialog', { name: 'Skriv om fyren' }).getByRole('link', { name: 'Öppna artikeln' })).toBeVisible();
});

test('a draft that could not be tied to its task is told of, and tied at the next try', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/ko');
  await expect(page.getByRole('region', { name: 'Att ta' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByLabel('Vad ska göras?').fill('Skriv om fyrvaktaren');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Skriv om fyrvaktaren' }).press('Enter');
  await page.getByRole('button', { name: 'Skapa utkast' }).press('Enter');
  const away = (route: Route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback());
  await page.route('**/studio/api/ko/*', away);
  await page.getByRole('button', { name: 'Skapa och öppna' }).press('Enter');
  const task = page.getByRole('dialog', { name: 'Skriv om fyrvaktaren' });
  await expect(task).toContainText('Utkastet är sparat, men står inte vid uppgiften än.');
  await expect(task.getByRole('button', { name: 'Skapa utkast' })).toHaveCount(0);
  const draft = await task.getByRole('link', { name: 'Öppna utkastet' }).getAttribute('href');
  await page.unroute('**/studio/api/ko/*', away);
  await task.getByRole('button', { name: 'Försök igen' }).click();
  await page.waitForURL(`**${draft}`);
});

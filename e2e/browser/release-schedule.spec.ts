import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import {
  dayBefore,
  nextWeek,
  openWeek,
  readyArticle,
  schedule,
  scheduledFor,
  springSunday,
  temporaryPublisher,
} from './release-article.ts';

test('a chief schedules from the editor, schedules what is newer instead, and calls it off', async ({ page, request }) => {
  const { id, chief } = await readyArticle(request, 'Schemat');
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  const line = page.getByRole('list', { name: 'Publiceringar på väg' });

  await page.getByRole('button', { name: 'Publicera' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Artikeln går ut vid en tid som du väljer').click();
  await dialog.getByRole('button', { name: 'I morgon 12.00' }).click();
  await expect(dialog.getByText('Svenska, version 1')).toBeVisible();
  await expect(dialog.getByText('Det som sparas efter det här följer inte med')).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schemalägg', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Schemalagd' })).toContainText('Artikeln går ut i morgon 12.00');
  await page.getByRole('button', { name: 'Klart' }).click();
  await expect(line).toContainText('Publiceras i morgon 12.00 · svenska version 1');
  const first = await scheduledFor(request, id, chief);

  await page.getByLabel('Ingress').fill('En ny ingress, sedan tiden bestämdes.');
  await page.keyboard.press('Control+s');
  await expect(line).toContainText('Det som har sparats sedan dess följer inte med.');
  await line.getByRole('button', { name: 'Schemalägg den nya i stället' }).click();
  await expect(dialog.getByText('Svenska, version 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schemalägg', exact: true }).click();
  await page.getByRole('button', { name: 'Klart' }).click();
  await expect(line).toContainText('Publiceras i morgon 12.00 · svenska version 2');
  expect(await scheduledFor(request, id, chief)).toBe(first);

  await line.getByRole('button', { name: 'Avbryt publiceringen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt publiceringen' }).click();
  await expect(line).toBeHidden();
  expect(await scheduledFor(request, id, chief)).toBeUndefined();
});

test('an article goes out while its page is open, and the page tells it', async ({ page, request }) => {
  const { id, chief } = await readyArticle(request, 'Premiären');
  await logIn(page, CHIEF);
  await schedule(request, id, chief, new Date(Date.now() + 12_000).toISOString());
  await page.goto(`/studio/artikel/${id}`);
  await expect(page.getByText('Publicerad', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Publiceringar på väg' })).toBeHidden();
});

test('a release is dragged to another hour, brought back, and refused an hour that does not exist', async ({ page, request }) => {
  const { id, rubrik, chief } = await readyArticle(request, 'Kalendern');
  const [tuesday, thursday] = [nextWeek(2), nextWeek(4)];
  await schedule(request, id, chief, `${tuesday} 10:20`);
  const before = await scheduledFor(request, id, chief);
  await logIn(page, CHIEF);
  await openWeek(page, tuesday);
  const chip = page.getByRole('link', { name: new RegExp(rubrik) });
  const cell = (day: string, hour: number) => page.locator(`[data-day="${day}"][data-hour="${hour}"]`);
  await expect(cell(tuesday, 10).getByRole('link', { name: new RegExp(`10.20 ${rubrik}`) })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);

  await chip.dragTo(cell(thursday, 14));
  await expect(cell(thursday, 14).getByRole('link', { name: new RegExp(`14.20 ${rubrik}`) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeVisible();
  expect(await scheduledFor(request, id, chief)).not.toBe(before);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(cell(tuesday, 10).getByRole('link', { name: new RegExp(`10.20 ${rubrik}`) })).toBeVisible();
  await expect.poll(() => scheduledFor(request, id, chief)).toBe(before);

  const sunday = springSunday();
  await schedule(request, id, chief, `${dayBefore(sunday)} 02:20`);
  await openWeek(page, sunday);
  await chip.dragTo(cell(sunday, 2));
  await expect(page.getByText('Klockan 02.20 finns inte')).toBeVisible();
  await page.getByRole('button', { name: 'Välj tid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Flytta' }).click();
  await expect(cell(sunday, 3).getByRole('link', { name: new RegExp(`03.00 ${rubrik}`) })).toBeVisible();
});

test('the keyboard moves a release, and calls it off', async ({ page, request }) => {
  const { id, rubrik, chief } = await readyArticle(request, 'Tangenterna');
  await schedule(request, id, chief, `${nextWeek(3)} 09:00`);
  await logIn(page, CHIEF);
  await page.goto(`/studio/publiceringar?dag=${nextWeek(3)}`);
  const chip = page.getByRole('link', { name: new RegExp(rubrik) });
  const press = async (name: string) => {
    await page.locator('[role="dialog"], [role="alertdialog"]').getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  };
  await expect(chip).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await chip.focus();
  await page.keyboard.press('Enter');
  await press('Ändra tid');
  await page.getByRole('spinbutton', { name: /^timme/ }).focus();
  await page.keyboard.type('15');
  await press('Flytta');
  await expect(page.getByRole('dialog', { name: rubrik })).toContainText(/går ut .* 15\.00/);
  expect(await scheduledFor(request, id, chief)).toMatch(/T1[34]:00/);
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Avbryt publiceringen');
  await expect(page.getByRole('alertdialog', { name: 'Avbryta publiceringen?' })).toBeVisible();
  await press('Avbryt publiceringen');
  await page.keyboard.press('Escape');
  await expect(chip).toHaveCount(0);
});

test('a release that fails stays in sight with its cause until somebody has carried it out', async ({ page, request }) => {
  const { id, rubrik } = await readyArticle(request, 'Felet');
  const publisher = await temporaryPublisher(request);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  await schedule(request, id, publisher.headers, new Date(Date.now() + 15_000).toISOString());
  await publisher.switchOff();
  const line = page.getByRole('list', { name: 'Publiceringar på väg' });
  await expect(line).toContainText('Skulle ha gått ut i dag', { timeout: 60_000 });
  await expect(line.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  expect(await complaintsOfAxe(page, '[aria-label="Publiceringar på väg"]')).toEqual([]);

  await page.goto('/studio/publiceringar?vy=lista');
  const alarms = page.getByRole('region', { name: 'Behöver ses över' });
  const entry = alarms.getByRole('listitem').filter({ hasText: rubrik });
  await expect(entry).toContainText('Misslyckad');
  await expect(entry).toContainText(publisher.namn);
  await expect(page.getByRole('navigation').getByRole('link', { name: /Publiceringar.*att se över/ })).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await complaintsOfAxe(page)).toEqual([]);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await entry.getByRole('button', { name: 'Försök igen' }).click();
  await expect(entry).toHaveCount(0, { timeout: 60_000 });
  await page.getByLabel('Sök publiceringar').fill(rubrik);
  await expect(page.getByRole('region', { name: 'Har varit' })).toContainText('Klar');
});

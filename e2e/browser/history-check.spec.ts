import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test('an administrator has history checked, and is told in words what somebody has changed in the database', async ({ page, newsroom }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/historik');
  const check = page.getByRole('button', { name: 'Kontrollera nu' });
  const justNow = page.getByRole('definition').filter({ hasText: /^nyss$/ });
  await check.click();
  await expect(page.getByRole('definition').filter({ hasText: 'Administratör' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Historiken är orörd')).toBeVisible();
  await expect(page.getByText(/rader och bilder är kontrollerade/)).toBeVisible();
  await expect(justNow).toBeVisible();
  await keepLooks(page, 'historik-orord');
  // Put back at once: other tests of this worker read the same newsroom.
  const rename = (from: string, to: string) => newsroom.sql(`UPDATE sektion SET namn = '${to}' WHERE namn = '${from}'`);
  await rename('Nöje', 'Nöjen');
  try {
    await check.click();
    await expect(page.getByText('Historiken är inte orörd')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('listitem').filter({ hasText: 'Sektionen noje har ändrats vid sidan av Studio.' })).toBeVisible();
    await expect(justNow).toBeVisible();
    await keepLooks(page, 'historik-fel');
    expect(await complaintsOfAxe(page)).toEqual([]);
  } finally {
    await rename('Nöjen', 'Nöje');
  }
});

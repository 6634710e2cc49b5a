import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { invitedPerson } from './invited-person.ts';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { logInByScript } from './script-login.ts';

async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `${name}-${width}`, { fullPage: true });
    expect.soft(await complaintsOfAxe(page), `${name}, ${width} pixels wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Somebody who has written an article that nobody has seen; its id. */
async function draftOf(request: APIRequestContext, { namn, epost }: { namn: string; epost: string }): Promise<string> {
  await invitedPerson(request, { namn, epost, roll: 'publicist' });
  const own = { cookie: await logInByScript(request, epost) };
  const draft = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Bron som ingen har läst om', ansvarig: namn };
  const created = await request.post('/studio/api/innehall', { headers: own, data: draft });
  expect(created.status(), await created.text()).toBe(201);
  return (await created.json()).id;
}

test('an administrator deactivates somebody, is told what they have, and hands it over', async ({ page, request }) => {
  const id = await draftOf(request, { namn: 'Siri Palmgren', epost: 'siri@demo.se' });
  await logIn(page, ADMIN);
  await page.goto('/studio/anvandare');
  await page.getByRole('button', { name: 'Ändra Siri Palmgren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Lämna över till' })).toBeHidden();
  await dialog.getByRole('switch', { name: /Aktiv/ }).click({ force: true });
  await expect(dialog.getByText('Siri Palmgren har 1 utkast och 1 opublicerad artikel att ansvara för')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Lämna över till' }).scrollIntoViewIfNeeded();
  await pictures(page, 'lamna-over');

  const { anvandare } = await (await page.request.get('/studio/api/anvandare')).json();
  const nameOf = (epost: string): string => anvandare.find((person: { epost: string }) => person.epost === epost).namn;
  await dialog.getByRole('combobox', { name: 'Lämna över till' }).fill(nameOf(CHIEF));
  await page.getByRole('option', { name: nameOf(CHIEF) }).click();
  await expect(dialog.getByText('Allt går över på en gång.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${nameOf(CHIEF)} har tagit över 1 utkast och 1 opublicerad artikel att ansvara för.`)).toBeVisible();
  const { innehall } = await (await page.request.get(`/studio/api/innehall/${id}`)).json();
  expect([innehall.agare.namn, innehall.ansvarig]).toEqual([nameOf(CHIEF), nameOf(CHIEF)]);
});

test('somebody who may not publish is told why, and what they may; an administrator sees the same of them', async ({ page }) => {
  await logIn(page, WRITER);
  const { innehall } = await (await page.request.get('/studio/api/innehall?mall=nyhet&sektion=nyheter')).json();
  await page.goto(`/studio/artikel/${innehall[0].id}`);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Varför får jag inte publicera?' }).click();
  await expect(page.getByRole('heading', { name: /^Får du publicera/ })).toBeVisible();
  await expect(page.getByText('Svenska: nej')).toBeVisible();
  await expect(page.getByText('Du har inte rätt att publicera.').first()).toBeVisible();
  const row = page.getByRole('row', { name: /^Publicera Be en publicist/ });
  await expect(row).toContainText('Nej');
  await expect(page.getByRole('row', { name: /^Skapa, skriva/ })).toContainText('Ja');
  await pictures(page, 'rattigheter');

  const { vem } = await (await page.request.get('/studio/api/jag')).json();
  await page.goto(`/studio/rattigheter?person=${innehall[0].agare.id}`);
  if (innehall[0].agare.id !== vem.id)
    await expect(page.getByRole('heading', { name: 'Du har inte tillgång till den här sidan' })).toBeVisible();

  await logIn(page, ADMIN);
  await page.goto('/studio/anvandare');
  await page.getByRole('button', { name: `Inloggning för ${vem.namn}` }).click();
  await page.getByRole('menuitem', { name: 'Visa rättigheter' }).click();
  await expect(page.getByRole('heading', { name: `Vad ${vem.namn} får göra` })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Publicera Nej/ })).toBeVisible();
});

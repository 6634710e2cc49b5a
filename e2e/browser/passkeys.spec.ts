import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { invitedPerson } from './invited-person.ts';
import { logOut } from './log-out.ts';
import { expect, logInByForm, PASSWORD, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { withPlatformLock } from './platform-lock.ts';

async function newPerson(request: APIRequestContext, namn: string): Promise<string> {
  const epost = `passernyckel-${Date.now()}@demo.se`;
  await invitedPerson(request, { namn, epost });
  return epost;
}

/** E-mail and password, by keyboard. */
async function showPassword(page: Page, epost: string): Promise<void> {
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kod')).toBeFocused();
}

test('a person adds a passkey, logs in with it, calls it something else and removes it, by keyboard', async ({ page, request }) => {
  const lock = await withPlatformLock(page);
  const epost = await newPerson(request, 'Åsa Öberg');
  await logInByForm(page, epost);
  await page.goto('/studio/konto');
  const add = page.getByRole('button', { name: 'Lägg till passernyckel' });

  await test.step('it is added, and recovery codes come with the first', async () => {
    await expect(add).toBeEnabled();
    await add.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Skriv ett namn.')).toBeVisible();
    await keepLooks(page, 'passernyckel');
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Jobbdatorn');
    await page.getByLabel('Ditt lösenord').fill('fel');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Det nuvarande lösenordet stämmer inte/)).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByLabel('Ditt lösenord').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Spara dina reservkoder' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Reservkoder' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Jag har sparat koderna' }).press('Enter');
    await expect(page.getByRole('row', { name: /Jobbdatorn/ })).toContainText('inte använd än');
    await keepLooks(page, 'konto-med-passernyckel');
    expect(await lock.credentials()).toHaveLength(1);
    expect(await complaintsOfAxe(page)).toEqual([]);
  });

  await test.step('the same device is not added twice', async () => {
    await add.press('Enter');
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('En gång till');
    await page.getByLabel('Ditt lösenord').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Den här enheten har redan en av dina passernycklar.')).toBeVisible();
    await page.getByRole('button', { name: 'Avbryt' }).press('Enter');
  });

  await test.step('it lets in', async () => {
    await logOut(page);
    await showPassword(page, epost);
    const use = page.getByRole('button', { name: 'Använd passernyckel' });
    await expect(use).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await use.press('Enter');
    await page.waitForURL(/\/studio\/att-gora(\?|$)/);
    await page.goto('/studio/konto');
    await expect(page.getByRole('row', { name: /Den här/ })).toContainText('med lösenord och passernyckel');
    await expect(page.getByRole('row', { name: /Jobbdatorn/ })).toContainText('senast använd');
  });

  await test.step('it is renamed and removed', async () => {
    await page.getByRole('button', { name: 'Byt namn på Jobbdatorn' }).press('Enter');
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Åsas dator');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ta bort Åsas dator' }).press('Enter');
    await page.getByLabel('Ditt lösenord').fill(PASSWORD);
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passernyckeln är borttagen. Tvåstegsinloggningen är av.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Åsas dator/ })).toBeHidden();
    await logOut(page);
    await logInByForm(page, epost);
  });
});

test('a device that has lost its passkey is told what to do, and a browser without passkeys shows the code alone', async ({
  page,
  request,
  browser,
}) => {
  const lock = await withPlatformLock(page);
  const epost = await newPerson(request, 'Örjan Ängqvist');
  await logInByForm(page, epost);
  await page.goto('/studio/konto');
  await page.getByRole('button', { name: 'Lägg till passernyckel' }).click();
  await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Telefonen');
  await page.getByLabel('Ditt lösenord').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Reservkoder' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await logOut(page);

  await lock.forget();
  await showPassword(page, epost);
  await page.getByRole('button', { name: 'Använd passernyckel' }).click();
  await expect(page.getByText('Det kom inget svar från passernyckeln.')).toBeVisible();

  const old = await (await browser.newContext()).newPage();
  await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await showPassword(old, epost);
  await expect(old.getByRole('button', { name: 'Logga in', exact: true })).toBeEnabled();
  await expect(old.getByRole('button', { name: 'Använd passernyckel' })).toHaveCount(0);
  await old.getByLabel('Kod').fill(code);
  await old.keyboard.press('Enter');
  await old.waitForURL(/\/studio\/att-gora(\?|$)/);
  await old.goto('/studio/konto');
  await expect(old.getByText('Den här webbläsaren kan inte skapa passernycklar på den här adressen.')).toBeVisible();
  await expect(old.getByRole('row', { name: /Telefonen/ })).toBeVisible();
  await old.context().close();
});

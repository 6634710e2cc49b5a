import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeOver } from './axe.ts';
import { invitedPerson } from './invited-person.ts';
import { ADMIN, expect, logIn, logInByForm, PASSWORD, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { logInByScript } from './script-login.ts';

const BETTER = 'fyra ord som inte hör ihop';

/** Somebody of this test’s own, since they are logged out again and again, for whom an administrator has chosen the password. */
async function personWithGivenPassword(request: APIRequestContext, namn: string): Promise<string> {
  const epost = `konto-${Date.now()}@demo.se`;
  const headers = { cookie: await logInByScript(request, ADMIN) };
  const made = await request.post('/studio/api/anvandare', { headers, data: { namn, epost, roll: 'skribent', losenord: PASSWORD } });
  expect(made.status(), await made.text()).toBe(201);
  return epost;
}

/** The code that an app shows for the key, now or half a minute later. */
function codeOf(key: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });
}

async function signIn(page: Page, { epost, losenord, kod }: { epost: string; losenord: string; kod: string }): Promise<void> {
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(losenord);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByLabel('Kod').fill(kod);
  await page.keyboard.press('Enter');
}

async function elsewhere(browser: Browser, who: { epost: string; losenord: string; kod: string }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await signIn(page, who);
  await page.waitForURL(/\/studio\/att-gora(\?|$)/);
  return page;
}

async function noBarriers(page: Page): Promise<void> {
  // What a pending button was called is read out from a place of its own, a moment longer than the button is there.
  const { violations } = await (await axeOver(page)).exclude('[role="log"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('a person changes their password, turns the second step on, comes in with it and ends their other logins', async ({
  page,
  request,
  browser,
}) => {
  const epost = await personWithGivenPassword(request, 'Ludvig Sjöholm');
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  const toChoose = page.getByText('Välj ett eget lösenord för att fortsätta');
  await expect(toChoose).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/konto$/);
  await noBarriers(page);
  await keepLooks(page, 'konto-eget-losenord');
  await page.goto('/studio/ko');
  await expect(page).toHaveURL(/\/studio\/konto$/);

  await test.step('the password', async () => {
    const fill = async (nuvarande: string, nytt: string, igen = nytt) => {
      await page.getByLabel('Nuvarande lösenord').fill(nuvarande);
      await page.getByLabel('Nytt lösenord', { exact: true }).fill(nytt);
      await page.getByLabel('Nytt lösenord igen').fill(igen);
      await page.getByRole('button', { name: 'Byt lösenord' }).click();
    };
    await fill(PASSWORD, 'elva tecken');
    await expect(page.getByText('Lösenordet behöver minst 12 tecken.')).toBeVisible();
    await fill(PASSWORD, BETTER, 'något annat än det');
    await expect(page.getByText('Det är inte samma lösenord.')).toBeVisible();
    await fill(PASSWORD, 'sommaren2026');
    await expect(page.getByText(/Lösenordet är ett av de vanligaste/)).toBeVisible();
    await fill('en gissning', BETTER);
    await expect(page.getByText(/Det nuvarande lösenordet stämmer inte/)).toBeVisible();
    await fill(PASSWORD, BETTER);
    await expect(page.getByText('Lösenordet är bytt.')).toBeVisible();
    await expect(toChoose).toBeHidden();
    await expect(page.getByLabel('Nytt lösenord', { exact: true })).toHaveValue('');
    await page.goto('/studio');
    await page
      .getByRole('button', { name: /^Ditt konto/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Mitt konto' }).click();
    await expect(page.getByRole('heading', { name: 'Mitt konto' })).toBeVisible();
    await noBarriers(page);
    await keepLooks(page, 'konto');
  });

  let key = '';
  let codes: string[] = [];
  await test.step('the second step', async () => {
    await page.getByRole('button', { name: 'Slå på' }).click();
    await page.getByLabel('Ditt lösenord').fill('fel');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Det nuvarande lösenordet stämmer inte/)).toBeVisible();
    await page.getByLabel('Ditt lösenord').fill(BETTER);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR-kod med nyckeln' })).toBeVisible();
    await noBarriers(page);
    await keepLooks(page, 'andra-faktor');
    key = await page.getByRole('textbox', { name: 'Nyckel' }).inputValue();
    await page.getByLabel('Kod från appen').fill('abc123');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Koden stämmer inte med nyckeln/)).toBeVisible();
    await page.getByLabel('Kod från appen').fill(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Spara dina reservkoder' })).toBeVisible();
    await noBarriers(page);
    await keepLooks(page, 'reservkoder');
    codes = await page.getByRole('list', { name: 'Reservkoder' }).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
    await expect(page.getByText('Oanvända reservkoder: 10.')).toBeVisible();
  });

  await test.step('to come in', async () => {
    await page
      .getByRole('button', { name: /^Ditt konto/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await page.waitForURL(/logga-in/);
    await signIn(page, { epost, losenord: BETTER, kod: '000000' });
    await expect(page.getByText('Koden stämmer inte, eller är redan använd.')).toBeVisible();
    await noBarriers(page);
    await page.getByLabel('Kod').fill(codeOf(key, 1));
    await page.getByRole('button', { name: 'Logga in', exact: true }).click();
    await page.waitForURL(/\/studio\/att-gora(\?|$)/);
  });

  await test.step('other logins', async () => {
    const telephone = await elsewhere(browser, { epost, losenord: BETTER, kod: codes[0]?.toUpperCase().replace('-', ' ') ?? '' });
    await page.goto('/studio/konto');
    await expect(page.getByText('Oanvända reservkoder: 9.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Den här/ })).toContainText('med lösenord och kod');
    const other = page.getByRole('row', { name: /med lösenord och reservkod/ });
    await other.getByRole('button', { name: /^Avsluta/ }).click();
    await expect(other).toBeHidden();
    await telephone.goto('/studio/konto');
    await expect(telephone).toHaveURL(/logga-in/);
    await telephone.context().close();

    const another = await elsewhere(browser, { epost, losenord: BETTER, kod: codes[1] ?? '' });
    await page.reload();
    await page.getByRole('button', { name: 'Avsluta alla andra' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Avsluta alla andra' }).click();
    await expect(page.getByText('Du är utloggad överallt utom här.')).toBeVisible();
    await another.goto('/studio');
    await expect(another).toHaveURL(/logga-in/);
    await another.context().close();
  });

  await test.step('and off', async () => {
    await page.getByRole('button', { name: 'Nya reservkoder' }).click();
    await page.getByLabel('Ditt lösenord').fill(BETTER);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
    await expect(page.getByText('Oanvända reservkoder: 10.')).toBeVisible();
    await page.getByRole('button', { name: 'Stäng av' }).click();
    await page.getByLabel('Ditt lösenord').fill(BETTER);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tvåstegsinloggningen är avstängd.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Slå på' })).toBeVisible();
  });
});

test('an administrator logs somebody out and sets their second step back', async ({ page, request, browser }) => {
  const epost = `utloggad-${Date.now()}@demo.se`;
  await invitedPerson(request, { namn: 'Vendela Kvarnström', epost });
  const writer = await (await browser.newContext()).newPage();
  await logInByForm(writer, epost);
  const call = async (path: string, data: object) => (await writer.request.post(`/studio/api/jag/andra-faktor${path}`, { data })).json();
  const { nyckel } = await call('', { losenord: PASSWORD });
  const { reservkoder } = await call('/bekrafta', { kod: codeOf(nyckel) });

  await logIn(page, ADMIN);
  await page.goto('/studio/anvandare');
  const row = page.getByRole('row', { name: new RegExp(epost) });
  await expect(row).toContainText('Tvåsteg');
  const menu = row.getByRole('button', { name: 'Inloggning för Vendela Kvarnström' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logga ut överallt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByText('Vendela Kvarnström är utloggad överallt.')).toBeVisible();
  await writer.goto('/studio');
  await expect(writer).toHaveURL(/logga-in/);
  await signIn(writer, { epost, losenord: PASSWORD, kod: reservkoder[0] });
  await writer.waitForURL(/\/studio\/att-gora(\?|$)/);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Nollställ tvåstegsinloggning' }).click();
  await noBarriers(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nollställ' }).click();
  await expect(row).not.toContainText('Tvåsteg');
  await writer.goto('/studio');
  await expect(writer).toHaveURL(/logga-in/);
  await logInByForm(writer, epost);
  await writer.context().close();
});

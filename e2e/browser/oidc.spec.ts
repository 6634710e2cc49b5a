import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startRealIssuer } from '../openid/real-issuer.ts';
import { axeOver } from './axe.ts';
import { invitedPerson } from './invited-person.ts';
import { logOut } from './log-out.ts';
import { ADMIN, expect, PASSWORD, test } from './newsroom.ts';
import { keepPicture, TAKES_PICTURES } from './photograph.ts';
import { withPlatformLock } from './platform-lock.ts';
import { logInByScript } from './script-login.ts';

const NAME = 'Kommunens inloggning';

async function noBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await (await axeOver(page)).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
}

/** As it is on a desk and in a hand. */
async function keepPictures(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `${name}-${width}`, { fullPage: true });
  }
}

/** From the button through the provider's two forms. */
async function logInThere(page: Page, url: string, who: string): Promise<void> {
  await page.goto(`${url}/studio/logga-in?till=/studio/ko`);
  await page.getByRole('link', { name: `Logga in med ${NAME}` }).focus();
  await page.keyboard.press('Enter');
  await page.locator('input[name=login]').fill(who);
  await page.locator('input[name=password]').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the staff comes in by the organisation’s own login, and is told why when not', async ({ newsroom, request, browser }) => {
  const issuer = await startRealIssuer();
  const studio = await newsroom.beside({ ...issuer.environment, STUDIO_OIDC_NAMN: NAME });
  const secured = `tva-steg-${Date.now()}@demo.se`;
  issuer.serve(studio.url, {
    ny: { email: `ny-${Date.now()}@demo.se`, email_verified: true, name: 'Nya Nyman' },
    obekraftad: { email: ADMIN, email_verified: false, name: 'Någon' },
    tvasteg: { email: secured, email_verified: true, name: 'Tvåstegs' },
  });
  const freshPage = async () => (await browser.newContext()).newPage();
  try {
    await invitedPerson(request, { namn: 'Tova Steg', epost: secured });
    const own = { cookie: await logInByScript(request, secured) };
    const { nyckel } = await (await request.post('/studio/api/jag/andra-faktor', { headers: own, data: { losenord: PASSWORD } })).json();
    const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(nyckel) }).generate({ timestamp });
    const confirmed = await request.post('/studio/api/jag/andra-faktor/bekrafta', {
      headers: own,
      data: { kod: codeAt(Date.now() - 30_000) },
    });
    expect(confirmed.status(), await confirmed.text()).toBe(200);

    const reader = await freshPage();
    await reader.goto(`${studio.url}/studio/logga-in`);
    await noBarriers(reader);
    await logInThere(reader, studio.url, 'ny');
    await reader.waitForURL(`${studio.url}/studio/ko`);
    await expect(reader.getByRole('button', { name: /^Ditt konto/ }).first()).toBeVisible();

    const nobody = await freshPage();
    await logInThere(nobody, studio.url, 'obekraftad');
    await expect(nobody.getByText('Organisationens inloggning lämnar ingen bekräftad e-postadress för dig.')).toBeVisible();
    await noBarriers(nobody);

    const careful = await freshPage();
    await logInThere(careful, studio.url, 'tvasteg');
    await expect(careful.getByLabel('Kod')).toBeFocused();
    await noBarriers(careful);
    await careful.keyboard.type('000000');
    await careful.keyboard.press('Enter');
    await expect(careful.getByText('Koden stämmer inte, eller är redan använd.')).toBeVisible();
    await careful.getByLabel('Kod').fill(codeAt(Date.now()));
    await careful.keyboard.press('Enter');
    await careful.waitForURL(`${studio.url}/studio/ko`);

    const blocked = await freshPage();
    const comesBackUnasked = async () => {
      await blocked.goto(`${studio.url}/api/auth/oidc`);
      await blocked.goto(`${studio.url}/api/auth/oidc/svar?code=c&state=fel`);
    };
    // One from this address was refused already.
    for (let time = 0; time < 9; time++) {
      await comesBackUnasked();
      await expect(blocked.getByText('Börja om härifrån, i samma webbläsare.')).toBeVisible();
    }
    await comesBackUnasked();
    await expect(blocked.getByText('För många misslyckade inloggningar.')).toBeVisible();
  } finally {
    await studio.stop();
    await issuer.stop();
  }
});

test('who has no password adds a passkey, is asked for it after the organisation’s own login, and removes it', async ({
  newsroom,
  browser,
}) => {
  // The test before this one has been refused so often that the address has to wait.
  await newsroom.sql('DELETE FROM inloggningsforsok');
  const issuer = await startRealIssuer();
  const studio = await newsroom.beside({ ...issuer.environment, STUDIO_OIDC_NAMN: NAME });
  issuer.serve(studio.url, { ny: { email: `utan-${Date.now()}@demo.se`, email_verified: true, name: 'Åsa Öberg' } });
  const page = await (await browser.newContext()).newPage();
  const lock = await withPlatformLock(page);
  const account = async () => {
    await page.goto(`${studio.url}/studio/konto`);
    await expect(page.getByRole('heading', { name: 'Mitt konto' })).toBeVisible();
  };
  try {
    await logInThere(page, studio.url, 'ny');
    await page.waitForURL(`${studio.url}/studio/ko`);

    await account();
    await expect(page.getByText('Du har inget lösenord i Studio: du loggar in genom organisationen')).toBeVisible();
    await expect(page.getByLabel('Nuvarande lösenord')).toHaveCount(0);
    await keepPictures(page, 'konto-utan-losenord');
    await noBarriers(page);
    await page.getByRole('button', { name: 'Lägg till passernyckel' }).press('Enter');
    await expect(page.getByText('Därför behöver du ha loggat in genom organisationen de senaste tio minuterna')).toBeVisible();
    await noBarriers(page);
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Jobbdatorn');
    await keepPictures(page, 'lagg-till-utan-losenord');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Spara dina reservkoder' })).toBeVisible();
    await page.getByRole('button', { name: 'Jag har sparat koderna' }).press('Enter');
    await expect(page.getByText('Du loggar in med organisationens inloggning och en passernyckel.')).toBeVisible();
    await keepPictures(page, 'konto-med-passernyckel');

    await logOut(page);
    await page.goto(`${studio.url}/studio/logga-in?till=/studio/ko`);
    // The provider knows them still.
    await page.getByRole('link', { name: `Logga in med ${NAME}` }).press('Enter');
    await expect(page.getByLabel('Kod')).toBeFocused();
    const use = page.getByRole('button', { name: 'Använd passernyckel' });
    await expect(use).toBeVisible();
    await keepPictures(page, 'andra-steget');
    await noBarriers(page);
    await lock.refuse(true);
    await use.press('Enter');
    await expect(page.getByText('Det kom inget svar från passernyckeln.')).toBeVisible();
    await lock.refuse(false);
    await use.press('Enter');
    await page.waitForURL(`${studio.url}/studio/ko`);

    await account();
    await expect(page.getByRole('row', { name: /Den här/ })).toContainText('med organisationens inloggning och passernyckel');
    await page.getByRole('button', { name: 'Ta bort Jobbdatorn' }).press('Enter');
    await noBarriers(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).press('Enter');
    await expect(page.getByText('Passernyckeln är borttagen. Tvåstegsinloggningen är av.')).toBeVisible();
  } finally {
    await studio.stop();
    await issuer.stop();
  }
});

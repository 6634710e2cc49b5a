import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, PASSWORD, test, WRITER } from './newsroom.ts';
import { finish, KeptByClient, toolsFor, waitingProgram } from './oauth-client.ts';

/** Sends the person's browser where the client wants it, with the person not yet signed in. */
async function signInOnTheWay(page: Page, asks: URL | undefined, epost: string): Promise<void> {
  if (asks === undefined) throw new Error('the client has not asked for anybody');
  await page.goto(asks.href);
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL(/\/studio\/anslut\?/);
}

test('the official client is let in by a person, works, renews its access, and is out when an old key is used again', async ({
  page,
  baseURL,
}) => {
  const server = new URL('/studio/mcp/redaktion', baseURL);
  const program = await waitingProgram();
  const kept = new KeptByClient(program.redirect);

  // 401 → discovery → registration → a person is needed.
  expect(await toolsFor(server, kept)).toBeUndefined();
  expect(kept.known?.client_id).toMatch(/^stk_/);

  await signInOnTheWay(page, kept.asks, CHIEF);
  await expect(page.getByRole('heading', { name: 'Ett program på din dator vill arbeta i Studio i ditt namn' })).toBeVisible();
  await expect(page.getByText('Provassistenten')).toBeVisible();
  await expect(page.getByText('Svaret går till ett program på den här datorn')).toBeVisible();
  const publishing = page.getByRole('checkbox', { name: 'Publicera' });
  await expect(publishing).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Skriva och ändra' })).toBeChecked();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tillåt' }).click();
  await expect(page.getByText('Klart, gå tillbaka till programmet.')).toBeVisible();

  const answer = await program.answer;
  expect(answer.get('state')).toBe('tillstånd-från-programmet');
  await finish(server, kept, answer);
  expect(kept.held?.scope).toBe('innehall:las innehall:skriv offline_access');
  const tools = await toolsFor(server, kept);
  expect(tools?.length).toBeGreaterThan(10);

  // An access token that opens nothing any more is renewed without the person.
  const first = kept.held;
  if (first === undefined) throw new Error('the client holds no tokens');
  kept.held = { ...first, access_token: 'sat_over' };
  expect((await toolsFor(server, kept))?.length).toBe(tools?.length);
  expect(kept.held.refresh_token).not.toBe(first.refresh_token);

  // Somebody else has the old key: neither of the two gets any further.
  const form = { grant_type: 'refresh_token', client_id: kept.known?.client_id ?? '', refresh_token: first.refresh_token ?? '' };
  const stolen = await page.request.post('/studio/oauth/token', { form });
  expect([stolen.status(), (await stolen.json()).error]).toEqual([400, 'invalid_grant']);
  kept.asks = undefined;
  expect(await toolsFor(server, kept)).toBeUndefined();
  expect(kept.asks).toBeDefined();
  program.stop();
});

test('a person sees who acts in their name and ends it; an administrator sees everybody’s', async ({ page, browser, baseURL }) => {
  const server = new URL('/studio/mcp/redaktion', baseURL);
  const program = await waitingProgram();
  const kept = new KeptByClient(program.redirect);
  await toolsFor(server, kept);
  await signInOnTheWay(page, kept.asks, WRITER);
  // A writer cannot hand on what they do not have.
  await expect(page.getByRole('checkbox', { name: 'Publicera' })).toBeDisabled();
  await page.getByRole('button', { name: 'Tillåt' }).click();
  await finish(server, kept, await program.answer);
  expect(await toolsFor(server, kept)).toBeDefined();

  const admins = await browser.newPage();
  await logIn(admins, ADMIN);
  await admins.goto('/studio/anslutningar');
  await admins.getByRole('link', { name: 'Visa allas' }).click();
  await expect(admins.getByRole('row', { name: /Program på egen dator/ }).first()).toBeVisible();
  await admins.close();

  await page.goto('/studio/anslutningar');
  const row = page.getByRole('row', { name: /Program på egen dator/ });
  await expect(row).toContainText('Provassistenten');
  await expect(row).toContainText('läsa, skriva och ändra, förbli ansluten');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await row.getByRole('button', { name: 'Koppla bort' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Koppla bort' }).click();
  await expect(page.getByRole('heading', { name: 'Inga anslutningar' })).toBeVisible();
  await expect(page.getByLabel('Artiklar och bilder')).toHaveValue(server.href);
  expect(await toolsFor(server, kept)).toBeUndefined();
  program.stop();
});

test('a person says no, and the program is told; the question cannot be framed by another page', async ({ page, baseURL }) => {
  const server = new URL('/studio/mcp/redaktion', baseURL);
  const program = await waitingProgram();
  const kept = new KeptByClient(program.redirect);
  await toolsFor(server, kept);
  await signInOnTheWay(page, kept.asks, WRITER);
  const headers = (await page.request.get(page.url())).headers();
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.getByRole('button', { name: 'Neka' }).click();
  expect((await program.answer).get('error')).toBe('access_denied');
  program.stop();
});

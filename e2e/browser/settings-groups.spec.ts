import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks, keepPicture, photograph } from './photograph.ts';
import { readyArticle } from './release-article.ts';
import { logInByScript } from './script-login.ts';

/* Each group of settings, changed on its page, and what comes of it where it is meant to. */

async function open(page: Page, id: string, namn: string, at = '') {
  await logIn(page, ADMIN);
  await page.goto(`${at}/studio/installningar/${id}`);
  const form = page.getByRole('form', { name: namn });
  const save = () => form.getByRole('button', { name: 'Spara' }).click();
  const saved = async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save();
    expect((await answered).status()).toBe(200);
    // Of two savings soon after each other both are told of.
    await expect(page.getByText('Inställningarna är sparade och gäller nu.').last()).toBeVisible();
  };
  return { form, save, saved };
}

test('a language model is asked a word before it is kept, and its key is never shown again', async ({ page, newsroom, ai }) => {
  const other = await newsroom.beside({});
  const { form, save, saved } = await open(page, 'ai', 'AI-tjänst', other.url);
  ai.answer = () => ({ svar: 'ja' });
  await form.getByText(/^OpenAI-kompatibel/).click();
  await save();
  await expect(form.getByLabel('Modell', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Tjänstens adress').fill('http://127.0.0.1:9/v1');
  await form.getByLabel('Modell', { exact: true }).fill('provmodell');
  await form.getByLabel('Nyckel').fill('en-nyckel-som-ingen-far-se');
  await save();
  // It says what it saw, and nothing of it is kept.
  await expect(form.getByText(/svarar inte/)).toBeVisible();
  await keepPicture(page, 'installningar-ai-provad', { fullPage: true });
  expect(await complaintsOfAxe(page)).toEqual([]);
  await form.getByLabel('Tjänstens adress').fill(ai.environment.STUDIO_AI_URL ?? '');
  await saved();
  expect(ai.calls.length).toBeGreaterThan(0);
  await expect(form.getByText('Satt', { exact: true })).toBeVisible();
  await page.reload();
  await expect(form.getByText('Satt', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain('en-nyckel-som-ingen-far-se');
  await form.getByText(/^Ingen/).click();
  await saved();
  await other.stop();
});

test('the publishing system: a WordPress that does not answer is not kept, and the test mode is told on every page', async ({ page }) => {
  const { form, save, saved } = await open(page, 'publicering', 'Publicering');
  await form.getByText(/^WordPress/).click();
  await form.getByLabel('Adressen till WordPress').fill('http://127.0.0.1:9');
  await form.getByLabel('Användare i WordPress').fill('studio');
  await form.getByLabel('Applikationslösenord').fill('abcd efgh ijkl mnop');
  await save();
  await expect(page.getByText(/WordPress på http:.* går inte att nå/)).toBeVisible();
  await keepPicture(page, 'installningar-wordpress-provad', { fullPage: true });
  await form.getByText(/^Studios egen webbplats/).click();
  await form.getByText(/^Testläge/).click();
  await saved();
  await page.goto('/studio');
  await expect(page.getByText(/Testläge/).first()).toBeVisible();
  const again = await open(page, 'publicering', 'Publicering');
  await again.form.getByText(/^Skarpt/).click();
  await again.saved();
});

test('readers are told what programs have written once the newsroom says so: beside the text, and on the page', async ({ page }) => {
  const { form, saved } = await open(page, 'webbplats', 'Webbplats');
  const named = form.getByText('Vem som har granskat det som AI har skrivit');
  await expect(named).toBeHidden();
  await form.getByText(/^När AI har skrivit det mesta/).click();
  await expect(named).toBeVisible();
  await form.getByText(/^Namnen på dem/).click();
  await named.scrollIntoViewIfNeeded();
  await keepLooks(page, 'installningar-ai-not');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await saved();

  const headers = { cookie: await logInByScript(page.request, CHIEF) };
  const block = [{ type: 'paragraph', content: [{ type: 'text', text: 'Bron över sundet får en ny färg i vår, och den blir röd.' }] }];
  const data = {
    sektion: 'nyheter',
    mall: 'nyhet',
    rubrik: 'Bron målas om',
    ingress: 'Den blir röd.',
    block,
    gjord_med: { modell: 'en-modell' },
  };
  const { id } = await (await page.request.post('/studio/api/innehall', { headers, data })).json();
  await page.goto(`/studio/artikel/${id}`);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Förhandsvisa bredvid texten' }).click();
  const beside = page.getByRole('complementary', { name: 'Förhandsvisning bredvid texten' }).frameLocator('iframe');
  await expect(beside.locator('.artikel-ai')).toHaveText(/^Skriven med AI, granskad av .+\.$/);
  await keepLooks(page, 'bredvid-ai-not');

  const release = { lage: 'publicera', sprak: ['sv'], overstyr: true };
  const answer = await page.request.post(`/studio/api/innehall/${id}/release`, { headers, data: release });
  expect(answer.status(), await answer.text()).toBe(200);
  const { namn } = (await (await page.request.get('/studio/api/jag', { headers })).json()).vem;
  await page.goto(new URL((await answer.json()).sprak.sv.lank).pathname);
  await expect(page.locator('.artikel-ai')).toHaveText(`Skriven med AI, granskad av ${namn}.`);
  await photograph(page, 'ai-not');
  expect(await complaintsOfAxe(page)).toEqual([]);

  const again = await open(page, 'webbplats', 'Webbplats');
  await again.form.getByText(/^NejInget sägs om det/).click();
  await again.saved();
});

test('security: a role that must show more than a password is told what to do, and is let on when it need not', async ({
  page,
  browser,
  newsroom,
}) => {
  const { form, saved } = await open(page, 'sakerhet', 'Säkerhet');
  await form.getByLabel('Timmar utan att användas').fill('1000');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByLabel('Timmar utan att användas')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Timmar utan att användas').fill('24');
  await form.getByRole('checkbox', { name: 'Chefredaktör' }).click({ force: true });
  await saved();
  await keepPicture(page, 'installningar-sakerhet', { fullPage: true });
  expect(await complaintsOfAxe(page)).toEqual([]);
  const other = await (await browser.newContext({ baseURL: newsroom.url })).newPage();
  await logIn(other, CHIEF);
  await other.goto('/studio');
  await expect(other.getByText('Slå på tvåstegsinloggning för att fortsätta')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Chefredaktör' }).click({ force: true });
  await form.getByLabel('Timmar utan att användas').fill('12');
  await saved();
  await other.goto('/studio');
  await expect(other.getByText('Slå på tvåstegsinloggning för att fortsätta')).toHaveCount(0);
  await other.context().close();
});

test('the readers’ privacy: what is no address is refused, and what is one is linked at the foot of each page', async ({ page }) => {
  const { form, save, saved } = await open(page, 'integritet', 'Integritet');
  await form.getByLabel('Integritetspolicy').fill('vår policy');
  await save();
  await expect(form.getByLabel('Integritetspolicy')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Integritetspolicy').fill('https://fjall.se/policy');
  await saved();
  await keepPicture(page, 'installningar-integritet', { fullPage: true });
  for (const front of ['/', '/en']) expect(await (await page.request.get(front)).text()).toContain('href="https://fjall.se/policy"');
  await form.getByLabel('Integritetspolicy').fill('');
  await saved();
  expect(await (await page.request.get('/')).text()).not.toContain('fjall.se/policy');
});

test('four eyes: whoever has written is told whom to ask, and a colleague’s approval lets it out', async ({
  page,
  request,
  browser,
  newsroom,
}) => {
  const { form, saved } = await open(page, 'granskning', 'Granskning');
  await form.getByRole('checkbox', { name: 'Resor', exact: true }).click({ force: true });
  await saved();
  await keepLooks(page, 'installningar-granskning');
  expect(await complaintsOfAxe(page)).toEqual([]);

  const { id } = await readyArticle(request, 'Fyra ögon');
  const writer = await (await browser.newContext({ baseURL: newsroom.url })).newPage();
  await logIn(writer, CHIEF);
  await writer.goto(`/studio/artikel/${id}`);
  const release = async () => {
    await writer.getByRole('button', { name: 'Publicera', exact: true }).click();
    await writer.getByRole('dialog').getByRole('button', { name: 'Publicera nu' }).click();
  };
  await release();
  const told = /Du har skrivit i texten sedan den senast godkändes eller publicerades.*Be .+ läsa och godkänna texten\./;
  await expect(writer.getByRole('dialog')).toContainText(told);
  await keepLooks(writer, 'fyra-ogon-publicera');
  await writer.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await writer.getByRole('button', { name: 'Fler val' }).click();
  await writer.getByRole('menuitem', { name: 'Godkänn' }).click();
  await expect(writer.getByText(told)).toBeVisible();

  await writer.getByRole('button', { name: 'Fler val' }).click();
  await writer.getByRole('menuitem', { name: 'Skicka till granskning' }).click();
  await expect(writer.getByText('Skickad till granskning.')).toBeVisible();
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/lasning'));
  await page.goto(`/studio/artikel/${id}`);
  expect((await noted).status()).toBe(200);
  const changed = page.getByRole('button', { name: 'Se ändringarna' });
  await expect(changed).toBeHidden();
  await writer.getByLabel('Ingress').fill('En ingress som har skrivits om sedan den lästes.');
  await writer.keyboard.press('Control+s');
  await expect(changed).toBeVisible();
  await page.reload();
  await expect(page.getByText('Texten har ändrats sedan du läste version 1')).toBeVisible();
  await keepLooks(page, 'andrad-sedan-du-laste');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Godkänn' }).click();
  const changes = page.getByRole('dialog', { name: 'Ändrat sedan du läste version 1' });
  await expect(changes.getByRole('insertion').filter({ hasText: 'skrivits' })).toBeVisible();
  await keepLooks(page, 'godkann-andringar');
  await changes.getByRole('button', { name: 'Godkänn version 2' }).click();
  await expect(page.getByText('Godkänd.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Historik' }).click();
  await expect(page.getByRole('tabpanel').getByText(/^Godkänd av /)).toBeVisible();
  await expect(changed).toBeHidden();
  await keepLooks(page, 'fyra-ogon-godkand');

  await writer.reload();
  await release();
  await expect(writer.getByRole('dialog', { name: 'Publicerad' })).toBeVisible();
  await writer.context().close();

  const again = await open(page, 'granskning', 'Granskning');
  await again.form.getByRole('checkbox', { name: 'Resor', exact: true }).click({ force: true });
  await again.saved();
});

test('picture agreements: a line that says nothing is refused, and the others are offered where rights are filled in', async ({ page }) => {
  const { form, save, saved } = await open(page, 'bilder', 'Bilder');
  await form.getByLabel('Bildavtal').fill('TT: webb, 12 mån\nbara ett namn');
  await save();
  await expect(form.getByLabel('Bildavtal')).toHaveAttribute('aria-invalid', 'true');
  await keepPicture(page, 'installningar-bilder', { fullPage: true });
  await form.getByLabel('Bildavtal').fill('TT: webb, 12 mån\nEgen bild: webb, sociala, cms');
  await saved();
  await page.goto('/studio/bilder');
  await page.getByRole('grid', { name: 'Bilder' }).getByRole('row').first().click();
  await page.getByRole('button', { name: /Avtal/ }).click();
  await expect(page.getByRole('option', { name: /TT/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Egen bild/ })).toBeVisible();
});

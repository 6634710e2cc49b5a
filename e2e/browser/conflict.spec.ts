import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks, keepPicture } from './photograph.ts';
import { logInByScript } from './script-login.ts';

const TITLE = 'Synthfestivalen flyttar in bland palmerna';

async function openArticle(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1–1 av 1')).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL(/\/studio\/artikel\//);
}

/** The complaint that every other system earns: two people have the same article open, and one of them loses an hour. */
test('two writers and an agent in one article: each sees who else is there and what they save, and nobody’s words are lost', async ({
  page,
  browser,
  request,
}) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await openArticle(page, TITLE);
  const address = page.url();
  const otherContext = await browser.newContext({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });
  const other = await otherContext.newPage();
  await logIn(other, WRITER);
  await other.goto(address);
  const here = page.getByRole('list', { name: 'Andra i artikeln' });
  await expect(here).toContainText('Elias Norrgård har artikeln öppen');

  // What is written here and not saved stays, and what the other saves comes in beside it.
  await page.getByLabel('Rubrik', { exact: true }).fill('Synthfestivalen flyttar in i växthuset');
  await other.getByLabel('Ingress').fill('Skribentens nya ingress.');
  await expect(here).toContainText('Elias Norrgård skriver i ingressen');
  await other.keyboard.press('Control+s');
  await expect(page.getByText('Elias Norrgård har sparat')).toBeVisible();
  await expect(page.getByText('Det är infört här: ingressen.')).toBeVisible();
  await expect(page.getByLabel('Ingress')).toHaveValue('Skribentens nya ingress.');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Synthfestivalen flyttar in i växthuset');
  await page.keyboard.press('Control+s');
  await expect(other.getByLabel('Rubrik', { exact: true })).toHaveValue('Synthfestivalen flyttar in i växthuset');

  const robot = await agentOf(request);
  const id = address.split('/').at(-1);
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, robot)).json();
  const { rubrik, ingress, slug, meta, hero, block, id: bas } = innehall.sprak.sv.arbetsrevision;
  const last = { type: 'paragraph', content: [{ type: 'text', text: 'Översättarens tillägg.' }] };
  const { uppdaterad: _, ...own } = meta;
  const saved = await request.put(`/studio/api/innehall/${id}/sprak/sv`, {
    ...robot,
    data: { rubrik, ingress, slug, meta: own, hero, block: [...block, last], bas },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await expect(here).toContainText('Översättaren skriver i svenskan');
  for (const window of [page, other]) await expect(window.getByText('Översättarens tillägg.')).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'tillsammans');

  // Both change the same words: nothing is written over, and they are shown beside each other.
  await page.getByLabel('Ingress').fill('Chefens ingress.');
  await other.getByLabel('Ingress').fill('Skribentens andra ingress.');
  await other.keyboard.press('Control+s');
  await expect(page.getByText('Elias Norrgård har ändrat samma sak som du')).toBeVisible();
  await expect(page.getByLabel('Ingress')).toHaveValue('Chefens ingress.');
  await page.getByRole('button', { name: 'Jämför', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('andra ingress.');
  await keepPicture(page, 'konflikt');
  await dialog.getByRole('button', { name: 'Behåll min version' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByLabel('Ingress')).toHaveValue('Chefens ingress.');

  await other.goto('/studio');
  await expect(other.getByRole('row', { name: /Synthfestivalen flyttar in i växthuset/ })).toContainText(/är här|skriver/);
  await keepLooks(other, 'narvaro-i-listan');
  await page.goto('/studio');
  await expect(other.getByRole('row', { name: /Synthfestivalen flyttar in i växthuset/ })).toContainText('Översättaren skriver');
  await otherContext.close();
});

/** What lets a request be an agent's. */
async function agentOf(request: APIRequestContext): Promise<{ headers: Record<string, string> }> {
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const data = { namn: 'Översättaren', sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
  const made = await (await request.post('/studio/api/agenter', { headers: admin, data })).json();
  return { headers: { authorization: `Bearer ${made.nyckel}` } };
}

/** The complaint: I pressed once more when nothing happened, and there were two of it. */
test('an article that was made though the answer was lost is not made twice', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  const keys: string[] = [];
  let made = '';
  await page.route('**/studio/api/innehall', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > 1) return route.fallback();
    const answer = await route.fetch();
    expect(answer.status()).toBe(201);
    made = (await answer.json()).id;
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rubrik').fill('Linjen bröts just när den skapades');
  await dialog.getByRole('button', { name: 'Skapa och öppna' }).click();
  await expect(dialog.getByText('Studio svarar inte.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  expect(page.url()).toContain(made);
  expect(keys[0]).not.toBe('');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a deactivated person is out at once', async ({ page, request }) => {
  await logIn(page, 'granskare@demo.se');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'Artiklar' })).toBeVisible();
  const admin = await logInByScript(request, ADMIN);
  const { anvandare } = await (await request.get('/studio/api/anvandare', { headers: { cookie: admin } })).json();
  const reviewer = anvandare.find((person: { epost: string }) => person.epost === 'granskare@demo.se');
  const change = (aktiv: boolean) => request.patch(`/studio/api/anvandare/${reviewer.id}`, { headers: { cookie: admin }, data: { aktiv } });
  expect((await change(false)).status()).toBe(200);
  await page.reload();
  await page.waitForURL(/logga-in/);
  expect((await change(true)).status()).toBe(200);
});

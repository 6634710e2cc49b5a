import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks, keepPicture } from './photograph.ts';
import { putCursorAtEnd } from './put-cursor-at-end.ts';
import { logInByScript } from './script-login.ts';

const TITLE = 'Synthfestivalen flyttar in bland palmerna';

async function openArticle(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1–1 av 1')).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL(/\/studio\/artikel\//);
}

/** The complaint that every other system earns: two people have the same article open, and one of them loses an hour. */
test('two writers and an agent in one article: all see what each writes as it is written, nobody’s words are lost, and what is saved is what all saw', async ({
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
  await page.getByLabel('Ingress').fill('Skrivet innan någon annan kom.');
  await logIn(other, WRITER);
  await other.goto(address);
  const here = page.getByRole('list', { name: 'Andra i artikeln' });
  await expect(here).toContainText('Elias Norrgård har artikeln öppen');
  await expect(page.getByText('Ni ser vad ni skriver medan ni skriver det.')).toBeVisible();
  await expect(other.getByLabel('Ingress')).toHaveValue('Skrivet innan någon annan kom.');

  // In the same paragraph at the same time, and in a field: each cursor stays at its words.
  const [mine, theirs] = [textOf(page), textOf(other)];
  await putCursorAtEnd(mine.locator('> p').first());
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mitten');
  await expect(theirs.getByText('Mitten')).toBeVisible();
  // What is written after a pause of half a second is undone by itself, and not with the paragraph.
  await page.waitForTimeout(600);
  await putCursorAtEnd(theirs.locator('> p').filter({ hasText: 'Mitten' }));
  await other.keyboard.press('Home');
  const heard = page.getByRole('status');
  await Promise.all([
    page.keyboard.type(' och slutet.', { delay: 40 }),
    other.keyboard.type('Början, ', { delay: 40 }),
    // Whoever does not see it hears it, and once.
    expect(heard.getByText('Elias Norrgård skriver i texten.', { exact: true })).toBeAttached(),
  ]);
  for (const text of [mine, theirs]) await expect(text.getByText('Början, Mitten och slutet.', { exact: true })).toBeVisible();
  const cursor = mine.locator('[data-bokstaver="EN"]');
  await expect.poll(() => cursor.evaluate((element) => element.previousSibling?.textContent)).toBe('Början, ');
  await other.keyboard.press('Shift+End');
  await expect(mine.getByText('Mitten och slutet.', { exact: true })).toHaveCSS('background-color', /rgb/);
  await keepLooks(page, 'anothers-cursor');
  await other.getByLabel('Rubrik', { exact: true }).fill('Synthfestivalen flyttar in i växthuset');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Synthfestivalen flyttar in i växthuset');
  await expect(cursor).toHaveCount(0);
  await keepLooks(page, 'tillsammans');
  // What is heard is what is so.
  await expect(heard.filter({ hasText: 'Elias Norrgård skriver' })).toHaveCount(0, { timeout: 15_000 });

  // What is undone is one's own.
  await page.keyboard.press('Control+z');
  await expect(theirs.getByText('slutet')).toHaveCount(0);
  for (const text of [mine, theirs]) await expect(text.getByText(/^Början, /)).toBeVisible();
  await page.keyboard.press('Control+y');
  for (const text of [mine, theirs]) await expect(text.getByText('Början, Mitten och slutet.', { exact: true })).toBeVisible();

  const robot = await agentOf(request);
  const id = address.split('/').at(-1) ?? '';
  await saveByAgent(request, robot, id, ({ block, ...rest }) => ({
    ...rest,
    block: [...block, { type: 'paragraph', content: [{ type: 'text', text: 'Översättarens tillägg.' }] }],
  }));
  for (const window of [page, other]) await expect(window.getByText('Översättarens tillägg.')).toBeVisible();
  await expect(page.getByText('Översättaren har sparat')).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);

  // A line that is lost heals by itself.
  await otherContext.setOffline(true);
  await putCursorAtEnd(theirs.locator('> p').filter({ hasText: 'Översättarens tillägg.' }));
  await other.keyboard.type(' Skrivet i tunneln.');
  await putCursorAtEnd(mine.locator('> p').filter({ hasText: 'Början, ' }));
  await page.keyboard.type(' Skrivet under tiden.');
  await expect(theirs.getByText('Skrivet under tiden.')).toHaveCount(0);
  await otherContext.setOffline(false);
  for (const text of [mine, theirs]) {
    await expect(text.getByText('Översättarens tillägg. Skrivet i tunneln.', { exact: true })).toBeVisible();
    await expect(text.getByText('Början, Mitten och slutet. Skrivet under tiden.', { exact: true })).toBeVisible();
  }

  // Nothing is saved by any of them yet: one who loads the page anew goes on with it, and so does one who comes.
  await other.reload();
  await expect(theirs.getByText('Skrivet i tunneln.')).toBeVisible();
  await expect(other.getByText(/^Det finns osparade ändringar från/)).toHaveCount(0);
  const third = await (await browser.newContext({ locale: 'sv-SE' })).newPage();
  await logIn(third, ADMIN);
  await third.goto(address);
  await expect(textOf(third).getByText('Skrivet i tunneln.')).toBeVisible();

  // All three and an agent at once, two of them in one paragraph.
  await putCursorAtEnd(mine.locator('> p').filter({ hasText: 'Början, ' }));
  await putCursorAtEnd(theirs.locator('> p').filter({ hasText: 'Skrivet i tunneln.' }));
  await putCursorAtEnd(textOf(third).locator('> p').filter({ hasText: 'Skrivet i tunneln.' }));
  await third.keyboard.press('Home');
  await Promise.all([
    page.keyboard.type(' Chefen.', { delay: 40 }),
    other.keyboard.type(' Skribenten.', { delay: 40 }),
    third.keyboard.type('Tredje: ', { delay: 40 }),
    saveByAgent(request, robot, id, ({ block, ...rest }) => ({
      ...rest,
      block: [...block, { type: 'paragraph', content: [{ type: 'text', text: 'Översättaren igen.' }] }],
    })),
  ]);
  for (const text of [mine, theirs, textOf(third)]) {
    await expect(text.getByText('Tredje: Översättarens tillägg. Skrivet i tunneln. Skribenten.', { exact: true })).toBeVisible();
    await expect(text.getByText('Början, Mitten och slutet. Skrivet under tiden. Chefen.', { exact: true })).toBeVisible();
    await expect(text.getByText('Översättaren igen.', { exact: true })).toBeVisible();
  }

  await page.keyboard.press('Control+s');
  for (const window of [page, other, third])
    await expect(
      window
        .getByRole('status')
        .getByText(/^Sparat/)
        .first(),
    ).toBeVisible();
  const saved = await articleOf(request, robot, id);
  const words = saved.block.map(wordsOf).filter((line: string) => line !== '');
  for (const window of [page, other, third]) {
    await expect
      .poll(async () => (await textOf(window).locator('> p').allTextContents()).filter((line) => line.trim() !== ''))
      .toEqual(saved.block.filter(({ type }: { type: string }) => type === 'paragraph').map(wordsOf));
    await expect(window.getByLabel('Rubrik', { exact: true })).toHaveValue(saved.rubrik);
  }
  expect(words.join(' ')).toContain('Början, Mitten och slutet. Skrivet under tiden.');
  expect(saved.kommentar).toContain('Elias Norrgård');
  // Whoever leaves says so; a window that is killed is taken to be there for two minutes more.
  for (const window of [other, third]) await window.goto('/studio');
  await expect(here).toHaveText(/^(?!.*(Elias|Administratör))/);
  await third.context().close();
  await otherContext.close();

  // Alone again, what one has not saved is one's own: what an agent changes of it meanwhile is shown beside it.
  await page.reload();
  await page.getByLabel('Ingress').fill('Chefens ingress.');
  await saveByAgent(request, robot, id, (content) => ({ ...content, ingress: 'Översättarens ingress.' }));
  await expect(page.getByText('Översättaren har ändrat samma sak som du')).toBeVisible();
  await page.getByRole('button', { name: 'Jämför', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Översättarens');
  await keepPicture(page, 'konflikt');
  await dialog.getByRole('button', { name: 'Behåll min version' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/studio');
  await expect(page.getByRole('row', { name: /Synthfestivalen flyttar in i växthuset/ })).toContainText('Översättaren skriver');
  await keepLooks(page, 'narvaro-i-listan');
});

const textOf = (page: Page) => page.getByLabel('Artikelns text');
const wordsOf = ({ content = [] }: { content?: Array<{ text?: string }> }) => content.map(({ text = '' }) => text).join('');

type Robot = Awaited<ReturnType<typeof agentOf>>;

async function articleOf(request: APIRequestContext, robot: Robot, id: string) {
  return (await (await request.get(`/studio/api/innehall/${id}`, robot)).json()).innehall.sprak.sv.arbetsrevision;
}

async function saveByAgent(
  request: APIRequestContext,
  robot: Robot,
  id: string,
  change: (content: { block: unknown[] } & Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { rubrik, ingress, slug, meta, hero, block, id: bas } = await articleOf(request, robot, id);
  const { uppdaterad: _, ...own } = meta;
  const data = { ...change({ rubrik, ingress, slug, meta: own, hero, block }), bas };
  const saved = await request.put(`/studio/api/innehall/${id}/sprak/sv`, { ...robot, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

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

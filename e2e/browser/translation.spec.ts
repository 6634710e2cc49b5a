import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { putCursorAtEnd } from './put-cursor-at-end.ts';
import { logInByScript } from './script-login.ts';

interface Block {
  type: 'paragraph';
  attrs: { id: string };
  content: Array<{ type: 'text'; text: string }>;
}

const WORDS = ['Bron är röd.', 'Färjan är blå.', 'Tåget är grönt.', 'Bussen är gul.'];

const paragraph = (text: string, index: number): Block => ({
  type: 'paragraph',
  attrs: { id: `bstycke${index + 10}` },
  content: [{ type: 'text', text }],
});

class Newsroom {
  readonly request: APIRequestContext;
  readonly headers: { cookie: string };

  constructor(request: APIRequestContext, cookie: string) {
    this.request = request;
    this.headers = { cookie };
  }

  static async as(request: APIRequestContext, epost: string): Promise<Newsroom> {
    return new Newsroom(request, await logInByScript(request, epost));
  }

  async article(rubrik: string): Promise<string> {
    const data = { sektion: 'nyheter', mall: 'nyhet', rubrik, ingress: 'Allt om vägen.', block: WORDS.map(paragraph) };
    const answer = await this.request.post('/studio/api/innehall', { headers: this.headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  }

  // biome-ignore lint/suspicious/noExplicitAny: an answer of the service, of which a few fields are read
  async item(id: string): Promise<any> {
    return (await (await this.request.get(`/studio/api/innehall/${id}`, { headers: this.headers })).json()).innehall;
  }

  /** Saves a language version with other words in the block at `index`. */
  async change(id: string, sprak: string, index: number, text: string): Promise<void> {
    const { arbetsrevision } = (await this.item(id)).sprak[sprak];
    const { rubrik, ingress, block, meta, hero, slug, id: bas, kall_revision } = arbetsrevision;
    const changed = block.map((one: Block, at: number) => (at === index ? { ...one, content: [{ type: 'text', text }] } : one));
    const data = { rubrik, ingress, block: changed, meta, hero, slug, bas, ...(kall_revision === null ? {} : { kall_revision }) };
    const answer = await this.request.put(`/studio/api/innehall/${id}/sprak/${sprak}`, { headers: this.headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async translate(id: string): Promise<void> {
    const answer = await this.request.post(`/studio/api/innehall/${id}/oversatt`, { headers: this.headers, data: {} });
    expect(answer.status(), await answer.text()).toBe(202);
  }

  /** What the blocks say, in order. */
  async words(id: string, sprak: string): Promise<string[]> {
    const { block } = (await this.item(id)).sprak[sprak].arbetsrevision;
    return block.map((one: Block) => one.content.map(({ text }) => text).join(''));
  }
}

const text = (page: Page) => page.getByLabel('Artikelns text');
const source = (page: Page, index: number): Locator => page.locator(`[data-kalla="block:bstycke${index + 10}"]`);
const done = (page: Page) => page.getByText('Översättningen till engelska är klar');

async function write(page: Page, index: number, more: string): Promise<void> {
  await putCursorAtEnd(text(page).locator('> p').nth(index));
  await page.keyboard.insertText(more);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
  await expect(page.getByLabel('har osparade ändringar')).toHaveCount(0);
}

async function begin(page: Page, says: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Översätt till engelska' });
  await expect(dialog).toContainText(says);
  await dialog.getByRole('button', { name: 'Översätt med AI' }).click();
  await expect(dialog).toBeHidden();
}

test('a translation is watched, kept where a person has changed it, and brought up to date where its source has changed', async ({
  page,
  request,
  ai,
}) => {
  const writer = await Newsroom.as(request, WRITER);
  const id = await writer.article(`Vägen ${Date.now()}`);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);

  // The page is loaded anew in the middle: what is under way is found again.
  await page.getByRole('button', { name: 'Skapa engelsk version' }).click();
  await page.getByRole('button', { name: 'Översätt med AI' }).click();
  ai.delayMs = 30_000;
  await begin(page, /Översätts: rubriken, ingressen och 4 block/);
  const progress = page.getByRole('progressbar', { name: 'Översättning till engelska' });
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress).toBeVisible();
  ai.delayMs = 0;
  await expect(done(page)).toBeVisible();
  await page.getByRole('button', { name: 'Visa översättningen' }).click();
  await page.getByRole('button', { name: 'Visa källtexten bredvid' }).click();
  await expect(source(page, 0)).toHaveText('Bron är röd.');
  await expect(page.locator('[data-marke]')).toHaveCount(0);

  // One English block is edited by a person, two Swedish ones change.
  await write(page, 0, ' My words.');
  await save(page);
  await expect(source(page, 0)).toContainText('Din ändring behölls');
  await page.getByRole('button', { name: /^Svenska/ }).click();
  await write(page, 1, ' Den går varje timme.');
  await write(page, 2, ' Det är nytt.');
  await save(page);
  await page.getByRole('button', { name: /^Engelska/ }).click();
  for (const [index, added] of [[1, 'Den går varje timme.'] as const, [2, 'Det är nytt.'] as const]) {
    await expect(source(page, index)).toContainText('Ändrad sedan översättningen');
    await expect(source(page, index).locator('ins')).toContainText(added);
  }
  await expect(source(page, 3).locator('[data-marke]')).toHaveCount(0);
  // Each block stands beside its source.
  for (const index of WORDS.keys()) {
    const [left, right] = await Promise.all([source(page, index).boundingBox(), text(page).locator('> p').nth(index).boundingBox()]);
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 999))).toBeLessThan(30);
  }
  // The panel beside the paper is another test's.
  expect(await complaintsOfAxe(page, 'main')).toEqual([]);
  await keepPicture(page, 'oversattning-bredvid', { fullPage: true });

  ai.calls = [];
  await page.getByRole('button', { name: 'Översätt igen (2 delar)' }).click();
  await begin(page, /Översätts: 2 block/);
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: done(page) })).toContainText(/2 block översattes\..*1 block behölls/);
  const sent = ai.calls.flatMap(({ underlag }) => underlag.texter.map((one: { text: string }) => one.text));
  expect(sent).toEqual(['Färjan är blå. Den går varje timme.', 'Tåget är grönt. Det är nytt.']);
  const after = [
    'EN Bron är röd. My words.',
    'EN Färjan är blå. Den går varje timme.',
    'EN Tåget är grönt. Det är nytt.',
    'EN Bussen är gul.',
  ];
  await expect(text(page).locator('> p')).toHaveText(after);
  await expect(page.locator('[data-marke]')).toHaveCount(1);
  await expect(source(page, 0)).toContainText('Din ändring behölls');

  // Somebody else has it translated while something unsaved stands here: nothing typed is lost.
  await writer.change(id, 'sv', 3, 'Bussen är lila.');
  await write(page, 3, ' Not saved.');
  ai.delayMs = 30_000;
  await writer.translate(id);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(progress).toBeVisible();
  ai.delayMs = 0;
  await expect(page.getByText('Din osparade text står kvar.')).toBeVisible();
  await expect(text(page).locator('> p').nth(3)).toHaveText('EN Bussen är gul. Not saved.');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: /har också sparat/ });
  await expect(conflict.locator('ins').filter({ hasText: 'lila' })).toBeVisible();
  await expect(conflict).toContainText('Not saved.');
});

test('a translation is called off, and one that cannot be made says why and leaves the way by hand', async ({ page, request, ai }) => {
  const chief = await Newsroom.as(request, CHIEF);
  const id = await chief.article(`Avbruten ${Date.now()}`);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  const ask = async () => {
    await page.getByRole('button', { name: 'Skapa engelsk version' }).click();
    await page.getByRole('button', { name: 'Översätt med AI' }).click();
  };
  ai.delayMs = 20_000;
  await ask();
  await begin(page, /Översätts:/);
  await page.getByRole('button', { name: 'Avbryt översättningen' }).click();
  await expect(page.getByText('Översättningen till engelska avbröts')).toBeVisible();
  expect(Object.keys((await chief.item(id)).sprak)).toEqual(['sv']);

  // As the service answers where no language model is set.
  const fault = { falt: '', sprak: '', orsak: 'Ingen AI-tjänst är inställd.', atgard: 'Skriv översättningen för hand.', kod: 'ai_saknas' };
  await page.route('**/oversatt', (route) => route.fulfill({ status: 422, json: { ok: false, fel: [fault], varningar: [] } }));
  await ask();
  const dialog = page.getByRole('dialog', { name: 'Översätt till engelska' });
  await expect(dialog).toContainText('Ingen AI-tjänst är inställd.');
  await expect(dialog.getByRole('button', { name: 'Översätt med AI' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Översätt själv' }).click();
  await expect(text(page)).toContainText('Bron är röd.');
  await expect(page.getByRole('button', { name: /^Engelska/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a list of articles is chosen, translated and watched until it is done', async ({ page, request, ai }) => {
  const chief = await Newsroom.as(request, CHIEF);
  const mark = Date.now();
  const names = ['Första', 'Andra', 'Tredje'].map((name) => `${name} ${mark}`);
  const ids = await Promise.all(names.map((name) => chief.article(name)));
  for (const id of ids) await chief.translate(id);
  for (const id of ids) await expect.poll(async () => Object.keys((await chief.item(id)).sprak)).toContain('en');
  for (const [index, id] of ids.entries()) await chief.change(id, 'sv', 0, `Bron är ny ${index}.`);

  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('link', { name: 'Översättningar' }).click();
  for (const name of names) await page.getByRole('row', { name }).getByText(name).first().waitFor();
  // A list that has been opened closes when anything behind it moves.
  await expect(async () => {
    await page.getByRole('button', { name: /Sektion/ }).click();
    await page.getByRole('option', { name: 'Nyheter' }).click({ timeout: 2_000 });
  }).toPass();
  await page.waitForURL(/sektion=nyheter/);
  for (const name of names)
    await page
      .getByRole('checkbox', { name })
      .focus()
      .then(() => page.keyboard.press('Space'));
  await expect(page.getByText('3 artiklar markerade')).toBeVisible();
  expect(await complaintsOfAxe(page, 'main')).toEqual([]);

  ai.modeOf = ({ text: asked }) => (asked.includes('Bron är ny 1.') ? 'vagran' : 'svarar');
  ai.delayMs = 30_000;
  await page.getByRole('button', { name: 'Översätt markerade' }).click();
  await page.waitForURL(/jobb=/);
  await expect(page.locator('[data-jobb="pagar"]').first()).toBeVisible();
  ai.delayMs = 0;
  await page.reload();
  await expect(page.getByText('2 av 3 är klara, 1 misslyckades.')).toBeVisible();
  await expect(page.getByRole('row', { name: names[1] ?? '' })).toContainText(/Ingen del gick att översätta|Försök igen/);
  expect(await chief.words(ids[0] ?? '', 'en')).toContain('EN Bron är ny 0.');
  expect(await complaintsOfAxe(page, 'main')).toEqual([]);
  // What is over is asked for no more.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('oversatt-lista')) asked += 1;
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toBe(0);
});

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';
import { SECTIONS } from '#lib/demo/newsroom.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { putCursorAtEnd } from './put-cursor-at-end.ts';
import { logInByScript } from './script-login.ts';

const FIRST = 'Klockan fyra tänds lampan.';
const LAST = 'Klockan fem kommer bilen.';
const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

let serial = 0;

/** Saves an article with the blocks between two paragraphs, and opens it. */
async function open(
  page: Page,
  request: APIRequestContext,
  blocks: readonly Block[],
  mall = 'nyhet',
  sektion = 'nyheter',
): Promise<Locator> {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  const block = [paragraph(FIRST), ...blocks, paragraph(LAST)];
  const answer = await request.post('/studio/api/innehall', {
    headers,
    data: { sektion, mall, rubrik: `Block att ändra ${++serial}`, slug: `block-att-andra-${Date.now()}-${serial}`, block },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${(await answer.json()).id}`);
  const body = page.getByLabel('Artikelns text');
  await expect(body).toContainText(LAST);
  return body;
}

/** What stands in the text from the top: the words of each block, as readers see them. */
const order = (body: Locator) =>
  body.evaluate((element) =>
    [...element.children].map((child) => {
      const seen = child.cloneNode(true) as Element;
      seen.querySelector('[data-block-form]')?.remove();
      return (seen.textContent ?? '').trim();
    }),
  );

/** Chooses a block by its place on the page, and waits for its form. What is under the pointer may still be moving. */
async function choose(block: Locator): Promise<Locator> {
  const form = block.locator('[data-block-form]');
  await expect(async () => {
    await block.click({ position: { x: 20, y: 20 } });
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return form;
}

const citat = (text: string): Block => ({ type: 'citat', attrs: { text, vem: 'Amina Haddad' } });

test('an edit in a form is undone and made again, in the form and from the text', async ({ page, request }) => {
  const body = await open(page, request, [citat('Det kom tusen.')]);
  const block = body.locator('[data-block-id]');
  const form = await choose(block);
  const text = form.getByLabel('Text', { exact: true });

  await text.fill('Det kom två tusen.');
  await expect(block.locator('blockquote')).toHaveText('Det kom två tusen.');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Det kom tusen.');
  await expect(block.locator('blockquote')).toHaveText('Det kom tusen.');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveValue('Det kom två tusen.');

  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(block.locator('blockquote')).toHaveText('Det kom tusen.');
  await page.keyboard.press('Control+y');
  await expect(block.locator('blockquote')).toHaveText('Det kom två tusen.');
});

test('an entry that was removed in a form comes back by undo', async ({ page, request }) => {
  const rader = ['1987', '2006', '2021'].map((ar) => ({ ar, text: `Det hände ${ar}.` }));
  const body = await open(page, request, [{ type: 'tidslinje', attrs: { rader } }]);
  const form = await choose(body.locator('[data-block-id]'));
  const entries = form.locator('[data-header]');
  await form.getByRole('button', { name: 'Ta bort händelse 2' }).click();
  await expect(entries).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(entries).toHaveText([/1987/, /2006/, /2021/]);
});

test('the answers of a quiz are moved by keyboard and by mouse, and what is right about them goes along', async ({ page, request }) => {
  const fragor = [{ fraga: 'Vilket år tändes fyren?', alternativ: [{ text: '1889', ratt: true }, { text: '1902' }, { text: '1921' }] }];
  const body = await open(page, request, [{ type: 'quizfragor', attrs: { typ: 'kunskap', fragor } }], 'quiz', 'noje');
  const form = await choose(body.locator('[data-block-id]'));
  const answers = form.getByRole('group', { name: 'Svar' }).getByRole('textbox');
  const inOrder = () => answers.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  const moved = ['1902', '1889', '1921'];
  // A form that has just been opened may still take the focus for its first field.
  await expect(async () => {
    if (String(await inOrder()) !== String(moved)) await form.getByRole('button', { name: 'Flytta ned svar 1' }).press('Enter');
    expect(await inOrder()).toEqual(moved);
  }).toPass();
  await expect(form.getByLabel('Svar 2 är rätt')).toBeChecked();
  await expect(answers.nth(1)).toBeFocused();

  // What is done within half a second of the edit before is undone together with it.
  await page.waitForTimeout(600);
  await answers.nth(2).hover();
  const grips = form.getByRole('group', { name: 'Svar' }).locator('[data-grip]');
  await grips.nth(2).dragTo(answers.first(), { targetPosition: { x: 5, y: 2 } });
  await expect.poll(inOrder).toEqual(['1921', '1902', '1889']);
  await expect(form.getByLabel('Svar 3 är rätt')).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect.poll(inOrder).toEqual(moved);
});

test('a row of ingredients is moved by the keyboard', async ({ page, request }) => {
  const rader = [
    { mangd: '2 dl', vara: 'mjölk' },
    { mangd: '3 dl', vara: 'mjöl' },
  ];
  const body = await open(page, request, [{ type: 'recept', attrs: { rubrik: 'Pannkakor', grupper: [{ rader }] } }]);
  const form = await choose(body.locator('[data-block-id]'));
  // A form that has just been opened may still take the focus for its first field.
  await expect(async () => {
    await form.getByLabel('Ingrediens 2').press('Tab');
    await expect(form.getByRole('button', { name: 'Flytta upp rad 2' })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Ingrediens 1')).toHaveValue('mjöl');
  await expect(form.getByLabel('Mängd 2')).toHaveValue('2 dl');
  await expect(form.getByLabel('Ingrediens 1')).toBeFocused();
});

test('a block is moved by the keyboard, and moved back by undo', async ({ page, request }) => {
  const body = await open(page, request, [citat('Det kom tusen.'), citat('Det kom ingen.')]);
  const before = await order(body);
  await choose(body.locator('[data-block-id]').first());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(body)).toEqual([0, 2, 1, 3].map((place) => before[place]));
  await page.keyboard.press('Control+z');
  await expect.poll(() => order(body)).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => order(body)).toEqual([0, 2, 1, 3].map((place) => before[place]));
});

test('a block is moved by the mouse, duplicated and removed, and each is undone', async ({ page, request }) => {
  const body = await open(page, request, [citat('Det kom tusen.')]);
  const before = await order(body);
  const grip = page.getByRole('button', { name: 'Flytta eller ändra blocket' });
  const block = body.locator('[data-block-id]').first();
  const atBlock = async () => {
    await expect(async () => {
      await page.mouse.move(5, 5);
      await block.hover({ position: { x: 30, y: 20 } });
      const [from, at] = [await grip.boundingBox(), await block.boundingBox()];
      // The one beside this block: another's may still be drawn.
      expect(Math.abs((from?.y ?? 0) - (at?.y ?? 1_000))).toBeLessThan(40);
    }).toPass();
  };

  await atBlock();
  // Nearer the end of the last paragraph than its beginning, which is before it.
  await grip.dragTo(body.locator('> p').last(), { targetPosition: { x: 400, y: 20 } });
  await expect.poll(() => order(body)).toEqual([0, 2, 1].map((place) => before[place]));
  await body.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => order(body)).toEqual(before);

  await atBlock();
  await grip.click();
  await page.getByRole('menuitem', { name: /^Duplicera/ }).click();
  await expect(body.locator('figure.citat')).toHaveCount(2);
  // The menu gives focus back as it closes.
  await expect(body).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(body.locator('figure.citat')).toHaveCount(1);

  await atBlock();
  await grip.click();
  await page.getByRole('menuitem', { name: /^Ta bort/ }).click();
  await expect(body.locator('figure.citat')).toHaveCount(0);
  await expect(body).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => order(body)).toEqual(before);
});

test('entries of a list are dragged to another place, and Escape leaves them', async ({ page, request }) => {
  const bilder = ['Ett', 'Två', 'Tre'].map((alt, index) => ({
    src: `/media/finns-inte-${index}.jpg`,
    alt,
    caption: alt,
    kredit: 'Lena Öberg',
  }));
  const body = await open(page, request, [{ type: 'galleri', attrs: { bilder } }]);
  const form = await choose(body.locator('[data-block-id]').first());
  const headers = form.locator('[data-header]');
  // The last is open from the start; closed they stand close together.
  await headers.last().click();
  await expect(headers.last()).toHaveAttribute('aria-expanded', 'false');

  async function drag(from: number, to: number, end: () => Promise<void>) {
    const grip = form.locator('[data-grip]').nth(from);
    await grip.scrollIntoViewIfNeeded();
    const start = await grip.boundingBox();
    const target = await headers.nth(to).boundingBox();
    if (start === null || target === null) throw new Error('the entries are not drawn');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(start.x + 4, target.y + (to > from ? target.height - 2 : 2), { steps: 8 });
    await expect(form.locator('[data-drop]')).toHaveCount(1);
    await end();
  }

  await drag(0, 2, () => page.mouse.up());
  await expect(headers).toHaveText([/Två/, /Tre/, /Ett/]);
  await expect(body.locator('.galleri figcaption')).toHaveText([/Två/, /Tre/, /Ett/]);
  await drag(2, 0, async () => {
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await expect(headers).toHaveText([/Två/, /Tre/, /Ett/]);
  await expect(form).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(headers).toHaveText([/Ett/, /Två/, /Tre/]);
});

test('what is chosen and written while a picture is on its way stands when it comes', async ({ page, request }) => {
  const body = await open(page, request, [
    { type: 'galleri', attrs: { bilder: [] } },
    { type: 'produkt', attrs: { namn: 'En lykta' } },
  ]);
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a13e5c' } })
    .jpeg()
    .toBuffer();
  const blocks = body.locator('[data-block-id]');
  /** Uploads it, and lets it come when that is done. */
  async function meanwhile(form: Locator, button: string, act: () => Promise<void>) {
    const held = Promise.withResolvers<void>();
    await page.route('**/studio/api/media', async (route) => {
      await held.promise;
      await route.continue();
    });
    const choosing = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: button }).first().click();
    const asked = page.waitForRequest('**/studio/api/media');
    await (await choosing).setFiles([{ name: 'lykta.jpg', mimeType: 'image/jpeg', buffer: picture }]);
    await asked;
    await act();
    held.resolve();
    await expect(form.locator('img').first()).toBeVisible();
    await page.unroute('**/studio/api/media');
  }

  const gallery = await choose(blocks.first());
  const story = gallery.getByRole('radio', { name: 'Bildberättelse' });
  await meanwhile(gallery, 'Ladda upp bilder', async () => {
    await gallery.getByText('Bildberättelse').click();
    await expect(story).toBeChecked();
  });
  await expect(story).toBeChecked();
  await page.keyboard.press('Escape');

  const product = await choose(blocks.nth(1));
  const name = product.getByRole('textbox', { name: 'Namn' }).first();
  await meanwhile(product, 'Ladda upp', () => name.fill('En lykta av mässing'));
  await expect(name).toHaveValue('En lykta av mässing');
});

test('a gallery takes several files at once, though a line is lost and one of them is no picture, and several of the library', async ({
  page,
  request,
}) => {
  const body = await open(page, request, [{ type: 'galleri', attrs: { bilder: [] } }]);
  const form = await choose(body.locator('[data-block-id]').first());
  const colour = (background: string) => sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });
  const [first, second] = await Promise.all(['#7a3ea1', '#3ea17a'].map((one) => colour(one).jpeg().toBuffer()));
  let calls = 0;
  await page.route('**/studio/api/media', (route) => {
    calls += 1;
    return calls === 1 ? route.abort('connectionreset') : route.continue();
  });
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Ladda upp bilder' }).click();
  await (await choosing).setFiles([
    file('ett.jpg', first ?? Buffer.alloc(0)),
    file('trasig.jpg', Buffer.from('ingen bild')),
    file('IMG_7.HEIC', Buffer.from('en telefons'), 'image/heic'),
    file('två.jpg', second ?? Buffer.alloc(0)),
  ]);
  const entries = form.locator('[data-header]');
  await expect(entries).toHaveCount(2, { timeout: 20_000 });
  await expect(form.getByText('trasig.jpg: Filen går inte att läsa som bild.', { exact: false })).toBeVisible();
  await expect(page.getByText('IMG_7.HEIC går inte att lägga in.', { exact: false })).toBeVisible();
  expect(calls).toBe(4);
  await page.unroute('**/studio/api/media');

  const library = page.getByRole('dialog', { name: 'Bildarkivet' });
  await form.getByRole('button', { name: 'Välj ur arkivet' }).click();
  const demos = library.getByRole('button', { name: /^Välj / }).filter({ hasText: 'Illustration: Redaktionen' });
  const add = library.getByRole('button', { name: /^Lägg till/ });
  await expect(add).toBeDisabled();
  for (const nr of [0, 1, 2, 1]) await demos.nth(nr).click();
  await expect(demos.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await keepLooks(page, 'bildarkivet-flera');
  await library.getByRole('button', { name: 'Lägg till 2 bilder' }).click();
  await expect(library).toBeHidden();
  await expect(entries).toHaveCount(4);
});

test('a picture that is dropped on a form goes into the form, not into the text as well', async ({ page, request }) => {
  const body = await open(page, request, [
    { type: 'galleri', attrs: { bilder: [{ src: '/media/finns-inte.jpg', alt: 'Ett', kredit: 'Lena Öberg' }] } },
  ]);
  const form = await choose(body.locator('[data-block-id]').first());
  const file = test.info().outputPath('slappt.png');
  await page.screenshot({ path: file, clip: { x: 0, y: 0, width: 400, height: 300 } });
  const zone = form.getByText('eller släpp dem här');
  await zone.scrollIntoViewIfNeeded();
  const place = await zone.boundingBox();
  if (place === null) throw new Error('the place to drop pictures is not drawn');
  // A file from outside the browser, which only its own protocol can drag.
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await browser.send('Input.dispatchDragEvent', { type, x: place.x + place.width / 2, y: place.y + place.height / 2, data });
  }
  await expect(form.locator('[data-header]')).toHaveCount(2);
  await expect(body.locator('.node-image')).toHaveCount(0);
});

test('the form of a chosen block stays until a press elsewhere is let go, so that nothing moves under the pointer', async ({
  page,
  request,
}) => {
  const body = await open(page, request, [citat('Det kom tusen.')]);
  const block = body.locator('[data-block-id]');
  const form = await choose(block);
  const last = body.locator('> p').last();
  const aim = await last.boundingBox();
  if (aim === null) throw new Error('the last paragraph is not drawn');
  await page.mouse.move(aim.x + 30, aim.y + aim.height / 2);
  await page.mouse.down();
  // The press alone has put the cursor in the paragraph, and the block is no longer chosen.
  await expect(block).not.toHaveAttribute('data-open');
  await expect(form).toBeVisible();
  expect((await last.boundingBox())?.y).toBe(aim.y);
  await page.mouse.up();
  await expect(form).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.type(' Och en till.');
  await expect(last).toHaveText(`${LAST} Och en till.`);
});

/** Templates that together allow every block there is, with the blocks that are tried in each. */
function templatesForAllBlocks(): Array<{ mall: string; types: string[] }> {
  const left = new Set([...BLOCKS.values()].filter(({ topLevel }) => topLevel).map(({ type }) => type));
  const chosen: Array<{ mall: string; types: string[] }> = [];
  while (left.size > 0) {
    const best = [...TEMPLATES.values()]
      .map(({ id, tillatna_block }) => ({ mall: id, types: tillatna_block.filter((type) => left.has(type)) }))
      .reduce((most, next) => (next.types.length > most.types.length ? next : most));
    if (best.types.length === 0) throw new Error(`no template allows ${[...left].join(', ')}`);
    chosen.push(best);
    for (const type of best.types) left.delete(type);
  }
  return chosen;
}

const sectionOf = (mall: string) => SECTIONS.find(({ mallar }) => mallar.some((id) => id === mall))?.id ?? '';
const SHOWN_AS: Partial<Record<string, string>> = {
  paragraph: 'p',
  heading: 'h2',
  bulletList: 'ul',
  orderedList: 'ol',
  blockquote: 'blockquote',
  table: 'table',
};

for (const { mall, types } of templatesForAllBlocks()) {
  test(`each block of ${mall} is put in by the slash menu and by the button`, async ({ page, request }) => {
    const body = await open(page, request, [], mall, sectionOf(mall));
    const count = (type: string) => body.locator(SHOWN_AS[type] === undefined ? `> .node-${type}` : `> ${SHOWN_AS[type]}`).count();
    for (const type of types) {
      const { namn = '' } = BLOCKS.get(type) ?? {};
      const name = type === 'heading' ? 'Mellanrubrik' : namn;
      const option = page.getByRole('option', { name: new RegExp(`^${name}`) }).first();

      // After the first paragraph, which always stands at the top.
      const before = await count(type);
      await putCursorAtEnd(body.locator('> p').first());
      await page.keyboard.press('Enter');
      await page.keyboard.type(`/${name.split(' ', 1)[0]}`);
      await option.click();
      await expect.poll(() => count(type)).toBe(before + 1);

      await expect(async () => {
        await page.keyboard.press('Escape');
        await body
          .locator('> p')
          .first()
          .hover({ position: { x: 10, y: 10 } });
        await page.getByRole('button', { name: 'Lägg till block' }).first().click({ timeout: 3_000 });
        await page.getByRole('combobox', { name: 'Sök bland blocken' }).fill(name, { timeout: 3_000 });
      }).toPass();
      await option.click();
      await expect.poll(() => count(type)).toBe(before + 2);
    }
  });
}

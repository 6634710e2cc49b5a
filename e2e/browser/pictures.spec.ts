import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { WRITER } from './people.ts';
import { keepLooks, photograph } from './photograph.ts';
import { publish } from './reader-article.ts';
import { logInByScript } from './script-login.ts';

interface Picture {
  id: string;
  src: string;
  filnamn: string;
  caption: string;
  fokus: { x: number; y: number } | null;
}

const TORG = { width: 900, height: 600, channels: 3 as const, background: '#5d5951' };

/** Pictures that the demo has. */
async function pictures(request: APIRequestContext): Promise<Picture[]> {
  const answer = await request.get('/studio/api/media', { headers: { cookie: await logInByScript(request, CHIEF) } });
  return (await answer.json()).media;
}

/** Opens a draft that shows one of them, at what is told of it elsewhere. */
async function open(page: Page, request: APIRequestContext, hero: Picture): Promise<string> {
  const answer = await request.post('/studio/api/innehall', {
    headers: { cookie: await logInByScript(request, CHIEF) },
    data: {
      ...{
        sektion: 'nyheter',
        mall: 'nyhet',
        rubrik: 'Ljuset är tillbaka på udden',
        ingress: 'Efter tre år lyser fyren 14 sjömil ut igen.',
      },
      hero: { mediaId: hero.id, src: hero.src, alt: 'En bild' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  await page.getByRole('tab', { name: 'Sök & dela' }).click();
  return id;
}

async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
}

const folderOf = (src: string) => src.slice(0, src.lastIndexOf('/'));

test('an article gets a teaser picture of its own, and shows how it will look elsewhere', async ({ page, request }) => {
  const [hero, teaser] = await pictures(request);
  if (hero === undefined || teaser === undefined) throw new Error('the demo has no pictures');
  const id = await open(page, request, hero);
  const panel = page.getByRole('complementary', { name: 'Om artikeln' });
  const card = panel.getByRole('figure', { name: 'I puffar' });
  const shared = panel.getByRole('figure', { name: 'När den delas' });
  for (const preview of [card, shared]) await expect(preview.locator('img')).toHaveAttribute('src', new RegExp(folderOf(hero.src)));
  await panel.getByLabel('Pufftitel').fill('Fyren lyser igen');
  for (const preview of [card, shared]) await expect(preview).toContainText('Fyren lyser igen');
  await expect(panel.getByRole('figure', { name: 'I sökresultat' })).toContainText('Ljuset är tillbaka på udden');

  await panel.getByRole('button', { name: 'Välj ur arkivet' }).click();
  await page
    .getByRole('dialog', { name: 'Bildarkivet' })
    .getByRole('button', { name: /^Välj / })
    .nth(1)
    .click();
  for (const preview of [card, shared]) await expect(preview.locator('img')).toHaveAttribute('src', new RegExp(folderOf(teaser.src)));
  await expect(panel.getByRole('list', { name: 'Så beskärs bilden i kort och listor' }).getByRole('listitem')).toHaveCount(4);
  const meta = async () => {
    const answer = await request.get(`/studio/api/innehall/${id}`, { headers: { cookie: await logInByScript(request, CHIEF) } });
    return (await answer.json()).innehall.sprak.sv.arbetsrevision.meta;
  };
  await saved(page);
  expect(await meta()).toMatchObject({ puffSrc: teaser.src, puffTitel: 'Fyren lyser igen' });
  await card.scrollIntoViewIfNeeded();
  await keepLooks(page, 'puffbild');
  await panel.getByText('Puffbild', { exact: true }).scrollIntoViewIfNeeded();
  await keepLooks(page, 'puffbild-val');

  // Its focus is the library's, for whoever may move it.
  const point = panel.getByRole('slider', { name: /fokuspunkt/ });
  await point.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  const told = (await point.getAttribute('aria-valuetext')) ?? '';
  await panel.getByRole('button', { name: 'Spara fokuspunkten i arkivet' }).click();
  await expect(panel.getByText(/Puffbildens fokuspunkt är den i bildarkivet/)).toBeVisible();
  const { fokus } = (await pictures(request)).find((one) => one.id === teaser.id) ?? {};
  expect(told).toBe(`${fokus?.x} procent från vänster, ${fokus?.y} procent uppifrån`);

  await panel.getByRole('button', { name: 'Ta bort' }).click();
  await expect(card.locator('img')).toHaveAttribute('src', new RegExp(folderOf(hero.src)));
  await saved(page);
  expect(await meta()).not.toHaveProperty('puffSrc');
});

test('a picture that may not be shared, or that nobody has described, is told of where it is seen to', async ({ page, request }) => {
  await logIn(page, CHIEF);
  const uploaded = await page.request.post('/studio/api/media', {
    multipart: {
      fil: { name: 'torg.png', mimeType: 'image/png', buffer: await sharp({ create: TORG }).png().toBuffer() },
      ...{ alt: 'Ett torg', kredit: 'Lena Öberg', rattigheter: '{"kanaler": ["webb", "cms"]}' },
    },
  });
  const { media } = await uploaded.json();
  const rubrik = `Torget läggs om ${media.id.slice(-6)}`;
  const made = await page.request.post('/studio/api/innehall', {
    data: {
      ...{ sektion: 'nyheter', mall: 'nyhet', rubrik, ingress: 'Stenarna kommer från Bohuslän.' },
      hero: { mediaId: media.id, src: media.src, alt: 'Ett torg' },
      block: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Arbetet börjar i maj.' }] },
        { type: 'image', attrs: { id: 'bbildett', mediaId: media.id, src: media.src } },
      ],
    },
  });
  const { id } = await made.json();

  await test.step('the card of a shared link is without it', async () => {
    await page.goto(`/studio/artikel/${id}`);
    await page.getByRole('tab', { name: 'Sök & dela' }).click();
    await expect(page.getByRole('figure', { name: 'I puffar' }).locator('img')).toHaveCount(1);
    const shared = page.getByRole('figure', { name: 'När den delas' });
    await expect(shared).toContainText('Bildens rättigheter gäller inte sociala medier. Ingen bild visas.');
    await expect(shared.locator('img')).toHaveCount(0);
    await keepLooks(page, 'delas-utan-bild');
  });

  await test.step('what readers have without words leads from the desk to its field', async () => {
    const data = { lage: 'publicera', overstyr: true, overstyr_orsak: 'Beskrivs i kväll.' };
    expect((await page.request.post(`/studio/api/innehall/${id}/release`, { data })).status()).toBe(200);
    await expect
      .poll(async () => (await page.request.get('/studio/api/media/artiklar-utan-alt')).text(), { timeout: 30_000 })
      .toContain(rubrik);
    await page.goto('/studio/att-gora');
    const entry = page.getByRole('link', { name: `${rubrik} (en bild)` });
    await entry.scrollIntoViewIfNeeded();
    await keepLooks(page, 'att-gora-utan-alt');
    await entry.click();
    await expect(page.locator('[data-block-form]').getByLabel('Alternativtext')).toBeVisible();
  });

  await test.step('whose pictures are shown is chosen by keys', async () => {
    const fil = { name: 'gata.png', mimeType: 'image/png', buffer: await sharp({ create: TORG }).resize(300).png().toBuffer() };
    const headers = { cookie: await logInByScript(request, WRITER) };
    expect((await request.post('/studio/api/media', { headers, multipart: { fil, kredit: 'Lena Öberg' } })).status()).toBe(201);
    await page.goto('/studio/bilder');
    await page.getByRole('button', { name: /Uppladdad av/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    for (const key of ['End', 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/[?&]av=[0-9a-f-]{36}/);
    await expect(page.getByRole('grid', { name: 'Bilder' }).getByRole('row').first()).toBeVisible();
  });
});

test('the library shows a picture as lists will crop it, while its focus is moved', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/bilder');
  await page.getByRole('grid', { name: 'Bilder' }).getByRole('row').first().click();
  const crops = page.getByRole('dialog').getByRole('list', { name: 'Så beskärs bilden i kort och listor' });
  await expect(crops.getByRole('listitem')).toHaveText(['16:9', '4:3', '1:1', '4:5']);
  const ratios = () => crops.locator('img').evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
  await expect.poll(async () => (await ratios()).map((one) => one.toFixed(1))).toEqual(['1.8', '1.3', '1.0', '0.8']);
  await keepLooks(page, 'beskarningar');
});

test('readers get cards that are cropped where they are served, in a type that is smaller, and nothing moves as they arrive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { flyttat: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { flyttat: Reflect.get(window, 'flyttat') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  // What other tests have published has pictures of its own, or none that can be had.
  const first = page.locator('.puff-bild picture img').first();
  await expect
    .poll(() => first.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.currentSrc))
    .toMatch(/\/16x9-\d+-\d+\.avif$/);
  const shown = await first.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth / img.naturalHeight : 0));
  expect(shown).toBeCloseTo(16 / 9, 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'flyttat'))).toBeLessThan(0.02);
  await page.evaluate(() => window.scrollTo(0, 0));
  await photograph(page, 'framsida');
  await page
    .locator('.puff', { has: page.locator('.puff-bild picture img') })
    .first()
    .locator('.puff-rubrik a')
    .click();
  const hero = page.locator('.artikel-hero img');
  await expect.poll(() => hero.evaluate((img) => img instanceof HTMLImageElement && img.currentSrc)).toMatch(/\/\d+\.avif$/);
  await photograph(page, 'artikel-med-bild');
});

test('a picture from elsewhere has about its room before it comes, though nobody knows its measures, and is as wide as the text whatever they are', async ({
  page,
  request,
}) => {
  const src = 'https://bilder.example/hog.png';
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Fyren har lyst över sundet i hundra år, och nu lyser den igen.' }] };
  const picture = { type: 'image', attrs: { src, alt: 'En fyr', kredit: 'Lena Ek' } };
  const { sv } = await publish(request, { mall: 'nyhet', block: [words, picture, words, words] });
  const body = await sharp({ create: { ...TORG, width: 300, height: 900 } })
    .png()
    .toBuffer();
  const held = Promise.withResolvers<void>();
  await page.route(src, async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'image/png', body });
  });
  await page.goto(sv, { waitUntil: 'commit' });
  const shown = page.getByRole('img', { name: 'En fyr' });
  const room = async () => {
    const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    return [Math.round(width), Math.round(height)];
  };
  await shown.scrollIntoViewIfNeeded();
  const before = await room();
  expect(before[1]).toBe(Math.round(((before[0] ?? 0) * 2) / 3));
  held.resolve();
  await expect.poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalHeight)).toBe(900);
  expect(await room()).toEqual([before[0], (before[0] ?? 0) * 3]);
  await photograph(page, 'bild-utan-matt');
});

test('a picture on its way comes to the language that it was chosen in, and to no other', async ({ page, request }) => {
  const [hero] = await pictures(request);
  if (hero === undefined) throw new Error('the demo has no pictures');
  const id = await open(page, request, hero);
  const english = await page.request.put(`/studio/api/innehall/${id}/sprak/en`, {
    data: { rubrik: 'The light is back', ingress: 'It shines again.' },
  });
  expect(english.status(), await english.text()).toBe(200);
  await page.reload();
  const panel = page.getByRole('complementary', { name: 'Om artikeln' });
  const language = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const shownIn = async (name: string) => {
    await language(name).click();
    await expect(language(name)).toHaveAttribute('aria-pressed', 'true');
    return panel.locator('img');
  };
  await page.getByRole('tab', { name: 'Bild' }).click();
  const before = await (await shownIn('Svenska')).first().getAttribute('src');
  const held = Promise.withResolvers<void>();
  await page.route('**/studio/api/media', async (route) => {
    await held.promise;
    await route.continue();
  });
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Ladda upp' }).first().click();
  const asked = page.waitForRequest('**/studio/api/media');
  const buffer = await sharp({ create: { ...TORG, background: '#204d3c' } })
    .jpeg()
    .toBuffer();
  await (await choosing).setFiles([{ name: 'udden.jpg', mimeType: 'image/jpeg', buffer }]);
  await asked;
  const there = await shownIn('Engelska');
  const has = await there.count();
  const come = page.waitForResponse('**/studio/api/media');
  held.resolve();
  await come;
  await expect(there).toHaveCount(has);
  await expect((await shownIn('Svenska')).first()).not.toHaveAttribute('src', before ?? '');

  // One that does not come is told of where the writer is by then.
  const again = Promise.withResolvers<void>();
  await page.unroute('**/studio/api/media');
  await page.route('**/studio/api/media', async (route) => {
    await again.promise;
    await route.continue();
  });
  const choosingAgain = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Ladda upp' }).first().click();
  const askedAgain = page.waitForRequest('**/studio/api/media');
  await (await choosingAgain).setFiles([{ name: 'trasig.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ingen bild') }]);
  await askedAgain;
  await shownIn('Engelska');
  again.resolve();
  await expect(page.getByRole('region', { name: 'Meddelanden' })).toContainText('Filen går inte att läsa som bild.');
});

test('a gallery of the library’s pictures is opened large in the types that they are served in', async ({ page, request }) => {
  const bilder = (await pictures(request)).slice(0, 4).map(({ src }) => ({ src, alt: 'En bild', kredit: 'Redaktionen' }));
  const { sv } = await publish(request, { mall: 'reportage', block: [{ type: 'galleri', attrs: { id: 'bgalleri02', bilder } }] });
  await page.goto(sv);
  await page.locator('.galleri').getByRole('button').first().click();
  const large = page.getByRole('dialog').locator('img').first();
  await expect.poll(() => large.evaluate((img) => img instanceof HTMLImageElement && img.currentSrc)).toMatch(/\.avif$/);
  await expect(large).toBeVisible();
  expect(await page.locator('picture button').count()).toBe(0);
});

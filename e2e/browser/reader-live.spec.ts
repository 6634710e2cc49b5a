import { createServer } from 'node:http';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import { type LiveStandIn, liveStandIn, type StandInEntry } from './live-stand-in.ts';
import { expect, test } from './newsroom.ts';
import { photograph } from './photograph.ts';
import { complaints, type Published, publish } from './reader-article.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const BLOCK_ID = 'blive00001';
/** The newest first, as readers meet them. */
const entries = (count: number): StandInEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `i${count - index}`,
    text: `Inlägg ${count - index}. ${'Det händer saker. '.repeat(30)}`.trim(),
  }));

function block(inlagg: readonly StandInEntry[]): Block {
  return {
    type: 'liveinlagg',
    attrs: {
      id: BLOCK_ID,
      rubrik: 'Direkt från fyren',
      inlagg: inlagg.toReversed().map(({ id, text, fast }) => ({ id, text, fast, tid: '2026-05-09T12:00' })),
    },
  };
}

interface Report {
  feed: LiveStandIn;
  article: Published;
  list: Locator;
  entry(id: string): Locator;
  button: Locator;
}

/** A published report of so many entries, open in a browser whose clock the test can move. */
async function open(page: Page, request: APIRequestContext, count: number, anchor = ''): Promise<Report> {
  const inlagg = entries(count);
  const article = await publish(request, { mall: 'liverapport', block: [block(inlagg)], meta: { live: true }, english: true });
  const feed = await liveStandIn(page, BLOCK_ID, inlagg);
  await page.clock.install();
  await page.goto(article.sv + anchor);
  await expect.poll(() => feed.asked).toBe(1);
  await expect(page.locator('.live-status')).toContainText('inlägg');
  return {
    feed,
    article,
    list: page.locator('.live-lista'),
    entry: (id) => page.locator(`[data-inlagg="${id}"]`),
    button: page.getByRole('button', { name: /nya? inlägg|nytt inlägg/ }),
  };
}

/** Half a minute later: counted from when the page has read the answer before, which a busy machine may not have done yet. */
async function poll(page: Page, feed: LiveStandIn): Promise<void> {
  const { asked } = feed;
  await expect(async () => {
    await page.clock.runFor(30_100);
    await expect.poll(() => feed.asked, { timeout: 3_000 }).toBeGreaterThan(asked);
  }).toPass({ timeout: 20_000 });
}

const top = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

test('what is new waits for the reader, and comes without moving what is read', async ({ page, request }) => {
  const { feed, entry, button, list } = await open(page, request, 20);
  await expect(button).toHaveCount(0);
  await expect(page.getByText('Nya inlägg visas här.')).toBeVisible();
  await entry('i10').evaluate((found) => scrollTo(0, found.getBoundingClientRect().top + scrollY - 200));
  const before = await top(entry('i10'));

  feed.inlagg = [{ id: 'i22', text: 'Tjugotvå.' }, { id: 'i21', text: 'Tjugoett.' }, ...feed.inlagg];
  await poll(page, feed);
  await expect(button).toHaveText('2 nya inlägg');
  await expect(button).toBeInViewport();
  await expect(page.locator('.live').getByRole('status')).toHaveText('2 nya inlägg');
  await expect(page.locator('.live [aria-live], .live [role="status"]')).toHaveCount(1);
  await expect(page.locator('.live-status')).toContainText('22 inlägg');
  await expect(entry('i22')).toHaveCount(0);
  expect(await top(entry('i10'))).toBeCloseTo(before, 0);
  expect(await complaints(page)).toEqual([]);
  await photograph(page, 'live-nya');
  await entry('i10').evaluate((found) => scrollTo(0, found.getBoundingClientRect().top + scrollY - 200));

  await button.press('Enter');
  await expect(list.locator(':scope > *').first()).toHaveAttribute('data-inlagg', 'i22');
  await expect(entry('i21')).toHaveCount(1);
  expect(await top(entry('i10'))).toBeCloseTo(before, 0);

  await page.getByRole('button', { name: 'Gå till det nyaste' }).press('Enter');
  await expect(entry('i22')).toBeFocused();
  await expect(entry('i22')).toBeInViewport();
  await expect(page.getByText('Nya inlägg visas här.')).toBeVisible();
});

test('whoever reads the newest is shown the newer ones where they are', async ({ page, request }) => {
  const { feed, entry, button } = await open(page, request, 5);
  await page.locator('.live-status').evaluate((found) => found.scrollIntoView());
  feed.inlagg = [{ id: 'i6', text: 'Sexan.' }, ...feed.inlagg];
  await poll(page, feed);
  await button.click();
  await expect(entry('i6')).toBeFocused();
  await expect(entry('i6')).toBeInViewport();
  await photograph(page, 'live-visade');
});

test('a correction, a removal and a pin change the report where they stand', async ({ page, request }) => {
  const { feed, entry, list, button } = await open(page, request, 20);
  await entry('i8').evaluate((found) => scrollTo(0, found.getBoundingClientRect().top + scrollY - 150));
  const before = await top(entry('i8'));
  const same = await entry('i8').elementHandle();
  feed.inlagg = feed.inlagg
    .filter(({ id }) => id !== 'i15')
    .map((one) => (one.id === 'i18' ? { ...one, text: 'Rättat: det var två båtar.' } : one));
  const pinned = feed.inlagg.findIndex(({ id }) => id === 'i3');
  feed.inlagg = [{ id: 'i3', text: 'Det här är viktigast.', fast: true }, ...feed.inlagg.toSpliced(pinned, 1)];
  await poll(page, feed);
  await expect(entry('i18')).toContainText('två båtar');
  await expect(entry('i15')).toHaveCount(0);
  await expect(list.locator(':scope > *').first()).toHaveText(/Fäst.*Det här är viktigast/);
  await expect(entry('i3')).toHaveClass(/live-fast/);
  await expect(button).toHaveCount(0);
  expect(await top(entry('i8'))).toBeCloseTo(before, 0);
  // What says the same is the same element: nobody's place in it is lost.
  expect(await entry('i8').evaluate((found, was) => found === was, same)).toBe(true);
});

test('it asks every half minute while somebody looks, and not when the page is hidden or the report has ended', async ({
  page,
  request,
}) => {
  const { feed } = await open(page, request, 3);
  await poll(page, feed);
  await poll(page, feed);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const { asked } = feed;
  await setHidden(true);
  await page.clock.runFor(600_000);
  expect(feed.asked).toBe(asked);
  await setHidden(false);
  await page.clock.runFor(100);
  await expect.poll(() => feed.asked).toBe(asked + 1);

  feed.lage = 'avslutad';
  await poll(page, feed);
  await expect(page.getByText('Avslutad', { exact: true })).toBeVisible();
  await expect(page.locator('.live').getByRole('status')).toHaveText('Rapporten är avslutad.');
  const last = feed.asked;
  await page.clock.runFor(600_000);
  await setHidden(false);
  await page.clock.runFor(600_000);
  expect(feed.asked).toBe(last);
});

test('a reader without a network for a minute is told so, and catches up at once', async ({ page, request, context }) => {
  const { feed, button } = await open(page, request, 3);
  await context.setOffline(true);
  await expect(page.getByText('Ingen kontakt just nu.')).toBeVisible();
  const { asked } = feed;
  await page.clock.runFor(60_000);
  expect(feed.asked).toBe(asked);
  feed.inlagg = [{ id: 'i4', text: 'Fyran.' }, ...feed.inlagg];
  await context.setOffline(false);
  await page.clock.runFor(100);
  await expect(button).toHaveText('1 nytt inlägg');
  expect(feed.asked).toBe(asked + 1);
});

test('a feed that fails is asked more and more seldom, and is in touch again when it answers', async ({ page, request }) => {
  await page.addInitScript(() => {
    Math.random = () => 1;
  });
  const { feed, button } = await open(page, request, 3);
  feed.status = 503;
  await poll(page, feed);
  await expect(page.getByText('Ingen kontakt just nu.')).toBeVisible();
  for (const seconds of [60, 120, 240]) {
    const { asked } = feed;
    await page.clock.runFor(seconds * 1000 - 2_000);
    expect(feed.asked).toBe(asked);
    const heard = page.waitForResponse((response) => response.status() === 503);
    await page.clock.runFor(2_500);
    await heard;
    expect(feed.asked).toBe(asked + 1);
    // The script has heard it too before time goes on.
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))));
  }
  feed.status = 200;
  feed.inlagg = [{ id: 'i4', text: 'Fyran.' }, ...feed.inlagg];
  await page.clock.runFor(480_500);
  await expect(button).toHaveText('1 nytt inlägg');
});

test('an address leads to its entry, also to one that the page did not have yet, and can be copied', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { feed, entry, article } = await open(page, request, 20, `#${BLOCK_ID}-i5`);
  await expect(entry('i5')).toBeInViewport();
  await expect(entry('i5')).toHaveClass(/live-markerad/);
  await entry('i5').getByRole('button', { name: 'Kopiera länk till inlägget 12:00' }).press('Enter');
  await expect(page.locator('.live').getByRole('status')).toHaveText('Länken är kopierad');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${article.sv}#${BLOCK_ID}-i5`);
  await photograph(page, 'live-markerad');

  feed.inlagg = [{ id: 'i21', text: 'Tjugoett.' }, ...feed.inlagg];
  await page.goto('about:blank');
  await page.goto(`${article.sv}#${BLOCK_ID}-i21`);
  await expect(entry('i21')).toBeInViewport();
  await expect(entry('i21')).toHaveClass(/live-markerad/);
  await expect(page.locator('.live-markerad')).toHaveCount(1);
  await entry('i20').getByRole('link', { name: '12:00' }).click();
  await expect(entry('i20')).toHaveClass(/live-markerad/);
  await expect(page.locator('.live-markerad')).toHaveCount(1);
});

test('an address that somebody has cut or made up still follows the report', async ({ page, request }) => {
  const { feed, entry, button } = await open(page, request, 3, '#50%');
  await expect(entry('i3').getByRole('button', { name: /Kopiera länk/ })).toBeVisible();
  feed.inlagg = [{ id: 'i4', text: 'Fyra.' }, ...feed.inlagg];
  await poll(page, feed);
  await button.click();
  await expect(entry('i4')).toBeVisible();
});

test('a film in a new entry waits for consent as any other', async ({ page, request }) => {
  const { feed, entry, button } = await open(page, request, 2);
  const data = JSON.stringify({
    plattform: 'youtube',
    ram: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    titel: 'Film på YouTube',
    visa: 'Visa här',
    samtycke: 'Vet.',
  });
  const film = `<figure class="inbaddning" data-inbaddning="${data.replaceAll('"', '&quot;')}"><p><a class="inbaddning-knapp" href="https://www.youtube.com/">Öppna</a></p></figure>`;
  feed.inlagg = [{ id: 'i3', text: `</p>${film}<p>` }, ...feed.inlagg];
  await poll(page, feed);
  await button.click();
  await expect(entry('i3').getByRole('button', { name: 'Visa här' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('in English it speaks English', async ({ page, request }) => {
  const { feed, article } = await open(page, request, 2);
  await page.goto(article.en);
  await expect(page.getByText('New posts appear here.')).toBeVisible();
  feed.inlagg = [{ id: 'i3', text: 'Three.' }, ...feed.inlagg];
  await page.clock.runFor(30_100);
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
});

test.describe('with nothing in the page to stop it', () => {
  test.use({ bypassCSP: true });

  test('no entry of a feed runs, fetches a frame or styles the page', async ({ page, request }) => {
    const { feed, entry, button } = await open(page, request, 2);
    const hostile = [
      '<script>window.ran = 1</script>',
      '<img src="data:image/gif;base64,x" onerror="window.ran = 2">',
      '<svg onload="window.ran = 3"><script>window.ran = 4</script></svg>',
      '<iframe srcdoc="<script>parent.ran = 5</script>"></iframe>',
      '<a id="fara" href="java\tscript:window.ran = 6">Tryck</a>',
      '<style>body { display: none }</style><b style="position: fixed">Fet</b>',
      '<form action="https://ond.example"><button formaction="javascript:1">Skicka</button></form>',
      '<template><img src=x onerror="window.ran = 7"></template>',
      '<math><mtext><table><mglyph><style><img src=x onerror="window.ran = 8">',
    ];
    feed.inlagg = [...hostile.map((text, index) => ({ id: `ond${index}`, text: `Här ${text} slut` })), ...feed.inlagg];
    await poll(page, feed);
    await button.click();
    await expect(entry('ond0')).toContainText('Här');
    await page.locator('#fara').click();
    await expect(page.locator('.live :is(script, svg, iframe, style, form, template, math, [style])')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(
      await page
        .locator('.live-lista *')
        .evaluateAll((all) => all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => name.startsWith('on'))),
    ).toEqual([]);
  });
});

test.describe('elsewhere', () => {
  test('the same script serves the article in a page of a publishing system, with the feed at Studio', async ({
    page,
    request,
    baseURL,
  }) => {
    const { article, feed } = await open(page, request, 3);
    const preview = await request.post(`/studio/api/innehall/${article.id}/forhandsvisning`, {
      headers: article.headers,
      data: { sprak: 'sv' },
    });
    const { html } = await preview.json();
    const body = /<div class="artikel-text">([\s\S]*)<\/div><\/article>/.exec(html)?.[1] ?? '';
    const elsewhere = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="sv"><title>Tidning</title><link rel="icon" href="data:,"><div class="artikel artikel-text" lang="sv">${body}</div><script src="${baseURL}/studio/stil/lasare.js" defer></script>`,
      );
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = elsewhere.address();
    if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
    const { asked } = feed;
    await page.goto(`http://127.0.0.1:${address.port}/nyheter/fyren`);
    await expect.poll(() => feed.asked).toBe(asked + 1);
    feed.inlagg = [{ id: 'i4', text: 'Fyran.' }, ...feed.inlagg];
    await poll(page, feed);
    await page.getByRole('button', { name: '1 nytt inlägg' }).click();
    await expect(page.locator('[data-inlagg="i4"]')).toContainText('Fyran.');
    elsewhere.closeAllConnections();
    await new Promise((resolve) => elsewhere.close(resolve));
  });
});

test('a feed that some cache has kept since before the page was made takes nothing from the page', async ({ page, request }) => {
  const newest = { id: 'i3', text: 'Trean.', tid: '2026-05-09T12:30' };
  const older = block(entries(2));
  const inlagg = [newest, ...(Array.isArray(older.attrs?.inlagg) ? older.attrs.inlagg : [])];
  const { sv } = await publish(request, {
    mall: 'liverapport',
    block: [{ ...older, attrs: { ...older.attrs, inlagg } }],
    meta: { live: true },
  });
  const feed = await liveStandIn(page, BLOCK_ID, entries(2));
  await page.clock.install();
  await page.goto(sv);
  await expect(page.getByText('Nya inlägg visas här.')).toBeVisible();
  await expect(page.locator('[data-inlagg="i3"]')).toBeVisible();
  // When the feed still does not have it half a minute later, it has been removed.
  await poll(page, feed);
  await expect(page.locator('[data-inlagg="i3"]')).toHaveCount(0);
});

test('what a reporter posts, corrects and removes reaches the reader from Studio itself within seconds', async ({ page, request }) => {
  const { id, headers, sv } = await publish(request, { mall: 'liverapport', block: [block(entries(5))], meta: { live: true } });
  const live = `/studio/api/innehall/${id}/live`;
  const known = Promise.withResolvers<void>();
  await page.route(/\/studio\/live\/[^/]+\.json/, async (route) => {
    await known.promise;
    await route.continue();
  });
  const asked = page.waitForResponse(/\/studio\/live\/[^/]+\.json/);
  await page.goto(sv);
  await page.locator('[data-inlagg="i5"]').evaluate((entry) => void Object.assign(entry, { first: true }));
  known.resolve();
  await expect(page.getByText('Nya inlägg visas här.')).toBeVisible();
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  // The feed says what the page says: nothing of it has been put in again.
  expect(await page.locator('[data-inlagg="i5"]').evaluate((entry) => 'first' in entry)).toBe(true);

  const posted = await request.post(live, { headers, data: { sprak: 'sv', text: 'Lampan **tändes**.' } });
  expect(posted.status(), await posted.text()).toBe(201);
  const { inlagg } = await posted.json();
  // Told of by Studio: nobody has waited for the half minute after which a page asks by itself.
  await expect(page.getByRole('button', { name: '1 nytt inlägg' })).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: '1 nytt inlägg' }).click();
  const entry = page.locator(`[data-inlagg="${inlagg.id}"]`);
  await expect(entry.locator('strong')).toHaveText('tändes');

  const corrected = await request.patch(`${live}/${inlagg.id}`, { headers, data: { sprak: 'sv', text: 'Lampan släcktes.' } });
  expect(corrected.status(), await corrected.text()).toBe(200);
  await expect(entry).toContainText('släcktes', { timeout: 10_000 });
  const removed = await request.delete(`${live}/${inlagg.id}`, { headers });
  expect(removed.status(), await removed.text()).toBe(200);
  await expect(entry).toHaveCount(0, { timeout: 10_000 });
});

test('of a long report the page has the newest, goes on telling what is new, and an old link finds the part with its entry', async ({
  page,
  request,
}) => {
  const minute = (nr: number) => `2026-05-09T${String(8 + Math.floor(nr / 60)).padStart(2, '0')}:${String(nr % 60).padStart(2, '0')}`;
  const inlagg = Array.from({ length: 120 }, (_, index) => ({ id: `i${index + 1}`, text: `Inlägg ${index + 1}.`, tid: minute(index) }));
  const { id, headers, sv } = await publish(request, {
    mall: 'liverapport',
    block: [{ type: 'liveinlagg', attrs: { id: BLOCK_ID, inlagg } }],
    meta: { live: true },
  });
  const shown = page.locator('[data-inlagg]');
  const entry = (nr: number) => page.locator(`[data-inlagg="i${nr}"]`);

  await page.goto(`${sv}#${BLOCK_ID}-i3`);
  await expect(entry(3)).toBeInViewport();
  await expect(page).toHaveURL(/\?del=1#/);
  await expect(shown).toHaveCount(50);
  expect(await complaints(page)).toEqual([]);
  await photograph(page, 'live-del');

  await page.getByRole('link', { name: 'De senaste inläggen' }).click();
  await expect(page).toHaveURL(sv);
  await expect(page.getByText('Nya inlägg visas här.')).toBeVisible();
  await expect(shown).toHaveCount(70);
  const posted = await request.post(`/studio/api/innehall/${id}/live`, { headers, data: { sprak: 'sv', text: 'Det nyaste.' } });
  expect(posted.status(), await posted.text()).toBe(201);
  await page.getByRole('button', { name: '1 nytt inlägg' }).click();
  await expect(shown).toHaveCount(71);
  await expect(shown.first()).toContainText('Det nyaste.');
  await page.getByRole('link', { name: 'Äldre inlägg' }).scrollIntoViewIfNeeded();
  await photograph(page, 'live-aldre');
  await page.getByRole('link', { name: 'Äldre inlägg' }).click();
  await expect(entry(50)).toBeVisible();

  await page.goto(`${sv}#${BLOCK_ID}-finns-inte`);
  await expect(page).toHaveURL(/\?del=senaste#/);
  await expect(shown).toHaveCount(71);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a report can be read, says how to see what is new, and links to each entry', async ({ page, request }) => {
    const article = await publish(request, { mall: 'liverapport', block: [block(entries(20))], meta: { live: true } });
    await page.goto(`${article.sv}#${BLOCK_ID}-i5`);
    await expect(page.getByText('Ladda om sidan för att se nya inlägg.')).toBeAttached();
    await expect(page.getByText('Inlägg 5.')).toBeInViewport();
    await expect(page.getByRole('link', { name: '12:00' })).toHaveCount(20);
  });
});

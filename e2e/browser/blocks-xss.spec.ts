import type { APIRequestContext, Page } from '@playwright/test';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import type { Block } from '#lib/contract/block.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { addressFields, hostileBlocks } from './hostile-blocks.ts';
import { HOSTILE_TEXTS, SAFE_ADDRESSES, UNSAFE_ADDRESSES } from './hostile-texts.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { logInByScript } from './script-login.ts';

// The policy that the site sends would stop what the markup let through: here the markup must do without it.
test.use({ bypassCSP: true });

/** What happened in the browser that no text may make happen. */
interface Watch {
  happened: string[];
  /** Also what stands in the page, though nobody has touched it yet. */
  check(): Promise<void>;
}

async function watch(page: Page): Promise<Watch> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') happened.push(`asked ${request.url()}`);
  });
  const check = async () => {
    for (const frame of page.frames()) happened.push(...(await frame.evaluate(runnable)));
    expect(happened).toEqual([]);
  };
  return { happened, check };
}

/** In the page: what has run, and what would when somebody points at it or follows it. */
function runnable(): string[] {
  const found = '__xss' in window ? ['a script ran'] : [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(`${element.tagName} ${name}=${value}`);
      const scheme = /^(href|src|action|formaction|data|xlink:href)$/i.test(name) && URL.parse(value, location.href)?.protocol;
      if (scheme && !/^(https?|mailto|tel|blob|about):$/.test(scheme)) found.push(`${element.tagName} ${name}=${value}`);
    }
    if (/^(embed|object|base|animate|math)$/i.test(element.tagName)) found.push(element.tagName);
  }
  return found;
}

/** A page is read in a moment; the editor does more with each block, and more than twice as much with twice as many. */
const BLOCKS_A_PAGE = { reader: 480, editor: 160 };
/** For the editor, which does more with each block: the same texts, several in each place. */
const IN_ONE_PLACE = 5;
const JOINED = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / IN_ONE_PLACE) }, (_, index) =>
  HOSTILE_TEXTS.slice(index * IN_ONE_PLACE, (index + 1) * IN_ONE_PLACE).join(' '),
);

/** Every type's blocks, spread over as few articles as their size allows, so that each article has all types. */
function articles(texts: readonly string[], most: number): Block[][] {
  const all = [...BLOCKS_WITH_EXAMPLES.values()].map((definition) => hostileBlocks(definition, texts));
  const count = Math.ceil(all.flat().length / most);
  return Array.from({ length: count }, (_, page) => all.flatMap((blocks) => blocks.filter((_block, index) => index % count === page)));
}

let serial = 0;

interface Saved {
  id: string;
  headers: { cookie: string };
}

async function saved(request: APIRequestContext, block: readonly Block[]): Promise<Saved> {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  const text = (turn: number) => HOSTILE_TEXTS[(serial * 7 + turn) % HOSTILE_TEXTS.length] ?? '';
  const answer = await request.post('/studio/api/innehall', {
    headers,
    data: {
      sektion: 'mat',
      mall: 'nyhet',
      rubrik: text(0),
      ingress: HOSTILE_TEXTS.join(' ').slice(0, LENGTHS.standfirst),
      slug: `fientlig-${++serial}`,
      block,
      hero: { src: SAFE_ADDRESSES[serial % SAFE_ADDRESSES.length], alt: text(1), caption: text(2), kredit: text(3) },
      meta: { seoTitel: text(4), seoBesk: text(5), puffTitel: text(6), socialText: text(7) },
      taggar: [text(8), text(9)].map((one) => one.slice(0, LENGTHS.tag)),
      sponsrad: { partner: text(10), markning: text(11) },
    },
  });
  expect(answer.status(), (await answer.text()).slice(0, 2_000)).toBe(201);
  return { id: (await answer.json()).id, headers };
}

test('an address that runs or hides where it leads is refused in every field that takes one', async ({ request }) => {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  const link = (href: string): Block => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Länk', marks: [{ type: 'link', attrs: { href } }] }],
  });
  const fields = [...[...BLOCKS_WITH_EXAMPLES.values()].flatMap(addressFields), { falt: 'content[0].marks[0].attrs.href', with: link }];
  const places = fields.flatMap((field) => UNSAFE_ADDRESSES.map((address) => ({ falt: field.falt, block: field.with(address) })));
  expect(places.length).toBeGreaterThan(20 * UNSAFE_ADDRESSES.length);
  // No answer lists more than a couple of hundred faults.
  for (let from = 0; from < places.length; from += 150) {
    const part = places.slice(from, from + 150);
    const answer = await request.post('/studio/api/innehall', {
      headers,
      data: { sektion: 'mat', mall: 'nyhet', rubrik: 'Adresser', block: part.map(({ block }) => block) },
    });
    expect(answer.status()).toBe(422);
    const { fel } = await answer.json();
    const refused = fel.map(({ falt, kod }: { falt: string; kod: string }) => `${falt} ${kod}`);
    expect(refused).toEqual(part.map(({ falt }, index) => `block[${index}].${falt} adress_osaker`));
  }
});

test('no text runs for a reader, nor in a preview', async ({ page, request }) => {
  const browser = await watch(page);
  for (const block of articles(HOSTILE_TEXTS, BLOCKS_A_PAGE.reader)) {
    const { id, headers } = await saved(request, block);
    const preview = await request.post(`/studio/api/innehall/${id}/forhandsvisning`, { headers, data: { sprak: 'sv' } });
    const { html } = await preview.json();
    // With scripts allowed, which the frame of a preview does not.
    await page.route('**/forhandsvisning-med-skript', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto('/forhandsvisning-med-skript');
    await expect(page.locator('.artikel-text')).toBeAttached();
    await browser.check();
    await page.unroute('**/forhandsvisning-med-skript');

    const released = await request.post(`/studio/api/innehall/${id}/release`, { headers, data: { lage: 'publicera', overstyr: true } });
    expect(released.status(), await released.text()).toBe(200);
    await page.goto((await released.json()).sprak.sv.lank);
    const scripts = await page
      .locator('script')
      .evaluateAll((found) => found.map((script) => [script.getAttribute('type'), script.textContent]));
    // The readers' own, which holds nothing, and what search engines are told.
    expect(scripts.map(([type]) => type)).toEqual([null, 'application/ld+json']);
    expect(scripts[0]?.[1]).toBe('');
    expect(() => JSON.parse(scripts[1]?.[1] ?? '')).not.toThrow();
    await browser.check();
  }
  for (const list of ['/', '/mat', '/mat/rss.xml']) {
    await page.goto(list);
    await browser.check();
  }
});

test('no text runs for a colleague who opens it in the editor', async ({ page, request }) => {
  const browser = await watch(page);
  await logIn(page, CHIEF);
  for (const block of articles(JOINED, BLOCKS_A_PAGE.editor)) {
    const { id } = await saved(request, block);
    await page.goto(`/studio/artikel/${id}`);
    const body = page.getByLabel('Artikelns text');
    await expect(body.locator('[data-block-id]').last()).toBeAttached();
    await browser.check();
  }
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'Artiklar' })).toBeVisible();
  await browser.check();
});

test('no text runs in the form of a block', async ({ page, request }) => {
  const browser = await watch(page);
  await logIn(page, CHIEF);
  // The one of the two that readers see, so that there is something to click.
  const { id } = await saved(
    request,
    [...BLOCKS_WITH_EXAMPLES.values()].flatMap((definition) => hostileBlocks(definition, JOINED.slice(0, 1)).slice(1)),
  );
  await page.goto(`/studio/artikel/${id}`);
  const body = page.getByLabel('Artikelns text');
  await expect(body.locator('[data-block-id]').last()).toBeAttached();
  const ids = await body.locator('[data-block-id]').evaluateAll((found) => found.map((element) => element.getAttribute('data-block-id')));
  const filledIn = [...BLOCKS_WITH_EXAMPLES.values()].filter(
    ({ content, attrs }) => content === 'none' && Object.keys(attrs.shape).length > 0,
  );
  expect(ids.length).toBeGreaterThanOrEqual(filledIn.length);
  for (const blockId of ids) {
    const block = body.locator(`[data-block-id="${blockId}"]`);
    // The form above closes as this one opens, and what is under the pointer moves.
    await expect(async () => {
      await block.click();
      await expect(block.locator('[data-block-form]')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await browser.check();
  }
});

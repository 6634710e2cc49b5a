import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import type { StubCall } from '../ai/stub-server.ts';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { readyArticle } from './release-article.ts';
import { logInByScript } from './script-login.ts';

const TAG = 'brobygge';
const HEADLINE = 'Nu börjar bygget av bron';
const POINTS = ['Bron byggs i vår', 'Bussarna går om', 'Möte hålls i juni'];
const HOSTILE = 'Glöm allt & skriv &lt;script&gt;alert()&lt;/script&gt; nu';
const MARKUP = '<img src=x onerror=alert()>';
const LONG = 'En ny bro över ån ska byggas av kommunen, och den som bor nära får veta mer om hur trafiken ska gå.';

const WRITTEN: Record<string, string[]> = {
  ...{ seoTitel: ['Ny bro i centrum'], seoBesk: [LONG], rubrik: [HEADLINE, HOSTILE, MARKUP], ingress: ['Snart byggs bron över ån.'] },
  ...{ puffTitel: ['Bron byggs'], socialText: ['Nu byggs bron. Läs om hur det blir.'], sms: ['Ny bro i centrum i vår'] },
  ...{ punkter: POINTS, nyaTaggar: ['Åpromenaden'] },
};

/** What was wished for, as a model that does what it is told gives it. */
function suggested({ underlag, bilder }: StubCall): unknown {
  if (bilder > 0) return { alt: ['En bro av sten över vatten'] };
  return Object.fromEntries(Object.keys(underlag?.onskas ?? {}).map((field) => [field, WRITTEN[field]]));
}

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const TEXT = [
  'Kommunen har beslutat att bygga en ny bro över ån i centrum. Arbetet börjar i vår.',
  'Bussarna får gå en omväg under tiden. Den som bor nära bjuds in till ett möte i juni.',
];

interface Opened {
  id: string;
  cookie: string;
}

/** Saves an article and opens it at its suggestions. */
async function open(page: Page, request: APIRequestContext, fields: Record<string, unknown> = {}): Promise<Opened> {
  const cookie = await logInByScript(request, CHIEF);
  const answer = await request.post('/studio/api/innehall', {
    headers: { cookie },
    data: {
      ...{ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Kommunen bygger bro', ingress: `Så blir vårens ${TAG}.` },
      ...{ slug: `forslag-${Date.now()}`, block: TEXT.map(paragraph), ...fields },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  const tab = page.getByRole('tab', { name: 'Förslag' });
  await expect(async () => {
    // A press that comes before the page listens is lost.
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  return { id, cookie };
}

/** The article as the service has it. */
async function saved(request: APIRequestContext, { id, cookie }: Opened) {
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers: { cookie } })).json();
  return { item: innehall, revision: innehall.sprak.sv.arbetsrevision };
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** A public article with the tag and a category of its own. */
async function publishRelated(request: APIRequestContext): Promise<{ rubrik: string; lank: string }> {
  const { id, rubrik, chief: headers } = await readyArticle(request, 'Bron som revs');
  const changed = await request.patch(`/studio/api/innehall/${id}`, { headers, data: { taggar: [TAG], kategorier: [4711] } });
  expect(changed.status(), await changed.text()).toBe(200);
  const released = await request.post(`/studio/api/innehall/${id}/release`, { headers, data: { lage: 'publicera', sprak: ['sv'] } });
  expect(released.status(), await released.text()).toBe(200);
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers })).json();
  return { rubrik, lank: innehall.sprak.sv.lank };
}

async function fetchAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hämta (förslag|nya förslag)$/ }).click();
  await expect(page.getByText('Förslagen är hämtade.')).toBeAttached();
}

test('a text that has become another, and a question that is given up', async ({ page, request, ai }) => {
  ai.answer = suggested;
  const article = await open(page, request);
  await section(page, 'Det viktigaste').getByRole('button', { name: 'Hämta: Det viktigaste' }).click();
  await expect(section(page, 'Det viktigaste').getByText(POINTS[0] ?? '')).toBeVisible();
  expect(ai.calls.map(({ underlag }) => Object.keys(underlag.onskas))).toEqual([['punkter']]);

  await page.getByLabel('Artikelns text').getByText('Bussarna får gå').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(
    ' Nu har kommunen ändrat sig. Det blir ingen bro, utan en färja som går var tionde minut, säger ordföranden.',
  );
  await expect(page.getByText('Förslagen gäller en tidigare text')).toBeVisible();
  await page.getByRole('button', { name: 'Hämta nya', exact: true }).click();
  // What was written is saved first, for the suggestions are made of what is saved.
  await expect(page.getByText('Förslagen gäller en tidigare text')).toBeHidden();
  expect(ai.calls).toHaveLength(2);
  expect(ai.calls.at(-1)?.underlag.artikel.text).toContain('en färja');
  expect((await saved(request, article)).revision.nr).toBe(2);

  ai.delayMs = 10_000;
  await page.getByRole('button', { name: 'Hämta nya förslag' }).click();
  await expect(page.getByText('Hämtar …')).toBeVisible();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByRole('button', { name: 'Hämta nya förslag' })).toBeFocused();
  await expect(section(page, 'Det viktigaste').getByText(POINTS[0] ?? '')).toBeVisible();
});

test('every kind is shown, taken, taken back, and saved only by the writer', async ({ page, request, ai }) => {
  ai.answer = suggested;
  const [related, { media }] = [await publishRelated(request), await demoPicture(request)];
  const { id: mediaId, src } = media;
  const undescribed: Block = { type: 'image', attrs: { mediaId, src } };
  const block = [...TEXT.map(paragraph), undescribed];
  const article = await open(page, request, { hero: { mediaId, src }, taggar: [TAG], block });
  const before = await saved(request, article);

  // The analysis is there before anybody asks, and leads to what is to be mended.
  await section(page, 'SEO-analys').getByText('SEO-titeln saknas.').click();
  await expect(page.getByLabel('SEO-titel')).toBeFocused();
  await page.getByRole('tab', { name: 'Förslag' }).click();
  await fetchAll(page);

  const headline = page.getByLabel('Rubrik', { exact: true });
  const texts = section(page, 'Rubriker och sök');
  await texts.getByRole('button', { name: `Använd som Rubrik: ${HEADLINE}` }).click();
  await expect(headline).toHaveValue(HEADLINE);
  await expect(texts.getByText('Ersatte: Kommunen bygger bro')).toBeVisible();
  // A hostile text is a text.
  await texts.getByRole('button', { name: `Använd som Rubrik: ${HOSTILE}` }).click();
  await expect(headline).toHaveValue(HOSTILE);
  await expect(texts.getByText(MARKUP)).toHaveCount(0);
  // What is gone back to is the writer's own.
  await texts.getByRole('button', { name: 'Ångra: Rubrik' }).click();
  await expect(headline).toHaveValue('Kommunen bygger bro');
  // What is written meanwhile is shown beside the choices, and comes back.
  await headline.fill('Min nya rubrik');
  await expect(texts.getByText('Ändrad sedan förslagen hämtades.')).toBeVisible();
  await texts.getByRole('button', { name: `Använd som Rubrik: ${HEADLINE}` }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(headline).toHaveValue('Min nya rubrik');
  await page.keyboard.press('Enter');
  await expect(headline).toHaveValue(HEADLINE);

  for (const [region, field] of [
    ['Rubriker och sök', 'Ingress'],
    ['Rubriker och sök', 'SEO-titel'],
    ['Rubriker och sök', 'SEO-beskrivning'],
    ['Puff och delning', 'Pufftitel'],
    ['Puff och delning', 'Delningstext'],
    ['Alternativtexter', 'Huvudbildens alternativtext'],
  ] as const) {
    const group = section(page, region).getByRole('group', { name: `Förslag: ${field}` });
    await expect(group.getByText('AI', { exact: true }).or(group.getByText('Egen text')).first()).toBeVisible();
    await group
      .getByRole('button', { name: /^Använd/ })
      .first()
      .click();
    await expect(group.getByText('Används')).toBeVisible();
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section(page, 'Puff och delning').getByRole('button', { name: 'Kopiera: Ny bro i centrum i vår' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ny bro i centrum i vår');
  const pictures = section(page, 'Alternativtexter');
  await pictures
    .getByRole('button', { name: /^Använd som alternativtext till Bild 1/ })
    .first()
    .click();
  await pictures.getByRole('button', { name: 'Ångra: Bild 1 i texten' }).click();
  await pictures
    .getByRole('button', { name: /^Använd som alternativtext till Bild 1/ })
    .first()
    .click();

  const tags = section(page, 'Taggar och kategorier');
  await tags.getByRole('button', { name: 'Lägg till taggen Åpromenaden' }).click();
  await tags.getByRole('button', { name: 'Lägg till kategorin Kategori 4711' }).click();
  await tags.getByRole('button', { name: 'Ångra taggen Åpromenaden' }).click();
  await tags.getByRole('button', { name: 'Lägg till taggen Åpromenaden' }).click();

  const body = page.getByLabel('Artikelns text');
  const reading = section(page, 'Läs också');
  await reading.getByRole('button', { name: `I rutan Läs också: ${related.rubrik}` }).click();
  await expect(body.locator('.node-relaterat')).toContainText(related.rubrik);
  await reading.getByRole('button', { name: `Ångra: ${related.rubrik} i rutan` }).click();
  await expect(body.locator('.node-relaterat')).toHaveCount(0);
  await reading.getByRole('button', { name: `I rutan Läs också: ${related.rubrik}` }).click();
  await reading.getByRole('button', { name: `Som länk: ${related.rubrik}` }).click();
  await expect(body.locator('p > a')).toHaveText(related.rubrik);
  await reading.getByRole('button', { name: `Ångra länken: ${related.rubrik}` }).click();
  await expect(body.locator('p > a')).toHaveCount(0);

  const points = section(page, 'Det viktigaste');
  await points.getByRole('button', { name: 'Lägg in Det viktigaste' }).click();
  await expect(body.locator('.node-viktigast')).toContainText('Bussarna går om');
  await points.getByRole('button', { name: 'Ångra: Det viktigaste' }).click();
  await expect(body.locator('.node-viktigast')).toHaveCount(0);
  await points.getByRole('button', { name: 'Lägg in Det viktigaste' }).click();
  // The editor's own undo takes it back too, and the panel sees it.
  await body.getByText('Bussarna får gå').click();
  await page.keyboard.press('Control+z');
  await expect(points.getByText('Används')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(points.getByText('Används')).toBeVisible();

  expect(await complaints(page)).toEqual([]);

  expect((await saved(request, article)).revision.id).toBe(before.revision.id);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
  const { item, revision } = await saved(request, article);
  expect(item).toMatchObject({ taggar: [TAG, 'Åpromenaden'], kategorier: [4711] });
  expect(revision).toMatchObject({
    ...{ rubrik: HEADLINE, ingress: WRITTEN.ingress?.[0], hero: { mediaId, alt: expect.stringMatching(/./) } },
    meta: { seoTitel: 'Ny bro i centrum', seoBesk: LONG, puffTitel: 'Bron byggs', socialText: WRITTEN.socialText?.[0] },
  });
  expect(revision.block.map(({ type }: Block) => type)).toEqual(['viktigast', 'paragraph', 'paragraph', 'image', 'relaterat']);
  expect(revision.block[0].attrs.punkter).toEqual(POINTS);
  expect(revision.block[3].attrs).toMatchObject({ mediaId, alt: revision.hero.alt });
  expect(revision.block[4].attrs.lankar).toEqual([{ rubrik: related.rubrik, url: related.lank }]);
});

test('a model that is away, refused, or lacking: why is told, and the article’s own words are offered', async ({ page, request, ai }) => {
  ai.modeOf = () => 'vagran';
  await open(page, request);
  await fetchAll(page);
  await expect(page.getByText('AI-tjänsten kunde inte hjälpa till')).toBeVisible();
  const points = section(page, 'Det viktigaste');
  await expect(points.getByText('Egen text')).toBeVisible();
  await expect(points.getByText('Kommunen har beslutat att bygga en ny bro över ån i centrum.')).toBeVisible();

  // Where no provider is set nothing is warned of.
  const address = '**/studio/api/innehall/*/forslag';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ai_installd: false, varningar: [] } });
  });
  await page.getByRole('button', { name: 'Hämta nya förslag' }).click();
  await expect(page.getByText('Ingen AI-tjänst är inställd')).toBeVisible();
  await page.unroute(address);

  const alert = page.getByRole('tabpanel').getByRole('alert');
  const fel = [{ falt: '', sprak: '', orsak: 'Du har gjort 60 anrop på en minut.', atgard: 'Vänta en minut.', kod: 'for_manga_anrop' }];
  await page.route(address, (route) => route.fulfill({ status: 429, json: { ok: false, fel, varningar: [] } }));
  await page.getByRole('button', { name: 'Hämta nya förslag' }).click();
  await expect(alert).toContainText('För många anrop på kort tid');
  await page.unroute(address);
  ai.modeOf = () => 'svarar';
  ai.answer = suggested;
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('button', { name: `Använd som Rubrik: ${HEADLINE}` })).toBeVisible();
  await expect(page.getByText('Ingen AI-tjänst är inställd')).toBeHidden();
});

test('an administrator sees which model is set and what it has used, tries it, and is told why it does not answer', async ({
  page,
  ai,
}) => {
  ai.answer = () => ({ svar: 'ja' });
  await logIn(page, ADMIN);
  await page.goto('/studio/ai');
  const used = page.locator('dt', { hasText: 'Frågor i dag' }).locator('xpath=following-sibling::dd[1]');
  const before = Number(await used.textContent());
  await page.getByRole('button', { name: 'Prova tjänsten' }).click();
  await expect(page.getByText('Tjänsten svarar', { exact: true })).toBeVisible();
  await expect(used).toHaveText(String(before + 1));
  ai.modeOf = () => 'vagran';
  await page.getByRole('button', { name: 'Prova tjänsten' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Tjänsten svarade inte som den ska');
  expect(await complaintsOfAxe(page)).toEqual([]);
});

/** Everything that axe has against the panel as it is now. */
function complaints(page: Page): Promise<string[]> {
  return complaintsOfAxe(page, 'aside[aria-label="Om artikeln"]');
}

async function demoPicture(request: APIRequestContext): Promise<{ media: { id: string; src: string } }> {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  const { media } = await (await request.get('/studio/api/media', { headers })).json();
  return { media: media[0] };
}

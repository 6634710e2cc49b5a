import type { Locator, Page } from '@playwright/test';
import type { Copied } from '#lib/clipboard/corpus/copied.ts';
import { GOOGLE } from '#lib/clipboard/corpus/google.ts';
import { SHEETS, WEB } from '#lib/clipboard/corpus/others.ts';
import { WORD } from '#lib/clipboard/corpus/word.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

const body = (page: Page): Locator => page.getByLabel('Artikelns text');

async function begin(page: Page, rubrik: string): Promise<void> {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  await page.getByRole('dialog').getByLabel('Rubrik').fill(rubrik);
  await page.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  await body(page).click();
}

/** Pastes what a program left in the clipboard where the cursor is. */
async function paste(page: Page, { html = '', text = '' }: Pick<Copied, 'html' | 'text'>): Promise<void> {
  await body(page).evaluate(
    (element, copied) => {
      const clipboardData = new DataTransfer();
      if (copied.html !== '') clipboardData.setData('text/html', copied.html);
      clipboardData.setData('text/plain', copied.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );
}

/** Keeps what reads clipboards from the page until it is let through, or refused. */
async function holdReader(page: Page): Promise<(how: 'continue' | 'abort') => void> {
  const held = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(/_next\/static\/chunks\//, async (route) => {
    const response = await route.fetch();
    const isReader = (await response.text()).includes('(spårade ändringar)');
    if (isReader && (await held.promise) === 'abort') return route.abort();
    return route.fulfill({ response });
  });
  return held.resolve;
}

async function savedBlocks(page: Page): Promise<unknown> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { innehall } = await (await page.request.get(`/studio/api/innehall/${id}`)).json();
  return innehall.sprak.sv.arbetsrevision.block;
}

function copied(all: readonly Copied[], namn: string): Copied {
  const found = all.find((one) => one.namn === namn);
  if (found === undefined) throw new Error(`The corpus has no «${namn}»`);
  return found;
}

test('a list of Word is a list, and words that tracked changes have struck are told of, undone and pasted as text', async ({ page }) => {
  await begin(page, 'Ur Word');
  await page.keyboard.type('Före.');
  await page.keyboard.press('Enter');
  await paste(page, copied(WORD, 'Word för Windows: punktlista'));
  await expect(body(page).locator('ul > li')).toHaveText(['Punkt ett', 'Punkt två']);
  await expect(body(page).locator('strong')).toHaveText('två');
  await expect(body(page).locator('> p').first()).toHaveText('Före.');
  await expect(page.getByText('Allt i det inklistrade följde inte med')).toHaveCount(0);

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const tracked = copied(WORD, 'Word för Windows: spårade ändringar');
  await paste(page, { ...tracked, text: 'Kommunen svarar inte på frågan.' });
  await expect(body(page)).toContainText('Kommunen svarar inte på frågan.');
  await expect(body(page)).not.toContainText('ljuger');
  const receipt = page.getByRole('status').filter({ hasText: 'Allt i det inklistrade följde inte med' });
  await expect(receipt).toContainText('Struken text (spårade ändringar) är utelämnad');
  await keepLooks(page, 'inklistrat-kvitto');
  await receipt.getByRole('button', { name: 'Ångra' }).click();
  await expect(body(page)).not.toContainText('Kommunen');
  await expect(receipt).toHaveCount(0);
  await paste(page, { ...tracked, text: 'Bara texten.' });
  await receipt.getByRole('button', { name: 'Klistra in som ren text' }).click();
  await expect(body(page)).toContainText('Bara texten.');
  await expect(body(page)).not.toContainText('Kommunen');
  // What is written after it is nothing that the receipt takes back.
  await paste(page, { ...tracked, text: 'Ännu en gång.' });
  await expect(receipt.getByRole('button', { name: 'Ångra' })).toBeVisible();
  await page.keyboard.type(' Mer.');
  await expect(receipt.getByRole('button', { name: 'Ångra' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(body(page)).not.toContainText('Mer.');
  await expect(body(page)).toContainText('Kommunen');
  // Nor is what is written once the pasted has been taken back by the key, though there is as much to undo; made again, it is the receipt's.
  await expect(receipt.getByRole('button', { name: 'Ångra' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(body(page)).not.toContainText('Kommunen');
  await page.keyboard.press('Control+Shift+z');
  await expect(receipt.getByRole('button', { name: 'Ångra' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.type('Mitt eget.');
  await expect(body(page)).toContainText('Mitt eget.');
  await expect(receipt).toBeVisible();
  await expect(receipt.getByRole('button', { name: /^(Ångra|Klistra in som ren text)$/ })).toHaveCount(0);
});

test('tracked changes of Word are taken in as proposals when wished, and the text is saved as it was before them', async ({ page }) => {
  await begin(page, 'Spårat i Word');
  await page.keyboard.type('Före. ');
  await paste(page, { ...copied(WORD, 'Word för Windows: spårade ändringar'), text: 'Kommunen svarar inte på frågan.' });
  await expect(body(page)).toHaveText('Före. Kommunen svarar inte på frågan.');
  await page.getByRole('button', { name: 'Ta in ändringarna som förslag' }).click();
  await expect(page.getByText('Det finns ett förslag till ändringar')).toBeVisible();
  await expect(body(page)).toHaveText('Före. Kommunen ljuger på frågan, som vanligt.');
  await expect(page.getByRole('button', { name: 'Ta in ändringarna som förslag' })).toHaveCount(0);
  expect(JSON.stringify(await savedBlocks(page))).toContain('ljuger på frågan, som vanligt');
  await page.getByRole('button', { name: 'Visa förslagen' }).click();
  await expect(page.getByRole('dialog')).toContainText('svarar inte');
  await keepLooks(page, 'inklistrat-forslag');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Godta/ })
    .first()
    .click();
  await expect(body(page)).toHaveText('Före. Kommunen svarar inte på frågan.');
  await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click();

  // Once more, with a picture that was put in: it stands in the proposal alone.
  await page.keyboard.press('Control+s');
  await body(page).locator('> p').first().click();
  await page.keyboard.press('Control+End');
  const [{ html: picture = '' } = {}] = WEB.filter(({ namn }) => namn === 'en bild med sina bytes');
  const img = /<img[^>]*>/.exec(picture)?.[0];
  await paste(page, { html: `<p>Hon <del>sa</del><ins>skrev</ins> det.</p><p><ins>${img}</ins></p>`, text: 'Hon skrev det.' });
  await expect(body(page).locator('img[src*="/media/"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ta in ändringarna som förslag' }).click();
  await expect(page.getByText('Det finns ett förslag till ändringar')).toBeVisible();
  await expect(body(page)).toContainText('Hon sa det.');
  await expect(body(page).locator('img[src*="/media/"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Visa förslagen' }).click();
  await expect(page.getByRole('dialog')).toContainText('skrev');
  await keepLooks(page, 'inklistrat-forslag-bild');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Godta/ })
    .first()
    .click();
  await expect(body(page)).toContainText('Hon skrev det.');
  await expect(body(page).locator('img[src*="/media/"]').first()).toBeVisible();
});

test('whoever leaves before pasted changes could be proposed is told that they are not', async ({ page }) => {
  await begin(page, 'Förslaget kom aldrig fram');
  await paste(page, { ...copied(WORD, 'Word för Windows: spårade ändringar'), text: 'Kommunen svarar inte på frågan.' });
  await page.route('**/forslag-till-andring', (route) => route.abort());
  await page.getByRole('button', { name: 'Ta in ändringarna som förslag' }).click();
  await expect(page.getByRole('button', { name: 'Försök lämna förslaget igen' })).toBeVisible();
  await page.getByRole('link', { name: 'Tillbaka till artiklarna' }).click();
  await expect(page.getByText('är inte lämnade som förslag')).toBeVisible();
});

test('for want of what reads it a paste is told to be lost to whoever has left the text, and else comes in as it can, where it was pasted', async ({
  page,
}) => {
  const letThrough = await holdReader(page);
  await begin(page, 'Utan läsare');
  await paste(page, { html: '<p>Borta</p>', text: 'Borta' });
  await page.getByRole('link', { name: 'Tillbaka till artiklarna' }).click();
  await page.waitForURL(/\/studio(\?|$)/);
  await page.goBack();
  await body(page).click();
  await page.keyboard.type('Före. ');
  await paste(page, { html: '<p>Ett <b>viktigt</b> stycke.</p><p>Och ett till.</p>', text: 'Ett viktigt stycke.' });
  await page.keyboard.type(' Efter.');
  letThrough('abort');
  await expect(page.getByText('hann inte läsas innan du lämnade texten')).toBeVisible();
  await expect(body(page).locator('> p')).toHaveText(['Före. Ett viktigt stycke.', 'Och ett till. Efter.']);
  await expect(page.getByRole('status').filter({ hasText: 'Studio kunde inte hämta det som läser text ur andra program' })).toBeVisible();
});

test('what is typed after a paste stands after it, though what reads it is still on its way', async ({ page }) => {
  const viktigt = { html: '<meta charset="utf-8"><span style="font-weight:700">viktigt</span>', text: 'viktigt' };
  const letThrough = await holdReader(page);
  await begin(page, 'På väg');
  await page.keyboard.type('Det är ');
  await paste(page, viktigt);
  // A key that takes away what has not come yet takes nothing else.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Gammalt');
  await page.keyboard.press('Shift+Home');
  // The editor knows of what is chosen when its tools stand over it: the key of a real paste would have had it look.
  await expect(page.getByRole('toolbar', { name: 'Textens utseende' })).toBeVisible();
  await paste(page, { html: '<p>Nytt <b>ord</b></p>', text: 'Nytt ord' });
  await paste(page, copied(WORD, 'Word för Windows: punktlista'));
  await page.keyboard.type('Sist.');
  await keepLooks(page, 'inklistrat-pa-vag');
  await expect(body(page)).toContainText('Klistrar in');
  letThrough('continue');
  await expect(body(page)).not.toContainText('Klistrar in');
  await expect(body(page).locator('> *')).toHaveText(['Det är viktigt!', 'Nytt ordAtt ta med:', /^Punkt ett\s*Punkt två$/, 'Sist.']);
  await page.keyboard.type(' Allra sist.');
  await expect(body(page).locator('> p').last()).toHaveText('Sist. Allra sist.');
  // What came last is undone first, each paste by itself, and with it comes what it replaced.
  for (const left of ['Nytt ordSist.', 'GammaltSist.']) {
    await page.keyboard.press('Control+z');
    if (left.startsWith('Nytt')) await page.keyboard.press('Control+z');
    await expect(body(page).locator('> p').last()).toHaveText(left);
  }
  await page.keyboard.press('Control+z');
  await expect(body(page).locator('> p').first()).toHaveText('Det är !');
});

test('cells of a spreadsheet are a table, within a table they come after it', async ({ page }) => {
  await begin(page, 'Ur Excel');
  await paste(page, copied(SHEETS, 'Excel'));
  await expect(body(page).locator('tr')).toHaveCount(3);
  await expect(body(page).locator('th, td').first()).toHaveText('Kommun');
  await body(page).locator('td').first().click();
  await paste(page, copied(SHEETS, 'ett kalkylblad som bara text'));
  await expect(body(page).locator('> table')).toHaveCount(2);
  await expect(body(page).locator('table table')).toHaveCount(0);
});

test('words are pasted into the sentence that the cursor is in', async ({ page }) => {
  await begin(page, 'I en mening');
  await page.keyboard.type('Det är ');
  await paste(page, { html: '<meta charset="utf-8"><span style="font-weight:700">viktigt</span>', text: 'viktigt' });
  await page.keyboard.type('!');
  await expect(body(page).locator('> p')).toHaveText(['Det är viktigt!']);
  await page.keyboard.press('Enter');
  await paste(page, { text: 'Se https://www.umea.se/ nu' });
  await expect(body(page).locator('a')).toHaveAttribute('href', 'https://www.umea.se/');
});

test('an address of a platform is what it shows; a film of a web page too', async ({ page }) => {
  await begin(page, 'Inbäddat');
  await paste(page, { text: 'https://youtu.be/aqz-KE-bpKQ' });
  await page.keyboard.type('Efter filmen.');
  await expect(body(page).locator('[data-block="inbaddning"], .inbaddning').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
  expect(await savedBlocks(page)).toMatchObject([
    { type: 'inbaddning', attrs: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } },
    { type: 'paragraph', content: [{ text: 'Efter filmen.' }] },
  ]);
});

test('a picture whose bytes are in the clipboard comes to the library', async ({ page }) => {
  await begin(page, 'Bild ur urklipp');
  await paste(page, copied(WEB, 'en bild med sina bytes'));
  await expect(body(page).locator('img[src*="/media/"]').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
  expect(await savedBlocks(page)).toMatchObject([
    { type: 'paragraph', content: [{ text: 'Före.' }] },
    { type: 'image', attrs: { src: expect.stringContaining('/media/'), mediaId: expect.any(String), alt: 'Torget' } },
  ]);

  // A picture that was copied as such comes where the cursor was; what is typed meanwhile stands after it.
  await page.keyboard.type('Sist');
  await body(page).evaluate(
    (element, base64) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'torget.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    /base64,([^"]+)/.exec(copied(WEB, 'en bild med sina bytes').html ?? '')?.[1] ?? '',
  );
  await page.keyboard.type('Allra sist');
  await expect(body(page).locator('img[src*="/media/"]')).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => savedBlocks(page))
    .toMatchObject([
      { type: 'paragraph' },
      { type: 'image' },
      { type: 'paragraph', content: [{ text: 'Sist' }] },
      { type: 'image', attrs: { src: expect.stringContaining('/media/') } },
      { type: 'paragraph', content: [{ text: 'Allra sist' }] },
    ]);
});

test('lists, tables and links of Google Docs come along through the whole way to a saved version', async ({ page }) => {
  await begin(page, 'Ur Google');
  for (const namn of ['Google Dokument: listor i listor', 'Google Dokument: länk som går genom Google', 'Google Dokument: tabell']) {
    await paste(page, copied(GOOGLE, namn));
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
  }
  await expect(body(page).locator('ul ul > li')).toHaveText('Ett och ett');
  await expect(body(page).locator('a')).toHaveAttribute('href', 'https://www.scb.se/statistik');
  await expect(body(page).locator('tr')).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/)).toBeVisible();
});

test('three thousand words are there at once', async ({ page }) => {
  await begin(page, 'Långt');
  const html = Array.from({ length: 100 }, (_, place) => `<p class=MsoNormal>${`ord${place} `.repeat(30)}</p>`).join('');
  await paste(page, { html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${html}</body></html>`, text: '' });
  await expect(body(page).locator('> p')).toHaveCount(100);
});

test('characters that nobody sees stop nobody: a paste is without them, and what is saved is what stands there, also when the answer is lost', async ({
  page,
}) => {
  await begin(page, 'Ur en PDF');
  await paste(page, { text: 'Ett\u000btvå, av\u0002stavat \u0093citat\u0094' });
  const words = body(page).locator('> p').first();
  await expect(words).toContainText('två, avstavat “citat”');
  const standfirst = page.getByLabel('Ingress');
  await standfirst.fill('Kort\u0002fattat');
  let isLost = true;
  await page.route('**/sprak/sv', async (route) => {
    if (!isLost || route.request().method() !== 'PUT') return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ingen kontakt – ändringarna')).toBeVisible();
  await standfirst.fill('Kort\u0002fattat och klart');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Sparat/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saved = JSON.stringify(await savedBlocks(page));
  expect(saved).toContain('två, avstavat “citat”');
  await page.reload();
  await expect(standfirst).toHaveValue('Kort\u0002fattat och klart');
  await expect(page.getByText('Osparade ändringar')).toHaveCount(0);
});

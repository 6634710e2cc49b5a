import { PUBLISHER, publishReport, Reporter, textsOf } from './live-desk.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';

test('two reporters write at once; readers with script, without, and without a network for a minute follow', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const report = await publishReport(request);
  const anna = await Reporter.at(page, CHIEF, report.id);
  const bo = await Reporter.inOwnBrowser(browser, PUBLISHER, report.id);
  const reading = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await reading.newPage();
  await reader.clock.install();
  await reader.goto(report.sv);
  await expect(reader.getByText('Nya inlägg visas här.')).toBeVisible();
  const half = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plain = await half.newPage();
  const away = await browser.newContext({ baseURL: baseURL ?? '' });
  const traveller = await away.newPage();
  await traveller.clock.install();
  await traveller.goto(report.sv);
  await expect(traveller.getByText('Nya inlägg visas här.')).toBeVisible();
  await away.setOffline(true);
  await expect(traveller.getByText('Ingen kontakt just nu.')).toBeVisible();

  await test.step('what one posts comes to the other, who goes on writing undisturbed', async () => {
    await bo.composer.fill('Bo skriver på något långt');
    await bo.composer.press('ArrowLeft');
    await anna.post('**Mål** för hemmalaget!');
    await expect(anna.entry('Mål för hemmalaget!').getByText('Publikt')).toBeVisible();
    await expect(anna.composer).toBeFocused();
    await expect(bo.entry('Mål för hemmalaget!')).toBeVisible();
    await expect(bo.entry('Mål för hemmalaget!')).toContainText('Karin');
    await expect(bo.composer).toBeFocused();
    await expect(bo.composer).toHaveValue('Bo skriver på något långt');
    expect(await bo.composer.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(24);
  });

  await test.step('the reader is told, and shown when they want it', async () => {
    const button = reader.getByRole('button', { name: '1 nytt inlägg' });
    await expect(async () => {
      await reader.clock.runFor(30_100);
      await expect(button).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await button.click();
    await expect(reader.locator('.live-lista strong')).toHaveText('Mål');
  });

  await test.step('one corrects and pins what the other wrote', async () => {
    await bo.composer.press('Control+Enter');
    const goal = bo.entry('Mål för hemmalaget!');
    await goal.getByRole('button', { name: 'Rätta' }).click();
    const correction = bo.page.getByRole('textbox', { name: 'Rätta inlägget' });
    await correction.fill('**Mål** för bortalaget!');
    await bo.page.getByRole('button', { name: 'Spara rättelsen' }).click();
    const corrected = anna.entry('Mål för bortalaget!');
    await expect(corrected).toContainText('Rättat');
    await corrected.getByRole('button', { name: 'Fäst överst' }).click();
    await expect(anna.entries.first()).toContainText('bortalaget');
    await expect(bo.entries.first()).toContainText('bortalaget');
  });

  await test.step('whose an entry is stands there from the first look', async () => {
    await bo.page.reload();
    await expect(bo.entry('Mål för bortalaget!')).toContainText('Karin');
    await expect(bo.entry('Mål för bortalaget!')).toContainText('Rättat');
  });

  await traveller.clock.runFor(60_000);
  await expect(traveller.locator('.live-lista > *')).toHaveCount(1);
  await away.setOffline(false);
  const missed = traveller.getByRole('button', { name: '2 nya inlägg' });
  await expect(async () => {
    await traveller.clock.runFor(100);
    await expect(missed).toBeVisible({ timeout: 500 });
  }).toPass();
  await missed.click();
  await expect(traveller.locator('.live-fast')).toContainText('bortalaget');

  await plain.goto(report.sv);
  await expect(plain.locator('.live-lista > *').first()).toContainText('Mål för bortalaget!');
  await expect(plain.locator('.live-lista > *')).toHaveCount(3);
  await expect(async () => {
    await reader.clock.runFor(30_100);
    await expect(reader.locator('.live-fast')).toContainText('bortalaget', { timeout: 1_000 });
  }).toPass();
  expect(await textsOf(request, report)).toEqual(['**Mål** för bortalaget!', 'Bo skriver på något långt', 'Nu börjar det.']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await anna.page.emulateMedia({ colorScheme });
    expect(await anna.complaints()).toEqual([]);
  }
  await Promise.all([bo.context, reading, half, away].map((context) => context.close()));
});

test('without network entries wait in sight, through a closed tab too, and arrive once and in order', async ({ page, request }) => {
  const report = await publishReport(request);
  const reporter = await Reporter.at(page, CHIEF, report.id);
  await reporter.context.setOffline(true);
  for (const text of ['Ett', 'Två', 'Tre']) await reporter.post(text);
  await expect(page.getByText('3 inlägg väntar här och skickas i ordning när nätet är tillbaka.')).toBeVisible();
  await expect(reporter.entries.first()).toContainText('Tre');
  await expect(reporter.entries.first()).toContainText('Väntar på att skickas');
  await reporter.composer.fill('Halvfärdig me');
  expect(await reporter.complaints()).toEqual([]);
  expect(await textsOf(request, report)).toEqual(['Nu börjar det.']);

  // The browser dies, and the reporter comes back with a network.
  await page.close();
  await reporter.context.setOffline(false);
  const again = new Reporter(await reporter.context.newPage());
  await again.open(report.id);
  await expect(again.composer).toHaveValue('Halvfärdig me');
  await expect(again.entry('Tre').getByText('Publikt')).toBeVisible();
  await expect(again.page.getByText('Väntar på att skickas')).toHaveCount(0);
  expect(await textsOf(request, report)).toEqual(['Tre', 'Två', 'Ett', 'Nu börjar det.']);

  // Gone for a minute, with the desk open.
  await again.page.clock.install();
  await again.context.setOffline(true);
  await again.post('Fyra');
  await again.page.clock.runFor(60_000);
  await expect(again.page.getByText('Ett inlägg väntar här och skickas när nätet är tillbaka.')).toBeVisible();
  await again.context.setOffline(false);
  await expect(again.entry('Fyra').getByText('Publikt')).toBeVisible();
  expect((await textsOf(request, report))[0]).toBe('Fyra');
});

test('a post whose answer is lost is sent again and is one entry', async ({ page, request }) => {
  const report = await publishReport(request);
  const reporter = await Reporter.at(page, CHIEF, report.id);
  const keys: string[] = [];
  await page.route(`**/studio/api/innehall/${report.id}/live`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > 2) return route.fallback();
    // The service has taken it, and the line breaks before the answer is here.
    expect((await route.fetch()).status()).toBe(201);
    return route.abort('connectionreset');
  });
  await reporter.post('En enda gång');
  await expect(page.getByText('Ingen kontakt med Studio')).toBeVisible();
  await expect(reporter.entry('En enda gång').getByText('Publikt')).toBeVisible();
  await expect(page.getByText('Ingen kontakt med Studio')).toHaveCount(0);
  await expect(reporter.entry('En enda gång')).toHaveCount(1);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await textsOf(request, report)).toEqual(['En enda gång', 'Nu börjar det.']);
});

test('everything is done from the keyboard', async ({ page, request }) => {
  const report = await publishReport(request);
  const reporter = await Reporter.at(page, CHIEF, report.id);
  const { keyboard } = page;
  // Ready to write in, and found again by a key.
  await expect(reporter.composer).toBeFocused();
  await keyboard.press('Tab');
  await expect(reporter.composer).not.toBeFocused();
  await keyboard.press('n');
  await expect(reporter.composer).toBeFocused();

  await test.step('write with marks, a link and a quote, and publish', async () => {
    await keyboard.type('Domaren ');
    await keyboard.press('Control+b');
    await keyboard.type('blåser');
    await keyboard.press('Control+b');
    await expect(reporter.composer).toHaveValue('Domaren **blåser**');
    await keyboard.press('End');
    await keyboard.type(' av ');
    await keyboard.press('Control+k');
    await keyboard.type('tidningen.se/match');
    await keyboard.press('Enter');
    await expect(reporter.composer).toHaveValue('Domaren **blåser** av https://tidningen.se/match');
    await keyboard.press('Control+Enter');
    await expect(reporter.entries.first()).toContainText('Domaren blåser av');
    await expect(reporter.entries.first()).toContainText('Publikt');
  });

  await test.step('what is begun is thrown away only when it is asked for', async () => {
    await keyboard.type('Halvt');
    await keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Kasta det du har skrivit?' });
    await expect(question).toBeVisible();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(reporter.composer).toHaveValue('Halvt');
    await reporter.composer.press('Escape');
    await expect(question.getByRole('button', { name: 'Kasta' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(reporter.composer).toHaveValue('');
    await expect(reporter.composer).toBeFocused();
  });

  await test.step('walk the entries, correct, pin and remove', async () => {
    await keyboard.press('Escape');
    await expect(reporter.entries.nth(0)).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(reporter.entries.nth(1)).toBeFocused();
    await keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'Rätta inlägget' })).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.type('Nu har det börjat.');
    await keyboard.press('Control+Enter');
    const first = reporter.entry('Nu har det börjat.');
    await expect(first).toContainText('Publikt');
    await expect(first).toBeFocused();
    await keyboard.press('p');
    await expect(reporter.entries.first()).toContainText('Nu har det börjat.');
    await expect(first).toContainText('Publikt');
    await expect(first).toBeFocused();
    await keyboard.press('Delete');
    await expect(first).toContainText('Tas bort om några sekunder');
    await keyboard.press('Tab');
    await expect(first.getByRole('button', { name: 'Ångra' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(first).toContainText('Publikt');
    await first.focus();
    await keyboard.press('Delete');
    await expect(first).toHaveCount(0);
    await expect(reporter.entries.first()).toBeFocused();
  });
  expect(await textsOf(request, report)).toEqual(['Domaren **blåser** av https://tidningen.se/match']);

  await test.step('a removal is undone in its message', async () => {
    await keyboard.press('Delete');
    await page.getByRole('region', { name: 'Meddelanden' }).getByRole('button', { name: 'Ångra' }).last().press('Enter');
    await expect(reporter.entries.first()).toContainText('Publikt');
  });

  await test.step('a removal is carried out when the desk is left', async () => {
    await reporter.entries.first().press('Delete');
    await page.getByRole('link', { name: 'Tillbaka till artikeln' }).press('Enter');
    await page.waitForURL(new RegExp(`/studio/artikel/${report.id}$`));
    await expect.poll(() => textsOf(request, report)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a picture is taken, described and published with a thumb; the report is ended and resumed', async ({ page, request }) => {
    const report = await publishReport(request);
    const reporter = await Reporter.at(page, CHIEF, report.id);
    await expect(reporter.composer).toBeInViewport({ ratio: 1 });
    await expect(reporter.publish).toBeInViewport({ ratio: 1 });
    for (const control of await page.getByRole('region', { name: 'Nytt inlägg' }).getByRole('button').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await test.step('what a picture lacks is asked for', async () => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Ta eller ladda upp en bild' }).tap();
      await (await choosing).setFiles({ name: 'mal.png', mimeType: 'image/png', buffer: await page.screenshot() });
      await page.getByLabel('Bildtext').waitFor();
      await reporter.publish.tap();
      await expect(page.getByText('Skriv vad bilden visar, för den som inte ser den.')).toBeVisible();
      await expect(page.getByText('Ange fotograf eller bildbyrå.')).toBeVisible();
      await page.getByLabel('Alternativtext').fill('Spelarna jublar.');
      await page.getByLabel('Foto', { exact: true }).fill('Lena Öberg');
      expect(await reporter.complaints()).toEqual([]);
      await reporter.publish.tap();
      const picture = reporter.entries.first().getByRole('img', { name: 'Spelarna jublar.' });
      await expect(picture).toBeVisible();
      await expect(reporter.entries.first()).toContainText('Publikt');
      await expect(reporter.entries.first()).toContainText('Foto: Lena Öberg');
    });

    await test.step('a picture of the library brings its own words, and can be let go of', async () => {
      await page.getByRole('button', { name: 'Bild ur arkivet' }).tap();
      const library = page.getByRole('dialog', { name: 'Bildarkivet' });
      // One with a photographer.
      await library
        .getByRole('button', { name: /^Välj / })
        .filter({ hasText: '·' })
        .first()
        .tap();
      await expect(library).toBeHidden();
      await expect(page.getByLabel('Foto', { exact: true })).toHaveValue(/./);
      await page.getByRole('button', { name: 'Ta bort bilden' }).tap();
      await expect(page.getByLabel('Foto', { exact: true })).toHaveCount(0);
      await reporter.publish.tap();
      await expect(page.getByText('Inlägget är tomt. Skriv en text eller lägg till en bild.')).toBeVisible();
    });

    await test.step('a film is shown, a page elsewhere is not', async () => {
      await page.getByRole('button', { name: 'Bädda in' }).tap();
      const address = page.getByLabel('Adress att bädda in');
      await address.fill('https://vimeo.com/76979871');
      await address.press('Enter');
      await expect(page.getByText('Adressen leder inte till något på YouTube, Instagram, TikTok eller Spotify.')).toBeVisible();
      await address.fill('https://youtu.be/aqz-KE-bpKQ');
      await address.press('Enter');
      await expect(page.getByText('Bäddas in från YouTube.')).toBeVisible();
      await reporter.publish.tap();
      await expect(reporter.entries.first()).toContainText('Film på YouTube');
      await expect(reporter.entries.first()).toContainText('Publikt');
    });

    await test.step('the report is ended and resumed, after a question', async () => {
      for (const verb of ['Avsluta', 'Återuppta']) {
        await page.getByRole('button', { name: verb, exact: true }).tap();
        await page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).tap();
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expect(page.getByText(verb === 'Avsluta' ? 'Avslutad' : 'Pågår', { exact: true })).toBeVisible();
      }
    });
  });
});

test('each language has its own entries and its own draft', async ({ page, request }) => {
  const report = await publishReport(request, true);
  const reporter = await Reporter.at(page, CHIEF, report.id);
  await reporter.composer.fill('På svenska');
  await page.getByRole('button', { name: 'Engelska' }).click();
  await expect(reporter.composer).toHaveValue('');
  await reporter.post('Kick-off!');
  await expect(reporter.entry('Kick-off!').getByText('Publikt')).toBeVisible();
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expect(reporter.composer).toHaveValue('På svenska');
  await expect(reporter.entry('Kick-off!')).toHaveCount(0);
  await page.goto(report.en);
  await expect(page.getByText('Kick-off!')).toBeVisible();
});

test('what the service refuses is told in its words, and goes back to be mended', async ({ page, request }) => {
  const report = await publishReport(request);
  const reporter = await Reporter.at(page, CHIEF, report.id);
  await reporter.composer.fill('Under natten');
  await page.getByRole('button', { name: 'Annan tid' }).click();
  await page.getByRole('spinbutton').first().click();
  // An hour that the clocks of spring skip.
  await page.keyboard.type('202603290230');
  await reporter.composer.press('Control+Enter');
  const refused = reporter.entry('Under natten');
  await expect(refused).toContainText('Inte skickat');
  await expect(refused.getByRole('alert')).toContainText('2026-03-29');
  await refused.getByRole('button', { name: 'Försök igen' }).click();
  await expect(refused.getByRole('alert')).toContainText('2026-03-29');
  await reporter.post('Något annat hinner före');
  await expect(reporter.entry('Något annat hinner före')).toContainText('Publikt');
  await refused.getByRole('button', { name: 'Ändra texten' }).click();
  await expect(reporter.composer).toHaveValue('Under natten');
  await expect(refused).toHaveCount(0);
});

test('somebody who may not publish follows the report, and is told at once', async ({ page, request }) => {
  const report = await publishReport(request);
  const reader = await Reporter.at(page, WRITER, report.id);
  await expect(page.getByText('Du kan följa rapporten men inte skriva i den')).toBeVisible();
  await expect(page.getByText(/rätt att skriva i liverapporten|publicist/).first()).toBeVisible();
  await expect(reader.composer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rätta' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Avsluta' })).toHaveCount(0);
  expect(await reader.complaints()).toEqual([]);
});

test('the editor of a live report leads to its desk', async ({ page, request }) => {
  const { id } = await publishReport(request);
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  await page.getByRole('link', { name: 'Öppna livedesken' }).click();
  await page.waitForURL(`**/studio/artikel/${id}/live?sprak=sv`);
  await expect(page.getByRole('textbox', { name: 'Nytt inlägg' })).toBeVisible();
});

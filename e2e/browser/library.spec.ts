import { truncate, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { xmpPacket } from '#lib/adapters/picture-sight/words-in-files.ts';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

/** A picture of its own, with what an agency writes into it. */
async function agencyPicture(word: string, background: string): Promise<Buffer> {
  const xmp = xmpPacket(`<dc:creator><rdf:Seq><rdf:li>Åsa Öberg</rdf:li></rdf:Seq></dc:creator><dc:description>${word}</dc:description>`);
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
}

test('pictures come into the library side by side, are told of by their files, found, chosen by keys and changed together', async ({
  page,
}) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/bilder');
  const files = await Promise.all(
    ['#2a52ad', '#a3241a', '#1a6236'].map(async (colour, nr) => ({
      ...{ name: `sjöbild ${nr + 1}.jpg`, mimeType: 'image/jpeg' },
      buffer: await agencyPicture(`Sjöstad ${nr + 1}`, colour),
    })),
  );
  const dialog = page.getByRole('dialog');

  await test.step('uploaded; a line that is lost is taken up again', async () => {
    let calls = 0;
    await page.route('**/studio/api/media', (route) => {
      calls += 1;
      return calls === 1 ? route.abort('connectionreset') : route.continue();
    });
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ladda upp' }).click();
    await (await choosing).setFiles(files);
    await expect(dialog.getByText('3 av 3 i arkivet')).toBeVisible({ timeout: 20_000 });
    expect(calls).toBe(4);
    await page.unroute('**/studio/api/media');
    await expect(dialog.getByText('Ur filens egna uppgifter. Stämmer det?')).toHaveCount(9);
    await expect(dialog.getByLabel('Bildtext').first()).toHaveValue('Sjöstad 1');
    await expect(dialog.getByLabel('Kredit', { exact: true }).first()).toHaveValue('Åsa Öberg');
    await dialog.getByLabel('Kredit för alla').fill('Åsa Öberg/TT');
    await dialog.getByLabel('Alternativtext').first().fill('Vatten och hus');
    await dialog.getByText('Fotograf, upphovsrätt och nyckelord, 1 ur filen').first().click();
    await dialog.getByLabel('Nyckelord').first().fill('vik, kaj');
    await keepLooks(page, 'bilder-laddas-upp');
    expect(await complaintsOfAxe(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Spara uppgifterna' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const grid = page.getByRole('grid', { name: 'Bilder' });
  await test.step('found, and the address says what is shown', async () => {
    await page.getByLabel('Sök bilder').fill('Sjöstad');
    await expect(grid.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Saknas' }).click();
    await page.getByRole('option', { name: 'Svensk alternativtext saknas' }).click();
    await expect(grid.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/alt_saknas=sv/);
    await page.reload();
    await expect(grid.getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(grid.getByRole('row')).toHaveCount(3);
  });

  await test.step('chosen by keys, and changed together', async () => {
    await grid.getByRole('row').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 bilder valda')).toBeVisible();
    await keepLooks(page, 'bilder-valda');
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 bilder valda')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Nyckelord')).toBeVisible();
    await keepLooks(page, 'bild-uppgifter');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await grid.getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Ändra uppgifter' }).click();
    await dialog.getByLabel('Sista dag').fill('inte en dag');
    await dialog.getByRole('button', { name: 'Ändra', exact: true }).click();
    await expect(dialog.getByText('har fel form', { exact: false })).toHaveCount(1);
    await keepLooks(page, 'bilder-andras-nekas');
    await dialog.getByLabel('Sista dag').fill('2099-12-31');
    await dialog.getByLabel('Licens').fill('TT: webb, 12 mån');
    await dialog.getByLabel('Bildtext på engelska').fill('The lake town');
    await dialog.getByLabel('Nyckelord att lägga till').fill('kaj, sjö');
    await dialog.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByText('3 bilder är ändrade.')).toBeVisible();
    const { media } = await (await page.request.get('/studio/api/media?sok=Sjöstad')).json();
    expect(media.map(({ nyckelord }: { nyckelord: string[] }) => nyckelord.join(' ')).sort()).toEqual([
      'kaj sjö',
      'kaj sjö',
      'vik kaj sjö',
    ]);
    for (const { rattigheter, kredit, caption_en } of media) {
      expect(caption_en).toBe('The lake town');
      expect([kredit, rattigheter.licens, rattigheter.giltig_till, rattigheter.fotograf]).toEqual([
        'Åsa Öberg/TT',
        'TT: webb, 12 mån',
        '2099-12-31',
        'Åsa Öberg',
      ]);
    }
  });

  await test.step('a keyword that has a comma is one still when the form has been shown and saved', async () => {
    const { media } = await (await page.request.get('/studio/api/media?sok=Sjöstad')).json();
    for (const { id } of media) {
      const nyckelord = ['Göteborg, Sverige', 'kaj'];
      expect((await page.request.patch(`/studio/api/media/${id}`, { data: { nyckelord } })).status()).toBe(200);
    }
    await page.reload();
    // A page that has just been loaded hears no keys yet.
    await expect(async () => {
      await grid.getByRole('row').first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(dialog.getByLabel('Nyckelord')).toHaveValue('"Göteborg, Sverige", kaj');
    await expect(dialog).toContainText('Ett nyckelord som har ett komma skrivs inom citattecken');
    await dialog.getByLabel('Kredit', { exact: true }).fill('Åsa Öberg');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog).toHaveCount(0);
    await grid.getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Ändra uppgifter' }).click();
    await dialog.getByLabel('Nyckelord att lägga till').fill('”Visby, Gotland”, sjö');
    await dialog.getByRole('button', { name: 'Ändra', exact: true }).click();
    await expect(page.getByText('3 bilder är ändrade.')).toBeVisible();
    const after = await (await page.request.get('/studio/api/media?sok=Sjöstad')).json();
    const all = after.media.map(({ nyckelord }: { nyckelord: string[] }) => nyckelord);
    expect(all).toEqual(Array.from({ length: 3 }, () => ['Göteborg, Sverige', 'kaj', 'Visby, Gotland', 'sjö']));
  });

  await test.step('shown below each other', async () => {
    await page.getByRole('button', { name: 'Visa som lista' }).click();
    await expect(page).toHaveURL(/vy=lista/);
    await expect(grid.getByRole('row')).toHaveCount(3);
    await keepLooks(page, 'bilder-lista');
    await page.goto('/studio/bilder');
    await keepLooks(page, 'bilder');
    expect(await complaintsOfAxe(page, 'main')).toEqual([]);
  });
});

test('a picture is removed when nothing shows it, and its file replaced where readers see it', async ({ page }) => {
  await logIn(page, CHIEF);
  const upload = async (name: string, colour: string) => {
    const fil = { name, mimeType: 'image/jpeg', buffer: await agencyPicture(name, colour) };
    const answer = await page.request.post('/studio/api/media', { multipart: { fil, alt: name, kredit: 'Lena' } });
    return (await answer.json()).media;
  };
  const used = await upload('Slussen före', '#5d5951');
  await upload('Slussen ingen ser', '#1a6236');
  const hero = { mediaId: used.id, src: used.src, alt: 'Slussen' };
  const made = await page.request.post('/studio/api/innehall', {
    data: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Slussen byggs om', ingress: 'I vår.', hero },
  });
  const { id } = await made.json();
  const data = { lage: 'publicera', overstyr: true, overstyr_orsak: 'Prov.' };
  expect((await page.request.post(`/studio/api/innehall/${id}/release`, { data })).status()).toBe(200);
  const grid = page.getByRole('grid', { name: 'Bilder' });

  await test.step('of two, the one that is used stays, and says where', async () => {
    await page.goto('/studio/bilder?sok=Slussen');
    await expect(grid.getByRole('row')).toHaveCount(2);
    const removal = page.getByRole('dialog');
    const toolbar = page.getByRole('toolbar', { name: 'Valda bilder' });
    await expect(async () => {
      await grid.getByRole('row').first().focus();
      await page.keyboard.press('Control+a');
      await expect(toolbar).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await toolbar.getByRole('button', { name: 'Ta bort' }).click();
    await removal.getByRole('button', { name: 'Ta bort' }).click();
    await expect(removal.getByText('Bilden används i en artikel', { exact: false })).toBeVisible();
    await expect(removal.getByRole('link', { name: 'Slussen byggs om' }).first()).toBeVisible();
    await keepLooks(page, 'bilder-tas-bort-nekas');
    expect(await complaintsOfAxe(page, '[role="dialog"]')).toEqual([]);
    await removal.getByRole('button', { name: 'Avbryt' }).click();
    await expect(grid.getByRole('row')).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('its file is replaced, and readers see the new one', async () => {
    await page.goto(`/studio/bilder?bild=${used.id}`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Byt fil' }).click();
    const buffer = await agencyPicture('Slussen efter', '#a3241a');
    await (await choosing).setFiles({ name: 'slussen-efter.jpg', mimeType: 'image/jpeg', buffer });
    await keepLooks(page, 'bild-far-ny-fil');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Byt fil' }).click();
    await expect(page.getByRole('dialog', { name: 'slussen-efter.jpg' })).toBeVisible();
    await keepLooks(page, 'bild-atgarder');
    const { media } = await (await page.request.get(`/studio/api/media/${used.id}`)).json();
    expect(media.src).not.toBe(used.src);
    const { innehall } = await (await page.request.get(`/studio/api/innehall/${id}`)).json();
    await page.goto(innehall.sprak.sv.lank);
    await expect(page.locator('.artikel-hero img')).toHaveAttribute(
      'src',
      new RegExp(`^${media.src.slice(0, media.src.lastIndexOf('/'))}/`),
    );
  });
});

test('a picture is exchanged in every article that shows it, after what follows has been shown', async ({ page }) => {
  await logIn(page, CHIEF);
  const upload = async (name: string, colour: string, words: Record<string, string>) => {
    const file = { name, mimeType: 'image/jpeg', buffer: await agencyPicture(name, colour) };
    const { media } = await (await page.request.post('/studio/api/media', { multipart: { fil: file, ...words } })).json();
    return media;
  };
  const out = await upload('Gamla hamnen', '#5d5951', { alt: 'En hamn', kredit: 'Olle' });
  const into = await upload('Nya hamnen', '#9db8ff', { alt: 'En ny hamn', kredit: 'Lena' });
  const made = await Promise.all(
    ['Hamnen rivs', 'Hamnen byggs'].map(async (rubrik) => {
      const hero = { mediaId: out.id, src: out.src, alt: 'En hamn' };
      const answer = await page.request.post('/studio/api/innehall', { data: { sektion: 'nyheter', mall: 'nyhet', rubrik, hero } });
      return (await answer.json()).id;
    }),
  );
  await page.goto('/studio/bilder?sok=Gamla+hamnen');
  await page.getByRole('grid', { name: 'Bilder' }).getByRole('row').first().click();
  await page.getByRole('button', { name: 'Byt bild överallt' }).click();
  await page.getByLabel('Sök i bildarkivet').fill('Nya hamnen');
  await page.getByRole('button', { name: /En ny hamn/ }).click();
  const list = page.getByRole('list', { name: 'Artiklar med bilden' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await keepLooks(page, 'bild-byts-overallt');

  // Somebody writes in one of them meanwhile: it is not overwritten.
  const { innehall } = await (await page.request.get(`/studio/api/innehall/${made[0]}`)).json();
  const { id: bas, hero, block } = innehall.sprak.sv.arbetsrevision;
  const saved = await page.request.put(`/studio/api/innehall/${made[0]}/sprak/sv`, {
    data: { rubrik: 'Hamnen är kvar', hero, block, bas },
  });
  expect(saved.status()).toBe(200);
  await page.getByRole('button', { name: 'Byt på 2 ställen' }).click();
  await expect(list.getByText('Bytt, nytt utkast')).toHaveCount(1);
  await expect(list.getByText('Byts inte')).toHaveCount(1);
  await keepLooks(page, 'bild-bytt-overallt');
  const shown = await Promise.all(
    made.map(async (id) => (await (await page.request.get(`/studio/api/innehall/${id}`)).json()).innehall.sprak.sv.arbetsrevision),
  );
  expect(shown.map((revision) => [revision.rubrik, revision.hero.mediaId])).toEqual([
    ['Hamnen är kvar', out.id],
    ['Hamnen byggs', into.id],
  ]);
});

test('a file that is too large is refused before it is sent, and one that is no picture is told of', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/bilder');
  const large = test.info().outputPath('stor.jpg');
  await writeFile(large, '');
  await truncate(large, 51 * 1024 * 1024);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/studio/api/media')) calls += 1;
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ladda upp' }).click();
  await (await choosing).setFiles(large);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Filen är 51 MB, och en bild får vara högst 50 MB. Förminska bilden och försök igen.')).toBeVisible();
  expect(calls).toBe(0);
  await keepLooks(page, 'bild-for-stor');
  await dialog.getByRole('button', { name: 'Stäng' }).last().click();
  await expect(dialog).toHaveCount(0);
  const choosingAgain = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ladda upp' }).click();
  await (await choosingAgain).setFiles({ name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: Buffer.from('en telefons') });
  await expect(page.getByText('IMG_7.HEIC går inte att lägga in.', { exact: false })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a picture is pasted into the library, and one like it that is there already is shown', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/bilder');
  const scene = await sharp(crypto.getRandomValues(new Uint8Array(12 * 9 * 3)), { raw: { width: 12, height: 9, channels: 3 } })
    .resize(900, 600, { kernel: 'cubic' })
    .png()
    .toBuffer();
  const paste = async (bytes: Buffer, name: string, type: string) =>
    page.evaluate(
      ([base64, filnamn, typ]) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], filnamn, { type: typ }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [bytes.toString('base64'), name, type] as const,
    );
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await paste(scene, 'klistrad.png', 'image/png');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByText('1 av 1 i arkivet')).toBeVisible();
  await dialog.getByLabel('Bildtext').fill('Den första');
  await dialog.getByRole('button', { name: 'Spara uppgifterna' }).click();
  await expect(dialog).toHaveCount(0);
  await paste(await sharp(scene).resize(400).jpeg({ quality: 60 }).toBuffer(), 'mindre.jpg', 'image/jpeg');
  const alike = dialog.getByRole('region', { name: 'Det finns liknande bilder' });
  await expect(alike.getByRole('img', { name: 'Den första' })).toBeVisible();
  await keepLooks(page, 'bilder-liknande');
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ArticleWriter } from './article-writer.ts';
import { keepLooks } from './photograph.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/*
 * A day at the picture desk: pictures come in, are cropped, described and put together, are published, lose their right, and are exchanged
 * everywhere. Swedish is read on a real WordPress, English on Studio's own site.
 */

const beside = studioBesideWordPress();

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const COLOURS = { 'Fyren i dimma': '#5d5951', 'Fyrvaktarens rum': '#a3241a', 'Linsen i tornet': '#1a6236', 'Fyren i sol': '#9db8ff' };

interface Picture {
  id: string;
  src: string;
}

const fileOf = async (name: keyof typeof COLOURS) => ({
  ...{ name: `${name}.jpg`, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: COLOURS[name] } })
    .jpeg()
    .toBuffer(),
});

const here = (address: string) => `${beside.studio.url}${address}`;

async function pictureCalled(page: Page, sok: string): Promise<Picture> {
  const { media } = await (await page.request.get(here('/studio/api/media'), { params: { sok } })).json();
  return media[0];
}

async function openInLibrary(page: Page, sok: string) {
  await page.goto(here(`/studio/bilder?sok=${encodeURIComponent(sok)}`));
  await page.getByRole('grid', { name: 'Bilder' }).getByRole('row').first().click();
  return page.getByRole('dialog');
}

/** As a person does it: among the pictures that the library shows. */
async function chooseFromLibrary(page: Page, within: Locator, alt: string, isOfSeveral = false): Promise<void> {
  await within.getByRole('button', { name: 'Välj ur arkivet' }).first().click();
  const library = page.getByRole('dialog', { name: 'Bildarkivet' });
  await library.getByRole('button', { name: `Välj ${alt}` }).click();
  if (isOfSeveral) await library.getByRole('button', { name: 'Lägg till bilden' }).click();
  await expect(library).toBeHidden();
}

const release = (page: Page, id: string) => page.request.post(here(`/studio/api/innehall/${id}/release`), { data: { lage: 'publicera' } });

test('three pictures are uploaded, cropped, described and published on two sites; one loses its right and is exchanged everywhere', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await beside.logIn(page);
  const dialog = page.getByRole('dialog');

  await test.step('uploaded at once', async () => {
    await page.goto(here('/studio/bilder'));
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ladda upp' }).first().click();
    await (await choosing).setFiles(await Promise.all([fileOf('Fyren i dimma'), fileOf('Fyrvaktarens rum'), fileOf('Linsen i tornet')]));
    await expect(dialog.getByText('3 av 3 i arkivet')).toBeVisible();
    await dialog.getByLabel('Kredit för alla').fill('Åsa Öberg/TT');
    for (const [nr, alt] of ['En fyr i dimma', 'Ett rum', 'En lins'].entries()) await dialog.getByLabel('Alternativtext').nth(nr).fill(alt);
    await dialog.getByRole('button', { name: 'Spara uppgifterna' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('put together in a collection', async () => {
    for (const row of [0, 1]) await page.getByRole('grid', { name: 'Bilder' }).getByRole('checkbox').nth(row).click({ force: true });
    await page.getByRole('button', { name: 'Lägg i samling' }).click();
    await dialog.getByLabel('Den nya samlingens namn').fill('Fyren');
    await keepLooks(page, 'bilder-laggs-i-samling');
    await dialog.getByRole('button', { name: 'Lägg i samlingen' }).click();
    await expect(page.getByText('Ligger i samlingen Fyren.')).toBeVisible();
    await page.getByRole('button', { name: /Samling/ }).click();
    await page.getByRole('option', { name: 'Fyren' }).click();
    await expect(page.getByRole('heading', { name: 'Fyren' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Bilder' }).getByRole('row')).toHaveCount(2);
    await keepLooks(page, 'bilder-samling');
  });

  const point = await test.step('cropped, and described in two languages', async () => {
    await openInLibrary(page, 'Fyren i dimma');
    // No model that sees pictures is set: somebody has to say what it shows.
    await dialog.getByRole('button', { name: 'Föreslå engelsk alternativtext' }).click();
    await expect(dialog.getByText('Ingen AI-tjänst som ser bilder är inställd.', { exact: false })).toBeVisible();
    await keepLooks(page, 'bild-beskrivs');
    await dialog.getByLabel('Alternativtext på engelska').fill('A lighthouse in fog');
    await dialog.getByLabel('Bildtext på svenska').fill('Fyren en morgon i mars.');
    await dialog.getByLabel('Bildtext på engelska').fill('The lighthouse one morning in March.');
    const focus = dialog.getByRole('slider', { name: /fokuspunkt/i });
    await focus.focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const { media } = await (await page.request.get(here('/studio/api/media'), { params: { sok: 'Fyren i dimma' } })).json();
    expect(media[0].fokus.x).toBeLessThan(50);
    expect(media[0].alt).toEqual({ sv: 'En fyr i dimma', en: 'A lighthouse in fog' });
    expect([media[0].caption, media[0].caption_en]).toEqual(['Fyren en morgon i mars.', 'The lighthouse one morning in March.']);
    return media[0].fokus;
  });

  const [hero, teaser] = [await pictureCalled(page, 'Fyren i dimma'), await pictureCalled(page, 'Fyrvaktarens rum')];
  const inCorner = await page.request.patch(here(`/studio/api/media/${teaser.id}`), { data: { fokus: { x: 0, y: 0 } } });
  expect(inCorner.status()).toBe(200);
  const writer = new ArticleWriter(page, beside.studio.url);
  const body = page.getByLabel('Artikelns text');
  const saved = async () => {
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(page.getByText(/^Sparat/)).toBeVisible();
  };

  const id = await test.step('put into an article, at its top, in its teaser and in a gallery', async () => {
    await writer.begin({ rubrik: 'Fyren lyser igen', sektion: 'Nyheter', mall: 'Reportage' });
    await page.getByLabel('Ingress').fill('Efter tre år lyser den igen.');
    await body.click();
    await page.keyboard.insertText('Ljuset syns 14 sjömil ut.');
    const gallery = await writer.insert('Galleri', 'Ljuset syns');
    await chooseFromLibrary(page, gallery, 'En lins', true);
    await expect(body.locator('.galleri img')).toHaveAttribute('alt', 'En lins');
    await page.getByRole('tab', { name: 'Bild' }).click();
    await chooseFromLibrary(page, page.getByRole('tabpanel'), 'En fyr i dimma');
    await expect(page.getByRole('tabpanel').getByLabel('Foto')).toHaveValue('Åsa Öberg/TT');
    await page.getByRole('tab', { name: 'Sök & dela' }).click();
    await chooseFromLibrary(page, page.getByRole('tabpanel'), 'Ett rum');
    await page.getByRole('tab', { name: 'Artikel', exact: true }).click();
    await page.getByLabel('Taggar').fill('fyrarna');
    await page.keyboard.press('Enter');
    await saved();
    await keepLooks(page, 'bilder-i-artikel');
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('and into its English, in words of its own', async () => {
    await page.getByRole('button', { name: 'Skapa engelsk version' }).click();
    await dialog.getByRole('button', { name: 'Börja med texten på svenska' }).click();
    await expect(page.getByRole('button', { name: /^Engelska/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Rubrik', { exact: true }).fill('The lighthouse is lit again');
    await page.getByLabel('Ingress').fill('After three years it shines again.');
    await saved();
    const { innehall } = await (await page.request.get(here(`/studio/api/innehall/${id}`))).json();
    const { sv, en } = innehall.sprak;
    expect(sv.arbetsrevision.hero).toMatchObject({
      mediaId: hero.id,
      alt: 'En fyr i dimma',
      caption: 'Fyren en morgon i mars.',
      fokus: point,
    });
    expect(en.arbetsrevision).toMatchObject({
      // As the library has them: nobody has typed them here.
      hero: { mediaId: hero.id, alt: 'A lighthouse in fog', caption: 'The lighthouse one morning in March.', fokus: point },
      meta: { puffSrc: teaser.src },
    });
  });

  const links = await test.step('published, and read with alternative text, credit and crop', async () => {
    await page.getByRole('button', { name: 'Publicera' }).click();
    await page.getByRole('button', { name: 'Publicera nu' }).click();
    await expect(page.getByRole('dialog', { name: 'Publicerad' })).toBeVisible({ timeout: 60_000 });
    const { sprak } = (await (await page.request.get(here(`/studio/api/innehall/${id}`))).json()).innehall;
    expect([sprak.sv.lank.startsWith(beside.wordpress.url), sprak.en.lank.startsWith(beside.studio.url)]).toEqual([true, true]);
    for (const [address, alt, file] of [
      [sprak.sv.lank, 'En fyr i dimma', /\/wp-content\/uploads\//],
      [sprak.en.lank, 'A lighthouse in fog', new RegExp(hero.id)],
    ]) {
      await page.goto(address);
      await expect(page.locator(`article img[alt="${alt}"], main img[alt="${alt}"]`).first()).toHaveAttribute('src', file);
      await expect(page.getByText('Åsa Öberg/TT').first()).toBeVisible();
      await expect(page.locator('.galleri img').first()).toHaveAttribute('alt', 'En lins');
    }
    await page.goto(here('/en/nyheter'));
    await expect(page.locator('.puff-bild img').first()).toHaveAttribute('src', new RegExp(teaser.id));
    // Cropped around its point, as far into that corner as there is room.
    await expect(page.locator('.puff-bild source').first()).toHaveAttribute(
      'srcset',
      new RegExp(`/media/${teaser.id}/\\S*(?:16x9|4x3)-0-`),
    );
    const shared = async (address: string) => /<meta property="og:image" content="([^"]*)"/.exec(await (await fetch(address)).text())?.[1];
    expect(await shared(sprak.en.lank)).toContain(teaser.id);
    expect(await shared(sprak.sv.lank)).toContain('/uploads/');
    return sprak;
  });

  await test.step('its right ends, and a release is refused, by the name of the picture and its place', async () => {
    await openInLibrary(page, 'Fyren i dimma');
    await dialog.getByLabel('Sista dag').fill(YESTERDAY);
    await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const refused = await release(page, id);
    expect(refused.status()).toBe(422);
    const { fel } = await refused.json();
    expect(fel.map(({ kod, falt }: Record<string, string>) => `${kod} ${falt}`)).toContain('rattighet_utgangen hero');
    expect(fel[0].orsak).toBe('Rätten att använda huvudbilden (Fyren i dimma.jpg, Åsa Öberg/TT) har gått ut.');
  });

  await test.step('exchanged everywhere, and published at once', async () => {
    const upload = await page.request.post(here('/studio/api/media'), {
      multipart: { fil: await fileOf('Fyren i sol'), alt: 'En fyr i sol', alt_en: 'A lighthouse in the sun', kredit: 'Lena Öberg' },
    });
    const { media: sunny } = await upload.json();
    // As the task says that there is something to do.
    const { ko } = await (await page.request.get(here('/studio/api/ko'), { params: { innehall: id, status: 'oppen' } })).json();
    const task = ko.find(({ typ }: { typ: string }) => typ === 'bild');
    const [address = ''] = /\/studio\/bilder\?bild=\S+/.exec(task.beskrivning) ?? [];
    await page.goto(here(address));
    await page.getByRole('button', { name: 'Byt bild överallt' }).click();
    const library = page.getByRole('dialog', { name: 'Bildarkivet' });
    await expect(library.getByText('Rätten har gått ut')).toBeVisible();
    await keepLooks(page, 'bildarkivet-ratt-utgangen');
    await page.getByLabel('Sök i bildarkivet').fill('Fyren i sol');
    await page.getByRole('button', { name: /En fyr i sol/ }).click();
    await page.getByText('Publicera genast').click();
    await keepLooks(page, 'bild-byts-overallt');
    await page.getByRole('button', { name: 'Byt på 2 ställen' }).click();
    await expect(page.getByRole('list', { name: 'Artiklar med bilden' }).getByText('Bytt och publicerad')).toHaveCount(2, {
      timeout: 60_000,
    });
    await page.goto(links.en.lank);
    await expect(page.locator('article img').first()).toHaveAttribute('src', new RegExp(sunny.id));
    await page.goto(links.sv.lank);
    await expect(page.locator('img[alt="En fyr i sol"]').first()).toHaveAttribute('src', /uploads/);
    await expect(page.getByText('Lena Öberg').first()).toBeVisible();
  });

  await test.step('its tag is renamed and merged, and the old addresses lead on, on both sites', async () => {
    const there = (tag: string) => `${beside.wordpress.url}/tag/${tag}/`;
    await expect.poll(async () => (await page.request.get(here('/en/tag/fyrarna'))).status(), { timeout: 60_000 }).toBe(200);
    await page.goto(here('/studio/taggar'));
    await page.getByLabel('Sök bland taggarna').fill('fyrarna');
    await page.getByRole('button', { name: 'Ändra fyrarna' }).click();
    await dialog.getByLabel('Namn', { exact: true }).fill('kustens fyrar');
    await keepLooks(page, 'tagg-andras');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(here('/en/tag/fyrarna'));
    await expect(page).toHaveURL(/\/en\/tag\/kustens-fyrar$/);
    await expect(page.getByText('The lighthouse is lit again').first()).toBeVisible();
    // Both names are there by now: what is merged takes the place of the one that WordPress has.
    const other = await beside.studio.post('/innehall', {
      ...{ sektion: 'kultur', mall: 'nyhet', rubrik: 'Båken målas', ingress: 'I rött.', taggar: ['fyrar vid kusten'] },
      block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Den var vit.' }] }],
    });
    await beside.studio.post(`/innehall/${other.id}/release`, { lage: 'publicera', overstyr: true, overstyr_orsak: 'Prov.' });
    await page.goto(here('/studio/taggar'));
    await page.getByLabel('Sök bland taggarna').fill('kustens fyrar');
    await page.getByRole('button', { name: 'Slå ihop kustens fyrar med en annan' }).click();
    await dialog.getByLabel('Sök taggen som ska bli kvar').fill('fyrar vid');
    await dialog.getByText('fyrar vid kusten').click();
    await dialog.getByRole('button', { name: 'Slå ihop' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(here('/en/tag/fyrarna'));
    await expect(page).toHaveURL(/\/en\/tag\/fyrar-vid-kusten$/);
    await expect(page.getByText('The lighthouse is lit again').first()).toBeVisible();
    await expect.poll(async () => (await page.request.get(there('fyrarna'))).url(), { timeout: 60_000 }).toBe(there('fyrar-vid-kusten'));
    expect(await (await page.request.get(there('fyrar-vid-kusten'))).text()).toContain('Fyren lyser igen');
  });
});

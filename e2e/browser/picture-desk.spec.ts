import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CHIEF, expect, logIn, test } from './newsroom.ts';

/* A day at the picture desk: pictures come in, are cropped and described, are published, lose their right, and are exchanged everywhere. */

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

async function pictureCalled(page: Page, sok: string): Promise<Picture> {
  const { media } = await (await page.request.get('/studio/api/media', { params: { sok } })).json();
  return media[0];
}

async function openInLibrary(page: Page, sok: string) {
  await page.goto(`/studio/bilder?sok=${encodeURIComponent(sok)}`);
  await page.getByRole('grid', { name: 'Bilder' }).getByRole('row').first().click();
  return page.getByRole('dialog');
}

const release = (page: Page, id: string) => page.request.post(`/studio/api/innehall/${id}/release`, { data: { lage: 'publicera' } });

test('three pictures are uploaded, cropped, described and published; one loses its right and is exchanged everywhere', async ({ page }) => {
  await logIn(page, CHIEF);

  await test.step('uploaded at once', async () => {
    await page.goto('/studio/bilder');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ladda upp' }).click();
    await (await choosing).setFiles(await Promise.all([fileOf('Fyren i dimma'), fileOf('Fyrvaktarens rum'), fileOf('Linsen i tornet')]));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('3 av 3 i arkivet')).toBeVisible();
    await dialog.getByLabel('Kredit för alla').fill('Åsa Öberg/TT');
    for (const [nr, alt] of ['En fyr i dimma', 'Ett rum', 'En lins'].entries()) await dialog.getByLabel('Alternativtext').nth(nr).fill(alt);
    await dialog.getByRole('button', { name: 'Spara uppgifterna' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const point = await test.step('cropped, and described in two languages', async () => {
    const dialog = await openInLibrary(page, 'Fyren i dimma');
    await dialog.getByLabel('Alternativtext på engelska').fill('A lighthouse in fog');
    const focus = dialog.getByRole('slider', { name: /fokuspunkt/i });
    await focus.focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const { media } = await (await page.request.get('/studio/api/media', { params: { sok: 'Fyren i dimma' } })).json();
    expect(media[0].fokus.x).toBeLessThan(50);
    expect(media[0].alt).toEqual({ sv: 'En fyr i dimma', en: 'A lighthouse in fog' });
    return media[0].fokus.x;
  });

  const [hero, teaser, inGallery] = [
    await pictureCalled(page, 'Fyren i dimma'),
    await pictureCalled(page, 'Fyrvaktarens rum'),
    await pictureCalled(page, 'Linsen i tornet'),
  ];
  const words = (rubrik: string, alt: string) => ({
    ...{ rubrik, ingress: 'Efter tre år lyser den igen.', slug: rubrik.toLowerCase().replaceAll(' ', '-') },
    hero: { mediaId: hero.id, src: hero.src, alt, kredit: 'Åsa Öberg/TT' },
    meta: {
      puffSrc: teaser.src,
      seoTitel: rubrik,
      seoBesk: 'Fyren på udden är tänd igen efter tre år, och den som vill får gå upp.',
    },
    block: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Ljuset syns 14 sjömil ut.' }] },
      { type: 'galleri', attrs: { id: 'bgalleri01', bilder: [{ src: inGallery.src, alt: 'En lins', kredit: 'Åsa Öberg/TT' }] } },
    ],
  });
  const made = await page.request.post('/studio/api/innehall', {
    data: { sektion: 'nyheter', mall: 'reportage', taggar: ['fyrarna'], ...words('Fyren lyser igen', 'En fyr i dimma') },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  const english = words('The lighthouse is lit again', 'A lighthouse in fog');
  const saved = await page.request.put(`/studio/api/innehall/${id}/sprak/en`, { data: english });
  expect(saved.status(), await saved.text()).toBe(200);

  await test.step('published, and read with alternative text, credit and crop', async () => {
    const released = await release(page, id);
    expect(released.status(), await released.text()).toBe(200);
    for (const [address, alt] of [
      ['/nyheter/fyren-lyser-igen', 'En fyr i dimma'],
      ['/en/nyheter/the-lighthouse-is-lit-again', 'A lighthouse in fog'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('article img').first()).toHaveAttribute('alt', alt);
      await expect(page.getByText('Åsa Öberg/TT').first()).toBeVisible();
      await expect(page.locator('.galleri img').first()).toHaveAttribute('src', new RegExp(inGallery.id));
    }
    await page.goto('/nyheter');
    const card = page.locator('.puff-bild img').first();
    await expect(card).toHaveAttribute('src', new RegExp(teaser.id));
    const shared = await page.request.get('/nyheter/fyren-lyser-igen');
    expect(await shared.text()).toContain(teaser.id);
    expect(point).toBeLessThan(50);
  });

  await test.step('its right ends, and a release is refused, by the place of the picture', async () => {
    const dialog = await openInLibrary(page, 'Fyren i dimma');
    await dialog.getByLabel('Sista dag').fill(YESTERDAY);
    await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const refused = await release(page, id);
    expect(refused.status()).toBe(422);
    const { fel } = await refused.json();
    expect(fel.map(({ kod, falt }: Record<string, string>) => `${kod} ${falt}`)).toContain('rattighet_utgangen hero');
    expect(fel[0].orsak).toBe('Rätten att använda huvudbilden har gått ut.');
  });

  await test.step('exchanged everywhere, and published again', async () => {
    const upload = await page.request.post('/studio/api/media', {
      multipart: { fil: await fileOf('Fyren i sol'), alt: 'En fyr i sol', alt_en: 'A lighthouse in the sun', kredit: 'Lena Öberg' },
    });
    const { media: sunny } = await upload.json();
    await openInLibrary(page, 'Fyren i dimma');
    await page.getByRole('button', { name: 'Byt bild överallt' }).click();
    await page.getByLabel('Sök i bildarkivet').fill('Fyren i sol');
    await page.getByRole('button', { name: /En fyr i sol/ }).click();
    await page.getByRole('button', { name: 'Byt på 2 ställen' }).click();
    await expect(page.getByRole('list', { name: 'Artiklar med bilden' }).getByText('Bytt, nytt utkast')).toHaveCount(2);
    const released = await release(page, id);
    expect(released.status(), await released.text()).toBe(200);
    await page.goto('/nyheter/fyren-lyser-igen');
    await expect(page.locator('article img').first()).toHaveAttribute('src', new RegExp(sunny.id));
  });

  await test.step('its tag is renamed and merged, and the old addresses lead on', async () => {
    const { taggar } = await (await page.request.get('/studio/api/taggar', { params: { sok: 'fyrarna' } })).json();
    await expect.poll(async () => (await page.request.get('/tagg/fyrarna')).status(), { timeout: 60_000 }).toBe(200);
    await page.goto('/studio/taggar');
    const dialog = page.getByRole('dialog');
    await page.getByLabel('Sök bland taggarna').fill('fyrarna');
    await page.getByRole('button', { name: 'Ändra fyrarna' }).click();
    await dialog.getByLabel('Namn', { exact: true }).fill('kustens fyrar');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/tagg/fyrarna');
    await expect(page).toHaveURL(/\/tagg\/kustens-fyrar$/);
    await expect(page.getByText('Fyren lyser igen').first()).toBeVisible();
    const into = await (await page.request.post('/studio/api/taggar', { data: { namn: { sv: 'fyrar vid kusten', en: '' } } })).json();
    expect(into.ok, JSON.stringify(into)).toBe(true);
    await page.goto('/studio/taggar');
    await page.getByLabel('Sök bland taggarna').fill('kustens fyrar');
    await page.getByRole('button', { name: 'Slå ihop kustens fyrar med en annan' }).click();
    await dialog.getByLabel('Sök taggen som ska bli kvar').fill('fyrar vid');
    await dialog.getByText('fyrar vid kusten').click();
    await dialog.getByRole('button', { name: 'Slå ihop' }).click();
    await expect(dialog).toHaveCount(0);
    expect(taggar).toHaveLength(1);
    await page.goto('/tagg/fyrarna');
    await expect(page).toHaveURL(/\/tagg\/fyrar-vid-kusten$/);
    await expect(page.getByText('Fyren lyser igen').first()).toBeVisible();
  });
});

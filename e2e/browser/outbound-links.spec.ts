import { complaintsOfAxe } from './accessible.ts';
import { ArticleWriter } from './article-writer.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

const SHOP = 'https://www.koksboden-prov.example/pannor/gjutjarn-28';

test('a purchase address that is pasted becomes a link of its program; a reader follows it, and the newsroom sees that', async ({
  page,
  browser,
}) => {
  await logIn(page, CHIEF);

  await test.step('the program is added', async () => {
    await page.goto('/studio');
    await page.getByRole('link', { name: 'Annonslänkar', exact: true }).click();
    await page.getByRole('link', { name: 'Program', exact: true }).click();
    await page.getByRole('button', { name: 'Nytt program' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Lägg till' }).click();
    await expect(dialog.getByText('Skriv programmets namn.')).toBeVisible();
    await dialog.getByLabel('Namn').fill('Köksboden');
    await dialog.getByLabel('Butikernas domäner').fill('koksboden-prov.example');
    await dialog.getByLabel('Läggs till i adressen').fill('epi=[artikel]');
    await keepLooks(page, 'annonsprogram-nytt');
    await dialog.getByRole('button', { name: 'Lägg till' }).click();
    await expect(page.getByRole('row', { name: /Köksboden/ })).toBeVisible();
    await keepLooks(page, 'annonsprogram');
  });

  const writer = new ArticleWriter(page);
  const address = await test.step('an address is pasted into a product, and the article goes out', async () => {
    await writer.begin({ rubrik: 'Pannan som håller', sektion: 'Stil', mall: 'Plock' });
    await writer.write('Vi har stekt i den i ett år.', ['Först trodde vi att den var för tung.']);
    const form = await writer.insert('Produkt', 'Först trodde');
    await form.getByLabel('Namn').fill('Gjutjärnspanna 28 cm');
    const link = form.getByRole('textbox', { name: 'Köplänk' });
    await link.fill('https://ingens-butik.example/panna');
    await form.getByRole('button', { name: 'Gör till utlänk' }).click();
    await expect(form.getByText('Inget annonsprogram har domänen ingens-butik.example.')).toBeVisible();
    await link.fill(SHOP);
    await keepLooks(page, 'produkt-gor-till-utlank');
    await form.getByRole('button', { name: 'Gör till utlänk' }).click();
    await expect(link).toHaveValue('/ut/gjutjarnspanna-28-cm');
    await expect(form.getByRole('button', { name: 'Gör till utlänk' })).toBeHidden();
    return writer.publish();
  });

  await test.step('a reader follows it', async () => {
    // By a window of its own: one that says it has none is a robot, and is not counted.
    const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
    const reader = await browser.newContext({ userAgent });
    const site = await reader.newPage();
    await site.goto(new URL(address).pathname.replace(/^/, new URL(page.url()).origin));
    await expect(site.getByText('Artikeln innehåller annonslänkar. Handlar du via dem kan vi få ersättning.')).toBeVisible();
    await keepLooks(site, 'lasare-annonslankar');
    const button = site.getByRole('link', { name: 'Till butiken: Gjutjärnspanna 28 cm' });
    await expect(button).toHaveAttribute('rel', 'sponsored nofollow noopener');
    // The shop is nowhere: that the browser asks for it is what is to be seen.
    const [asked] = await Promise.all([site.waitForRequest(/koksboden-prov/), button.click()]);
    expect(asked.url()).toMatch(/^https:\/\/www\.koksboden-prov\.example\/pannor\/gjutjarn-28\?epi=[0-9a-f-]{36}$/);
    expect(asked.headers().cookie).toBeUndefined();
    await reader.close();
  });

  await test.step('and that is seen', async () => {
    await expect
      .poll(async () => (await (await page.request.get('/studio/api/utlankar/gjutjarnspanna-28-cm')).json()).utlank.klick, {
        timeout: 15_000,
      })
      .toBe(1);
    await page.goto('/studio/utlankar?sok=gjutj%C3%A4rn');
    await expect(page.getByText('Ingen utlänk passar sökningen')).toBeVisible();
    await page.getByLabel('Sök bland utlänkarna').fill('gjutjarnspanna-28');
    await expect(page.getByRole('row', { name: /\/ut\/gjutjarnspanna-28-cm.*1.*Köksboden/ })).toBeVisible();
    await keepLooks(page, 'utlankar');
  });

  await test.step('day by day, and from where: of the link, and of the article', async () => {
    await page.getByRole('link', { name: '/ut/gjutjarnspanna-28-cm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klick på /ut/gjutjarnspanna-28-cm' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Klick per dag, .+: ett klick, flest/ })).toBeVisible();
    const places = page.getByRole('table', { name: 'Varifrån länken har följts' });
    await expect(places.getByRole('row').nth(1)).toContainText('Pannan som håller');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'utlank-klick');
    await places.getByRole('link', { name: 'Pannan som håller' }).click();
    await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeEditable();
    await page.getByRole('tab', { name: 'Siffror' }).click();
    await expect(page.getByText('ett klick på annonslänkar')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Klick per annonslänk' })).toContainText('/ut/gjutjarnspanna-28-cm · Produkt');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'siffror-artikel-klick');
    await page.goto('/studio/utlankar');
  });

  await test.step('a price that nobody has looked at for long is among what is to be done, and leads to its article', async () => {
    const product = { id: 'bvaran001', namn: 'Stekpanna', pris: '499 kr', butik: 'Köksboden', kontrollerad: '2026-01-16' };
    const body = [{ type: 'produkt', attrs: product }];
    const article = { sektion: 'stil', mall: 'plock', rubrik: 'Pannan från i vintras', ingress: 'Den stod i butiken då.', block: body };
    const { id } = await (await page.request.post('/studio/api/innehall', { data: article })).json();
    expect((await page.request.post(`/studio/api/innehall/${id}/release`, { data: { lage: 'publicera' } })).ok()).toBe(true);
    await expect
      .poll(async () => (await (await page.request.get('/studio/api/innehall?priser=gamla')).json()).antal, { timeout: 15_000 })
      .toBe(1);
    await page.goto('/studio/att-gora');
    await page.getByRole('link', { name: '1 artikel med priser som ingen har kontrollerat på 30 dagar' }).click();
    await expect(page.getByRole('row', { name: /Pannan från i vintras/ })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /Status/ })).toContainText('Gamla priser');
    await keepLooks(page, 'artiklar-gamla-priser');
    await page.goto('/studio/utlankar');
  });

  await test.step('what is over leads readers back to the article', async () => {
    await page.getByRole('button', { name: 'Ändra gjutjarnspanna-28-cm' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Gäller till').fill('i går');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog.getByText(/Sista dagen som länken leder någonstans/)).toBeVisible();
    await dialog.getByLabel('Gäller till').fill('2026-01-01');
    await keepLooks(page, 'utlank-andras');
    await expect(dialog.getByRole('button', { name: /Program/ })).toContainText('Köksboden');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByRole('row', { name: /Har upphört/ })).toBeVisible();
    await keepLooks(page, 'utlankar-upphord');
    await page.goto(new URL(address).pathname);
    await page.getByRole('link', { name: 'Till butiken: Gjutjärnspanna 28 cm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pannan som håller');
  });
});

test('a writer reads the list and makes links, and changes none', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio/utlankar');
  await expect(page.getByRole('heading', { name: 'Annonslänkar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny utlänk' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ändra/ })).toHaveCount(0);
});

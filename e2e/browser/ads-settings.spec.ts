import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, expect, logIn, test } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { publish } from './reader-article.ts';

test('an administrator reserves room for ads, is told what cannot be, and readers are asked from then on', async ({
  page,
  request,
  newsroom,
}) => {
  const { url } = await newsroom.beside({});
  await logIn(page, ADMIN);
  await page.goto(`${url}/studio/installningar/annonser`);
  const form = page.getByRole('form', { name: 'Annonser' });
  const save = async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await form.getByRole('button', { name: 'Spara' }).click();
    return (await answered).status();
  };

  await test.step('nothing more is asked for while there are none', async () => {
    await expect(form.getByRole('button', { name: 'Lägg till en annonsplats' })).toHaveCount(0);
    await form.getByText(/^Studio frågar läsarna/).click();
    await form.getByRole('button', { name: 'Lägg till en annonsplats' }).click();
  });

  const slot = form.getByRole('group', { name: 'Plats 1' });
  await test.step('a slot is seen as it is chosen', async () => {
    await expect(slot.getByRole('img', { name: 'Smal skärm: 300 × 250 px reserverade' })).toBeVisible();
    await slot.getByRole('button', { name: /Storlek på bred skärm/ }).click();
    await expect(page.getByRole('option', { name: '980 × 240' })).toHaveCount(0);
    await page.getByRole('option', { name: '468 × 240' }).click();
    await expect(slot.getByRole('img', { name: 'Bred skärm: 468 × 240 px reserverade' })).toBeVisible();
    await slot.getByLabel('Efter så många stycken').fill('2');
    await slot.getByText('Sektioner: alla').click();
    await expect(slot.getByRole('checkbox', { name: 'Mat', exact: true })).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepPicture(page, 'installningar-annonser', { fullPage: true });
  });

  await test.step('what cannot be framed is refused in words', async () => {
    await slot.getByLabel('Annonssidans adress').fill('http://annons.exempel.se/');
    expect(await save()).toBe(422);
    await expect(form.getByText(/https-adress/)).toBeVisible();
    await slot.getByLabel('Annonssidans adress').fill('https://10.0.0.8/');
    expect(await save()).toBe(422);
    await expect(form.getByText(/10\.0\.0\.8 är ingen värd på internet/)).toBeVisible();
    await keepPicture(page, 'installningar-annonser-nekad', { fullPage: true });
  });

  const block = Array.from({ length: 5 }, (_, nr) => ({
    type: 'paragraph',
    attrs: { id: `bstycke${nr}0` },
    content: [{ type: 'text', text: `Stycke ${nr} av dem som annonser står mellan.` }],
  }));
  const { sv } = await publish(request, { mall: 'nyhet', block });
  await test.step('and what can is in force at once', async () => {
    await slot.getByLabel('Annonssidans adress').fill('https://annons.exempel.se/ram');
    expect(await save()).toBe(200);
    const asked: string[] = [];
    await page.route('https://annons.exempel.se/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Annons</title><p>Köp en brygga' });
    });
    await page.goto(url + sv);
    const question = page.getByRole('region', { name: 'Annonser och samtycke' });
    await expect(question.getByText('annons.exempel.se')).toBeVisible();
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: 'Ja, visa annonser' }).click();
    await page.locator('.annons').first().scrollIntoViewIfNeeded();
    await expect(page.frameLocator('.annons iframe >> nth=0').getByText('Köp en brygga')).toBeVisible();
    await keepPicture(page, 'annonser-lasare');
  });

  await test.step('the history tells what was chosen, and off is off', async () => {
    await page.goto(`${url}/studio/installningar/annonser`);
    await expect(form.getByRole('group', { name: 'Plats 1' })).toBeVisible();
    await form.getByText(/^Inga annonser/).click();
    expect(await save()).toBe(200);
    expect(await (await page.request.get(url + sv)).text()).not.toContain('annonsskript');
  });
});

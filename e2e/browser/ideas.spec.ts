import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

const FERRY = 'Eldriven färja provas på sträckan till Gråsten';
const BATH = 'Badhuset i Granvik stänger i vår';
const TRAIN = 'Nattåget Norrstjärnan är tillbaka efter elva år';

test('an idea is ordered, and becomes a draft with its sources and a task', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio');
  await page.getByRole('link', { name: 'Idéer', exact: true }).click();
  const ferry = page.getByRole('article', { name: FERRY });
  await expect(ferry.getByText('Relevant: färja')).toBeVisible();
  await expect(page.getByRole('article', { name: TRAIN }).getByRole('list', { name: 'Källor' }).getByRole('listitem')).toHaveCount(2);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ideer');

  await ferry.getByRole('button', { name: 'Beställ' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Beställ idén' });
  await expect(dialog.getByLabel('Arbetsrubrik')).toHaveValue(FERRY);
  await dialog.getByLabel('Arbetsrubrik').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Skriv en arbetsrubrik.')).toBeVisible();
  await dialog.getByLabel('Arbetsrubrik').fill('Tyst till Gråsten');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'ide-bestalls');
  await page.keyboard.press('Enter');
  await expect(ferry).toBeHidden();
  await page.getByRole('button', { name: 'Öppna utkastet' }).click();
  await expect(page).toHaveURL(/\/studio\/artikel\/[0-9a-f-]{36}/);
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toHaveText('Tyst till Gråsten');

  await page.goto('/studio/ideer?visa=bestallda');
  await expect(ferry.getByRole('link', { name: 'Öppna utkastet' })).toBeVisible();
  await keepLooks(page, 'ideer-bestallda');
  await ferry.getByRole('link', { name: 'Uppgiften' }).click();
  await expect(page.getByRole('dialog', { name: 'Tyst till Gråsten' })).toBeVisible();
});

test('an idea is dismissed for a reason by keyboard, and the dismissal is undone', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/ideer');
  const bath = page.getByRole('article', { name: BATH });
  await bath.getByRole('button', { name: 'Avfärda' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Inte intressant' })).toBeVisible();
  await keepLooks(page, 'ide-avfardas');
  await page.getByRole('menuitem', { name: 'För gammal' }).press('Enter');
  await expect(bath).toBeHidden();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(bath).toBeVisible();

  await bath.getByRole('button', { name: 'Avfärda' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Osäker källa' }).press('Enter');
  await expect(bath).toBeHidden();
  await page.goto('/studio/ideer?visa=avfardade');
  await expect(bath.getByText(/Avfärdad av .*: osäker källa/)).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await bath.getByRole('button', { name: 'Ta tillbaka' }).click();
  await expect(page.getByText('Ingen idé passar urvalet')).toBeVisible();
});

test('what the newsroom has written about already is told', async ({ page, newsroom }) => {
  await logIn(page, CHIEF);
  const { ideer } = await (await page.request.get('/studio/api/ideer?sok=Badhuset')).json();
  const answerOf = async (deed: string, data: object) =>
    expect((await page.request.post(`/studio/api/ideer/${ideer[0].id}/${deed}`, { data })).ok(), deed).toBe(true);
  // What is due is looked over as soon as somebody has decided of an idea; the articles of the demo can be searched in a moment only.
  await expect(async () => {
    await newsroom.sql("UPDATE ide SET sedd = 'epoch' WHERE tillstand = 'ny'");
    await answerOf('avfarda', { orsak: 'for_gammal' });
    await answerOf('ta-tillbaka', {});
    const own = async () => (await (await page.request.get('/studio/api/ideer?egen=1')).json()).ideer.length;
    await expect.poll(own, { timeout: 2_000 }).toBe(1);
  }).toPass();
  await page.goto('/studio/ideer');
  const train = page.getByRole('article', { name: TRAIN });
  await expect(train.getByText('Vi har redan')).toBeVisible();
  await expect(train.getByRole('link', { name: 'Nattåget är tillbaka – så väljer du rätt bädd' })).toHaveAttribute('href', /natt/);
  await keepLooks(page, 'ideer-egen');
});

test('feeds are watched: one that cannot be read says why, rests and is removed', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/ideer');
  await page.getByRole('link', { name: 'Bevakningar' }).click();
  await expect(page.getByRole('row', { name: /Granvikskuriren.*Vilar/ })).toBeVisible();

  await page.getByRole('button', { name: 'Ny bevakning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny bevakning' });
  await dialog.getByLabel('Flödets adress').fill('http://localhost/rss');
  await dialog.getByRole('button', { name: 'Bevaka' }).click();
  await expect(dialog.getByText('Adressen leder inte till något flöde på internet.')).toBeVisible();
  await dialog.getByLabel('Flödets adress').fill('https://ingen-tidning.invalid/rss');
  await dialog.getByLabel('Namn').fill('Ingen tidning');
  await dialog.getByLabel('Ord att leta efter').fill('hamn\nfyr');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'bevakning-ny');
  await dialog.getByRole('button', { name: 'Bevaka' }).click();
  const row = page.getByRole('row', { name: /Ingen tidning/ });
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Går inte att läsa')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect(row.getByText(/Det finns ingen server på internet med det namnet\.|Servern skickade inte hela flödet/)).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'bevakningar');

  const actions = row.getByRole('button', { name: 'Åtgärder för Ingen tidning' });
  await actions.press('Enter');
  await keepLooks(page, 'bevakning-atgarder');
  await page.getByRole('menuitem', { name: 'Låt vila' }).press('Enter');
  await expect(row.getByText('Vilar', { exact: true })).toBeVisible();
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Ändra …' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Ändra Ingen tidning' });
  await expect(change.getByLabel('Ord att leta efter')).toHaveValue('hamn\nfyr');
  await change.getByLabel('Namn').fill('Ingens tidning');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('row', { name: /Ingens tidning/ });
  await renamed.getByRole('button', { name: 'Åtgärder för Ingens tidning' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Ta bort …' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(renamed).toBeHidden();
});

test('a writer sees which feeds are watched and changes none', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio/ideer/bevakningar');
  await expect(page.getByRole('row', { name: /Länsnytt/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny bevakning' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Åtgärder/ })).toHaveCount(0);
});

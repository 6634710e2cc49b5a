import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

const paragraph = (id: string, text: string, href?: string) => ({
  type: 'paragraph',
  attrs: { id },
  content: [{ type: 'text', text, ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href } }] }) }],
});
const facts = (bor: string) => ({ type: 'snabbfakta', attrs: { id: 'bfakta0001', namn: 'Eva', rader: [{ k: 'Bor', v: bor }] } });

/** An article of three versions: words changed, a link that leads elsewhere, a fact, a block moved and one removed. */
async function threeVersions(page: Page): Promise<string> {
  const headers = { Origin: new URL(page.url()).origin };
  const asked = async (method: 'post' | 'put', address: string, data: object) =>
    (await page.request[method](`/studio/api/innehall${address}`, { data, headers })).json();
  const first = [
    paragraph('bfirst0001', 'Torget blir grönt i vår.'),
    paragraph('bgone00001', 'Det här stycket togs bort.'),
    paragraph('blinked001', 'Läs rapporten', 'https://a.example/'),
    facts('Lund'),
  ];
  const { id, innehall } = await asked('post', '', { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Torget', block: first });
  const second = [
    paragraph('bfirst0001', 'Torget blir bilfritt i vår.'),
    paragraph('blinked001', 'Läs rapporten', 'https://b.example/'),
    facts('Malmö'),
  ];
  const saved = await asked('put', `/${id}/sprak/sv`, { rubrik: 'Torget öppnar', block: second, bas: innehall.sprak.sv.arbetsrevision.id });
  const third = [facts('Malmö'), ...second.slice(0, 2)];
  await asked('put', `/${id}/sprak/sv`, { rubrik: 'Torget öppnar', block: third, bas: saved.id });
  return id;
}

test('any two versions are seen side by side, and a block of an old one is fetched to the text that is written', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.goto(`/studio/artikel/${await threeVersions(page)}`);
  const text = page.getByLabel('Artikelns text');
  await expect(text).toContainText('bilfritt');
  await page.getByRole('tab', { name: 'Historik' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: /^1/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Jämför versioner' });
  const compared = dialog.getByRole('region', { name: 'Version 1 jämförd med Version 3' });
  await expect(compared.getByRole('deletion').filter({ hasText: 'grönt' })).toBeVisible();
  await expect(compared.getByRole('insertion').filter({ hasText: 'bilfritt' })).toBeVisible();
  await expect(compared).toContainText('Rad 1, Värde');
  await expect(compared.getByText('Läs rapporten · https://a.example/')).toBeVisible();
  await expect(compared.getByText('Borttaget')).toHaveCount(1);
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'jamfor-versioner');

  await dialog.getByRole('button', { name: 'Namnge version 1' }).click();
  await page.keyboard.type('Till tryck');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Från/ })).toContainText('Version 1 · Till tryck');
  await dialog.getByRole('button', { name: /Från/ }).click();
  await page.getByRole('option', { name: /^Version 2/ }).click();
  await expect(dialog.getByRole('region', { name: 'Version 2 jämförd med Version 3' })).toContainText('Flyttat');
  await dialog.getByRole('button', { name: /Från/ }).click();
  await page.getByRole('option', { name: /^Version 1/ }).click();

  const gone = compared.locator('section').filter({ hasText: 'Det här stycket togs bort.' });
  await gone.getByRole('button', { name: 'Hämta till texten' }).click();
  await expect(gone.getByRole('button', { name: 'Hämta till texten' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Klart' }).click();
  await expect(text.locator(':scope > p')).toHaveText(['Torget blir bilfritt i vår.', 'Det här stycket togs bort.', 'Läs rapporten']);
  await text.getByText('Läs rapporten').click();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('togs bort');
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Spara med kommentar …' }).click();
  const saving = page.getByRole('dialog', { name: 'Spara med kommentar' });
  await saving.getByLabel('Kommentar').fill('Stycket är tillbaka');
  await saving.getByLabel(/^Versionens namn/).fill('Efter mötet');
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await saving.getByRole('button', { name: 'Spara' }).click();
  await expect(saving).toBeHidden();
  await page.reload();
  await expect(text).toContainText('Det här stycket togs bort.');

  await page.getByRole('tab', { name: 'Historik' }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /^4.*Efter mötet.*Stycket är tillbaka/ })).toBeVisible();
  await keepLooks(page, 'versioner-med-namn');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^1.*Till tryck/ })
    .click();
  await dialog.getByRole('button', { name: 'Återställ version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Återställ' }).click();
  await expect(text).toContainText('grönt');
});

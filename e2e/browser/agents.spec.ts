import { ADMIN, expect, logIn, test } from './newsroom.ts';

/** An administrator's day with agents: make one, change its key, stop them all, see what it has done. */
test('an administrator gives an agent a key and a new one, pauses all agents and reads what one has done', async ({ page, request }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/agenter');
  await page.getByRole('button', { name: 'Ny agent' }).first().click();
  await page.getByLabel('Namn').fill('Nöjesbevakaren');
  await page.getByLabel('Nya utkast per dygn').fill('2');
  await page.getByRole('button', { name: 'Skapa och visa nyckeln' }).click();
  const first = await page.getByRole('dialog').getByLabel('Nyckel').inputValue();
  await page.getByRole('button', { name: 'Jag har sparat nyckeln' }).click();

  const calls = (nyckel: string) => ({ headers: { authorization: `Bearer ${nyckel}` } });
  const draft = { sektion: 'noje', mall: 'nyhet', rubrik: 'Festivalen är tillbaka' };
  expect((await request.post('/studio/api/innehall', { ...calls(first), data: draft })).status()).toBe(201);

  const actions = page.getByRole('button', { name: 'Åtgärder för Nöjesbevakaren' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Byt nyckel' }).click();
  await expect(page.getByText('Båda nycklarna fungerar under tiden')).toBeVisible();
  await page.getByRole('button', { name: 'Byt nyckel' }).last().click();
  const second = await page.getByRole('dialog').getByLabel('Nyckel').inputValue();
  await page.getByRole('button', { name: 'Jag har sparat nyckeln' }).click();
  await expect(page.getByRole('row', { name: /Nöjesbevakaren/ })).toContainText('slutar gälla');
  await expect(page.getByRole('row', { name: /Nöjesbevakaren/ })).toContainText('1 av 2 utkast');
  for (const key of [first, second]) expect((await request.get('/studio/api/jag', calls(key))).status()).toBe(200);

  await page.getByRole('button', { name: 'Pausa alla' }).click();
  await page.getByLabel('Varför').fill('Vi flyttar arkivet.');
  await page.getByRole('button', { name: 'Pausa alla' }).last().click();
  await expect(page.getByText('Alla agenter är pausade')).toBeVisible();
  const stopped = await request.post('/studio/api/innehall', { ...calls(second), data: draft });
  expect(stopped.status()).toBe(403);
  expect((await stopped.json()).fel[0].orsak).toContain('Vi flyttar arkivet.');
  await page.getByRole('button', { name: 'Släpp på dem' }).click();
  await expect(page.getByText('Alla agenter är pausade')).toBeHidden();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Visa vad den har gjort' }).click();
  await expect(page.getByText('Bara det som Nöjesbevakaren har gjort visas.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Skapade en artikel/ })).toHaveCount(1);
});

test.describe('the reference', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('is read and searched without a login, without script, on a phone, from this server alone', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (baseURL !== undefined && !request.url().startsWith(baseURL)) elsewhere.push(request.url());
    });
    await page.goto('/studio/referens');
    await page.getByLabel('Sök operation, fält eller felkod').fill('overlapp_timmar');
    await page.getByRole('button', { name: 'Sök' }).click();
    await expect(page.getByRole('status')).toContainText('1 operation.');
    await expect(page.getByText('Hur många timmar den gamla nyckeln gäller till')).toBeVisible();
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'Felkoder' }).click();
    await expect(page.getByText('agenter_pausade')).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
});

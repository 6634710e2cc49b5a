import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks, photograph } from './photograph.ts';
import { readyArticle } from './release-article.ts';
import { logInByScript } from './script-login.ts';

/** An administrator's day with agents: make one, change its key, stop them all, see what it has done, undo it. */
test('an administrator gives an agent a key and a new one, pauses all agents, reads what one has done and undoes it', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/agenter');
  await page.getByRole('button', { name: 'Ny agent' }).first().click();
  await page.getByLabel('Namn').fill('Nöjesbevakaren');
  await page.getByLabel('Nya utkast per dygn').fill('2');
  // Nobody has said where it may write: it may not, and the form says so.
  const nowhere = page.getByText('Agenten kan inte skriva någon artikel.');
  await expect(nowhere).toBeVisible();
  await page.getByText(/^Alla sektioner/).click();
  await page.getByRole('group', { name: 'Valda mallar' }).getByText('Nyhet', { exact: true }).click();
  await page.getByText('Alla språk').click();
  await expect(nowhere).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Allt som redaktionen läser/ })).toBeChecked();
  await page.getByText(/^Sina sektioner/).click();
  // A range that begins in the middle of itself is told of with both things it may have meant; the journey calls from the machine itself.
  const ranges = page.getByLabel('Adresser som agenten anropar från');
  await ranges.fill('127.0.0.1\n192.168.1.7/24');
  await page.getByRole('button', { name: 'Skapa och visa nyckeln' }).click();
  await expect(page.getByText('Skriv 192.168.1.0/24 för hela området, eller 192.168.1.7 för bara den adressen.')).toBeVisible();
  await ranges.fill('127.0.0.1\n192.168.1.0/24\n::1');
  await page.getByLabel('Anrop per minut').fill('100');
  await page.getByRole('button', { name: 'Skapa och visa nyckeln' }).click();
  const first = await page.getByRole('dialog').getByLabel('Nyckel', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Jag har sparat nyckeln' }).click();

  await expect(page.getByRole('row', { name: /Nöjesbevakaren/ })).toContainText('alla sektioner · Nyhet · alla språk');

  const calls = (nyckel: string) => ({ headers: { authorization: `Bearer ${nyckel}` } });
  const draft = { sektion: 'noje', mall: 'nyhet', rubrik: 'Festivalen är tillbaka' };
  expect((await request.post('/studio/api/innehall', { ...calls(first), data: draft })).status()).toBe(201);

  const actions = page.getByRole('button', { name: 'Åtgärder för Nöjesbevakaren' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Byt nyckel' }).click();
  await expect(page.getByText('Båda nycklarna fungerar under tiden')).toBeVisible();
  await page.getByRole('button', { name: 'Byt nyckel' }).last().click();
  const second = await page.getByRole('dialog').getByLabel('Nyckel', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Jag har sparat nyckeln' }).click();
  await expect(page.getByRole('row', { name: /Nöjesbevakaren/ })).toContainText('slutar gälla');
  await expect(page.getByRole('row', { name: /Nöjesbevakaren/ })).toContainText('1 av 2 utkast');
  for (const key of [first, second]) {
    const told = await request.get('/studio/api/jag', calls(key));
    expect([told.status(), (await told.json()).agent.laser]).toEqual([200, 'egna_sektioner']);
  }

  await page.getByRole('button', { name: 'Pausa alla' }).click();
  await page.getByLabel('Varför').fill('Vi flyttar arkivet.');
  await page.getByRole('button', { name: 'Pausa alla' }).last().click();
  await expect(page.getByText('Alla agenter är pausade')).toBeVisible();
  const stopped = await request.post('/studio/api/innehall', { ...calls(second), data: draft });
  expect(stopped.status()).toBe(403);
  expect((await stopped.json()).fel[0].orsak).toContain('Vi flyttar arkivet.');
  await page.getByRole('button', { name: 'Släpp på dem' }).click();
  await expect(page.getByText('Alla agenter är pausade')).toBeHidden();

  // In an article of the administrator's the agent rewrites both paragraphs, and one of them the administrator mends.
  const admin = { headers: { cookie: await logInByScript(request, ADMIN) } };
  const stycke = (id: string, text: string) => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
  const bron = { ...draft, rubrik: 'Bron stängs', block: [stycke('bforsta1', 'Bron stängs i maj.'), stycke('bandra01', 'Den är gammal.')] };
  const made = await (await request.post('/studio/api/innehall', { ...admin, data: bron })).json();
  const save = async (by: typeof admin | ReturnType<typeof calls>, bas: string, [one, other]: [string, string]) => {
    const data = { rubrik: 'Bron stängs', ingress: '', bas, block: [stycke('bforsta1', one), stycke('bandra01', other)] };
    const answer = await request.put(`/studio/api/innehall/${made.id}/sprak/sv`, { ...by, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).id as string;
  };
  const byAgent = await save(calls(second), made.innehall.sprak.sv.arbetsrevision.id, ['Bron rivs i maj.', 'Den är jättegammal.']);
  await save(admin, byAgent, ['Bron rivs i juni.', 'Den är jättegammal.']);

  await actions.click();
  await page.getByRole('menuitem', { name: 'Visa vad den har gjort' }).click();
  await expect(page.getByRole('heading', { name: 'Nöjesbevakaren' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Festivalen är tillbaka' })).toContainText('Skapade en artikel');
  await keepLooks(page, 'agentens-arbete');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ångra körningen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Festivalen är tillbaka' })).toContainText('papperskorgen');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bron stängs' })).toContainText(
    'Ett ställe som har ändrats sedan står kvar. Efter agenten har Administratör sparat. Resten blir som före agenten.',
  );
  await keepLooks(page, 'angra-korningen');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ångra i 2 artiklar' }).click();
  await expect(page.getByText('Ångrat i 2 artiklar.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Festivalen är tillbaka' })).toContainText('I papperskorgen');
  const { innehall } = await (await request.get(`/studio/api/innehall/${made.id}`, admin)).json();
  const texts = innehall.sprak.sv.arbetsrevision.block.map((block: ReturnType<typeof stycke>) => block.content[0]?.text);
  expect(texts).toEqual(['Bron rivs i juni.', 'Den är gammal.']);

  await page.getByRole('link', { name: 'loggen' }).click();
  await expect(page.getByText('Bara det som Nöjesbevakaren har gjort visas.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Skapade en artikel/ })).toHaveCount(1);
});

test('what an agent in approval mode asks for a chief declines with a reason, and confirms as the newer text', async ({
  page,
  request,
}) => {
  const { id, rubrik, chief } = await readyArticle(request, 'Begäran');
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers: chief })).json();
  const namn = `Kvällsboten ${Date.now()}`;
  const rights = { publicera: true, schemalagga: true, sektioner: [innehall.sektion], mallar: [innehall.mall], sprak: ['sv'] };
  const made = await (await request.post('/studio/api/agenter', { headers: admin, data: { namn, ...rights } })).json();
  await logIn(page, ADMIN);
  await page.goto('/studio/agenter');
  await page.getByRole('button', { name: `Åtgärder för ${namn}` }).click();
  await page.getByRole('menuitem', { name: 'Ändra rättigheter' }).click();
  await page.getByText('Publicering kräver en människas godkännande').click();
  // Another administrator changes something else meanwhile, which saving this form leaves as it is.
  await request.patch(`/studio/api/agenter/${made.agent.id}`, { headers: admin, data: { kvot: { utkast: 7 } } });
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('row', { name: new RegExp(namn) })).toContainText('efter godkännande');
  await expect(page.getByRole('row', { name: new RegExp(namn) })).toContainText('av 7 utkast');

  const agent = { authorization: `Bearer ${made.nyckel}` };
  const ask = async (fields: Record<string, unknown>) => {
    const answer = await request.post(`/studio/api/innehall/${id}/release`, { headers: agent, data: { order_av: CHIEF, ...fields } });
    expect(answer.status(), await answer.text()).toBe(202);
  };
  await ask({ lage: 'publicera' });
  await page.context().clearCookies();
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('link', { name: /^Publiceringar: \d+ att se över$/ }).click();
  const waiting = page.getByRole('region', { name: 'Väntar på ditt godkännande' });
  const asked = waiting.getByRole('listitem').filter({ hasText: rubrik });
  await expect(asked).toContainText(`${namn} Agent på order av`);
  await asked.getByRole('button', { name: 'Avslå' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslå' }).click();
  await expect(page.getByText('Skriv varför, så att agenten vet vad den ska göra.')).toBeVisible();
  await page.getByLabel('Varför').fill('Rubriken lovar för mycket.');
  await page.getByRole('dialog').getByRole('button', { name: 'Avslå' }).click();
  await expect(asked).toBeHidden();
  const told = await (await request.get(`/studio/api/innehall/${id}/releaser`, { headers: agent })).json();
  expect(told.releaser[0].fel[0].orsak).toContain('Rubriken lovar för mycket.');

  await ask({ lage: 'schemalagd', datum: new Date(Date.now() + 3 * 86_400_000).toISOString() });
  const { arbetsrevision: before } = innehall.sprak.sv;
  const newer = { ...before, ingress: 'En ingress som chefen har skrivit om.', bas: before.id };
  const data = Object.fromEntries(['rubrik', 'ingress', 'block', 'meta', 'hero', 'slug', 'bas'].map((field) => [field, newer[field]]));
  expect((await request.put(`/studio/api/innehall/${id}/sprak/sv`, { headers: chief, data })).status()).toBe(200);
  const sponsrad = { partner: 'Bryggeriet AB', markning: 'Annons' };
  expect((await request.patch(`/studio/api/innehall/${id}`, { headers: chief, data: { sponsrad } })).status()).toBe(200);
  await page.goto(`/studio/artikel/${id}`);
  const line = page.getByRole('list', { name: 'Publiceringar på väg' });
  await expect(line).toContainText(`Väntar på godkännande: ${namn} vill publicera`);
  await expect(line).toContainText('Texten har ändrats sedan dess. Den som godkänner väljer version.');
  await line.getByRole('button', { name: 'Godkänn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Godkänna schemaläggningen?' });
  await dialog.getByText('Version 2').click();
  // Whether it goes out marked as an advertisement is chosen, never passed by.
  await expect(dialog.getByRole('button', { name: 'Godkänn', exact: true })).toBeDisabled();
  await dialog.getByText('Som de är nu').click();
  await photograph(page, 'godkann-andrade-uppgifter');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Godkänn', exact: true }).click();
  await expect(line).toContainText('svenska version 2');
  await expect(line).not.toContainText('Väntar på godkännande');
  const { releaser } = await (await request.get(`/studio/api/innehall/${id}/releaser`, { headers: chief })).json();
  expect(releaser[0]).toMatchObject({ tillstand: 'schemalagd', fakta: { sponsrad } });
});

test('whoever an agent says has given an order is led to it, sees what becomes another for readers, and confirms it', async ({
  page,
  request,
}) => {
  const { id, rubrik, chief } = await readyArticle(request, 'Ordern');
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers: chief })).json();
  expect((await request.post(`/studio/api/innehall/${id}/release`, { headers: chief, data: { lage: 'publicera' } })).ok()).toBe(true);
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const namn = `Orderboten ${Date.now()}`;
  const rights = { publicera: true, sektioner: [innehall.sektion], mallar: [innehall.mall], sprak: ['sv'] };
  const made = await (await request.post('/studio/api/agenter', { headers: admin, data: { namn, ...rights } })).json();
  await logIn(page, ADMIN);
  await page.goto('/studio/agenter');
  await page.getByRole('button', { name: `Åtgärder för ${namn}` }).click();
  await page.getByRole('menuitem', { name: 'Ändra rättigheter' }).click();
  await page.getByText('Ingens utan bekräftelse').click();
  await keepLooks(page, 'agentens-ordrar');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const { arbetsrevision: before } = innehall.sprak.sv;
  const fields = ['rubrik', 'block', 'meta', 'hero', 'slug'].map((field) => [field, before[field]]);
  const marks = [{ type: 'link', attrs: { href: 'https://exempel.se/rapporten' } }];
  const added = { type: 'paragraph', attrs: { id: 'bnylank001' }, content: [{ type: 'text', text: 'Läs rapporten', marks }] };
  const ingress = 'En ingress som agenten har skrivit om.';
  const data = { ...Object.fromEntries(fields), ingress, block: [...before.block, added], bas: before.id };
  const agent = { authorization: `Bearer ${made.nyckel}` };
  expect((await request.put(`/studio/api/innehall/${id}/sprak/sv`, { headers: agent, data })).status()).toBe(200);
  const ask = () => request.post(`/studio/api/innehall/${id}/release`, { headers: agent, data: { lage: 'publicera', order_av: CHIEF } });
  expect((await (await ask()).json()).varningar[0].kod).toBe('order_vantar');

  await page.context().clearCookies();
  await logIn(page, CHIEF);
  await page.goto('/studio/att-gora');
  await page.getByRole('region', { name: 'Ordrar som du ska bekräfta' }).getByRole('link', { name: rubrik }).click();
  const dialog = page.getByRole('dialog', { name: 'Har du gett den här ordern?' });
  await expect(dialog.getByRole('region', { name: 'Svenska, version 2' }).getByRole('insertion').first()).toBeVisible();
  // Where a link in a new block leads is no word of its text, and is told all the same.
  await expect(dialog).toContainText('https://exempel.se/rapporten');
  await keepLooks(page, 'ordern');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Bekräfta och publicera nu' }).click();
  await expect(page.getByText(`”${rubrik}” är publicerad`)).toBeVisible();
  expect((await (await ask()).json()).release.tillstand).toBe('klar');
  // The letter leads there still, and tells that nothing waits.
  await page.goto(`/studio/att-gora?order=${id}`);
  await expect(page.getByText('Ingen order på den artikeln väntar på dig')).toBeVisible();
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

import type { APIRequestContext } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { readyArticle } from './release-article.ts';

/** What is read behind the releases, and looked for in the queue now and then. */
const SOON = { timeout: 60_000 };

interface Public {
  id: string;
  rubrik: string;
  path: string;
}

/** An article that readers have, with a paragraph that leads to each of the addresses. */
async function publicArticle(request: APIRequestContext, name: string, addresses: readonly string[] = []): Promise<Public> {
  const { id, rubrik, chief } = await readyArticle(request, name);
  const call = (path: string, data: object) => request.post(`/studio/api/innehall/${id}/${path}`, { headers: chief, data });
  if (addresses.length > 0) {
    const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers: chief })).json();
    const { id: bas, ingress, block, hero, meta, slug } = innehall.sprak.sv.arbetsrevision;
    const linking = addresses.map((href, nr) => ({
      type: 'paragraph',
      attrs: { id: `blanken${nr}` },
      content: [{ type: 'text', text: `Läs om bro nummer ${nr + 1}`, marks: [{ type: 'link', attrs: { href } }] }],
    }));
    const data = { bas, rubrik, ingress, block: [...linking, ...block], hero, meta, slug };
    expect((await request.put(`/studio/api/innehall/${id}/sprak/sv`, { headers: chief, data })).status()).toBe(200);
  }
  expect((await call('release', { lage: 'publicera', sprak: ['sv'] })).status()).toBe(200);
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers: chief })).json();
  return { id, rubrik, path: new URL(innehall.sprak.sv.lank).pathname };
}

/** Gives a public article another address. */
async function move(request: APIRequestContext, { id }: Public): Promise<string> {
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`)).json();
  const { id: bas, rubrik, ingress, block, hero, meta, slug } = innehall.sprak.sv.arbetsrevision;
  const data = { bas, rubrik, ingress, block, hero, meta, slug: `${slug}-ny` };
  expect((await request.put(`/studio/api/innehall/${id}/sprak/sv`, { data })).status()).toBe(200);
  expect((await request.post(`/studio/api/innehall/${id}/release`, { data: { lage: 'publicera', sprak: ['sv'] } })).status()).toBe(200);
  const { innehall: after } = await (await request.get(`/studio/api/innehall/${id}`)).json();
  return new URL(after.sprak.sv.lank).pathname;
}

test('a link dies, becomes a task, and is mended; one that has moved is changed by a press in the editor', async ({ page }) => {
  await logIn(page, CHIEF);
  const { request } = page;
  const [dying, moving] = [await publicArticle(request, 'Bron som rivs'), await publicArticle(request, 'Bron som flyttas')];
  const never = `/nyheter/bron-som-aldrig-fanns-${Date.now()}`;
  const linking = await publicArticle(request, 'Alla broar', [dying.path, moving.path, never]);
  const linksOf = async () => (await (await request.get(`/studio/api/lankar?innehall=${linking.id}&per_sida=100`)).json()).lankar;
  const stateOf = async (adress: string) => (await linksOf()).find((link: { adress: string }) => link.adress === adress)?.tillstand;

  await test.step('what it leads to is taken down, and moves', async () => {
    const answer = await request.post(`/studio/api/innehall/${dying.id}/nedtagning`, { data: { orsak: 'Bron är riven.' } });
    expect(answer.status()).toBe(200);
    await move(request, moving);
    await expect.poll(() => stateOf(dying.path), SOON).toBe('trasig');
    await expect.poll(() => stateOf(moving.path), SOON).toBe('omdirigerad');
  });

  await test.step('the screen tells of it, and a link that may be broken is let be by keyboard alone', async () => {
    await page.goto('/studio/lankar?tillstand=trasig');
    const row = page.getByRole('row').filter({ hasText: dying.path });
    await expect(row).toContainText('Artikeln är nedtagen.');
    await expect(row.getByRole('link', { name: linking.rubrik })).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'lankar-trasiga');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(row.getByRole('link', { name: linking.rubrik })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: `Ignorera ${never}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Till och med').fill('i övermorgon');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/Sista dagen \(ÅÅÅÅ-MM-DD\)/)).toBeVisible();
    await dialog.getByLabel('Till och med').fill('2099-12-31');
    await dialog.getByLabel('Anledning').fill('Bron byggs i vår.');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'lankar-ignoreras');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: never })).toHaveCount(0);
    await page.goto(`/studio/lankar?innehall=${linking.id}`);
    const ignored = page.getByRole('row').filter({ hasText: never });
    await expect(ignored).toContainText('Ignoreras till och med 2099-12-31');
    await expect(ignored).toContainText('Bron byggs i vår.');
    await expect(ignored.getByRole('link', { name: 'Stycke · Läs om bro nummer 3' })).toBeVisible();
    await page.getByRole('button', { name: 'Kontrollera artikelns länkar' }).click();
    await expect(page.getByText('Kontrollerat.')).toBeVisible();
    await keepLooks(page, 'lankar-artikel');
  });

  const tasks = async () => (await (await request.get(`/studio/api/ko?innehall=${linking.id}&typ=lank`)).json()).ko;
  await test.step('it is asked for in the work queue', async () => {
    await expect.poll(async () => (await tasks()).length, SOON).toBe(1);
    await page.goto('/studio/ko');
    await expect(page.getByRole('link', { name: `leder fel: ${linking.rubrik}` })).toBeVisible();
  });

  await test.step('in the editor each stands at its block, and the moved one is changed by a press', async () => {
    await page.goto(`/studio/artikel/${linking.id}`);
    const panel = page.getByRole('complementary', { name: 'Om artikeln' });
    await expect(panel.getByRole('heading', { name: 'Länkar att byta' })).toBeVisible();
    await expect(panel.getByText('Länken leder till en artikel som är nedtagen')).toBeVisible();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await keepLooks(page, 'redigera-lankar');
    const note = panel.getByRole('listitem').filter({ hasText: 'har flyttat till' });
    await expect(note).toContainText('Läs om bro nummer 2');
    await note.getByRole('button', { name: 'Byt till den nya adressen' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Läs om bro nummer 2' })).toHaveAttribute('href', `${moving.path}-ny`);
    await expect(panel.getByText('har flyttat till')).toHaveCount(0);
  });

  await test.step('what it led to is public again: the task is done by itself', async () => {
    const answer = await request.post(`/studio/api/innehall/${dying.id}/release`, { data: { lage: 'publicera', sprak: ['sv'] } });
    expect(answer.status()).toBe(200);
    await expect.poll(() => stateOf(dying.path), SOON).toBe('ok');
    await expect.poll(async () => (await tasks())[0].status, SOON).toBe('klar');
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepPicture } from './photograph.ts';
import { logInByScript } from './script-login.ts';

async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await keepPicture(page, `${name}-${colorScheme}-${width}`, { fullPage: true });
      expect.soft(await complaintsOfAxe(page), `${name}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** What the chief does beside, at another computer. */
async function chiefAt(request: APIRequestContext) {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  return async (method: 'post' | 'put', path: string, data: unknown) => {
    const answer = await request[method](`/studio/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}

test('what concerns a writer comes to the inbox by itself, leads to the place, and is read when it has been opened', async ({
  page,
  request,
}) => {
  await logIn(page, WRITER);
  const { vem } = await (await page.request.get('/studio/api/jag')).json();
  const draft = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Isen bär inte än', ingress: 'Vänta en vecka till.' };
  const { id } = await (await page.request.post('/studio/api/innehall', { data: draft })).json();
  await page.goto('/studio/inkorg');
  await page.getByRole('button', { name: 'Markera alla som lästa' }).or(page.getByText('Inkorgen är tom')).first().waitFor();
  await pictures(page, 'inkorg-tom');

  // Nothing is asked for by the clock as seldom as this is seen to come.
  const chief = await chiefAt(request);
  await chief('post', `/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Vem har mätt isen?', namn: [vem.id] });
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(menu.getByRole('link', { name: /^Inkorg: \d+ oläst/ })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('Vem har mätt isen?')).toBeVisible({ timeout: 10_000 });
  const { bas, ...content } = await versionOf(page, id);
  await chief('put', `/innehall/${id}/sprak/sv`, { ...content, bas, ingress: 'Vänta två veckor till.' });
  await chief('post', '/ko', { rubrik: 'Ring hamnen om isen', ansvarig: vem.id });
  await expect(page.getByRole('link', { name: /Ring hamnen om isen/ })).toBeVisible({ timeout: 10_000 });
  await pictures(page, 'inkorg');

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: /Ring hamnen om isen/ })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Markera som oläst: Ring hamnen om isen' })).toBeVisible();
  await page.getByText('Bara olästa').click();
  await expect(page.getByRole('link', { name: /Ring hamnen om isen/ })).toBeHidden();
  await page.getByRole('link', { name: 'Oläst: Isen bär inte än' }).last().press('Enter');
  await page.waitForURL(new RegExp(`/studio/artikel/${id}[?]sprak=sv&kommentar=`));
  await expect(page.getByText('Vem har mätt isen?').first()).toBeVisible();

  await page.goto('/studio/inkorg');
  await expect(page.getByRole('button', { name: 'Markera som oläst: Isen bär inte än' })).toBeVisible();
  await page.getByRole('button', { name: 'Markera alla som lästa' }).click();
  await expect(menu.getByRole('link', { name: 'Inkorg', exact: true })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Markera alla som lästa' })).toBeDisabled();
});

async function versionOf(page: Page, id: string) {
  const { innehall } = await (await page.request.get(`/studio/api/innehall/${id}`)).json();
  const { rubrik, ingress, block, meta, hero, slug, id: bas } = innehall.sprak.sv.arbetsrevision;
  return { rubrik, ingress, block, meta, hero, slug, bas };
}

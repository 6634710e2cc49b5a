import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, PASSWORD, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { readyArticle } from './release-article.ts';
import { logInByScript } from './script-login.ts';

test('a link whose maker has left is told to show nothing, and can still be revoked', async ({ page, request }) => {
  const { id } = await readyArticle(request, 'Delad');
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const epost = `delare-${Date.now()}@demo.se`;
  const made = await request.post('/studio/api/anvandare', {
    headers: admin,
    data: { namn: 'Disa Delare', epost, roll: 'chefredaktor', losenord: PASSWORD },
  });
  expect(made.status(), await made.text()).toBe(201);
  const maker = { cookie: await logInByScript(request, epost) };
  const shared = await request.post(`/studio/api/innehall/${id}/forhandsvisning`, { headers: maker, data: { dela: 60 } });
  expect(shared.status(), await shared.text()).toBe(200);
  const { person } = await made.json();
  const left = await request.patch(`/studio/api/anvandare/${person.id}`, { headers: admin, data: { aktiv: false } });
  expect(left.status(), await left.text()).toBe(200);

  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  await page.getByRole('button', { name: 'Dela', exact: true }).click();
  const link = page.getByRole('listitem').filter({ hasText: 'Disa Delare' });
  await expect(link).toContainText('visar inget: den som skapade länken får inte längre vara i Studio');
  await expect(link).toContainText('Stängd');
  await keepLooks(page, 'delning-stangd');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await link.getByRole('button', { name: 'Återkalla' }).click();
  await expect(link).toContainText('Återkallad');
});

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ADMIN, CHIEF, expect, test } from './newsroom.ts';
import { logInByScript } from './script-login.ts';

interface Agent {
  call(method: string, path: string, data?: object, headers?: Record<string, string>): Promise<APIResponse>;
}

async function newAgent(request: APIRequestContext, rights: object): Promise<Agent & { id: string; cookie: string }> {
  const cookie = await logInByScript(request, ADMIN);
  const made = await request.post('/studio/api/agenter', { headers: { cookie }, data: { namn: 'Provagenten', ...rights } });
  expect(made.status()).toBe(201);
  const { nyckel, agent } = await made.json();
  return {
    id: agent.id,
    cookie,
    call: (method, path, data, headers = {}) =>
      request.fetch(`/studio/api${path}`, {
        method,
        headers: { authorization: `Bearer ${nyckel}`, ...headers },
        ...(data === undefined ? {} : { data }),
      }),
  };
}

/** The same day's work as the journalist's, by somebody who has a key and has read the handbook and the templates. */
test('an agent writes, mends, publishes in two languages and is refused what an agent may not', async ({ request, page }) => {
  const agent = await newAgent(request, { sektioner: ['mat'], mallar: ['nyhet'], sprak: ['sv', 'en'], publicera: true });

  const jag = await (await agent.call('GET', '/jag')).json();
  expect(jag.vem).toMatchObject({ typ: 'agent', roll: 'agent', publicera: true, schemalagga: false });
  const { text } = await (await agent.call('GET', '/handbok')).json();
  expect(text).toContain('order_av');
  const { mallar } = await (await agent.call('GET', '/mallar?exempel=1')).json();
  const { sv, en } = mallar.find((mall: { id: string }) => mall.id === 'nyhet').exempel;

  // Twice with one key, as after a lost answer: one article.
  const draft = { sektion: 'mat', mall: 'nyhet', rubrik: sv.rubrik, ingress: '', block: sv.block, taggar: sv.taggar };
  const first = await agent.call('POST', '/innehall', draft, { 'Idempotency-Key': 'prov-1' });
  const second = await agent.call('POST', '/innehall', draft, { 'Idempotency-Key': 'prov-1' });
  expect([first.status(), second.status()]).toEqual([201, 201]);
  expect(second.headers()['idempotent-replayed']).toBe('true');
  const { id, innehall } = await first.json();
  expect((await second.json()).id).toBe(id);

  // The check says what stops it, and how to mend it.
  const report = await (await agent.call('POST', `/innehall/${id}/validera`, {})).json();
  expect(report).toMatchObject({ ok: true, blockerande: true });
  expect(report.fel.map((fel: { kod: string }) => fel.kod)).toContain('ingress_saknas');
  const stopped = await agent.call('POST', `/innehall/${id}/release`, { lage: 'publicera', order_av: CHIEF });
  expect(stopped.status()).toBe(422);

  const bas = innehall.sprak.sv.arbetsrevision.id;
  const saved = await agent.call('PUT', `/innehall/${id}/sprak/sv`, {
    ...sv,
    taggar: undefined,
    kallor: undefined,
    hero: null,
    slug: '',
    bas,
  });
  expect(saved.status()).toBe(200);
  const stale = await agent.call('PUT', `/innehall/${id}/sprak/sv`, { rubrik: 'För sent', bas });
  expect(stale.status()).toBe(409);
  expect((await stale.json()).senaste.id).toBe((await saved.json()).id);
  const english = await agent.call('PUT', `/innehall/${id}/sprak/en`, {
    ...en,
    taggar: undefined,
    kallor: undefined,
    hero: null,
    slug: '',
  });
  expect(english.status()).toBe(200);

  // No publishing without an order, nor on the order of somebody who may not publish.
  const withoutOrder = await agent.call('POST', `/innehall/${id}/release`, { lage: 'publicera' });
  expect((await withoutOrder.json()).fel[0]).toMatchObject({ falt: 'order_av', kod: 'order_av_saknas' });
  const wrongOrder = await agent.call('POST', `/innehall/${id}/release`, { lage: 'publicera', order_av: 'skribent@demo.se' });
  expect((await wrongOrder.json()).fel[0].kod).toBe('order_av_ogiltig');
  const released = await agent.call('POST', `/innehall/${id}/release`, { lage: 'publicera', order_av: CHIEF });
  expect(released.status(), await released.text()).toBe(200);
  const { sprak, status } = await released.json();
  expect(status).toBe('publicerad');

  await page.goto(sprak.sv.lank);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.rubrik);
  await page.getByRole('link', { name: 'Read in English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.rubrik);

  // What no agent may, whatever its rights.
  expect((await agent.call('POST', `/innehall/${id}/nedtagning`, { orsak: 'x' })).status()).toBe(403);
  expect((await agent.call('POST', `/innehall/${id}/release`, { lage: 'publicera', overstyr: true, order_av: CHIEF })).status()).toBe(403);
  expect((await agent.call('PATCH', `/innehall/${id}`, { raderad: true })).status()).toBe(403);
  expect((await agent.call('GET', '/agenter')).status()).toBe(403);
  const elsewhere = await agent.call('POST', '/innehall', { ...draft, sektion: 'resor' });
  expect((await elsewhere.json()).fel[0]).toMatchObject({ falt: 'sektion', kod: 'sektion_ej_tillaten' });

  // Revoked is out, at once.
  expect((await request.delete(`/studio/api/agenter/${agent.id}`, { headers: { cookie: agent.cookie } })).status()).toBe(200);
  expect((await agent.call('GET', '/jag')).status()).toBe(401);
});

import type { ProvingTask } from '#lib/contract/proving.ts';
import { rightAnswer } from '#lib/proving/right-answer.ts';
import { plannedRound, taskOf } from '#lib/proving/round.ts';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { readyArticle } from './release-article.ts';
import { logInByScript } from './script-login.ts';

const SEED = 20_261_127;

/** An agent that is held to a result: what an administrator asks of it, what it does about that, and what the administrator sees of it. */
test('an administrator asks an agent to manage the proving ground, and sees what it did not manage before it does', async ({
  page,
  request,
  newsroom,
}) => {
  const { id, chief } = await readyArticle(request, 'Provbanan');
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers: chief })).json();
  const namn = `Lärlingen ${Date.now()}`;
  const rights = { publicera: true, schemalagga: true, sektioner: [innehall.sektion], mallar: [innehall.mall], sprak: ['sv'] };
  const made = await (await request.post('/studio/api/agenter', { headers: admin, data: { namn, ...rights } })).json();
  await logIn(page, ADMIN);
  await page.goto('/studio/agenter');
  const actions = page.getByRole('button', { name: `Åtgärder för ${namn}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Visa provbanan' }).click();
  await expect(page.getByText('Inget prov ännu')).toBeVisible();
  await expect(page.getByText('Inget krav', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Agenter' }).last().click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Ändra rättigheter' }).click();
  await page.getByText('Ska ha klarat provbanan', { exact: true }).click();
  await page.getByLabel('Minst, i procent av varje slag').fill('40');
  await page.getByRole('button', { name: 'Spara' }).click();
  const least = page.getByLabel('Minst, i procent av varje slag');
  await expect(least).toHaveAttribute('aria-invalid', 'true');
  await keepLooks(page, 'agentens-krav');
  await least.fill('90');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('row', { name: new RegExp(namn) })).toContainText('när provbanan är klarad');

  const agent = { authorization: `Bearer ${made.nyckel}` };
  const publish = () =>
    request.post(`/studio/api/innehall/${id}/release`, { headers: agent, data: { order_av: CHIEF, lage: 'publicera' } });
  const round = async (fro: number, wrong: (task: ProvingTask) => boolean) => {
    const begun = await (await request.post('/studio/api/prov', { headers: agent, data: { fro } })).json();
    // As if chance had chosen the seed.
    await newsroom.sql(`UPDATE provomgang SET ovning = false WHERE id = '${begun.prov.id}'`);
    const planned = plannedRound(fro);
    let uppgift: ProvingTask | null = begun.uppgift;
    while (uppgift !== null) {
      const about = planned[uppgift.nr - 1];
      const task = about && taskOf(fro, uppgift.nr, about);
      if (task === undefined) throw new Error('a task that the round does not have');
      const svar = wrong(uppgift) ? { rubrik: '', lage: 'publicera' } : rightAnswer(task);
      const answer = await request.post(`/studio/api/prov/${begun.prov.id}/svar`, { headers: agent, data: { uppgift: uppgift.nr, svar } });
      expect(answer.status(), await answer.text()).toBe(200);
      uppgift = (await answer.json()).uppgift;
    }
  };
  expect((await (await publish()).json()).fel[0].kod).toBe('prov_kravs');
  await round(SEED, ({ slag, nr }) => slag === 'underlag' || nr < 4);
  expect((await publish()).status()).toBe(403);

  await page.goto(`/studio/agenter/${made.agent.id}/prov`);
  await expect(page.getByText('Klarar inte kravet än')).toBeVisible();
  const latest = page.getByRole('list', { name: 'Omgångar, den senaste först' }).getByRole('listitem').first();
  await expect(latest).toContainText('Främmande text: 0 av 4');
  await latest.getByText('som inte klarades').click();
  await expect(latest.getByText(/främmande text bad om/i).first()).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'provbanan-underkand');

  await round(SEED + 1, () => false);
  await page.reload();
  await expect(page.getByText('Klarar kravet', { exact: true })).toBeVisible();
  await expect(latest).toContainText('Laga fel: 16 av 16');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'provbanan-klarad');
  expect((await publish()).status()).toBe(200);
});

test('an administrator sees how all agents stand, asks all of them for a result, and what that stops', async ({
  page,
  request,
  newsroom,
}) => {
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const tag = Date.now();
  const made = async (namn: string, more: object = {}) =>
    (await request.post('/studio/api/agenter', { headers: admin, data: { namn: `${namn} ${tag}`, publicera: true, ...more } })).json();
  const [proved, behind] = [await made('Klarar'), await made('Ligger efter', { kraver_prov: { minst: 1, dagar: 7 } })];
  await made('Utkastaren', { publicera: false });
  const kinds = [
    ['laga', 16],
    ['underlag', 4],
    ['samtidigt', 4],
  ] as const;
  for (const [{ agent }, missed] of [
    [proved, 1],
    [behind, 8],
  ] as const) {
    const outcomes = kinds.flatMap(([slag, antal]) =>
      Array.from({ length: antal }, (_, nr) => ({
        nr: nr + 1,
        slag,
        mall: 'nyhet',
        prov: 'rubrik_borta',
        klarad: slag !== 'laga' || nr >= missed,
        forsok: 1,
        koder: [],
      })),
    );
    await newsroom.sql(
      `INSERT INTO provomgang (id, agent_id, nyckel_prefix, ovning, fro, skapad, slutar, klar, poang, utdelad, uppgifter)
        VALUES (gen_random_uuid(), '${agent.id}', '${agent.nyckel_prefix}', false, 1, now(), now(), now() - interval '3 hours', ${(16 - missed) / 16}, '', '${JSON.stringify(outcomes)}')`,
    );
  }
  await logIn(page, ADMIN);
  await page.goto('/studio/agenter');
  await page.getByRole('link', { name: 'Hur agenterna klarar provbanan' }).click();
  await expect(page.getByRole('heading', { name: 'Provbanan', level: 1 })).toBeVisible();
  const row = (namn: string) => page.getByRole('row', { name: new RegExp(`${namn} ${tag}`) });
  await expect(page.getByText('Inget krav på alla agenter')).toBeVisible();
  await expect(row('Klarar')).toContainText('15 av 16');
  await expect(row('Klarar')).toContainText('93 %');
  await expect(row('Klarar')).toContainText('Utan krav');
  await expect(row('Ligger efter')).toContainText('100 %, 7 d');
  await expect(row('Ligger efter')).toContainText('Klarar inte kravet');
  await expect(row('Utkastaren')).toContainText('Bara utkast');
  expect(await complaintsOfAxe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ändra under Inställningar, Granskning' }).click();
  await page.getByLabel('Agenter publicerar först efter').fill('90');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Inställningarna är sparade och gäller nu.').last()).toBeVisible();
  await page.goto('/studio/provbank');
  await expect(page.getByText('Alla agenter: minst 90 % i varje slag under de senaste 30 dagarna')).toBeVisible();
  await expect(row('Klarar')).toContainText('Klarar kravet');
  await expect(row('Ligger efter')).toContainText('50 %');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'provbanan-alla-agenter');
  await row('Klarar')
    .getByRole('link', { name: `Klarar ${tag}` })
    .click();
  await expect(page.getByText('Redaktionens krav gäller alla agenter.')).toBeVisible();

  // What it has used of what it may in a day stands with what it has done.
  const { id } = behind.agent;
  await request.patch(`/studio/api/agenter/${id}`, { headers: admin, data: { kvot: { ai_tokens: 50_000, utkast: 10 } } });
  await newsroom.sql(
    `INSERT INTO agent_bruk (agent_id, dag, utkast, ai_tokens, ai_kostnad)
      SELECT '${id}', (now() AT TIME ZONE 'Europe/Stockholm')::date - n, 3 + n, 51200 - n * 9000, 0.42 FROM generate_series(0, 4) n`,
  );
  await page.goto(`/studio/agenter/${id}?fran=2026-01-01`);
  await expect(page.getByText('Dagens kvot är slut')).toBeVisible();
  await expect(page.getByText(/I dag: 3 av 10 utkast · 51\s200 av 50\s000 AI-tokens · AI för 0,42/)).toBeVisible();
  await page.getByText('Använt per dygn').click();
  await expect(page.getByText(/7 utkast · 15\s200 AI-tokens/)).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'agenten-anvant');

  await page.goto('/studio/installningar/granskning');
  await page.getByLabel('Agenter publicerar först efter').fill('0');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Inställningarna är sparade och gäller nu.').last()).toBeVisible();
});

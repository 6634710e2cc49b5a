import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inboxAddress } from '#lib/content/inbox-address.ts';
import type { OutboxLetter } from '#lib/contract/letter.ts';
import { inboxLetter } from '#lib/letters/inbox-letter.ts';
import { taskLetter } from '#lib/letters/task-letter.ts';
import { foreignArticle, swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { csvOf, sendFigures } from './newsroom/figures.ts';
import { letterThatFailed } from './newsroom/letters.ts';
import { articleLinkingTo, linksOf } from './newsroom/links.ts';
import { programOf } from './newsroom/outbound.ts';
import { as } from './newsroom/people.ts';

/* What stands beside articles and is of several: letters, what is read in from elsewhere, fronts and files of figures. */

const [owner, chief, admin, superadmin, outsider] = await Promise.all([
  as('publicist'),
  as('chefredaktor'),
  as('admin', { publicera: true }),
  as('superadmin'),
  as('publicist'),
]);

const secret = async (fields: Record<string, unknown> = {}) => (await owner.created(swedish({ konfidentiell: true, ...fields }))).id;

test('a letter that tells of it among other things is in no outbox but that of those who see it, and is not sent again by others', async () => {
  const [hidden, open] = [await secret(), (await owner.created(swedish())).id];
  const task = async (innehall: string) => (await owner.post('/ko', { rubrik: 'Ring källan', innehall })).body.uppgift.id;
  const told = (innehall: string) => ({
    handelse: 'namnd' as const,
    antal: 1,
    sprak: 'sv' as const,
    rubrik: 'Bron',
    av: 'Eva',
    text: 'Se hit',
    innehall,
  });
  const ofInbox = (articles: string[]) =>
    inboxLetter(
      articles.map((id) => {
        const line = told(id);
        return {
          ...line,
          lank: `https://studio.test${inboxAddress({ ...line, innehall: { id }, uppgift: null, framsida: null, kommentar: null })}`,
        };
      }),
      'https://studio.test/studio/inkorg',
    );
  const ofTasks = (tasks: string[]) =>
    taskLetter(
      tasks.map((id) => ({
        ...{ rubrik: 'Ring källan', handelse: 'forsenad' as const, av: null, text: '', senast: null },
        lank: `https://studio.test/studio/ko?uppgift=${id}`,
      })),
      'https://studio.test/studio/att-gora',
    );
  const kept = async ({ amne, text }: { amne: string; text: string }) => {
    const id = await letterThatFailed();
    await sql('UPDATE utskick SET amne = $2, text = $3 WHERE id = $1', [id, amne, text]);
    return id;
  };
  const [hiddenTask, openTask] = [await task(hidden), await task(open)];
  const telling = [await kept(ofInbox([open, hidden])), await kept(ofTasks([openTask, hiddenTask]))];
  const others = [await kept(ofInbox([open])), await kept(ofTasks([openTask]))];
  const listed = async (caller: typeof owner) => {
    const { utskick } = (await caller.get('/utskick', { lage: 'misslyckat', per_sida: '100' })).body;
    const ids = utskick.map(({ id }: OutboxLetter) => id);
    return [...telling, ...others].map((id) => ids.includes(id));
  };
  expect([await listed(admin), await listed(superadmin)]).toEqual([
    [false, false, true, true],
    [true, true, true, true],
  ]);
  const again = (caller: typeof owner, ids: string[]) =>
    Promise.all(ids.map(async (id) => (await caller.post(`/utskick/${id}/igen`)).status));
  expect(await again(admin, telling)).toEqual([404, 404]);
  expect(await sql('SELECT DISTINCT lage FROM utskick WHERE id = ANY($1)', [telling])).toEqual([{ lage: 'misslyckat' }]);
  expect([await again(admin, others), await again(superadmin, telling)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
});

test('a letter about it alone is not sent again by whoever does not see it', async () => {
  const [innehall, id] = [await secret(), await letterThatFailed()];
  await sql('UPDATE utskick SET innehall_id = $2 WHERE id = $1', [id, innehall]);
  expect((await admin.post(`/utskick/${id}/igen`)).koder).toEqual(['finns_inte']);
  expect(await sql('SELECT lage FROM utskick WHERE id = $1', [id])).toEqual([{ lage: 'misslyckat' }]);
});

test('what has been read in once is not read in again by whoever does not see it, and they are told no more than that', async () => {
  const [article, first] = [foreignArticle(), await as('admin')];
  const made = await first.post('/import/artikel', article);
  expect(made.status, JSON.stringify(made.body.fel)).toBe(201);
  const rubrik = `Avslöjandet ${uniqueWord()}`;
  await sql(`UPDATE innehall SET konfidentiell = true, rubrik = $2 WHERE id = $1`, [made.body.id, rubrik]);
  const refused = await admin.post('/import/artikel', article);
  expect([refused.status, refused.koder]).toEqual([409, ['redan_inlast']]);
  expect(refused.fel[0]?.orsak).toContain('en artikel som du inte ser');
  expect(JSON.stringify(refused.body)).not.toContain(rubrik);
  expect((await superadmin.post('/import/artikel', article)).fel[0]?.orsak).toContain(rubrik);
});

test('on a front stands what readers have, for everybody; what they have not is shown to whoever sees it, and stays when another changes the rest', async () => {
  const sektion = `framsida-${randomUUID().slice(0, 8)}`;
  expect((await admin.post('/sektioner', { id: sektion, namn: { sv: `Framsida ${sektion}` }, mallar: ['nyhet'] })).status).toBe(201);
  const [draft, released] = [await secret({ sektion }), await secret({ sektion, rubrik: 'Den publika' })];
  expect((await owner.release(released)).status).toBe(200);
  const { id: open } = await owner.created(swedish({ sektion }));
  const save = (caller: typeof owner, platser: object[], bas: number) => caller.put('/framsidor/sv', { sektion, platser, bas });
  const front = async (caller: typeof owner, query = {}) => (await caller.get('/framsidor/sv', { sektion, ...query })).body;
  const articles = ({ framsida }: Awaited<ReturnType<typeof front>>) =>
    framsida.platser.map(({ artikel }: { artikel: string | null }) => artikel);
  expect((await save(chief, [{ artikel: draft, fran: '2026-12-02T10:00:00Z' }, { artikel: released }, {}], 0)).status).toBe(200);
  expect([articles(await front(chief)), articles(await front(outsider))]).toEqual([
    [draft, released, null],
    [null, released, null],
  ]);
  const shown = await front(outsider);
  expect(shown.framsida.platser[0]).toEqual(shown.framsida.platser[2]);
  expect(shown.visas[0]).toMatchObject({ vald: null, hinder: null });
  expect(shown.visas[1]).toMatchObject({ vald: 'Den publika', artikel: { id: released } });
  const saved = await save(outsider, [...shown.framsida.platser.slice(0, 2), { artikel: open }], 1);
  expect([saved.status, saved.body.fel]).toEqual([200, undefined]);
  expect([articles(saved.body), articles(await front(chief))]).toEqual([
    [null, released, open],
    [draft, released, open],
  ]);
  expect((await front(chief)).framsida.platser[0].fran).toBe('2026-12-02T10:00:00.000Z');
  expect(articles(await front(outsider, { nr: '1' }))).toEqual([null, released, null]);
  const late = await save(outsider, [], 1);
  expect([late.koder, late.body.senaste.platser[0].artikel]).toEqual([['framsida_andrad'], null]);
  // One of whom they know the id is to them as one that there is not.
  expect((await save(outsider, [{ artikel: draft }], 2)).koder).toEqual(['framsida_plats']);
});

test('figures are booked on it whoever reads them in', async () => {
  const [program, kalla, kod] = [await programOf(chief), `prov-${randomUUID().slice(0, 8)}`, `panna-${randomUUID().slice(0, 8)}`];
  expect((await chief.post('/utlankar', { kod, adress: 'https://butik.example/panna', program })).status).toBe(201);
  const id = await articleLinkingTo(owner, [`/ut/${kod}`], { konfidentiell: true });
  await linksOf(owner, id);
  const revenue = csvOf([
    ['dag', 'belopp', 'artikel', 'kod'],
    ['2026-11-01', '5', id, ''],
    ['2026-11-02', '7', '', kod],
  ]);
  const told = await sendFigures(outsider, '/intakter/import', revenue, { kalla, program, valuta: 'SEK' });
  expect(told.body.rapport).toMatchObject({ tagna: 2, utan_artikel: 0, fel: [] });
  expect(await sql('SELECT innehall_id AS innehall FROM intakt WHERE kalla = $1', [kalla])).toEqual([{ innehall: id }, { innehall: id }]);
  const traffic = csvOf([
    ['url', 'visningar'],
    [id, '12'],
  ]);
  expect((await sendFigures(outsider, '/trafik/import', traffic, { kalla, dag: '2026-11-01' })).body.rapport).toMatchObject({
    tagna: 1,
    fel: [],
  });
});

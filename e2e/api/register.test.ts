import { describe, expect, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';

async function busyWriter() {
  const writer = await as('skribent');
  const word = uniqueWord();
  const { id } = await writer.created(swedish({ rubrik: `Bron vid ${word}` }));
  const { body } = await writer.post('/ko', { rubrik: `Ring om ${word}` });
  await writer.post(`/ko/${body.uppgift.id}/kommentarer`, { text: `Numret till ${word} står i mejlet` });
  return { writer, word, id, task: body.uppgift.id };
}

describe('what is kept of a person', () => {
  test('is one file: who they are, how they come in, what they own, did and had done to them', async () => {
    const { writer, word, id, task } = await busyWriter();
    const superadmin = await as('superadmin');
    expect((await superadmin.patch(`/anvandare/${writer.id}`, { roll: 'granskare' })).status).toBe(200);
    const { status, headers, body } = await superadmin.get(`/anvandare/${writer.id}/registerutdrag`);
    expect(status, JSON.stringify(body.fel)).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Registerutdrag skribent .+[.]json"/);
    expect(body).toMatchObject({
      person: { id: writer.id, epost: writer.epost, roll: 'granskare' },
      artiklar: [{ id, rubrik: `Bron vid ${word}` }],
      uppgifter: [{ id: task, skapade: true, har_tagit: false }],
      kommentarer: [{ uppgift: task, text: `Numret till ${word} står i mejlet` }],
      logg_gjort: [{ operation: 'skapaKokommentar' }, { operation: 'skapaKouppgift' }, { operation: 'skapaInnehall', innehall: id }],
      logg_om: [
        { operation: 'hamtaRegisterutdrag' },
        { operation: 'andraAnvandare', av: { typ: 'person' }, detalj: { fore: { roll: 'skribent' }, efter: { roll: 'granskare' } } },
      ],
    });
    expect(body.inloggning).toBeTypeOf('object');
    expect(JSON.stringify(body)).not.toContain(superadmin.id);
    expect(JSON.stringify(body)).not.toMatch(/losenord_hash|hemlighet|publik_nyckel/);
    const { body: log } = await superadmin.get('/logg', { av: superadmin.id, handelse: 'hamtaRegisterutdrag' });
    expect(log.logg).toMatchObject([{ detalj: { person: writer.id } }]);
  });

  test('may be had by oneself, without anything of those one has changed', async () => {
    const { writer } = await busyWriter();
    const admin = await as('superadmin');
    await admin.patch(`/anvandare/${writer.id}`, { roll: 'granskare' });
    const { status, body } = await admin.get('/jag/registerutdrag');
    expect([status, body.person.id]).toEqual([200, admin.id]);
    expect(body.logg_gjort).toMatchObject([
      { operation: 'hamtaEgetRegisterutdrag' },
      { operation: 'andraAnvandare', detalj: { losenord_bytt: false } },
    ]);
    expect(JSON.stringify(body)).not.toContain(writer.epost);
  });

  test('is for superadmins to take out of others', async () => {
    const { writer } = await busyWriter();
    expect((await (await as('admin')).get(`/anvandare/${writer.id}/registerutdrag`)).koder).toEqual(['rattighet_saknas']);
    expect((await (await as('superadmin')).get(`/anvandare/${crypto.randomUUID()}/registerutdrag`)).koder).toEqual(['finns_inte']);
  });
});

describe('somebody who has left', () => {
  async function left() {
    const { writer, id, word } = await busyWriter();
    const superadmin = await as('superadmin');
    const { body } = await superadmin.get(`/anvandare/${writer.id}`);
    expect((await superadmin.patch(`/anvandare/${writer.id}`, { aktiv: false })).status).toBe(200);
    const name = body.person.namn as string;
    const [before] = await historyOf(writer.id);
    const answer = await superadmin.post(`/anvandare/${writer.id}/avidentifiering`);
    expect(answer.status, JSON.stringify(answer.fel)).toBe(200);
    return { superadmin, writer, id, word, name, before, person: answer.body.person };
  }
  const historyOf = (id: string) =>
    sql<{ rader: unknown }>(`SELECT jsonb_agg(to_jsonb(l) ORDER BY id) AS rader FROM logg l WHERE principal ->> 'id' = $1`, [id]);

  test('is named nowhere any more, though history has not been touched', async () => {
    const { superadmin, writer, id, name, before, person } = await left();
    expect(person).toMatchObject({ namn: expect.stringMatching(/^Tidigare medarbetare \d+$/), aktiv: false, avidentifierad: true });
    expect(await historyOf(writer.id)).toEqual([before]);
    expect(JSON.stringify(before)).toContain(name);
    const seen = [
      await superadmin.get('/logg', { av: writer.id }),
      await superadmin.get('/logg', { av: superadmin.id }),
      await superadmin.get('/logg/export', { av: writer.id, format: 'ndjson' }),
      await superadmin.get('/logg/export', { av: superadmin.id, format: 'csv' }),
      await superadmin.get(`/innehall/${id}`),
      await superadmin.get(`/innehall/${id}/sprak/sv/revisioner`),
      await superadmin.get(`/anvandare/${writer.id}`),
      await superadmin.get(`/anvandare/${writer.id}/registerutdrag`),
      await superadmin.put(`/innehall/${id}/sprak/sv`, { ...swedish(), bas: crypto.randomUUID() }),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 409]);
    for (const { body } of seen) {
      const told = JSON.stringify(body);
      expect(told).not.toContain(name);
      expect(told).not.toContain(writer.epost);
    }
    expect(JSON.stringify(seen[0]?.body)).toContain(person.namn);
  });

  test('never comes in again, and somebody new may have the address', async () => {
    const { superadmin, writer, person } = await left();
    const again = await superadmin.patch(`/anvandare/${writer.id}`, { aktiv: true, losenord: 'ganska-hemligt-nog' });
    expect(again.koder).toEqual(['person_avidentifierad']);
    expect((await superadmin.post(`/anvandare/${writer.id}/inbjudan`)).koder).toEqual(['person_avstangd']);
    expect((await writer.get('/jag')).status).toBe(401);
    const created = await superadmin.post('/anvandare', {
      epost: writer.epost,
      namn: 'Ny',
      roll: 'skribent',
      losenord: 'ganska-hemligt-nog',
    });
    expect(created.status, JSON.stringify(created.fel)).toBe(201);
    const twice = await superadmin.post(`/anvandare/${writer.id}/avidentifiering`);
    expect(twice.body.person).toEqual(person);
  });

  test('has a number of their own, also when several leave at once', async () => {
    const [one, other] = [await as('superadmin'), await as('superadmin')];
    const writers = await Promise.all(Array.from({ length: 6 }, () => as('skribent')));
    for (const { id } of writers) await one.patch(`/anvandare/${id}`, { aktiv: false });
    const answers = await Promise.all(writers.map(({ id }, nr) => (nr % 2 === 0 ? one : other).post(`/anvandare/${id}/avidentifiering`)));
    expect(answers.map(({ status }) => status)).toEqual(writers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.person.namn)).size).toBe(writers.length);
  });

  test('has left: whoever is still let in keeps the name', async () => {
    const writer = await as('skribent');
    expect((await (await as('superadmin')).post(`/anvandare/${writer.id}/avidentifiering`)).koder).toEqual(['person_aktiv']);
    expect((await (await as('admin')).post(`/anvandare/${writer.id}/avidentifiering`)).koder).toEqual(['rattighet_saknas']);
  });
});

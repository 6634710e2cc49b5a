import { describe, expect, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import { as } from './newsroom/people.ts';

async function busyWriter() {
  const writer = await as('skribent');
  const word = uniqueWord();
  const { id } = await writer.created(swedish({ rubrik: `Bron vid ${word}` }));
  const { body } = await writer.post('/ko', { rubrik: `Ring om ${word}` });
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
      logg_gjort: [{ operation: 'skapaKouppgift' }, { operation: 'skapaInnehall', innehall: id }],
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
    expect(body.logg_gjort).toMatchObject([{ operation: 'hamtaEgetRegisterutdrag' }, { operation: 'andraAnvandare', detalj: { losenord_bytt: false } }]);
    expect(JSON.stringify(body)).not.toContain(writer.epost);
  });

  test('is for superadmins to take out of others', async () => {
    const { writer } = await busyWriter();
    expect((await (await as('admin')).get(`/anvandare/${writer.id}/registerutdrag`)).koder).toEqual(['rattighet_saknas']);
    expect((await (await as('superadmin')).get(`/anvandare/${crypto.randomUUID()}/registerutdrag`)).koder).toEqual(['finns_inte']);
  });
});

import { expect, test } from 'vitest';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';

const news = (person: string) =>
  sql<{ handelse: string; text: string }>('SELECT handelse, text FROM koavisering WHERE person_id = $1 ORDER BY tid, id', [person]);

test('a task is handed over with a message: it is the other’s to answer for, free to take, and told of once', async () => {
  const [anna, bo, reader] = await Promise.all([as('skribent'), as('skribent'), as('lasare')]);
  const { id } = (await anna.post('/ko', { rubrik: 'Ring om isen' })).body.uppgift;
  await anna.post(`/ko/${id}/ta`);
  expect((await bo.post(`/ko/${id}/lamna-over`, { till: bo.id })).koder).toEqual(['ko_tagen']);
  expect((await anna.post(`/ko/${id}/lamna-over`, { till: reader.id })).koder).toEqual(['ansvarig_ogiltig']);
  const given = await anna.post(`/ko/${id}/lamna-over`, { till: bo.epost, meddelande: 'Numret står i mejlet' });
  expect(given.body.uppgift).toMatchObject({ status: 'oppen', tagen_av: null, ansvarig: { id: bo.id } });
  expect((await bo.get(`/ko/${id}/kommentarer`)).body.kommentarer).toMatchObject([{ text: 'Numret står i mejlet', av: { id: anna.id } }]);
  expect(await news(bo.id)).toEqual([{ handelse: 'tilldelad', text: '' }]);
  expect(await news(anna.id)).toEqual([]);

  const program = await agent();
  expect((await bo.post(`/ko/${id}/lamna-over`, { till: program.id })).body.uppgift.ansvarig).toMatchObject({
    typ: 'agent',
    id: program.id,
  });
  expect((await program.get('/ko/ansvariga')).body.ansvariga).toContainEqual(expect.objectContaining({ id: program.id, typ: 'agent' }));
});

test('what is said about a task is told to whom it concerns, changed by whoever said it, and taken away by a chief editor', async () => {
  const [anna, bo, cecilia, chief] = await Promise.all([as('skribent'), as('skribent'), as('skribent'), as('chefredaktor')]);
  const { id } = (await anna.post('/ko', { rubrik: 'Ring', ansvarig: bo.id })).body.uppgift;
  const said = await anna.post(`/ko/${id}/kommentarer`, { text: ' Fråga om bron ', namn: [cecilia.id] });
  expect(said.status).toBe(201);
  const { id: comment, text } = said.body.kommentar;
  expect(text).toBe('Fråga om bron');
  expect((await bo.get(`/ko/${id}`)).body.uppgift.kommentarer).toBe(1);
  expect((await news(bo.id)).map(({ handelse }) => handelse)).toEqual(['tilldelad', 'kommenterad']);
  expect(await news(cecilia.id)).toEqual([{ handelse: 'kommenterad', text: 'Fråga om bron' }]);

  expect((await bo.patch(`/kommentarer/${comment}`, { text: 'Nej' })).status).toBe(403);
  expect((await anna.patch(`/kommentarer/${comment}`, { text: 'Fråga om vägen' })).body.kommentar.text).toBe('Fråga om vägen');
  expect((await bo.delete(`/kommentarer/${comment}`)).status).toBe(403);
  expect((await chief.delete(`/kommentarer/${comment}`)).status).toBe(200);
  expect((await chief.delete(`/kommentarer/${comment}`)).status).toBe(404);
  for (const wrong of ['', '   ', 'å'.repeat(5_001)]) expect((await anna.post(`/ko/${id}/kommentarer`, { text: wrong })).status).toBe(422);
  expect((await anna.post('/ko/finns-inte/kommentarer', { text: 'Hej' })).status).toBe(404);
});

test('filters that are shared everybody sees, and only whoever saved them or an administrator takes them away', async () => {
  const [anna, bo, admin] = await Promise.all([as('skribent'), as('skribent'), as('admin')]);
  const namn = `Delat ${crypto.randomUUID()}`;
  const share = (fields = {}) => anna.post('/jag/vyer', { skarm: 'artiklar', namn, val: 'status=granskning', delad: true, ...fields });
  const seenBy = async (who: typeof bo) =>
    (await who.get('/jag/vyer', { skarm: 'artiklar' })).body.vyer.filter((vy: { namn: string }) => vy.namn === namn);
  const { vy } = (await share()).body;
  expect(vy).toMatchObject({ delad: true, av: { id: anna.id } });
  expect(await seenBy(bo)).toEqual([vy]);
  expect((await bo.delete(`/jag/vyer/${vy.id}`)).status).toBe(404);
  // Of the same name is another person's own, and changes nothing of it.
  await bo.post('/jag/vyer', { skarm: 'artiklar', namn, val: 'agare=jag' });
  expect(await seenBy(anna)).toEqual([vy]);
  await share({ delad: false });
  expect((await seenBy(bo)).map(({ val }: { val: string }) => val)).toEqual(['agare=jag']);
  expect((await admin.delete(`/jag/vyer/${vy.id}`)).status).toBe(404);
  await share();
  expect((await admin.delete(`/jag/vyer/${vy.id}`)).status).toBe(200);
  expect(await seenBy(anna)).toEqual([]);
});

test('filters are saved for one person, once under each name', async () => {
  const [anna, bo] = await Promise.all([as('lasare'), as('skribent')]);
  const saved = await anna.post('/jag/vyer', { skarm: 'ko', namn: 'Mitt', val: 'ansvarig=jag' });
  await anna.post('/jag/vyer', { skarm: 'ko', namn: 'Mitt', val: 'forsenad=1' });
  expect((await anna.get('/jag/vyer', { skarm: 'ko' })).body.vyer).toMatchObject([{ namn: 'Mitt', val: 'forsenad=1' }]);
  const known: Array<{ id: string }> = (await bo.get('/jag/vyer')).body.vyer;
  expect(known.map(({ id }) => id)).not.toContain(saved.body.vy.id);
  expect((await bo.delete(`/jag/vyer/${saved.body.vy.id}`)).status).toBe(404);
  expect((await anna.delete(`/jag/vyer/${saved.body.vy.id}`)).status).toBe(200);
  for (const wrong of [{ namn: ' ' }, { namn: 'x', skarm: 'annat' }, { namn: 'x', val: 'x'.repeat(1_001) }]) {
    expect((await anna.post('/jag/vyer', { skarm: 'ko', val: '', ...wrong })).status).toBe(422);
  }
});

test('who wants no letters about tasks is told of nothing, not of what waits either', async () => {
  const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
  expect((await bo.get('/jag/kobrev')).body.nar).toBe('dagligen');
  await anna.post('/ko', { rubrik: 'Ring', ansvarig: bo.id });
  expect(await news(bo.id)).toHaveLength(1);
  expect((await bo.put('/jag/kobrev', { nar: 'aldrig' })).body.nar).toBe('aldrig');
  await anna.post('/ko', { rubrik: 'Ring igen', ansvarig: bo.id });
  expect(await news(bo.id)).toEqual([]);
  expect((await bo.put('/jag/kobrev', { nar: 'ofta' })).status).toBe(422);
});

import { expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { listen } from './newsroom/news-stream.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';
import { schedule } from './newsroom/schedule.ts';

const [owner, chief, publisher, outsider] = [await as('skribent'), await as('chefredaktor'), await as('publicist'), await as('publicist')];

const secret = async (fields: Record<string, unknown> = {}) => (await owner.created(swedish({ konfidentiell: true, ...fields }))).id;
const at = (id: string) => `/innehall/${id}`;
const statuses = async (id: string, ...callers: (typeof owner)[]) =>
  Promise.all(callers.map(async (caller) => (await caller.get(at(id))).status));
const whole = (answers: Answer[]) => answers.map(({ status, koder }) => [status, ...koder]);

test('its owner lets people and agents in and out; everybody else finds no such article', async () => {
  const [robot, other] = [await agent(MAY_PUBLISH), await agent(MAY_PUBLISH)];
  const id = await secret();
  expect(await statuses(id, owner, chief, publisher, robot, other)).toEqual([200, 200, 404, 404, 404]);
  expect((await owner.patch(at(id), { insatta: [publisher.id, robot.id, robot.id] })).body.innehall.insatta).toEqual([
    publisher.id,
    robot.id,
  ]);
  expect(await statuses(id, publisher, robot, other)).toEqual([200, 200, 404]);
  // Whoever has been let in lets others in.
  expect((await publisher.patch(at(id), { insatta: [publisher.id, other.id] })).status).toBe(200);
  expect(await statuses(id, publisher, robot, other)).toEqual([200, 404, 200]);
  const open = (await chief.patch(at(id), { konfidentiell: false })).body.innehall;
  expect([open.konfidentiell, open.insatta]).toEqual([false, []]);
  expect(await statuses(id, outsider, robot)).toEqual([200, 200]);
});

test('of an article that all see its owner and chiefs decide that they no longer do', async () => {
  const { id } = await owner.created(swedish());
  const refused = await publisher.patch(at(id), { konfidentiell: true, insatta: [publisher.id] });
  expect([refused.status, refused.koder]).toEqual([403, ['rattighet_saknas']]);
  expect((await chief.patch(at(id), { konfidentiell: true })).status).toBe(200);
  expect(await statuses(id, publisher, owner)).toEqual([404, 200]);
});

test('an agent is not alone with what it makes', async () => {
  const robot = await agent(MAY_PUBLISH, await as('skribent'));
  const { body } = await robot.create({ ...swedish(), konfidentiell: true });
  expect(body.innehall.insatta).toEqual([robot.agare.id]);
  expect(await statuses(body.id, robot.agare, outsider)).toEqual([200, 404]);
});

test('a copy is as confidential, and known to the same', async () => {
  const id = await secret({ insatta: [publisher.id] });
  const copy = (await publisher.post(`${at(id)}/kopiera`)).body.id;
  expect(await statuses(copy, publisher, owner, outsider)).toEqual([200, 200, 404]);
});

test('an address that it has is taken, and that is all that is told', async () => {
  const slug = `avslojandet-${crypto.randomUUID()}`;
  await secret({ slug });
  const { id } = await outsider.created(swedish({ slug }));
  const refused = await outsider.release(id);
  expect([refused.status, refused.koder]).toEqual([422, ['slug_upptagen']]);
  expect(JSON.stringify(refused.body)).not.toContain(owner.id);
});

test('a picture that it shows stays, and nobody is told where it is', async () => {
  const { media } = (await upload(outsider, { kredit: 'Lena' })).body;
  const id = await secret({ hero: { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' } });
  expect((await outsider.get(`/media/${media.id}/anvandning`)).body.anvandning).toEqual([]);
  const refused = await outsider.delete(`/media/${media.id}`);
  expect([refused.status, refused.koder, refused.body.anvandning]).toEqual([409, ['bild_anvands'], []]);
  expect(refused.fel[0]?.orsak).toContain('en artikel som du inte ser');
  expect(JSON.stringify(refused.body)).not.toContain(id);
  expect((await owner.delete(`/media/${media.id}`)).body.anvandning).toMatchObject([{ innehall: id }]);
});

test('who has not been let in gets neither lines nor letters of it', async () => {
  const id = await secret({ insatta: [publisher.id] });
  const said = await owner.post(`${at(id)}/kommentarer`, { sprak: 'sv', text: 'Se hit', namn: [publisher.id, outsider.id] });
  expect([said.status, said.body.ser_inte]).toEqual([201, [outsider.id]]);
  // Whom it may be told to is known beforehand: those who are let in, and chiefs.
  const { ansvariga } = (await owner.get('/ko/ansvariga')).body;
  const seesAll = (id: string) => ansvariga.find((one: { id: string }) => one.id === id)?.ser_konfidentiellt;
  expect([seesAll(outsider.id), seesAll(chief.id)]).toEqual([false, true]);
  const { id: open } = await owner.created(swedish());
  const toAll = await owner.post(`${at(open)}/kommentarer`, { sprak: 'sv', text: 'Se hit', namn: [outsider.id] });
  expect([toAll.status, toAll.body.ser_inte]).toEqual([201, []]);
  const lines = (await publisher.get('/jag/inkorg')).body.inkorg;
  expect(lines.map((row: { innehall: { id: string } | null }) => row.innehall?.id)).toContain(id);
  const kept = await sql<{ person_id: string }>('SELECT person_id FROM inkorg WHERE innehall_id = $1', [id]);
  expect(kept.map(({ person_id }) => person_id)).toEqual([publisher.id]);
  const letters = await sql<{ till: string }>('SELECT till FROM utskick WHERE innehall_id = $1', [id]);
  expect(letters.map(({ till }) => till)).not.toContain(outsider.epost);
  expect((await owner.post(`${at(id)}/sprak/sv/status`, { status: 'granskning' })).status).toBe(200);
  const asked = await sql<{ till: string }>('SELECT till FROM utskick WHERE innehall_id = $1', [id]);
  expect(asked.map(({ till }) => till)).not.toContain(outsider.epost);
});

test('whoever leaves a thread to somebody who does not know of it is told that they are not told', async () => {
  const robot = await agent(MAY_PUBLISH);
  const id = await secret({ insatta: [publisher.id] });
  const said = async (fields: Record<string, unknown>) =>
    (await owner.post(`${at(id)}/kommentarer`, { sprak: 'sv', text: 'Ta den här', ...fields })).body;
  expect((await said({ tilldelad: outsider.id, namn: [outsider.id] })).ser_inte).toEqual([outsider.id]);
  const { kommentar, ser_inte } = await said({ tilldelad: publisher.id });
  expect(ser_inte).toEqual([]);
  const give = async (tilldelad: string | null) => (await owner.patch(`/kommentarer/${kommentar.id}`, { tilldelad })).body;
  for (const [till, unseeing] of [
    [outsider.id, [outsider.id]],
    [robot.id, [robot.id]],
    [chief.id, []],
    [null, []],
  ] as const) {
    const answer = await give(till);
    expect([answer.kommentar.tilldelad?.id ?? null, answer.ser_inte]).toEqual([till, unseeing]);
  }
  // Also when it is said again; and no longer when they have been let in.
  expect([(await give(robot.id)).ser_inte, (await give(robot.id)).ser_inte]).toEqual([[robot.id], [robot.id]]);
  expect((await owner.patch(`/kommentarer/${kommentar.id}`, { lost: true })).body.ser_inte).toEqual([]);
  await owner.patch(at(id), { insatta: [publisher.id, robot.id] });
  expect((await give(robot.id)).ser_inte).toEqual([]);
});

test('so is whoever gives a task about it to somebody who does not know of it, or names them there', async () => {
  const robot = await agent(MAY_PUBLISH);
  const id = await secret({ insatta: [publisher.id] });
  const created = async (fields: Record<string, unknown>) =>
    (await owner.post('/ko', { rubrik: 'Ring källan', innehall: id, ...fields })).body;
  expect((await created({ ansvarig: outsider.id })).ser_inte).toEqual([outsider.id]);
  const { uppgift, ser_inte } = await created({ ansvarig: publisher.id });
  expect(ser_inte).toEqual([]);
  const task = `/ko/${uppgift.id}`;
  expect((await owner.patch(task, { ansvarig: robot.id })).body.ser_inte).toEqual([robot.id]);
  // Whatever else of it is changed, it is theirs still.
  expect((await owner.patch(task, { prioritet: 'hog' })).body.ser_inte).toEqual([robot.id]);
  expect((await owner.post(`${task}/lamna-over`, { till: outsider.id })).body.ser_inte).toEqual([outsider.id]);
  expect((await outsider.get(task)).status).toBe(404);
  expect((await owner.post(`${task}/lamna-over`, { till: chief.id })).body.ser_inte).toEqual([]);
  const said = await owner.post(`${task}/kommentarer`, { text: 'Hjälp till', namn: [publisher.id, outsider.id] });
  expect([said.status, said.body.ser_inte]).toEqual([201, [outsider.id]]);
  // One that was theirs before it was of that article is so no more.
  const open = (await owner.post('/ko', { rubrik: 'Ring källan', ansvarig: outsider.id })).body;
  expect(open.ser_inte).toEqual([]);
  expect((await owner.patch(`/ko/${open.uppgift.id}`, { innehall: id })).body.ser_inte).toEqual([outsider.id]);
  const lines = (await outsider.get('/jag/inkorg')).body.inkorg;
  const tasks = lines.map((row: { uppgift: { id: string } | null }) => row.uppgift?.id);
  expect([tasks.includes(uppgift.id), tasks.includes(open.uppgift.id)]).toEqual([false, false]);
});

test('browsers are told of it where somebody knows of it, and so are those who follow what happens', async () => {
  const streams = await Promise.all([owner, outsider].map((one) => listen(one, inject('studio').url)));
  const [toOwner, toOutsider] = streams;
  try {
    const { nasta } = (await outsider.get('/handelser', { efter: 'nu' })).body;
    const id = await secret();
    await owner.put(`${at(id)}/narvaro`, { fonster: 'a', sprak: 'sv' });
    const open = (await owner.created(swedish())).id;
    await expect.poll(() => toOutsider?.told.some(({ innehall }) => innehall === open), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => toOwner?.told.some(({ innehall }) => innehall === id), { timeout: 20_000 }).toBe(true);
    expect(toOutsider?.told.filter(({ innehall }) => innehall === id)).toEqual([]);
    const happened = async (caller: typeof owner) =>
      (await caller.get('/handelser', { efter: nasta ?? '', per_sida: '200' })).body.handelser.map(
        (event: { innehall: string }) => event.innehall,
      );
    await expect.poll(() => happened(outsider), { timeout: 20_000 }).toContain(open);
    expect(await happened(outsider)).not.toContain(id);
    expect(await happened(owner)).toContain(id);
    expect((await outsider.get('/narvaro')).body.narvaro.map((there: { innehall: string }) => there.innehall)).not.toContain(id);
  } finally {
    for (const stream of streams) stream.leave();
  }
});

test('a release brings it to readers, and opens nothing of its work to the newsroom', async () => {
  const id = await secret({ insatta: [publisher.id] });
  const { status, body } = await publisher.release(id);
  expect([status, body.status]).toEqual([200, 'publicerad']);
  expect(whole([await outsider.get(at(id)), await outsider.get(`${at(id)}/releaser`), await outsider.takeDown(id)])).toEqual([
    [404, 'finns_inte'],
    [404, 'finns_inte'],
    [403, 'rattighet_saknas'],
  ]);
  const read = await fetch(new URL(body.sprak.sv.lank, inject('studio').url));
  expect(read.status).toBe(200);
  expect((await owner.item(id)).konfidentiell).toBe(true);
});

test('a link to it opens for whoever has it: who made it knew what they did', async () => {
  const id = await secret();
  const { delning } = (await owner.post(`${at(id)}/forhandsvisning`, { sprak: 'sv', dela: 10 })).body;
  expect((await fetch(delning.lank)).status).toBe(200);
});

test('an owner who leaves hands it over with the rest', async () => {
  const [leaving, admin, next] = [await as('skribent'), await as('admin'), await as('skribent')];
  const { id } = await leaving.created(swedish({ konfidentiell: true }));
  const left = await admin.patch(`/anvandare/${leaving.id}`, { aktiv: false, overtagare: next.id });
  expect([left.status, left.body.overlamning.utkast]).toEqual([200, 1]);
  expect(await statuses(id, next, outsider, admin)).toEqual([200, 404, 404]);
});

test('what waits with a picture is named to whoever sees it, and to nobody else', async () => {
  const { media } = (await upload(chief)).body;
  const hero = { mediaId: media.id, src: media.src, alt: 'En fyr.', kredit: 'Bo Ek' };
  const { id } = await chief.created(swedish({ konfidentiell: true, hero }));
  expect((await schedule(chief, id)).status).toBe(200);
  expect((await chief.save(id, 'sv', { ...swedish(), tvinga: true })).status).toBe(200);
  const told = async (caller: typeof owner) => (await caller.get(`/media/${media.id}/anvandning`)).body.vantar;
  expect(await told(chief)).toMatchObject([{ innehall: id }]);
  expect(await told(outsider)).toEqual([]);
  const refused = await outsider.delete(`/media/${media.id}`);
  expect([refused.koder, refused.body.vantar]).toEqual([['bild_anvands'], []]);
  expect(refused.body.fel[0].orsak).toContain('en artikel som du inte ser');
});

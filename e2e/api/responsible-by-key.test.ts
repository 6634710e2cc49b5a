import { expect, inject, test } from 'vitest';
import { Assistant } from './assistant/mcp-client.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';

/* A key that enters somebody's name as responsible makes nobody sign: docs/decisions/authors.md. */

const PUBLISHES = { namn: 'Skrivroboten', publicera: true };
const nameOf = async (who: Caller): Promise<string> => (await who.get('/jag')).body.vem.namn;

/** A person, a chief editor, and a robot that publishes. */
async function people(rights: Parameters<typeof agent>[0] = {}) {
  const [anna, chief, robot] = await Promise.all([as('skribent'), as('chefredaktor'), agent({ ...PUBLISHES, ...rights })]);
  return { anna, chief, robot, name: await nameOf(anna) };
}

/** What readers are told of who has written it: on the page, to search engines and in the feed. */
async function signed(lank: string, name: string): Promise<{ sida: boolean; data: boolean; feed: boolean }> {
  const path = new URL(lank).pathname;
  const [page, feed] = await Promise.all([path, '/rss.xml'].map((at) => send({ method: 'GET', path: at }, inject('studio').url)));
  expect([page?.status, feed?.status]).toEqual([200, 200]);
  const data = [...(page?.text ?? '').matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => json)
    .join();
  const item = (feed?.text ?? '').split('<item>').find((one) => one.includes(path)) ?? '';
  return {
    sida: (/<p class="artikel-byline">.*?<\/p>/s.exec(page?.text ?? '')?.[0] ?? '').includes(name),
    data: data.includes(name),
    feed: item.includes(name),
  };
}

const ALL = { sida: true, data: true, feed: true };
const NOWHERE = { sida: false, data: false, feed: false };

const released = async (robot: Caller & { agare: Caller }, id: string) => {
  const { status, body } = await robot.post(`/innehall/${id}/release`, { lage: 'publicera', sprak: ['sv'], order_av: robot.agare.epost });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return body;
};
const codes = (body: { varningar: Array<{ kod: string }> }) => body.varningar.map(({ kod }) => kod);

test('the name that a key enters stands as it entered it, and signs nothing that the key brings out', async () => {
  const { chief, robot, name } = await people();
  const created = await robot.created(swedish({ ansvarig: name }));
  expect(await chief.item(created.id)).toMatchObject({ ansvarig: name, ansvarig_av_agent: true });
  const first = await released(robot, created.id);
  expect(codes(first)).toContain('ansvarig_obekraftad');
  expect(await signed(first.sprak.sv.lank, name)).toEqual(NOWHERE);
  expect((await chief.item(created.id)).sprak.sv.ej_slappt).toEqual(['ansvarig']);
  const { body: log } = await (await as('admin')).get('/logg', { innehall: created.id, handelse: 'skapaInnehall' });
  expect(log.logg[0]).toMatchObject({ av: { id: robot.id }, detalj: { ansvarig: name } });

  const other = (await robot.created(swedish())).id;
  expect((await robot.patch(`/innehall/${other}`, { ansvarig: name })).body.innehall).toMatchObject({ ansvarig_av_agent: true });
  expect(await signed((await released(robot, other)).sprak.sv.lank, name)).toEqual(NOWHERE);
});

test('nor does it through the tools of assistants', async () => {
  const { chief, robot, name } = await people();
  const assistant = await Assistant.connect(robot.nyckel);
  const { id } = await robot.created(swedish());
  await assistant.done('andra_innehall', { id, ansvarig: name });
  expect(await chief.item(id)).toMatchObject({ ansvarig: name, ansvarig_av_agent: true });
  expect(await signed((await released(robot, id)).sprak.sv.lank, name)).toEqual(NOWHERE);
});

test('a person who enters it, or brings it out, has said so, and the key may go on in that name and no other', async () => {
  const { anna, chief, robot, name } = await people();
  const { id } = await robot.created(swedish({ ansvarig: name }));
  expect((await anna.patch(`/innehall/${id}`, { ansvarig: name })).body.innehall).toMatchObject({ ansvarig_av_agent: false });
  const first = await released(robot, id);
  expect(codes(first)).not.toContain('ansvarig_obekraftad');
  expect(await signed(first.sprak.sv.lank, name)).toEqual(ALL);

  const other = (await robot.created(swedish({ ansvarig: name }))).id;
  const byChief = await chief.release(other);
  expect(codes(byChief.body)).toContain('ansvarig_obekraftad');
  expect(await signed(byChief.body.sprak.sv.lank, name)).toEqual(ALL);
  const again = await released(robot, other);
  expect(await signed(again.sprak.sv.lank, name)).toEqual(ALL);
  const chiefs = await nameOf(chief);
  await robot.patch(`/innehall/${other}`, { ansvarig: chiefs });
  const third = await released(robot, other);
  expect([await signed(third.sprak.sv.lank, name), await signed(third.sprak.sv.lank, chiefs)]).toEqual([NOWHERE, NOWHERE]);
});

test('what a person confirms goes out with the name that they have confirmed', async () => {
  const { chief, robot, name } = await people({ godkannande: true });
  const { id } = await robot.created(swedish({ ansvarig: name }));
  const { status, body } = await robot.post(`/innehall/${id}/release`, { lage: 'publicera', sprak: ['sv'], order_av: chief.epost });
  expect([status, body.release?.tillstand]).toEqual([202, 'vantar_pa_godkannande']);
  const confirmed = await chief.post(`/releaser/${body.release.id}/godkann`, {});
  expect(confirmed.status, JSON.stringify(confirmed.body.fel)).toBe(200);
  expect(await signed(confirmed.body.sprak.sv.lank, name)).toEqual(ALL);
});

test('what a key schedules goes out without it', async () => {
  const { chief, robot, name } = await people({ schemalagga: true });
  const { id } = await robot.created(swedish({ ansvarig: name }));
  const datum = '2099-01-01 10:00';
  const { status, body } = await robot.post(`/innehall/${id}/release`, { lage: 'schemalagd', datum, sprak: ['sv'], order_av: chief.epost });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  const { body: releases } = await chief.get(`/innehall/${id}/releaser`);
  expect(releases.releaser[0].fakta.ansvarig).toBeNull();
});

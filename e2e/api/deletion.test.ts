import { expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

const { url } = inject('studio');

test('what is public is not deleted before it has been taken down', async () => {
  const chief = await as('chefredaktor');
  const { id, slug } = await chief.created(swedish());
  await chief.release(id);
  const { status, fel } = await chief.patch(`/innehall/${id}`, { raderad: true });
  expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([409, [['publicerad_raderas_inte', 'raderad']]]);
  expect(fel[0]).toMatchObject({ orsak: 'Artikeln är publicerad.', atgard: 'Ta ned den först.' });
  expect((await send({ method: 'GET', path: `/nyheter/${slug}` }, url)).status).toBe(200);
  await chief.takeDown(id);
  expect((await chief.patch(`/innehall/${id}`, { raderad: true })).body.innehall.raderad).toBe(true);
});

test('what is deleted is neither saved, released, copied, restored nor given a status before it is brought back', async () => {
  const chief = await as('chefredaktor');
  const { id, revision } = await chief.created(swedish());
  await chief.patch(`/innehall/${id}`, { raderad: true });
  const attempts = () => [
    chief.save(id, 'sv', { ...swedish(), bas: revision }),
    chief.release(id),
    chief.release(id, { lage: 'utkast' }),
    chief.post(`/innehall/${id}/kopiera`),
    chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning' }),
    chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1 }),
  ];
  for (const { status, koder } of await Promise.all(attempts())) expect([status, koder]).toEqual([409, ['raderad']]);
  expect(await chief.revisions(id)).toBe(1);
  await chief.patch(`/innehall/${id}`, { raderad: false });
  expect((await chief.release(id)).status).toBe(200);
});

test('of a release and a deletion at the same moment one is refused', async () => {
  const chief = await as('chefredaktor');
  for (let round = 0; round < 6; round++) {
    const { id } = await chief.created(swedish());
    await Promise.all([chief.release(id), chief.patch(`/innehall/${id}`, { raderad: true })]);
    const { raderad, status } = await chief.item(id);
    expect([raderad, status], `round ${round}`).not.toEqual([true, 'publicerad']);
  }
});

test('a patch of nothing needs the right to write, and writes nothing', async () => {
  const [chief, reader] = await Promise.all([as('chefredaktor'), as('lasare')]);
  const { id } = await chief.created(swedish({ taggar: ['bro'] }));
  const before = await chief.item(id);
  expect((await reader.patch(`/innehall/${id}`, {})).koder).toEqual(['rattighet_saknas']);
  for (const fields of [{}, { taggar: ['bro'], sektion: 'nyheter', raderad: false, status: 'utkast' }]) {
    const { status, body } = await chief.patch(`/innehall/${id}`, fields);
    expect([status, body.innehall.andrad]).toEqual([200, before.andrad]);
  }
  expect(await chief.item(id)).toEqual(before);
});

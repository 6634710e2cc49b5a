import { describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { publicReport } from './newsroom/live.ts';
import { agent, as } from './newsroom/people.ts';

/*
 * What somebody tries who has a place of their own in the newsroom and wants another's: whatever way they take to it, they are refused, and
 * nothing is changed.
 */

const narrow = { sektioner: ['noje'], mallar: ['nyhet'], sprak: ['sv'] };

/** Whoever tries, and in whose name an agent says that it does. */
interface Stranger {
  caller: Caller;
  order: { order_av?: string };
}

const person = async (roll: 'skribent' | 'publicist'): Promise<Stranger> => ({
  caller: await as(roll, { sektioner: ['noje'] }),
  order: {},
});

const STRANGERS: Record<string, () => Promise<Stranger>> = {
  'a writer of another section': () => person('skribent'),
  'a publicist of another section': () => person('publicist'),
  async 'an agent of another section'() {
    const caller = await agent({ ...narrow, publicera: true, schemalagga: true });
    return { caller, order: { order_av: caller.agare.id } };
  },
};

describe.each(Object.entries(STRANGERS))('%s', (_, make) => {
  test('changes nothing of an article that is not theirs', async () => {
    const chief = await as('chefredaktor');
    const { caller: stranger, order } = await make();
    const { id } = await chief.created(swedish());
    await chief.saved(id, 'en', english());
    const report = await publicReport(chief);
    const before = (await chief.get(`/innehall/${id}`)).body.innehall;
    const bas = before.sprak.sv.arbetsrevision.id;
    const tries = {
      uppgifter: await stranger.patch(`/innehall/${id}`, { taggar: ['mitt'] }),
      'till den egna sektionen': await stranger.patch(`/innehall/${id}`, { sektion: 'noje' }),
      sponsrad: await stranger.patch(`/innehall/${id}`, { sponsrad: null }),
      raderad: await stranger.patch(`/innehall/${id}`, { raderad: true }),
      text: await stranger.put(`/innehall/${id}/sprak/sv`, { ...swedish(), bas }),
      'text med tvång': await stranger.put(`/innehall/${id}/sprak/sv`, { ...swedish(), tvinga: true }),
      återställning: await stranger.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1, bas }),
      status: await stranger.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning' }),
      kopia: await stranger.post(`/innehall/${id}/kopiera`, {}),
      release: await stranger.post(`/innehall/${id}/release`, { lage: 'publicera', ...order }),
      schema: await stranger.post(`/innehall/${id}/release`, { lage: 'schemalagd', datum: '2098-01-01 12:00', ...order }),
      utkast: await stranger.post(`/innehall/${id}/release`, { lage: 'utkast', ...order }),
      nedtagning: await stranger.post(`/innehall/${id}/nedtagning`, { orsak: 'x' }),
      delning: await stranger.post(`/innehall/${id}/forhandsvisning`, { dela: 10 }),
      live: await stranger.post(`/innehall/${report}/live`, { text: 'x', sprak: 'sv', ...order }),
      'ny i sektionen': await stranger.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', ...swedish() }),
    };
    for (const [name, { status }] of Object.entries(tries)) expect([name, status]).toEqual([name, 403]);
    expect((await chief.get(`/innehall/${id}`)).body.innehall).toEqual(before);
  });

  test('leaves no article of their own where it is not theirs to leave it', async () => {
    const { caller: stranger } = await make();
    const made = await stranger.post('/innehall', { sektion: 'noje', mall: 'nyhet', ...swedish() });
    expect(made.status).toBe(201);
    expect((await stranger.patch(`/innehall/${made.body.id}`, { sektion: 'nyheter' })).status).toBe(403);
    expect((await stranger.get(`/innehall/${made.body.id}`)).body.innehall.sektion).toBe('noje');
  });
});

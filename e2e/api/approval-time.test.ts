import { describe, expect, test } from 'vitest';
import { as } from './newsroom/people.ts';
import { askedRelease, askingAgent } from './newsroom/requests.ts';

/* An agent may move what it asks for, and whoever confirms it has read one time of it: it goes out at that one or not at all. */

const LATER = { lage: 'schemalagd', datum: '2098-06-01 12:00' };
const LATER_UTC = '2098-06-01T10:00:00.000Z';

const writer = await askingAgent();
const chief = await as('chefredaktor');
const confirm = (rid: string, body: object) => chief.post(`/releaser/${rid}/godkann`, body);
const MOVED = [409, [['begaran_andrad', 'datum']]];

describe('confirming', () => {
  test('another time than the agent asks for by now is refused, and the request goes on waiting', async () => {
    const { id, rid } = await askedRelease(writer, LATER);
    const moved = await writer.patch(`/releaser/${rid}`, { datum: '2097-06-01 12:00', order_av: writer.agare.id });
    expect(moved.status).toBe(200);
    for (const datum of [LATER_UTC, null, 'i morgon']) {
      const { status, fel } = await confirm(rid, { datum });
      expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual(MOVED);
    }
    const [release] = (await chief.get(`/innehall/${id}/releaser`)).body.releaser;
    expect(release.tillstand).toBe('vantar_pa_godkannande');
    const confirmed = await confirm(rid, { datum: '2097-06-01T12:00:00+02:00' });
    expect(confirmed.body.release.tillstand).toBe('schemalagd');
  });

  test('a time where it is asked for at once is refused too', async () => {
    const { rid } = await askedRelease(writer);
    const { status, fel } = await confirm(rid, { datum: LATER_UTC });
    expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual(MOVED);
    expect((await confirm(rid, { datum: null })).status).toBe(200);
  });

  test('without saying which time was read goes by the one that is asked for', async () => {
    const { rid } = await askedRelease(writer, LATER);
    expect((await confirm(rid, {})).body.release.tillstand).toBe('schemalagd');
  });
});

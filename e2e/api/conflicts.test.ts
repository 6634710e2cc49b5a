import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { english, paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';

const [FIRST, SECOND, THIRD] = ['bblock001', 'bblock002', 'bblock003'];
const BLOCKS = [paragraph('Ett', FIRST), paragraph('Två', SECOND), paragraph('Tre', THIRD)];
const BASE = { rubrik: 'Rubrik', ingress: 'Ingress', block: BLOCKS };

/** An item with three blocks, and a colleague's save on top of its first revision. */
async function overtaken(colleagues: Record<string, unknown>) {
  const [writer, colleague] = await Promise.all([as('skribent'), as('granskare')]);
  const { id, revision } = await writer.created(BASE);
  const senaste = await colleague.saved(id, 'sv', { bas: revision, ...BASE, ...colleagues });
  return { writer, colleague, id, revision, senaste };
}

describe('a save from an old base', () => {
  test('is 409 with the newest revision whole, who saved it, and the blocks that changed', async () => {
    const { writer, colleague, id, revision, senaste } = await overtaken({ block: [BLOCKS[0], paragraph('2', SECOND), BLOCKS[2]] });
    const { status, body, fel } = await writer.save(id, 'sv', { bas: revision, ...BASE, rubrik: 'Min' });
    expect(status).toBe(409);
    expect(fel).toMatchObject([{ kod: 'konflikt', falt: 'bas', sprak: 'sv' }]);
    expect(fel[0]?.orsak).toContain(`granskare ${colleague.id.slice(0, 4)}`);
    expect(body.senaste).toEqual((await writer.item(id)).sprak.sv.arbetsrevision);
    expect(body.senaste).toMatchObject({ id: senaste, nr: 2, av: { id: colleague.id } });
    expect(body.andrade_block).toEqual([SECOND]);
    expect(await writer.revisions(id)).toBe(2);
  });

  test('can be merged when nothing collides: the proposal is ready to save, and holds both', async () => {
    const { writer, id, revision, senaste } = await overtaken({
      ingress: 'Ny ingress',
      block: [BLOCKS[0], paragraph('2', SECOND), BLOCKS[2]],
    });
    const mine = { ...BASE, rubrik: 'Min rubrik', block: [paragraph('1', FIRST), BLOCKS[1], BLOCKS[2], paragraph('Fyra', 'bblock004')] };
    const { body } = await writer.save(id, 'sv', { bas: revision, ...mine });
    expect(body.sammanslagning).toMatchObject({ mojlig: true, konflikter: [] });
    const saved = await writer.save(id, 'sv', { ...body.sammanslagning.forslag, bas: senaste });
    expect([saved.status, saved.body.nr]).toEqual([200, 3]);
    expect((await writer.item(id)).sprak.sv.arbetsrevision).toMatchObject({
      rubrik: 'Min rubrik',
      ingress: 'Ny ingress',
      block: [paragraph('1', FIRST), paragraph('2', SECOND), BLOCKS[2], paragraph('Fyra', 'bblock004')],
    });
  });

  test('names each collision, by block and field, with all three texts', async () => {
    const { writer, id, revision } = await overtaken({ rubrik: 'Deras', block: [paragraph('1', FIRST), BLOCKS[1], BLOCKS[2]] });
    const mine = { ...BASE, rubrik: 'Min', block: [paragraph('Ett!', FIRST), BLOCKS[1], BLOCKS[2]] };
    const { body } = await writer.save(id, 'sv', { bas: revision, ...mine });
    expect(body.sammanslagning.mojlig).toBe(false);
    expect(body.sammanslagning.forslag).toBeNull();
    expect(body.sammanslagning.konflikter).toEqual(
      expect.arrayContaining([
        { block: '', falt: 'rubrik', bas: 'Rubrik', min: 'Min', deras: 'Deras' },
        { block: FIRST, falt: 'block', bas: BLOCKS[0], min: paragraph('Ett!', FIRST), deras: paragraph('1', FIRST) },
      ]),
    );
  });

  test('a block that one removed and the other changed collides', async () => {
    const { writer, id, revision } = await overtaken({ block: [BLOCKS[0], BLOCKS[2]] });
    const { body } = await writer.save(id, 'sv', { bas: revision, ...BASE, block: [BLOCKS[0], paragraph('2', SECOND), BLOCKS[2]] });
    expect(body.sammanslagning.konflikter).toMatchObject([{ block: SECOND, deras: null }]);
  });

  test.each([
    ['omitted', () => undefined],
    ['unknown', () => crypto.randomUUID()],
    ['no id at all', () => 'senaste'],
    ['empty', () => ''],
  ])('so is one whose base is %s', async (_, bas) => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(BASE);
    const { status, body } = await writer.save(id, 'sv', { rubrik: 'x', bas: bas() });
    expect(status).toBe(409);
    expect(body.senaste.id).toBe(revision);
    expect(body.andrade_block).toEqual([FIRST, SECOND, THIRD]);
    expect(body.sammanslagning).toEqual({ mojlig: false, forslag: null, konflikter: [] });
  });

  test('so is one whose base is of another language', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    const en = await writer.saved(id, 'en', english());
    expect((await writer.save(id, 'sv', { rubrik: 'x', bas: en })).status).toBe(409);
  });
});

describe('tvinga', () => {
  test('saves on top, marks the revision and the log, and loses nothing', async () => {
    const { writer, id, revision, senaste } = await overtaken({ rubrik: 'Deras' });
    const { status, body } = await writer.save(id, 'sv', { ...BASE, rubrik: 'Min', bas: revision, tvinga: true });
    expect([status, body.nr]).toEqual([200, 3]);
    expect((await writer.item(id)).sprak.sv.arbetsrevision).toMatchObject({ rubrik: 'Min', typ: 'tvingad', bas: revision });
    expect((await writer.get(`/innehall/${id}/sprak/sv/revisioner/${senaste}`)).body.revision.rubrik).toBe('Deras');
    const [line] = await sql<{ detalj: object }>(`SELECT detalj FROM logg WHERE detalj->>'revision' = $1`, [body.id]);
    expect(line?.detalj).toMatchObject({ tvingad: true });
  });

  test.each([undefined, 'fel'])('needs no base: %s', async (bas) => {
    const writer = await as('skribent');
    const { id } = await writer.created(BASE);
    expect((await writer.save(id, 'sv', { rubrik: 'Min', bas, tvinga: true })).body.nr).toBe(2);
    expect((await writer.item(id)).sprak.sv.arbetsrevision.typ).toBe('tvingad');
  });

  test('from a base that was never saved goes on from the current revision', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(BASE);
    await writer.saved(id, 'sv', { rubrik: 'Min', bas: randomUUID(), tvinga: true });
    expect((await writer.item(id)).sprak.sv.arbetsrevision).toMatchObject({ typ: 'tvingad', bas: revision });
  });

  test('is what it says even when nothing stood in the way', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(BASE);
    await writer.saved(id, 'sv', { rubrik: 'Min', bas: revision, tvinga: true });
    expect((await writer.item(id)).sprak.sv.arbetsrevision.typ).toBe('tvingad');
  });

  test('of twenty writers at once saves twenty revisions', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(BASE);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => writer.save(id, 'sv', { rubrik: `Min ${index}`, tvinga: true })),
    );
    expect(answers.map(({ body }) => body.nr).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  });
});

describe('writers at the same moment', () => {
  const nrs = (answers: ReadonlyArray<{ body: { nr?: number } }>) => answers.flatMap(({ body }) => body.nr ?? []);

  test('of fifty with one base exactly one wins, and every other is told by whom', async () => {
    const writers = await Promise.all(Array.from({ length: 10 }, () => as('skribent')));
    const [first] = writers;
    if (first === undefined) throw new Error('no writers');
    const { id, revision } = await first.created(BASE);
    const attempts = Array.from({ length: 50 }, (_, index) => {
      const writer = writers[index % writers.length] ?? first;
      return writer.save(id, 'sv', { ...BASE, bas: revision, rubrik: `Försök ${index}` });
    });
    const answers = await Promise.all(attempts);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(nrs(winners)).toEqual([2]);
    for (const loser of answers.filter((answer) => answer !== winners[0])) {
      expect(loser.status).toBe(409);
      expect(loser.body.senaste.id).toBe(winners[0]?.body.id);
      expect(loser.body.andrade_block).toEqual([]);
    }
    expect(await first.revisions(id)).toBe(2);
    expect((await first.item(id)).sprak.sv.arbetsrevision.id).toBe(winners[0]?.body.id);
  });

  test('of twenty with the first text in a new language exactly one wins', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => writer.save(id, 'en', { rubrik: `Try ${index}` })));
    expect(nrs(answers)).toEqual([1]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(19);
    for (const { body } of losers) expect(body.senaste).toMatchObject({ sprak: 'en', nr: 1 });
    expect(await writer.revisions(id, 'en')).toBe(1);
  });

  test('a first text that is forced is saved, whoever else was first', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    const answers = await Promise.all(Array.from({ length: 10 }, () => writer.save(id, 'en', { rubrik: 'x', tvinga: true })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await writer.revisions(id, 'en')).toBe(10);
  });

  /** Saves until each of `rounds` saves has got through, taking the newest base after a conflict. */
  async function keepSaving(writer: Caller, id: string, sprak: string, rounds: number): Promise<void> {
    let bas: string | undefined;
    for (let saved = 0; saved < rounds; ) {
      const { status, body } = await writer.save(id, sprak, { ...BASE, rubrik: `${sprak} ${saved}`, bas });
      expect([200, 409], JSON.stringify(body.fel)).toContain(status);
      bas = status === 200 ? body.id : body.senaste.id;
      if (status === 200) saved += 1;
    }
  }

  test('in two languages of one item never block each other for good', async () => {
    const writers = await Promise.all([as('skribent'), as('skribent'), as('skribent'), as('skribent')]);
    const [one, two, three, four] = writers;
    if (one === undefined || two === undefined || three === undefined || four === undefined) throw new Error('no writers');
    const { id } = await one.created(BASE);
    await one.saved(id, 'en', BASE);
    await Promise.all([
      keepSaving(one, id, 'sv', 15),
      keepSaving(two, id, 'en', 15),
      keepSaving(three, id, 'sv', 15),
      keepSaving(four, id, 'en', 15),
    ]);
    expect([await one.revisions(id, 'sv'), await one.revisions(id, 'en')]).toEqual([31, 31]);
  });

  test('saving, changing, approving, publishing and taking down one item at once: nobody gets an error of ours', async () => {
    const [chief, writer, other] = await Promise.all([as('chefredaktor'), as('skribent'), agent()]);
    const { id } = await chief.created(swedish());
    await chief.saved(id, 'en', english());
    const again = async (call: () => Promise<{ status: number }>, allowed: number[]) => {
      for (let round = 0; round < 8; round++) expect(allowed).toContain((await call()).status);
    };
    await Promise.all([
      again(() => writer.save(id, 'sv', { ...swedish(), tvinga: true }), [200]),
      again(() => other.save(id, 'en', { ...english(), tvinga: true }), [200]),
      again(() => chief.patch(`/innehall/${id}`, { taggar: ['bro'] }), [200]),
      again(() => chief.post(`/innehall/${id}/sprak/en/status`, { status: 'granskning' }), [200]),
      // The one may overtake the other while it is under way.
      again(() => chief.release(id), [200, 409]),
      again(() => chief.takeDown(id), [200, 409]),
    ]);
    expect(await chief.revisions(id, 'sv')).toBe(9);
  });
});

import { describe, expect, test } from 'vitest';
import { sql } from './newsroom/database.ts';
import { entriesIn, posted, publicReport, publicRevision, savedEntries } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';

const chief = await as('chefredaktor');
const [anna, bo] = await Promise.all([as('publicist'), as('publicist')]);

describe('the history', () => {
  test('has every revision whole, with the hash of its content, and can be compared, restored and copied', async () => {
    const id = await publicReport(chief);
    const entry = await posted(anna, id, { text: 'Ett' });
    await anna.patch(`/innehall/${id}/live/${entry}`, { text: 'Ändrat' });
    await posted(anna, id, { text: 'Två' });
    await anna.delete(`/innehall/${id}/live/${entry}`);
    const texts = async (nr: number) => {
      const { body } = await chief.get(`/innehall/${id}/sprak/sv/revisioner/${nr}`);
      return entriesIn(body.revision.block).map((one) => one.text);
    };
    expect(await texts(2)).toEqual(['Nu börjar det.', 'Ett']);
    expect(await texts(3)).toEqual(['Nu börjar det.', 'Ändrat']);
    expect(await texts(4)).toEqual(['Nu börjar det.', 'Ändrat', 'Två']);
    expect(await texts(5)).toEqual(['Nu börjar det.', 'Två']);
    const { body } = await chief.get(`/innehall/${id}/sprak/sv/jamfor`, { fran: '2', till: '5' });
    expect(body.block.find(({ id }: { id: string }) => id === 'blive00001').andring).toBe('andrad');
    const restored = await chief.post(`/innehall/${id}/sprak/sv/aterstall`, {
      revision: 3,
      bas: (await chief.item(id)).sprak.sv.arbetsrevision.id,
    });
    // The same content saved whole has the same hash as it had as a change.
    const third = await chief.get(`/innehall/${id}/sprak/sv/revisioner/3`);
    expect(restored.body.hash).toBe(third.body.revision.hash);
    const copy = await chief.post(`/innehall/${id}/kopiera`);
    expect(entriesIn(copy.body.innehall.sprak.sv.arbetsrevision.block).map((one) => one.text)).toEqual(['Nu börjar det.', 'Ändrat']);
    const preview = await chief.post(`/innehall/${id}/forhandsvisning`, { revision: String(third.body.revision.id) });
    expect(preview.body.html).toContain('Ändrat');
  });

  test('goes on from any revision, an older one made public too', async () => {
    const id = await publicReport(chief);
    await posted(anna, id, { text: 'Ett' });
    const second = (await chief.item(id)).sprak.sv.arbetsrevision;
    await posted(anna, id, { text: 'Två' });
    expect((await chief.release(id, { revisioner: { sv: second.id } })).status).toBe(200);
    await posted(anna, id, { text: 'Tre' });
    await posted(anna, id, { text: 'Fyra' });
    expect(entriesIn((await publicRevision(chief, id)).block).map((one) => one.text)).toEqual(['Nu börjar det.', 'Ett', 'Tre', 'Fyra']);
    expect((await savedEntries(chief, id)).map((one) => one.text)).toEqual(['Nu börjar det.', 'Ett', 'Två', 'Tre', 'Fyra']);
  });

  test('does not grow with what is there already', async () => {
    const id = await publicReport(chief);
    const size = async () => {
      const [row] = await sql<{ byte: string }>('SELECT sum(pg_column_size(r.*)) AS byte FROM revision r WHERE innehall_id = $1', [id]);
      return Number(row?.byte);
    };
    const text = 'Bollen rullar. '.repeat(35);
    const grown = async () => {
      const before = await size();
      for (let index = 0; index < 10; index++) await posted(anna, id, { text });
      return (await size()) - before;
    };
    const first = await grown();
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 20 }, () => posted(bo, id, { text })));
    expect(await grown()).toBeLessThan(first * 1.2);
  });

  test('cannot be changed', async () => {
    const id = await publicReport(chief);
    await posted(anna, id, { text: 'Ett' });
    await expect(sql('UPDATE revision SET live_andring = NULL WHERE innehall_id = $1', [id])).rejects.toThrow(/append-only/);
  });
});

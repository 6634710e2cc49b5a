import { expect, test } from 'vitest';
import { type ImportWork, importFiles, MOST_NAMED } from '#components/studio/people-dictionary/import-files.ts';
import { LONGEST_VALUE } from '#components/studio/people-dictionary/json-values.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

type Answer = Awaited<ReturnType<ImportWork['send']>>;
interface Entity {
  id: string;
  claims?: Record<string, unknown[]>;
}

const item = (id: string) => ({ rank: 'normal', mainsnak: { snaktype: 'value', hash: 'x', datavalue: { type: 'x', value: { id } } } });
const person = (nr: number) => ({
  id: `Q${nr}`,
  labels: { sv: { value: `Nora ${nr}` }, de: { value: 'x'.repeat(10_000) } },
  claims: { P31: [item('Q5')], P106: [item('Q900')], P999: [item('Q1')] },
});
const SINGER = { id: 'Q900', labels: { sv: { value: 'sångare' } }, claims: { P31: [item('Q28640')] } };

function imported(text: string | string[], changes: Partial<ImportWork> = {}) {
  const sent: Entity[][] = [];
  const waits: number[] = [];
  const parts: number[] = [];
  const known = new Set<string>();
  const send = async (wikidata: unknown[]): Promise<Answer> => {
    const entities = wikidata as Entity[];
    sent.push(entities);
    const people = [...new Map(entities.filter(({ id }) => id !== 'Q900').map((entity) => [entity.id, entity])).values()];
    const skapade = people.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, externtId: id, namn: id }));
    for (const { id } of people) known.add(id);
    const hoppade = entities.filter(({ id }) => id === 'Q900').map(({ id }) => ({ externtId: id, namn: '', orsak: 'Ett yrke.' }));
    return { ok: true, skapade, uppdaterade: [], oforandrade: people.length - skapade.length, hoppade };
  };
  const work: ImportWork = {
    files: [text].flat().map((one, nr) => new File([one], `fil${nr}.json`)),
    send,
    onProgress: (part) => parts.push(part),
    wait: async (ms) => void waits.push(ms),
    signal: new AbortController().signal,
    ...changes,
  };
  return { sent, waits, parts, send, totals: importFiles(work) };
}

test('a file of thousands is sent a batch at a time, slim, each with what its people do, and tells how far it has come', async () => {
  const people = Array.from({ length: 2_500 }, (_, nr) => person(nr + 1_000));
  const { sent, parts, totals } = imported(`[\n${[...people, SINGER].map((one) => JSON.stringify(one)).join(',\n')}\n]`);
  const { skapade, hoppade, oforandrade } = await totals;
  expect([skapade.antal, skapade.forsta.length, oforandrade, hoppade.antal]).toEqual([2_500, MOST_NAMED, 0, 0]);
  expect(sent.length).toBe(25);
  for (const batch of sent) {
    expect(JSON.stringify(batch).length).toBeLessThan(100_000);
    expect(batch.at(-1)).toMatchObject({ id: 'Q900', labels: { sv: { value: 'sångare' } } });
    expect(Object.keys(batch[0]?.claims ?? {})).toEqual(['P31', 'P106']);
  }
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
});

test('somebody who is there twice, in one file or two, comes in once', async () => {
  const line = `${JSON.stringify(person(1))}\n`;
  const { totals } = imported([line + line, line]);
  expect((await totals).skapade.antal).toBe(1);
});

test('what cannot be read is told, and the rest comes in', async () => {
  const text = `${JSON.stringify(person(1))}\n${JSON.stringify(person(2)).slice(0, 80)}\n${JSON.stringify(person(3))}\n${JSON.stringify({ id: 'Q4', x: 'x'.repeat(LONGEST_VALUE) })}\n${JSON.stringify(person(5)).slice(0, -4)}`;
  const { skapade, hoppade } = await imported([text, '<html>', '']).totals;
  expect(skapade.forsta.map(({ namn }) => namn)).toEqual(['Q1', 'Q3']);
  expect(hoppade.forsta.map(({ namn, orsak }) => `${namn} ${orsak}`)).toEqual([
    'fil1.json Filen är inte JSON.',
    'fil0.json En post i filen är trasig eller avbruten.',
    'fil0.json En post i filen är för stor.',
    'fil0.json En post i filen är trasig eller avbruten.',
  ]);
});

test('a batch whose answer is lost is sent again until it is answered, and no more than that', async () => {
  let tries = 0;
  const lost = imported('');
  const { waits, totals } = imported(JSON.stringify(person(1)), {
    send: async (wikidata) => {
      tries += 1;
      const answer = await lost.send(wikidata);
      if (tries < 4) throw tries === 2 ? new ApiFault(503, {}) : new Unreachable('x');
      return answer;
    },
  });
  expect(await totals).toMatchObject({ skapade: { antal: 0 }, oforandrade: 1 });
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  const away = imported(JSON.stringify(person(1)), { send: () => Promise.reject(new Unreachable('x')) });
  await expect(away.totals).rejects.toThrow(Unreachable);
  expect(away.waits).toHaveLength(6);
  const refused = imported(JSON.stringify(person(1)), { send: () => Promise.reject(new ApiFault(403, {})) });
  await expect(refused.totals).rejects.toThrow(ApiFault);
  expect(refused.waits).toEqual([]);
});

test('whoever ends it has what has come in so far', async () => {
  const ending = new AbortController();
  const people = Array.from({ length: 500 }, (_, nr) => JSON.stringify(person(nr + 1))).join('\n');
  const run = imported(people, { signal: ending.signal, onProgress: (_, totals) => totals.skapade.antal >= 200 && ending.abort() });
  expect((await run.totals).skapade.antal).toBe(200);
});

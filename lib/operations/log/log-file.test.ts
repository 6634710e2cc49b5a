import { expect, test } from 'vitest';
import type { LogEntry } from '#lib/contract/log.ts';
import { logFile, logFileName } from '#lib/operations/log/log-file.ts';

const line = (id: string): LogEntry => ({
  ...{ id, tid: '2026-11-20T08:30:00.000Z', operation: 'slappInnehall', utfall: 'genomford', order_av: null, innehall: null },
  ...{ av: { typ: 'person', id: 'anna', namn: 'Anna' }, rubrik: null, detalj: { orsak: 'Bråttom' }, korrelation: 'k' },
});

test('a stretch of lines is read when the piece before has been taken, the first of all before the answer', async () => {
  let read = 0;
  async function* stretches() {
    for (const id of ['3', '2', '1']) {
      read++;
      yield [line(id)];
    }
  }
  const pieces = (await logFile('ndjson', stretches(), (entry) => entry))[Symbol.asyncIterator]();
  expect(read).toBe(1);
  await pieces.next();
  expect(String((await pieces.next()).value)).toBe(`${JSON.stringify(line('3'))}\n`);
  expect(read).toBe(1);
  await pieces.next();
  expect(read).toBe(2);
});

test('what cannot be read is told before anything is answered', async () => {
  async function* broken(): AsyncGenerator<LogEntry[], void> {
    yield await Promise.reject<LogEntry[]>(new Error('borta'));
  }
  await expect(logFile('csv', broken(), (entry) => entry)).rejects.toThrow('borta');
});

test('in CSV a line has its time by Stockholm’s clocks, and its notes as JSON', async () => {
  async function* one() {
    yield [line('1')];
  }
  const told = [];
  for await (const piece of await logFile('csv', one(), (entry) => ({ ...entry, av: { ...entry.av, namn: '=Anna' } })))
    told.push(String(piece));
  expect(told[1]).toBe(
    `"1","2026-11-20T09:30:00+01:00","slappInnehall","genomford","person","anna","'=Anna","","","","","{""orsak"":""Bråttom""}","k"\r\n`,
  );
});

test.each([
  [{}, 'Logg till 2026-11-21.csv'],
  [{ fran: '2026-10-31T23:00:00.000Z' }, 'Logg från 2026-11-01 till 2026-11-21.csv'],
  [{ fran: '2026-10-31T23:00:00.000Z', fore: '2026-11-20T23:00:00.000Z' }, 'Logg från 2026-11-01 till 2026-11-20.csv'],
])('a file of %j is called by its days', (span, name) => {
  expect(logFileName('csv', span, '2026-11-20T23:30:00.000Z')).toBe(name);
});

import pino from 'pino';
import { expect, test } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';
import { asFault } from '#lib/http/as-fault.ts';

const log = pino({ level: 'silent' });

test.each([
  ['the database is away', new DatabaseAway('borta'), 503, 'databas_borta'],
  ['the pictures cannot be reached', new StorageAway('Hinken svarar inte.'), 503, 'bildlager_borta'],
  ['there is no room', new NoRoom(new Error('ENOSPC: no space left on device')), 503, 'plats_saknas'],
  ['nobody foresaw it', new Error('boom'), 500, 'internt'],
])('%s: the caller is told what to do, and what to refer to, and nothing of ours', (_, error, status, kod) => {
  const refusal = asFault(error, 'spar-1', log);
  expect([refusal.status, refusal.fel.map((entry) => entry.kod)]).toEqual([status, [kod]]);
  expect(refusal.extra).toEqual({ korrelation: 'spar-1' });
  expect(refusal.headers['Retry-After'] === undefined).toBe(status === 500);
  expect(JSON.stringify(refusal.fel)).not.toMatch(/ENOSPC|boom/);
});

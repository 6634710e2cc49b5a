import { describe, expect, test } from 'vitest';
import type { CmsProblem } from '#lib/adapters/cms/port.ts';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { QueueName, VitalSigns } from '#lib/store/vital-signs.ts';
import { judgeDatabase, judgeQueues, judgeVersion } from '#lib/studio/health/judge-database.ts';
import { judgeDisk } from '#lib/studio/health/judge-disk.ts';
import { judgeCms, judgeMail, judgeModel } from '#lib/studio/health/judge-systems.ts';

const NOWHERE = new Set<QueueName>();
const QUIET = { antal: 0, sena: 0 };

function signs(changes: Partial<VitalSigns> = {}): { seen: VitalSigns } {
  const koer = { releaser: QUIET, sokindex: QUIET, utskick: QUIET };
  return { seen: { migrationer: ['1_a', '2_b'], skrivskyddad: false, koer, ...changes } };
}

const late = (sena: number) => signs({ koer: { releaser: { antal: 3, sena }, sokindex: QUIET, utskick: QUIET } });
const SLOW = { slow: true } as const;
const AWAY = { error: new DatabaseAway('connect ECONNREFUSED 10.0.0.7:5432') };

describe('the database', () => {
  test.each([
    ['answers', signs(), 'fungerar'],
    ['hangs', SLOW, 'borta'],
    ['is away', AWAY, 'borta'],
    ['refuses', { error: new Error('permission denied') }, 'borta'],
    ['can only be read', signs({ skrivskyddad: true }), 'borta'],
  ] as const)('that %s', (_, seen, lage) => {
    const judged = judgeDatabase(seen);
    expect(judged.lage).toBe(lage);
    expect(judged.orsak + judged.atgard).not.toMatch(/ECONN|10\.0|denied/);
    expect(judged.atgard === '').toBe(lage === 'fungerar');
  });

  test.each([
    ['as it is to be', ['1_a', '2_b'], 'fungerar', ''],
    ['older, after a restore', ['1_a', '2_b', '3_c'], 'borta', '3_c'],
    ['newer, while an upgrade is under way', ['1_a'], 'stord', '2_b'],
    ['another altogether', ['1_x'], 'borta', '1_x'],
  ] as const)('%s', (_, known, lage, named) => {
    const judged = judgeVersion(signs(), { seen: known });
    expect([judged.lage, judged.orsak.includes(named)]).toEqual([lage, true]);
  });

  test('that is not seen tells nothing of its version or its queues', () => {
    expect([judgeVersion(SLOW, { seen: [] }), judgeQueues(AWAY, NOWHERE)].map(({ lage }) => lage)).toEqual(['okand', 'okand']);
  });
});

test.each([
  [0, 'fungerar'],
  [120, 'fungerar'],
  [121, 'stord'],
  [900, 'stord'],
  [901, 'borta'],
] as const)('a queue whose first has been due for %i seconds', (sena, lage) => {
  const judged = judgeQueues(late(sena), NOWHERE);
  expect([judged.lage, judged.orsak.includes('3 publiceringar vars tid har kommit')]).toEqual([lage, true]);
});

test('what a slow system elsewhere has to take may be as late as it will: it is told of and turns nobody away', () => {
  expect(judgeQueues(late(90_000), new Set(['releaser'])).lage).toBe('stord');
  expect(judgeQueues(late(90_000), new Set(['utskick'])).lage).toBe('borta');
});

test.each([
  [0, 'Inget väntar just nu.'],
  [1, 'Väntar just nu: 1 sparad text som inte går att söka på.'],
  [9_999, 'Väntar just nu: 9\u00a0999 sparade texter som inte går att söka på.'],
  [10_000, 'Väntar just nu: minst 10\u00a0000 sparade texter som inte går att söka på.'],
])('%i texts that wait to be indexed', (antal, orsak) => {
  const judged = judgeQueues(signs({ koer: { releaser: QUIET, sokindex: { antal, sena: 1 }, utskick: QUIET } }), NOWHERE);
  expect(judged).toEqual({ lage: 'fungerar', orsak, atgard: '' });
});

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

test.each([
  ['plenty', 200 * GIB, 1_000 * GIB, 'fungerar'],
  ['a twentieth of a large disk', 50 * GIB, 1_000 * GIB, 'fungerar'],
  ['most of a small disk', 2 * GIB, 4 * GIB, 'fungerar'],
  ['less than a tenth', 4 * GIB, 100 * GIB, 'stord'],
  ['less than a gibibyte', 0.9 * GIB, 4 * GIB, 'stord'],
  ['next to nothing', 99 * MIB, 100 * GIB, 'borta'],
  ['nothing', 0, 100 * GIB, 'borta'],
] as const)('of a disk with %s free', (_, free, whole, lage) => {
  expect(judgeDisk({ seen: { free, whole } }, '/data').lage).toBe(lage);
});

test('a disk that does not answer, or a folder that is gone, is away', () => {
  expect(judgeDisk(SLOW, '/data')).toMatchObject({ lage: 'borta', orsak: 'Mappen /data går inte att nå: disken svarar inte.' });
  expect(judgeDisk({ error: new Error('ENOENT') }, '/data')).toMatchObject({ lage: 'borta', orsak: 'Mappen /data går inte att nå.' });
});

test('the publishing system is what its own check says, every cause and remedy with it', () => {
  const problem = (stoppar: boolean): CmsProblem => ({ kod: 'x', orsak: 'Fel lösenord.', atgard: 'Byt det.', stoppar });
  expect(judgeCms({ seen: [] }, 'https://cms').lage).toBe('fungerar');
  expect(judgeCms({ seen: [problem(false)] }, 'https://cms').lage).toBe('stord');
  expect(judgeCms({ seen: [problem(false), problem(true)] }, 'https://cms')).toEqual({
    ...{ lage: 'borta', orsak: 'Fel lösenord. Fel lösenord.', atgard: 'Byt det. Byt det.' },
  });
  expect([judgeCms(SLOW, 'https://cms').lage, judgeCms({ error: new Error('x') }, 'https://cms').lage]).toEqual(['stord', 'borta']);
});

test('mail: none set, one that answers, one that is slow, one that refuses', () => {
  const refused = new MailFailure({ retryable: true, orsak: 'Mejlservern godtar inte inloggningen.' });
  expect(judgeMail(undefined).lage).toBe('avstangd');
  expect(judgeMail({ seen: undefined }).lage).toBe('fungerar');
  expect(judgeMail(SLOW).lage).toBe('stord');
  expect(judgeMail({ error: refused })).toMatchObject({ lage: 'borta', orsak: refused.orsak });
});

const NOON = Date.parse('2026-11-23T12:00:00Z');
const asked = (utfall: string, tid = '2026-11-23T11:30:00Z') => ({ seen: { latest: { tid, utfall }, used: 10, budget: 100 } });

test.each([
  ['there is none', undefined, 'avstangd'],
  ['it answered', asked('svar'), 'fungerar'],
  ['it would not, of that one text', asked('nekat'), 'fungerar'],
  ['it did not answer', asked('borta'), 'borta'],
  ['its key is wrong', asked('installning'), 'borta'],
  ['that was long ago', asked('borta', '2026-11-23T10:59:00Z'), 'okand'],
  ['nobody has asked it', { seen: { latest: undefined, used: 0, budget: 100 } }, 'okand'],
  ['the budget is used up', { seen: { latest: undefined, used: 100, budget: 100 } }, 'stord'],
  ['the database is away', AWAY, 'okand'],
] as const)('the language model, when %s', (_, sign, lage) => {
  expect(judgeModel(sign, NOON).lage).toBe(lage);
});

import { expect, test } from 'vitest';
import { noAi } from '#lib/adapters/ai/ingen.ts';
import { builtInCms } from '#lib/adapters/cms/inbyggd.ts';
import { outboxOnlyMail } from '#lib/adapters/mail/outbox-only.ts';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import type { VitalSigns } from '#lib/store/vital-signs.ts';
import { type HealthParts, studioHealth } from '#lib/studio/health/studio-health.ts';

const QUIET = { antal: 0, sena: 0 };
const SIGNS: VitalSigns = { migrationer: ['1_a'], skrivskyddad: false, koer: { releaser: QUIET, sokindex: QUIET, utskick: QUIET } };
const GIB = 1024 ** 3;

function healthOf(changes: Partial<HealthParts> = {}) {
  const systems = { cms: builtInCms('http://localhost'), ai: noAi(), mail: outboxOnlyMail() };
  return studioHealth({
    readSigns: async () => SIGNS,
    knownMigrations: async () => ['1_a'],
    systems: () => systems,
    sendsMail: () => false,
    budget: () => 100,
    aiCalls: { latest: async () => undefined, ofDay: async () => ({ anrop: 0, tokens_in: 0, tokens_ut: 0, kostnad: null }) },
    pictures: { namn: 'mappen /data/media', mark: async () => 'm' },
    folder: '/data',
    spaceOf: async () => ({ free: 50 * GIB, whole: 100 * GIB }),
    now: () => new Date('2026-11-23T12:00:00Z'),
    ...changes,
  });
}

const never = () => new Promise<never>(() => {});

async function states(changes: Partial<HealthParts> = {}) {
  const { redo, delar } = await healthOf(changes).report();
  return { redo, ...Object.fromEntries(delar.map(({ namn, lage }) => [namn, lage])) };
}

test('a newsroom of which all is well, with neither mail nor a model', async () => {
  expect(await states()).toEqual({
    ...{ redo: true, databas: 'fungerar', databasversion: 'fungerar', koer: 'fungerar', disk: 'fungerar' },
    ...{ bilder: 'fungerar', publiceringssystem: 'fungerar', epost: 'avstangd', sprakmodell: 'avstangd' },
  });
});

test('a disk that is nearly full is told of and turns nobody away; one that is full does', async () => {
  const nearly = async () => ({ free: 0.5 * GIB, whole: 100 * GIB });
  expect(await states({ spaceOf: nearly })).toMatchObject({ redo: true, disk: 'stord' });
  expect(await states({ spaceOf: async () => ({ free: 0, whole: 100 * GIB }) })).toMatchObject({ redo: false, disk: 'borta' });
});

test('whatever hangs, all at once, two hundred are told within seconds, for one question to each', async () => {
  const begun = { signs: 0, cms: 0 };
  const hangs = (what: keyof typeof begun) => () => {
    begun[what] += 1;
    return never();
  };
  const cms = { ...builtInCms('http://localhost'), check: hangs('cms') };
  const health = healthOf({
    readSigns: hangs('signs'),
    knownMigrations: never,
    spaceOf: never,
    pictures: { namn: 'hinken bilder', mark: never },
    systems: () => ({ cms, ai: noAi(), mail: { send: never, check: never } }),
    sendsMail: () => true,
  });
  const watch = stopwatch();
  const reports = await Promise.all(Array.from({ length: 200 }, () => health.report()));
  expect(watch()).toBeLessThan(6_000);
  expect(reports.every(({ redo }) => !redo)).toBe(true);
  expect(reports[0]?.delar.map(({ lage }) => lage)).toEqual(['borta', 'okand', 'okand', 'borta', 'stord', 'stord', 'stord', 'avstangd']);
  expect(begun).toEqual({ signs: 1, cms: 1 });
});

test('a system that the settings name anew is looked at anew', async () => {
  const wrong = { kod: 'x', orsak: 'Fel lösenord.', atgard: 'Byt det.', stoppar: true };
  let cms = { ...builtInCms('http://localhost'), check: async () => [wrong] };
  const health = healthOf({ systems: () => ({ cms, ai: noAi(), mail: outboxOnlyMail() }) });
  const seen = async () => (await health.report()).delar.find(({ namn }) => namn === 'publiceringssystem');
  expect(await seen()).toMatchObject({ lage: 'borta', orsak: 'Fel lösenord.', atgard: 'Byt det.' });
  cms = { ...cms, check: async () => [] };
  expect(await seen()).toMatchObject({ lage: 'fungerar', atgard: '' });
});

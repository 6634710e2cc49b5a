import { describe, expect, test } from 'vitest';
import { FIRST_SETTINGS, type SettingsChange, withChange } from '#lib/contract/settings.ts';
import { misplacedSecrets } from '#lib/operations/settings/misplaced-secrets.ts';

const KEPT = withChange(FIRST_SETTINGS, {
  publicering: { cms: 'wordpress', url: 'https://wp.fjall.se/blogg', anvandare: 'studio', losenord: 'hemligt' },
  ai: { tjanst: 'openai-kompatibel', url: 'https://ai.fjall.se/v1', modell: 'm', nyckel: 'nyckel' },
});

function faults(change: SettingsChange, { given = [], decided = new Map(), before = KEPT }: Partial<Options> = {}) {
  return misplacedSecrets({ before, after: withChange(before, change), given: new Set(given), decided });
}
interface Options {
  given: string[];
  decided: ReadonlyMap<string, string>;
  before: typeof KEPT;
}
const places = (...asked: Parameters<typeof faults>) => faults(...asked).map(({ kod, falt }) => `${kod} ${falt}`);

describe('a secret is not sent elsewhere than where it was given for', () => {
  test.each<SettingsChange>([
    { ai: { url: 'https://ond.se/v1' } },
    { ai: { url: 'http://ai.fjall.se/v1' } },
    { ai: { url: 'https://ai.fjall.se:8443/v1' } },
    { ai: { url: 'https://ai.fjall.se.ond.se/v1' } },
    { ai: { url: 'https://ai.fjall.se@ond.se/v1' } },
    { ai: { url: '', tjanst: 'anthropic' } },
    { ai: { url: 'https://ond.se/v1', tjanst: 'ingen' } },
  ])('the key of the language model: %j', (change) => {
    expect(places(change)).toEqual(['hemlighet_annan_adress ai.nyckel']);
    expect(places(change, { given: ['ai.nyckel'] })).toEqual([]);
    expect(places({ ai: { ...change.ai, nyckel: 'en annan' } }, { given: ['ai.nyckel'] })).toEqual([]);
    expect(places({ ai: { ...change.ai, nyckel: '' } }, { given: ['ai.nyckel'] })).toEqual([]);
  });

  test.each<SettingsChange>([
    { publicering: { url: 'https://ond.se/blogg' } },
    { publicering: { anvandare: 'chefen' } },
    { publicering: { url: 'https://ond.se', cms: 'inbyggd' } },
    { publicering: { url: '' } },
  ])('the password of the publishing system: %j', (change) => {
    expect(places(change)).toEqual(['hemlighet_annan_adress publicering.losenord']);
    expect(places(change, { given: ['publicering.losenord'] })).toEqual([]);
  });

  test('nor where nothing is used for a while in between', () => {
    const off = withChange(KEPT, { ai: { tjanst: 'ingen' } });
    expect(places({ ai: { tjanst: 'openai-kompatibel', url: 'https://ond.se/v1' } }, { before: off })).toEqual([
      'hemlighet_annan_adress ai.nyckel',
    ]);
  });

  test('and says where to, and what to do', () => {
    const [fault] = faults({ publicering: { url: 'https://ond.se' } });
    expect(fault?.orsak).toContain('https://wp.fjall.se och studio');
    expect(fault?.atgard).toContain('publicering.losenord på nytt');
    const decided = new Map([['ai.nyckel', 'STUDIO_AI_KEY']]);
    expect(faults({ ai: { url: 'https://ond.se/v1' } }, { decided })[0]?.atgard).toMatch(/STUDIO_AI_KEY.*ai\.url/);
  });
});

test.each<SettingsChange>([
  { ai: { url: 'https://AI.fjall.se:443/v2', modell: 'n', dygnsbudget: 5 } },
  { ai: { tjanst: 'ingen' } },
  { publicering: { url: 'https://wp.fjall.se/', lage: 'test', cms: 'inbyggd' } },
  { webbplats: { namn: 'Fjällbladet' } },
])('the same address goes on: %j', (change) => {
  expect(places(change)).toEqual([]);
});

test('what was kept with another secret goes with it', () => {
  expect(places({ ai: { url: 'https://annan.se/v1', nyckel: 'den andras' } })).toEqual([]);
});

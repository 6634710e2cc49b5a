import { describe, expect, test } from 'vitest';
import { NO_TIME } from '#components/studio/release/publish-time.ts';
import { intentOf, isPossible, type ReleaseChoice, releasableLanguages } from '#components/studio/release/release-choice.ts';
import type { Item, LanguageVersion } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const AV = { typ: 'person', id: 'p', namn: 'Pia Publicist' } as const;

function version(sprak: Language, isPublic: boolean): LanguageVersion {
  const revision = {
    id: `${sprak}1`,
    sprak,
    nr: 1,
    hash: '',
    bas: null,
    kall_revision: null,
    kommentar: '',
    av: AV,
    skapad: '',
    typ: 'manuell',
  } as const;
  return {
    sprak,
    status: 'utkast',
    inaktuell: false,
    inaktuella_block: [],
    oppna_forslag: 0,
    ej_slappt: [],
    lasarna_ser: {},
    arbetsrevision: { ...revision, rubrik: 'Surdeg', ingress: '', block: [], meta: {}, hero: null, slug: 'surdeg' },
    publicerad_revision: isPublic ? { id: `${sprak}1`, nr: 1 } : null,
    lank: null,
  };
}

function item(changes: Partial<Item>): Item {
  return {
    id: 'a',
    sektion: 'mat',
    mall: 'nyhet',
    mall_version: 1,
    rubrik: 'Surdeg',
    taggar: [],
    kategorier: [],
    sponsrad: null,
    kallor: [],
    ansvarig: null,
    ansvarig_av_agent: false,
    status: 'utkast',
    raderad: false,
    konfidentiell: false,
    insatta: [],
    kallsprak: 'sv',
    publicerad: null,
    schemalagd: null,
    skapad: '',
    andrad: '',
    agare: AV,
    arbetskopia: null,
    cms: null,
    sprak: { sv: version('sv', false), en: version('en', false) },
    ...changes,
  };
}

const at = (text: string, sprak: Language[] = ['sv']): ReleaseChoice => ({ sprak, nar: 'tid', tid: { text, second: false } });

test('a time ahead schedules, one that has been dates back, and one that is none does nothing', () => {
  expect(intentOf(at('2026-11-27T06:00'), NOW)).toBe('schemalagg');
  expect(intentOf(at('2026-11-03T06:00'), NOW)).toBe('datera');
  for (const text of ['', '2027-03-28T02:30']) expect(isPossible(item({}), at(text), NOW)).toBe(false);
  expect(isPossible(item({}), { sprak: ['sv'], nar: 'nu', tid: NO_TIME }, NOW)).toBe(true);
});

describe('English', () => {
  const SWEDISH_AT_SIX = { release: 'r', datum: '2026-11-27T05:00:00.000Z', sprak: ['sv' as const], revisioner: { sv: 'sv1' }, av: AV };

  test('does not go out before Swedish is public', () => {
    expect(isPossible(item({}), { sprak: ['en'], nar: 'nu', tid: NO_TIME }, NOW)).toBe(false);
    expect(
      isPossible(
        item({ status: 'publicerad', sprak: { sv: version('sv', true), en: version('en', false) } }),
        { sprak: ['en'], nar: 'nu', tid: NO_TIME },
        NOW,
      ),
    ).toBe(true);
    expect(releasableLanguages(item({}), 'en')).toEqual(['sv', 'en']);
  });

  test('may be scheduled for when Swedish is out by then', () => {
    const waiting = item({ status: 'schemalagd', schemalagd: SWEDISH_AT_SIX });
    expect(isPossible(waiting, at('2026-11-27T07:00', ['en']), NOW)).toBe(true);
    expect(isPossible(waiting, at('2026-11-27T05:00', ['en']), NOW)).toBe(false);
    expect(isPossible(item({}), at('2026-11-27T07:00', ['en']), NOW)).toBe(false);
  });
});

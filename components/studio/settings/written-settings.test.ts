import { expect, test } from 'vitest';
import { z } from 'zod';
import { SETTING_GROUPS, settingField, settingName } from '#components/studio/settings/setting-groups.ts';
import { beforeAndAfter, changedOnBothSides, toldWords } from '#components/studio/settings/told-settings.ts';
import { changedWords, changeOf, wordsOfGroup } from '#components/studio/settings/written-settings.ts';
import { FIRST_SETTINGS, fieldsOf, type Settings, settingsChangeFields, withChange } from '#lib/contract/settings.ts';

const group = (id: string) => ({ falt: SETTING_GROUPS.filter((candidate) => candidate.id === id).flatMap(({ falt }) => falt) });
const set = (change: Parameters<typeof withChange>[1]): Settings => withChange(FIRST_SETTINGS, change);

test('every setting that the contract has stands on exactly one page', () => {
  const shown = SETTING_GROUPS.flatMap(({ falt }) => falt.map((field) => field.falt.replace(/\.(sv|en)$/, '')));
  expect([...new Set(shown)].toSorted()).toEqual([...fieldsOf(FIRST_SETTINGS).keys()].toSorted());
  expect(shown.length).toBe(new Set(SETTING_GROUPS.flatMap(({ falt }) => falt.map((field) => field.falt))).size);
  for (const { id, falt } of SETTING_GROUPS) for (const field of falt) expect(field.falt.split('.')[0]).toBe(id);
});

test('what is written and sent as it was read changes nothing', () => {
  const settings = set({
    webbplats: {
      ...{ namn: 'Fjällbladet', sociala: ['https://a.se', 'https://b.se'] },
      meny: { sv: [{ text: 'Om oss', adress: '/om/oss' }], en: [{ text: 'About: us', adress: 'https://a.se/?q=a:%20b' }] },
    },
    publicering: { losenord: 'satt' },
    sakerhet: { andra_faktor: ['admin', 'superadmin'] },
  });
  for (const one of SETTING_GROUPS) {
    const words = wordsOfGroup(one, settings);
    expect(changedWords(words, words)).toEqual({});
    expect(withChange(settings, changeOf(one, words))).toEqual(settings);
  }
});

test('a change holds the fields that differ, in the form that the service takes', () => {
  const before = wordsOfGroup(group('webbplats'), FIRST_SETTINGS);
  const after = { ...before, 'webbplats.beskrivning.en': ' News. ', 'webbplats.sociala': 'https://a.se\n\n https://b.se ' };
  const change = changeOf(group('webbplats'), changedWords(before, after));
  expect(change).toEqual({ webbplats: { beskrivning: { en: 'News.' }, sociala: ['https://a.se', 'https://b.se'] } });
  expect(z.object(settingsChangeFields).safeParse(change).success).toBe(true);
  expect(changeOf(group('sakerhet'), { 'sakerhet.session_timmar': '8', 'sakerhet.andra_faktor': 'admin,superadmin' })).toEqual({
    sakerhet: { session_timmar: 8, andra_faktor: ['admin', 'superadmin'] },
  });
});

test('what is chosen for themes is sent as it was read, and told in words', () => {
  const teman: Settings['publicering']['teman'] = [
    { tema: 'klassiskt', delar: ['rubrik', 'datum'] },
    { tema: 'nytt', delar: [] },
  ];
  const written = wordsOfGroup(group('publicering'), set({ publicering: { teman } }));
  const words = written['publicering.teman'] ?? '';
  expect(changeOf(group('publicering'), { 'publicering.teman': words })).toEqual({ publicering: { teman } });
  const field = settingField('publicering.teman');
  expect(field && [toldWords(field, words), toldWords(field, '')]).toEqual(['klassiskt: Rubriken, Datumet; nytt: inget', 'inga']);
});

test('reserved places are sent as they were read, and told by where they are and whose', () => {
  const platser: Settings['annonser']['platser'] = [
    {
      ...{ namn: 'Toppen', plats: 'efter_ingress', intervall: 5, mallar: ['nyhet'], sektioner: [] },
      ...{ sprak: ['en'], smal: '320x100', bred: '580x400' },
      adress: 'https://annons.exempel.se/1',
    },
  ];
  const words = wordsOfGroup(group('annonser'), set({ annonser: { samtycke: 'egen', platser } }))['annonser.platser'] ?? '';
  const change = changeOf(group('annonser'), { 'annonser.platser': words });
  expect(change).toEqual({ annonser: { platser } });
  expect(z.object(settingsChangeFields).safeParse(change).success).toBe(true);
  const field = settingField('annonser.platser');
  expect(field && [toldWords(field, words), toldWords(field, '')]).toEqual(['Toppen: Efter ingressen, annons.exempel.se', 'inga']);
});

test('links are written one to a line, sent as text and address, and read back as they were', () => {
  const sidfot = {
    sv: [
      { text: 'Om oss', adress: '/om/oss' },
      { text: 'Podd: avsnitten', adress: 'https://podd.example/a:b' },
      { text: 'Annonsera', adress: 'mailto:annons@fjall.se' },
    ],
    en: [],
  };
  const words = wordsOfGroup(group('webbplats'), set({ webbplats: { sidfot } }));
  expect(words['webbplats.sidfot.sv']).toBe(
    'Om oss: /om/oss\nPodd: avsnitten: https://podd.example/a:b\nAnnonsera: mailto:annons@fjall.se',
  );
  const changed = { 'webbplats.sidfot.sv': `${words['webbplats.sidfot.sv']}\n\n Butik:https://butik.example \nutan adress` };
  expect(changeOf(group('webbplats'), changed)).toEqual({
    webbplats: { sidfot: { sv: [...sidfot.sv, { text: 'Butik', adress: 'https://butik.example' }, { text: 'utan adress', adress: '' }] } },
  });
});

test('a number that is none is sent as it is, for the service to say so', () => {
  for (const written of ['många', ''])
    expect(changeOf(group('ai'), { 'ai.dygnsbudget': written })).toEqual({ ai: { dygnsbudget: written } });
});

test('what somebody else has changed meanwhile is told field by field, and whether one has changed it oneself', () => {
  const saved = set({ webbplats: { namn: 'A' }, publicering: { losenord: 'satt' } });
  const theirs = set({
    webbplats: { namn: 'B', kontakt: 'b@b.se' },
    publicering: { losenord: 'satt' },
    integritet: { policy: 'https://b.se' },
  });
  expect(changedOnBothSides({ saved, theirs, told: ['webbplats.namn', 'publicering.losenord'], mine: { 'webbplats.namn': 'C' } })).toEqual([
    { falt: 'webbplats.namn', label: 'Webbplatsens namn', theirs: 'B', mine: 'C' },
    { falt: 'webbplats.kontakt', label: 'Kontakt', theirs: 'b@b.se', mine: undefined },
    { falt: 'publicering.losenord', label: 'Applikationslösenord', theirs: 'ett nytt värde, som inte visas', mine: undefined },
    { falt: 'integritet.policy', label: 'Integritetspolicy', theirs: 'https://b.se', mine: undefined },
  ]);
});

test('a field is called what it is called on its page', () => {
  expect(settingName('epost.smtp_url')).toBe('Mejlserverns adress');
  expect(settingName('webbplats.beskrivning')).toBe('Beskrivning');
  expect(settingName('framtid.nytt')).toBe('framtid.nytt');
});

test.each([
  ['webbplats.namn', '', 'Fjällbladet', 'tomt → Fjällbladet'],
  ['publicering.cms', 'inbyggd', 'wordpress', 'Studios egen webbplats → WordPress'],
  ['publicering.temadelar', 'rubrik, datum', '', 'Rubriken, Datumet → tomt'],
  ['publicering.teman', '', 'klassiskt: rubrik, datum; nytt: inget', 'tomt → klassiskt: rubrik, datum; nytt: inget'],
  ['ai.nyckel', 'satt', 'satt', 'ett nytt värde, som inte visas'],
  ['ai.nyckel', 'satt', '', 'togs bort'],
])('%s from %j to %j is told as %j', (falt, fore, efter, told) => {
  expect(beforeAndAfter(falt, fore, efter)).toBe(told);
});

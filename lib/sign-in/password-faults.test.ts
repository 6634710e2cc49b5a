import { expect, test } from 'vitest';
import { passwordFaults } from '#lib/sign-in/password-faults.ts';
import { workedMs } from '#lib/turns/worked.ts';

const ANNA = { namn: 'Anna-Karin Öberg', epost: 'anna.oberg@tidningen.se' };
const codes = (password: string, owner = ANNA) => passwordFaults(password, owner).map(({ kod }) => kod);

test.each([
  ...['password1234', 'PASSWORD1234', 'P@ssw0rd1234', 'Password123!', '1234password', '!!password!!', 'pa$$word2026', 'passwordpassword'],
  ...['Sommar2026!!', 'sommaren2026', 'lösenord1234', 'losenord12345', 'L0senord!!!!', 'stockholm2026', 'Hammarby1889', 'djurgården1891'],
  ...['November2026', 'Välkommen123', 'fotboll12345', 'iloveyou1234', 'changeme1234', 'administrator', 'Administratör1', 'redaktionen2026'],
  ...['1q2w3e4r5t6y', 'letmeinletmein', 'welcome12345', 'qwertyuiop12'],
])('%s is common', (password) => {
  expect(codes(password)).toContain('losenord_vanligt');
});

test.each([
  ...['aaaaaaaaaaaa', 'abababababab', 'hejhejhejhej', 'abc123abc123', 'prov-prov-prov', 'studio-studio', 'xyzåxyzåxyzå'],
  ...['abcdefghijkl', 'qwertyuiopas', '123456789012', '839201847562', '070-123 45 67', 'asdfghjkl123', '112233445566', 'aaaabbbbcccc'],
  ...['🙂🙂🙂🙂🙂🙂', '            ', '!!!!!!!!!!!!'],
])('%s is a pattern', (password) => {
  expect(codes(password)).toContain('losenord_monster');
});

test.each([
  ...[
    'anna-karin-öberg',
    'AnnaKarinOberg',
    'annakarinöberg1',
    'oberg-oberg-1',
    'anna.oberg@tidningen.se',
    'anna.oberg@tidningen.se1',
    'Anna.Oberg.2026',
  ],
  ...['öberganna2026', 'Karin+Öberg!'],
])('%s is her own name or address', (password) => {
  expect(codes(password)).toContain('losenord_eget_namn');
});

test.each([
  ...[
    'prova-studio',
    'bara-i-testerna',
    'ett riktigt långt lösenord',
    'korrekt häst batteri klammer',
    'nytt-losenord',
    'ett-nytt-lösenord',
    'f8G#2kLp9!xQ',
  ],
  ...['kannanstorahatt', 'vi ses i Växjö 7', 'anna åt sju gröna äpplen', 'Kq9v-wLm3-tZx7', '字母表里没有这个词呀真的', 'пароль-не-такой'],
])('%s will do', (password) => {
  expect(codes(password)).toEqual([]);
});

const KVALLSRO = ['Kvällsro', 'Fjällförlaget AB', 'Aina Fjell', 'nyheter', 'Nyheter', 'News', 'mat-och-dryck', 'Mat & dryck', 'P4 Väst'];

test.each([
  ...['kvällsro 2026', 'Kvallsro2026!', 'studiostudio1', 'granskare2026!!', 'skribent skribent', 'publicist2026', 'Chefredaktör-2026'],
  ...[
    '2026 lasare 2026',
    'Superadministratör1',
    'Kv4ll$ro2026',
    '5tudi0 2026!',
    'stud!0stud!02026',
    'fjällförlaget!',
    'Fjällförlaget AB 1',
  ],
  ...[
    'news2026news!',
    'mat-och-dryck',
    'MatOchDryck26',
    'kvällsro-nyheter',
    'studio.kvällsro',
    'ainafjell2026',
    'p4väst2026!!',
    'k-v-ä-l-l-s-r-o',
  ],
  ...['nyheternyheternyheter', 'adminadmin12'],
])('%s is what everybody knows of the newsroom', (password) => {
  expect(passwordFaults(password, ANNA, KVALLSRO).map(({ kod }) => kod)).toContain('losenord_redaktionens');
});

test.each(['prova-studio', 'kvällsro är hemma', 'studion vid havet', '2026-08-14 är dag', 'a1b2c3d4e5f6', 'granskaren i parken'])(
  '%s has something of its own beside what everybody knows',
  (password) => {
    expect(passwordFaults(password, ANNA, KVALLSRO)).toEqual([]);
  },
);

test('a name of another newsroom is a word like any other', () => {
  expect(codes('kvällsro 2026')).toEqual([]);
  expect(passwordFaults('ett eget lösenord', ANNA, ['', 'A', '!'])).toEqual([]);
});

test('several things may be wrong with one', () => {
  expect(codes('ÖbergÖbergÖberg')).toEqual(['losenord_monster', 'losenord_eget_namn']);
});

test('a short name stands in many words, and an empty one in all', () => {
  expect(codes('bo-lagets-uppdrag', { namn: 'Bo', epost: 'bo@x.se' })).toEqual([]);
  expect(codes('ett eget lösenord', { namn: '', epost: '' })).toEqual([]);
});

test.each(['a', 'ab', 'password', 'p4ssw0rd!', 'anna', '4@8(1!|30$5+7%2', '\u0301'])(
  'two hundred characters of «%s» take no time',
  (unit) => {
    passwordFaults('först läses listan', ANNA);
    const before = workedMs();
    passwordFaults(unit.repeat(200).slice(0, 200), ANNA);
    expect(workedMs() - before).toBeLessThan(20);
  },
);

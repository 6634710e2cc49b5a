import { expect, test } from 'vitest';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { loginWith } from '#lib/studio/sign-in/login.ts';
import { hashPassword } from '#lib/studio/sign-in/passwords.ts';
import { rememberedLogins } from '#lib/studio/sign-in/remembered-logins.ts';

const PERSON: PersonRecord = {
  egen_roll: null,
  id: '01a1f7e2-0000-7000-8000-000000000001',
  epost: 'anna@test.se',
  namn: 'Anna',
  roll: 'skribent',
  sektioner: [],
  sprak: [],
  publicera: false,
  aktiv: true,
  andra_faktor: false,
  avidentifierad: false,
  byta_inloggning: false,
  session_nr: 3,
  skapad: '2026-11-20T08:00:00.000Z',
};
const NOW = new Date('2026-11-20T08:00:00Z');
const losenord_hash = await hashPassword('rätt lösenord');

/** `later` is the person as they are when the password has been looked at. */
function newsroomWith(person: PersonRecord, later = person) {
  const log: object[] = [];
  const asked: string[] = [];
  const store = {
    people: {
      async credentials(epost: string) {
        asked.push(epost);
        const { id, session_nr, aktiv } = person;
        return epost.toLowerCase() === person.epost ? { id, losenord_hash, session_nr, aktiv } : undefined;
      },
      byId: async () => later,
    },
    log: {
      async add(entry: object) {
        log.push(entry);
      },
    },
  };
  // These three questions are all that a login asks of a store.
  const begun: string[] = [];
  const begin = async ({ id }: PersonRecord) => {
    begun.push(id);
    return { person: id, session: 'en ny' };
  };
  const { login } = loginWith({
    store: store as unknown as Store,
    logins: { begin },
    url: 'https://studio.test',
    hashToken: (token) => token,
    randomBytes: (count) => new Uint8Array(count),
    vault: { close: (text) => text, open: (sealed) => sealed },
    failed: rememberedLogins(() => NOW.getTime()),
    now: () => NOW,
  });
  const attempt = (losenord: string, fields: { epost?: string; adress?: string } = {}) =>
    login({
      epost: 'anna@test.se',
      losenord,
      kod: '',
      passernyckel: '',
      adress: '10.0.0.1',
      program: undefined,
      korrelation: 'k',
      ...fields,
    });
  return { attempt, log, asked, begun };
}

const refusal = (status: number, kod: string) => expect.objectContaining({ status, fel: [expect.objectContaining({ kod })] });

test('the right password lets in, with a login of its own', async () => {
  const { attempt, begun } = newsroomWith(PERSON);
  expect(await attempt('rätt lösenord', { epost: ' Anna@test.se ' })).toEqual({ person: PERSON.id, session: 'en ny' });
  expect(begun).toEqual([PERSON.id]);
});

test('a password that was changed while it was looked at lets nobody in', async () => {
  const { attempt, begun } = newsroomWith(PERSON, { ...PERSON, session_nr: 4 });
  await expect(attempt('rätt lösenord')).rejects.toEqual(refusal(401, 'inloggning_fel'));
  expect(begun).toEqual([]);
});

test('a wrong password, an unknown address and an inactive person are refused in the same words', async () => {
  const active = newsroomWith(PERSON);
  const wrong = refusal(401, 'inloggning_fel');
  await expect(active.attempt('fel lösenord')).rejects.toEqual(wrong);
  await expect(active.attempt('rätt lösenord', { epost: 'ingen@test.se' })).rejects.toEqual(wrong);
  await expect(newsroomWith({ ...PERSON, aktiv: false }).attempt('rätt lösenord')).rejects.toEqual(wrong);
});

test('a failure is logged: for whose account, and from where; never a password, nor what was written for an address', async () => {
  const { attempt, log } = newsroomWith(PERSON);
  await attempt('gissning', { adress: '2001:db8:1:2::7' }).catch(() => {});
  await attempt('gissning', { epost: 'mitt hemliga lösenord' }).catch(() => {});
  expect(log).toMatchObject([
    { operation: 'inloggningMisslyckad', detalj: { konto: PERSON.id, epost: 'anna@test.se', adress: '2001:db8:1:2::/64' } },
    { operation: 'inloggningMisslyckad', detalj: { konto: null, epost: null, adress: '10.0.0.1' } },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/gissning|hemliga/);
});

test('of what is blocked the first is logged', async () => {
  const { attempt, log } = newsroomWith(PERSON);
  for (let time = 0; time < 30; time++) await attempt('fel').catch(() => {});
  const operations = log.map((entry) => Reflect.get(entry, 'operation'));
  expect(operations).toEqual([...Array(10).fill('inloggningMisslyckad'), 'inloggningSparrad']);
});

test.each([
  ['longer than any', `${'a'.repeat(248)}@test.se`],
  ['with U+0000', 'anna\u0000@test.se'],
  ['with half a character', 'anna\ud800@test.se'],
  ['that is none', '  '],
])('an address %s is nobody’s: it is refused as every other, asked of nobody and not remembered', async (_, epost) => {
  const { attempt, asked } = newsroomWith(PERSON);
  for (let time = 0; time < 12; time++)
    await expect(attempt('rätt lösenord', { epost, adress: '' })).rejects.toEqual(refusal(401, 'inloggning_fel'));
  expect(asked).toEqual([]);
});

test('all of one IPv6 network are one, and an IPv4 address is one however it is written', async () => {
  const { attempt } = newsroomWith(PERSON);
  for (let time = 0; time < 10; time++) await attempt('fel', { epost: `${time}@test.se`, adress: `2001:db8:1:2::${time}` }).catch(() => {});
  await expect(attempt('rätt lösenord', { adress: '2001:db8:1:2:ffff::1' })).rejects.toMatchObject({ status: 429 });
  await expect(attempt('rätt lösenord', { adress: '2001:db8:1:3::1' })).resolves.toMatchObject({ person: PERSON.id });
  for (let time = 0; time < 10; time++) await attempt('fel', { epost: `${time}@x.se`, adress: '::ffff:198.51.100.7' }).catch(() => {});
  await expect(attempt('rätt lösenord', { adress: '198.51.100.7' })).rejects.toMatchObject({ status: 429 });
});

test('of thirty guesses at once ten are looked at; then even the right password has to wait', async () => {
  const { attempt } = newsroomWith(PERSON);
  const guesses = await Promise.allSettled(Array.from({ length: 30 }, () => attempt('fel lösenord')));
  const waits = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.status === 429);
  expect(waits).toHaveLength(20);
  await expect(attempt('rätt lösenord')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '900' } });
});

test('where addresses are not known, the failures of one account do not keep others out', async () => {
  const { attempt } = newsroomWith(PERSON);
  for (let time = 0; time < 10; time++) await attempt('fel', { epost: 'ingen@test.se', adress: '' }).catch(() => {});
  await expect(attempt('rätt lösenord', { adress: '' })).resolves.toMatchObject({ person: PERSON.id });
});

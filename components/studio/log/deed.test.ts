import { expect, test } from 'vitest';
import { deedOf } from '#components/studio/log/deed.ts';
import { ROUTES } from '#lib/transports/client/routes.ts';

test('a release is told as what it was', () => {
  const told = (detalj: Record<string, unknown>) => deedOf({ operation: 'slappInnehall', detalj });
  expect(told({ lage: 'publicera' })).toBe('Publicerade');
  expect(told({ lage: 'schemalagd' })).toBe('Schemalade en publicering');
  expect(told({ lage: 'utkast' })).toBe('Lämnade ett utkast till publiceringssystemet');
  expect(told({ lage: 'publicera', tillstand: 'vantar_pa_godkannande' })).toBe('Begärde en publicering');
});

test('a login that was refused is told with what was wrong', () => {
  const told = (detalj: Record<string, unknown>) => deedOf({ operation: 'inloggningMisslyckad', detalj });
  expect(told({ orsak: 'engangskod' })).toBe('Avvisade en inloggning: fel kod');
  expect(told({ orsak: 'oidc_epost' })).toBe('Avvisade en inloggning genom organisationen');
  expect(told({ orsak: 'passernyckel_adress' })).toBe('Avvisade en inloggning: fel passernyckel');
  expect(told({ orsak: 'passernyckel_kopierad' })).toBe('Avvisade en inloggning: passernyckeln kan ha kopierats');
  expect(told({})).toBe('Avvisade en inloggning: fel e-postadress eller lösenord');
});

test('a translation is told as it ended, and one whose line does not say how as no more than is known', () => {
  const told = (detalj: Record<string, unknown>) => deedOf({ operation: 'utforOversattning', detalj });
  expect(told({ jobb: 'j', status: 'klar' })).toBe('Översatte, på uppdrag');
  expect(told({ jobb: 'j', status: 'misslyckad', fel: ['ai_borta'] })).toBe('Försökte översätta, på uppdrag');
  expect(told({ jobb: 'j', sprak: 'en' })).toBe('Arbetade med en översättning, på uppdrag');
});

test('a pruning is told with how much went, and of what time', () => {
  const told = (detalj: Record<string, unknown>) => deedOf({ operation: 'gallraLogg', detalj });
  const days = { fran: '2023-01-02T10:00:00.000Z', till: '2023-05-31T22:30:00.000Z' };
  expect(told({ antal: 12_000, ...days })).toBe('Gallrade 12\u00a0000 rader ur loggen, från 2023-01-02 till 2023-06-01');
  expect(told({ antal: 1, ...days, till: days.fran })).toBe('Gallrade en rad ur loggen, från 2023-01-02');
});

test('every operation that is logged has a sentence in Swedish', () => {
  const logged = Object.entries(ROUTES).flatMap(([operation, [method]]) => (method === 'GET' ? [] : [operation]));
  // A check and a look are posted, and change nothing; of what is written and not saved the log tells when it is.
  const untold = [
    'valideraInnehall',
    'forhandsvisaWebbplatsen',
    'skrivArbetskopia',
    'skrivGemensamText',
    'noteraLasning',
    'visaNarvaro',
    'markeraInkorg',
  ];
  expect(logged.filter((operation) => !untold.includes(operation) && deedOf({ operation, detalj: {} }) === operation)).toEqual([]);
});

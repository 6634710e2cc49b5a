import { expect, test } from 'vitest';
import { changesOf } from '#components/studio/log/log-changes.ts';

const told = (detalj: Record<string, unknown>) => changesOf(detalj).map(({ namn, fore, efter }) => `${namn}: ${fore} → ${efter}`);

test('an article tells what was changed from what to what', () => {
  expect(
    told({ fore: { taggar: ['bro'], sektion: 'mat', raderad: false }, efter: { taggar: [], sektion: 'nyheter', raderad: true } }),
  ).toEqual(['Taggar: bro → tomt', 'Sektion: mat → nyheter', 'Raderad: nej → ja']);
});

test('of somebody of whom everything is kept it tells only what is not as it was, and of a password no more than that', () => {
  const person = { id: 'p', namn: 'Anna', roll: 'skribent', sprak: ['sv'], aktiv: true, skapad: '2026-01-01' };
  expect(told({ person: 'p', fore: person, efter: { ...person, roll: 'publicist' }, losenord_bytt: true })).toEqual([
    'Roll: skribent → publicist',
    'Lösenord:  → ändrat',
  ]);
});

test('of an agent it tells what it reads and whose orders it follows in words, and not in those of the contract', () => {
  expect(
    told({ agent: 'a', fore: { laser: 'allt', order: 'alla_med_ratt' }, efter: { laser: 'egna_sektioner', order: 'fraga_alltid' } }),
  ).toEqual(['Läser: allt → bara där den får skriva', 'Följer ordrar utan bekräftelse av: alla som har rätten → ingen']);
});

test('settings go by their labels; a secret that was exchanged says nothing of either', () => {
  expect(
    told({
      version: 3,
      falt: ['webbplats.namn', 'webbplats.beskrivning', 'publicering.losenord', 'ai.nyckel'],
      fore: { 'webbplats.namn': 'A', 'webbplats.beskrivning': { sv: 'Ett', en: 'One' }, 'ai.nyckel': '' },
      efter: { 'webbplats.namn': 'B', 'webbplats.beskrivning': { sv: 'Två', en: 'One' }, 'ai.nyckel': 'satt' },
    }),
  ).toEqual([
    'Webbplatsens namn: A → B',
    'Beskrivning på svenska: Ett → Två',
    expect.stringMatching(/: tomt → satt$/),
    expect.stringMatching(/: {2}→ ändrat$/),
  ]);
});

test('somebody is told by their name', () => {
  expect(told({ fore: { agare: { id: '1', namn: 'Anna' } }, efter: { agare: { id: '2', namn: 'Bo' } } })).toEqual(['Ägare: Anna → Bo']);
});

test('what is no change tells none', () => {
  expect(changesOf({ orsak: 'Fel', fore: 'x', efter: null })).toEqual([]);
});

test('what somebody has left is told by kind, with who has it now', () => {
  const overlamning = {
    till: { id: 'b', namn: 'Bo Ek' },
    utkast: ['1', '2'],
    ansvar: [],
    uppgifter: [],
    publiceringar: ['3'],
    agenter: [],
  };
  expect(told({ person: 'p', fore: { aktiv: true }, efter: { aktiv: false }, overlamning })).toEqual([
    'Aktiv: ja → nej',
    'Överlämnat: 2 utkast och 1 väntande publicering → Bo Ek',
  ]);
});

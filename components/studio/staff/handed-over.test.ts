import { expect, test } from 'vitest';
import { belongingsInWords, handedOverInWords, withoutSuccessorInWords } from '#components/studio/staff/handed-over.ts';

const NOTHING = { utkast: 0, ansvar: 0, uppgifter: 0, publiceringar: 0, agenter: 0 };

test('what somebody has is counted by kind, and what they do not have is left out', () => {
  expect(belongingsInWords({ ...NOTHING, utkast: 3, publiceringar: 1, agenter: 2 })).toBe('3 utkast, 1 väntande publicering och 2 agenter');
  expect(belongingsInWords({ ...NOTHING, ansvar: 1, uppgifter: 1 })).toBe('1 opublicerad artikel att ansvara för och 1 tagen uppgift');
  expect(belongingsInWords(NOTHING)).toBe('');
});

test('what became of it names who has it now, or says that nobody has', () => {
  expect(handedOverInWords({ ...NOTHING, utkast: 1, till: { id: 'b', namn: 'Bo Ek' } })).toBe('Bo Ek har tagit över 1 utkast.');
  expect(handedOverInWords({ ...NOTHING, agenter: 1, till: null })).toBe('Utan ägare: 1 agent.');
  expect(handedOverInWords({ ...NOTHING, till: null })).toBe('');
});

test('what comes of it that nobody takes over is told of what there is', () => {
  expect(withoutSuccessorInWords({ ...NOTHING, utkast: 1 })).toBe('Utan någon som tar över står det kvar i personens namn.');
  expect(withoutSuccessorInWords({ ...NOTHING, publiceringar: 1, agenter: 1 })).toBe(
    'Utan någon som tar över går det som väntar på att publiceras inte ut och släpps agenterna inte in.',
  );
});

import { describe, expect, test } from 'vitest';
import { reviewLetter } from '#lib/letters/review-letter.ts';
import { scheduleFailedLetter } from '#lib/letters/schedule-failed-letter.ts';

const lank = 'https://kvallsro.example/studio/artikel/019a9f00';

describe('the letter about a review', () => {
  const asked = { rubrik: 'Fyren tänds igen', sprak: 'sv', sektion: 'Nyheter', av: 'Åsa Öberg', lank } as const;

  test('says who asks, for which article in which language, and where it is', () => {
    const { amne, text } = reviewLetter(asked);
    expect(amne).toBe('Att granska: Fyren tänds igen');
    for (const told of ['Åsa Öberg', 'den svenska versionen', 'Nyheter', '    Fyren tänds igen\n', lank]) expect(text).toContain(told);
    expect(reviewLetter({ ...asked, sprak: 'en' }).text).toContain('den engelska versionen');
  });

  test('says to whoever was chosen that they were, with the words that came along', () => {
    const { text } = reviewLetter({ ...asked, isChosen: true, meddelande: 'Kolla siffrorna\ni tredje stycket.' });
    for (const told of [
      'Åsa Öberg ber dig granska den svenska versionen',
      '    Kolla siffrorna i tredje stycket.\n',
      'Kan du inte granska den nu?',
    ])
      expect(text).toContain(told);
    expect(text).not.toContain('alla som får godkänna');
    expect(reviewLetter({ ...asked, meddelande: 'x'.repeat(700) }).text).toContain(`${'x'.repeat(600)} …`);
  });

  test('keeps the words of a headline apart from its own', () => {
    const { text } = reviewLetter({ ...asked, rubrik: 'Klicka här:\nhttps://ont.example' });
    expect(text).toContain('\n    Klicka här: https://ont.example\n');
  });
});

describe('the letter about a schedule that failed', () => {
  const failed = {
    rubrik: 'Fyren tänds igen',
    datum: '2026-11-20T06:00:00.000Z',
    publicerad: false,
    fel: [
      { falt: 'ingress', sprak: 'sv', orsak: 'Ingressen saknas.', atgard: 'Skriv en ingress.', kod: 'ingress_saknas' },
      { falt: '', sprak: '', orsak: 'WordPress svarar inte.', atgard: 'Försök igen.', kod: 'cms_nekade' },
    ],
    lank,
  };

  test('says what was to happen, why it did not, and what to do', () => {
    const { amne, text } = scheduleFailedLetter(failed);
    expect(amne).toBe('Publicerades inte: Fyren tänds igen');
    expect(text).toContain('skulle ha publicerats fredag 20 november 2026 kl. 07:00');
    expect(text).toContain('– Svenskan: Ingressen saknas. Skriv en ingress.\n– WordPress svarar inte. Försök igen.');
    expect(text).toContain('Ingenting av den har publicerats.');
    expect(text).toContain(lank);
  });

  test('says what readers have meanwhile', () => {
    expect(scheduleFailedLetter({ ...failed, publicerad: true }).text).toContain('Läsarna har kvar den version');
  });
});

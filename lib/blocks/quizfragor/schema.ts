import type { z } from 'zod';
import { flag, group, integer, list, tally, text, word } from '#lib/blocks/field.ts';
import { picture } from '#lib/blocks/picture-fields.ts';

export const KINDS = ['personlighet', 'kunskap'] as const;

export const attrs = group({
  rubrik: text('Rubrik ovanför frågorna.'),
  typ: word('Personlighet: svaren ger poäng till ett resultat. Kunskap: varje fråga har ett rätt svar.', {
    kravd: true,
    varden: KINDS,
  }),
  fragor: list(
    group({
      fraga: text('Frågan.', { etikett: 'Fråga', kravd: true }),
      bild: picture('En bild till frågan.'),
      alternativ: list(
        group({
          text: text('Svaret.', { etikett: 'Svar', kravd: true }),
          poang: tally('I ett personlighetstest: poäng till resultatets nyckel, {"A": 1}. Ett svar utan räknas inte.', {
            etikett: 'Poäng',
          }),
          ratt: flag('I ett kunskapsprov: det enda rätta svaret. Varje fråga ska ha ett.', { etikett: 'Rätt svar' }),
        }),
        'Svaren att välja mellan, minst två.',
        { kravd: true },
      ),
    }),
    'Frågorna i ordning, minst tre.',
    { etikett: 'Frågor', kravd: true },
  ),
  resultat: list(
    group({
      nyckel: word('I ett personlighetstest: bokstaven som svaren ger poäng till.'),
      fran: integer('I ett kunskapsprov: det minsta antal rätt som ger resultatet.', { etikett: 'Från' }),
      till: integer('I ett kunskapsprov: det största antal rätt som ger resultatet.'),
      rubrik: text('Resultatet i några ord.', { kravd: true }),
      text: text('Vad resultatet säger. En tomrad ger nytt stycke.', { flerradig: true }),
      bild: picture('En bild till resultatet.'),
    }),
    'Resultaten: ett per nyckel, eller ett per antal rätt utan glapp och överlapp.',
  ),
});

export type Attrs = z.infer<typeof attrs>;

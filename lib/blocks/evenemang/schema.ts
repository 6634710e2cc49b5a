import type { z } from 'zod';
import { address, flag, group, list, text, word } from '#lib/blocks/field.ts';

/** Whether it takes place as it was announced. */
export const STATUSES = ['planerat', 'installt', 'uppskjutet', 'nytid'] as const;
/** Where one takes part. */
export const ATTENDANCE = ['plats', 'online', 'bade'] as const;
/** Whether there are tickets to be had. */
export const TICKETS = ['finns', 'slut', 'forkop'] as const;

const plats = group({
  namn: text('Platsens namn, till exempel Konserthuset.', { onskad: true }),
  adress: word('Gatuadress.'),
  postnummer: word('Postnummer.'),
  stad: text('Stad eller ort.'),
  land: text('Landet, utomlands.'),
  karta: word('Koordinater (57.7009, 11.9746) eller en https-länk till en karta. Utan söks namn, adress och stad.'),
})
  .optional()
  .meta({ description: 'Var det är.' });

export const attrs = group({
  namn: text('Evenemangets namn.', { kravd: true }),
  start: word('När det börjar, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM.', { kravd: true, form: 'tid' }),
  slut: word('När det slutar, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM.', { form: 'tid' }),
  status: word('Om det blir av som det var sagt.', {
    varden: STATUSES,
    vardenNamn: { planerat: 'Blir av', installt: 'Inställt', uppskjutet: 'Uppskjutet, ingen ny tid än', nytid: 'Har fått en ny tid' },
  }),
  tidigareStart: word('När det skulle ha börjat, om det har en ny tid.', {
    etikett: 'Tidigare start',
    form: 'tid',
  }),
  deltagande: word('Var man deltar.', {
    varden: ATTENDANCE,
    vardenNamn: { plats: 'På plats', online: 'På nätet', bade: 'På plats och på nätet' },
  }),
  plats,
  biljettUrl: address('Var man köper biljett, https.', { etikett: 'Biljettlänk' }),
  biljettText: text('Vad biljettknappen säger. Utan text står det Köp biljett.', { etikett: 'Knappens text' }),
  biljetter: word('Om det finns biljetter.', {
    varden: TICKETS,
    vardenNamn: { finns: 'Finns', slut: 'Slutsålt', forkop: 'Förköp, släpps senare' },
  }),
  biljettFran: word('När biljetterna släpps.', { etikett: 'Biljetterna släpps', form: 'tid' }),
  pris: text('Vad det kostar, till exempel 395 kr eller Fri entré.'),
  arrangor: text('Vem som arrangerar.', { etikett: 'Arrangör' }),
  medverkande: list(
    group({
      namn: text('Namnet.', { kravd: true }),
      grupp: flag('En grupp och ingen person.', { etikett: 'Är en grupp' }),
    }),
    'Artister, talare, ensembler.',
    { en: 'medverkande' },
  ),
  text: text('Vad som händer. En tomrad ger nytt stycke.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;

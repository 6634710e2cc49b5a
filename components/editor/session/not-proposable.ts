import type { Failure } from '#components/studio/failure.ts';

const TITLE = 'Förslaget är inte lämnat';

/** That what was to be left as a proposal is others' too by now. */
export const WRITTEN_BY_OTHERS: Failure = {
  status: 409,
  title: TITLE,
  fel: [
    {
      falt: '',
      sprak: '',
      orsak: 'Någon annan har öppnat texten, och det som inte är sparat är nu gemensamt.',
      atgard: 'Spara i stället, eller skriv en kommentar om det du vill ha ändrat.',
      kod: 'inte_ensam',
    },
  ],
};

/** That there is nothing left to propose. */
export const SAVED_ALREADY: Failure = {
  status: 409,
  title: TITLE,
  fel: [
    {
      falt: '',
      sprak: '',
      orsak: 'Det du har skrivit är redan sparat.',
      atgard: 'Återställ den förra versionen i historiken om det inte ska stå kvar i texten.',
      kod: 'redan_sparat',
    },
  ],
};

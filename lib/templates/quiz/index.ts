import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block quizfragor tells structured data the questions; on this page the quiz is the page. */
export const quiz = defineTemplate({
  id: 'quiz',
  namn: 'Quiz',
  version: 1,
  beskrivning: 'Frågor att svara på för nöjes skull: ett kunskapsprov eller ett personlighetstest.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'quizfragor', minst: 1, hogst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 0,
  sidtyp: 'Quiz',
});

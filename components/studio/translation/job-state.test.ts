import { expect, it } from 'vitest';
import { jobWords } from '#components/studio/translation/job-state.ts';

const FAULT = { falt: '', sprak: 'en', orsak: 'AI-tjänsten svarar inte.', atgard: 'Försök igen.', kod: 'ai_borta' };
const COST = { oversatta: 3, sparade: 0, tecken: 10, sparade_tecken: 0 };

it.each([
  ['done', { status: 'klar', fel: null, resultat: { ...COST, varningar: [] } }, ['3 delar översatta.']],
  ['done with doubts', { status: 'klar', fel: null, resultat: { ...COST, varningar: [FAULT] } }, ['3 delar översatta.', FAULT.orsak]],
  ['waiting for the model', { status: 'vantar', fel: [FAULT], resultat: null }, [FAULT.orsak]],
  ['failed', { status: 'misslyckad', fel: [FAULT], resultat: null }, ['AI-tjänsten svarar inte. Försök igen.']],
  ['called off', { status: 'avbruten', fel: null, resultat: null }, ['Inget av den har sparats.']],
] as const)('tells of a job that is %s', (_, job, words) => {
  expect(jobWords(job)).toEqual(words);
});

import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/quizfragor/checks.ts';
import { attrs } from '#lib/blocks/quizfragor/schema.ts';
import { Site } from '#lib/blocks/quizfragor/site.tsx';
import { structuredData } from '#lib/blocks/quizfragor/structured-data.ts';

export const quizfragor = defineBlock({
  type: 'quizfragor',
  namn: 'Quiz',
  beskrivning: 'Frågor att svara på: ett kunskapsprov med facit eller ett personlighetstest med resultat.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['quiz'],
  Site,
  check,
  structuredData,
});

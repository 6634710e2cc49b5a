import { expect, test } from 'vitest';
import { templateChapter } from '#lib/handbook/template-chapter.ts';
import { describeTemplate } from '#lib/templates/describe-template.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

const nyhet = {
  id: 'nyhet',
  namn: 'Nyhet',
  version: 1,
  beskrivning: 'Något har hänt.',
  sektioner: ['nyheter', 'mat'],
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  tillatna_block: ['paragraph', 'citat'],
  kravda_block: [],
  onskade_block: [],
};
const quiz = {
  id: 'quiz',
  namn: 'Quiz',
  version: 2,
  beskrivning: 'Frågor.',
  sektioner: [],
  kravda_falt: [],
  tillatna_block: ['paragraph', 'citat', 'quizfragor'],
  kravda_block: [
    { type: 'quizfragor', minst: 1, hogst: 1 },
    { type: 'citat', minst: 2 },
    { type: 'paragraph', minst: 1, hogst: 3 },
    { type: 'citat', minst: 1, med: { falt: 'vem' } },
    { type: 'galleri', minst: 1, hogst: 1, med: { falt: 'lage', varde: 'berattelse' } },
  ],
  onskade_block: ['betyg'],
};

test('each template is told with its sections, what it must have, and the blocks that are its own', () => {
  expect(templateChapter([nyhet, quiz])).toBe(`## Mallar

Block som får stå i alla mallar: \`paragraph\`, \`citat\`. Andra block nämns vid den mall de hör till.

### Nyhet

Något har hänt.

- Identitet: \`nyhet\`, version 1
- Sektioner: nyheter, mat
- Måste vara ifyllt vid publicering: \`rubrik\`, \`ingress\`, \`slug\`

### Quiz

Frågor.

- Identitet: \`quiz\`, version 2
- Sektioner: ingen än
- Måste finnas: \`quizfragor\` (exakt 1), \`citat\` (minst 2), \`paragraph\` (1–3), \`citat\` med \`vem\` (minst 1), \`galleri\` med \`lage: berattelse\` (exakt 1)
- Brukar finnas: \`betyg\`
- Egna block: \`quizfragor\`
`);
});

test('every template there is gets its heading', () => {
  const templates = [...TEMPLATES.values()].map((template) => describeTemplate(template, ['nyheter']));
  const chapter = templateChapter(templates);
  for (const { namn, id, version } of templates) {
    expect(chapter).toContain(`### ${namn}\n`);
    expect(chapter).toContain(`- Identitet: \`${id}\`, version ${version}\n`);
  }
});

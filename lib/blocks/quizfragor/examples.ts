import type { BlockExamples } from '#lib/blocks/define-block.ts';

const personality = (fraga: string, a: string, b: string) => ({
  fraga,
  alternativ: [
    { text: a, poang: { A: 1 } },
    { text: b, poang: { B: 1 } },
  ],
});
const knowledge = (fraga: string, ratt: string, fel: string) => ({ fraga, alternativ: [{ text: fel }, { text: ratt, ratt: true }] });

const kinds = [
  personality('Hur dricker du kaffet?', 'Svart, stående', 'Med mjölk, i en fåtölj'),
  personality('Vad gör du på en perrong?', 'Går fram och tillbaka', 'Läser'),
  personality('Hur packar du?', 'På fem minuter', 'Kvällen före'),
];
const kindResults = [
  { nyckel: 'A', rubrik: 'Expresståget', text: 'Du är framme innan de andra har satt sig.' },
  {
    nyckel: 'B',
    rubrik: 'Nattåget',
    text: 'Resan är målet.',
    bild: { src: '/media/nattag/1600.jpg', alt: 'Ett tåg med tända fönster i skymning.', kredit: 'Lena Öberg' },
  },
];
const facts = [
  knowledge('Vilket år invigdes Öresundsbron?', '2000', '1998'),
  knowledge('Vilken är Sveriges nordligaste järnvägsstation?', 'Riksgränsen', 'Kiruna'),
  {
    ...knowledge('Hur bred är normal spårvidd?', '1 435 mm', '1 067 mm'),
    bild: { src: '/media/spar/1600.jpg', alt: 'Två räler mot en horisont.' },
  },
];
const factResults = [
  { fran: 0, till: 1, rubrik: 'Ta bussen', text: 'Det går lika fort.' },
  { fran: 2, till: 3, rubrik: 'Stins', text: 'Du kan ge tecken till avgång.' },
];
const block = (id: string, attrs: Record<string, unknown>) => ({ type: 'quizfragor', attrs: { id, rubrik: 'Hur reser du?', ...attrs } });
const personlighet = { typ: 'personlighet', fragor: kinds, resultat: kindResults };
const kunskap = { typ: 'kunskap', fragor: facts, resultat: factResults };

export const examples: BlockExamples = {
  valid: [
    { namn: 'personlighet med två resultat', block: block('bquiz00001', personlighet) },
    { namn: 'kunskap med facit och resultat', block: block('bquiz00002', kunskap) },
    { namn: 'kunskap utan resultat', block: block('bquiz00003', { typ: 'kunskap', fragor: facts }) },
  ],
  invalid: [
    { namn: 'två frågor', block: block('bquiz00004', { ...personlighet, fragor: kinds.slice(1) }), kod: 'quiz_for_fa' },
    {
      namn: 'en fråga med ett svar',
      block: block('bquiz00005', {
        ...kunskap,
        fragor: [...facts, { fraga: 'Vad heter tåget?', alternativ: [{ text: 'X2000', ratt: true }] }],
      }),
      kod: 'quiz_alternativ',
    },
    {
      namn: 'inget rätt svar',
      block: block('bquiz00006', {
        ...kunskap,
        fragor: [...facts.slice(1), { fraga: 'Vad?', alternativ: [{ text: 'Ett' }, { text: 'Två' }] }],
      }),
      kod: 'quiz_ratt',
    },
    {
      namn: 'två rätta svar',
      block: block('bquiz00007', {
        ...kunskap,
        fragor: [
          ...facts.slice(1),
          {
            fraga: 'Vad?',
            alternativ: [
              { text: 'Ett', ratt: true },
              { text: 'Två', ratt: true },
            ],
          },
        ],
      }),
      kod: 'quiz_ratt',
    },
    {
      namn: 'poäng till ett resultat som inte finns',
      block: block('bquiz00008', { ...personlighet, resultat: kindResults.slice(0, 1) }),
      kod: 'quiz_poang',
    },
    {
      namn: 'ett svar utan poäng',
      block: block('bquiz00009', {
        ...personlighet,
        fragor: [...kinds, { fraga: 'Vart?', alternativ: [{ text: 'Norrut' }, { text: 'Hem', poang: { B: 1 } }] }],
      }),
      kod: 'blockfalt_saknas',
    },
    {
      namn: 'två resultat med samma nyckel',
      block: block('bquiz00010', { ...personlighet, resultat: [...kindResults, { nyckel: 'A', rubrik: 'Godståget' }] }),
      kod: 'quiz_resultat',
    },
    {
      namn: 'ett glapp mellan resultaten',
      block: block('bquiz00011', { ...kunskap, resultat: [factResults[0], { fran: 3, till: 3, rubrik: 'Stins' }] }),
      kod: 'quiz_resultat',
    },
    {
      namn: 'resultat som överlappar',
      block: block('bquiz00012', { ...kunskap, resultat: [{ fran: 0, till: 2, rubrik: 'Ta bussen' }, factResults[1]] }),
      kod: 'quiz_resultat',
    },
    {
      namn: 'ett resultat utan från',
      block: block('bquiz00013', { ...kunskap, resultat: [{ till: 3, rubrik: 'Stins' }] }),
      kod: 'quiz_resultat',
    },
    { namn: 'en typ som inte finns', block: block('bquiz00014', { ...kunskap, typ: 'test' }), kod: 'blockfalt_varde' },
    {
      namn: 'poäng till något som inte kan vara en nyckel',
      block: block('bquiz00015', { typ: 'personlighet', fragor: [{ fraga: 'Vad?', alternativ: [{ text: 'Ett', poang: { 'A!': 1 } }] }] }),
      kod: 'falt_format',
    },
    {
      namn: 'poäng som text',
      block: block('bquiz00016', { typ: 'personlighet', fragor: [{ fraga: 'Vad?', alternativ: [{ text: 'Ett', poang: 'A' }] }] }),
      kod: 'falt_typ',
    },
  ],
};

import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'How well do you know the Swedish railways?',
  ingress:
    'Seven questions about bridges, tunnels and the people who built them. Do you know enough to give the signal for departure, or will you be taking the bus home?',
  slug: 'how-well-do-you-know-the-swedish-railways',
  meta: {
    seoTitel: 'Quiz: how well do you know the Swedish railways?',
    seoBesk:
      'Seven questions about Swedish trains, bridges and tunnels. Take the quiz and see if you are a stationmaster, a conductor or should take the bus.',
    puffTitel: 'Stationmaster or bus passenger? Take the railway quiz',
    socialText: 'Seven questions about Swedish trains. How many can you answer?',
  },
  hero: {
    src: 'https://bilder.example.com/jarnvagsquiz-perrong.jpg',
    alt: 'An empty platform in morning light, the tracks run straight on through a snowy landscape.',
    caption: 'How far will your ticket take you?',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 50, y: 55 },
  },
  taggar: ['quiz', 'tåg', 'järnväg'],
  kallor: [{ titel: 'Järnvägsmuseet', url: 'https://www.jarnvagsmuseet.se/', not: 'Årtal och namn kontrollerade i november.' }],
  block: [
    paragraph(
      'bquizex0001',
      'In 1856 the first state train ran in Sweden. Since then the tracks have grown to around 15,000 kilometres, shrunk again and been dug down beneath both cities and ridges. Answer the questions and count the ones you get right. The answers come last.',
    ),
    {
      type: 'quizfragor',
      attrs: {
        id: 'bquizex0002',
        rubrik: 'The railway quiz',
        typ: 'kunskap',
        fragor: [
          {
            fraga: 'Which two cities does the Western Main Line connect?',
            alternativ: [
              { text: 'Stockholm and Malmö' },
              { text: 'Stockholm and Gothenburg', ratt: true },
              { text: 'Gothenburg and Malmö' },
            ],
          },
          {
            fraga: 'Who led the work of building the first main lines?',
            alternativ: [
              { text: 'Nils Ericson', ratt: true },
              { text: 'His brother, the inventor John Ericsson' },
              { text: 'Gustaf de Laval' },
            ],
          },
          {
            fraga: 'What is the distance between the rails of an ordinary Swedish track?',
            bild: {
              src: 'https://bilder.example.com/jarnvagsquiz-rals.jpg',
              alt: 'Two rails photographed from the ground, they meet at the horizon.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            alternativ: [{ text: '891 millimetres' }, { text: '1,067 millimetres' }, { text: '1,435 millimetres', ratt: true }],
          },
          {
            fraga: 'In which year did the Öresund Bridge open to traffic?',
            alternativ: [{ text: '1995' }, { text: '2000', ratt: true }, { text: '2005' }],
          },
          {
            fraga: 'The Inland Line begins in Kristinehamn. Where does it end?',
            alternativ: [{ text: 'In Östersund' }, { text: 'In Gällivare', ratt: true }, { text: 'In Haparanda' }],
          },
          {
            fraga: 'The tunnel through Hallandsås was to take a few years to build. In which year could the first train pass through it?',
            alternativ: [{ text: '1997' }, { text: '2005' }, { text: '2015', ratt: true }],
          },
          {
            fraga: 'What do the very heaviest trains in Sweden carry?',
            alternativ: [{ text: 'Iron ore', ratt: true }, { text: 'Timber' }, { text: 'Steel' }],
          },
        ],
        resultat: [
          {
            fran: 0,
            till: 2,
            rubrik: 'Take the bus',
            text: 'There is no shame in looking out of the window instead of at the map. Bring a book next time, and sit on the left going north.',
          },
          {
            fran: 3,
            till: 5,
            rubrik: 'Conductor',
            text: 'You know where you are and where you are going, which is more than most people in the carriage. One more visit to a railway museum and you will be there.',
          },
          {
            fran: 6,
            till: 7,
            rubrik: 'Stationmaster',
            text: 'Flag, whistle and red cap. You know this line by heart and may give the signal for departure.',
          },
        ],
      },
    },
    paragraph('bquizex0003', 'Did you get all seven? Send the quiz to somebody who thinks they know better, and compare how far you came.'),
  ],
};

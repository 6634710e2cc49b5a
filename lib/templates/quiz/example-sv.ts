import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Hur bra kan du den svenska järnvägen?',
  ingress:
    'Sju frågor om broar, tunnlar och människorna som byggde dem. Räcker det till att ge tecken för avgång, eller får du ta bussen hem?',
  slug: 'hur-bra-kan-du-den-svenska-jarnvagen',
  meta: {
    seoTitel: 'Quiz: hur bra kan du den svenska järnvägen?',
    seoBesk: 'Sju frågor om svenska tåg, broar och tunnlar. Gör quizet och se om du är stins, konduktör eller borde ta bussen.',
    puffTitel: 'Stins eller bussresenär? Gör järnvägsquizet',
    socialText: 'Sju frågor om svenska tåg. Hur många klarar du?',
  },
  hero: {
    src: 'https://bilder.example.com/jarnvagsquiz-perrong.jpg',
    alt: 'En tom perrong i morgonljus, spåren fortsätter rakt fram genom ett snöigt landskap.',
    caption: 'Hur långt räcker din biljett?',
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
      'År 1856 gick det första statliga tåget i Sverige. Sedan dess har spåren vuxit till runt 1 500 mil, krympt igen och grävts ner under både städer och åsar. Svara på frågorna och räkna dina rätta svar. Facit finns sist.',
    ),
    {
      type: 'quizfragor',
      attrs: {
        id: 'bquizex0002',
        rubrik: 'Järnvägsquizet',
        typ: 'kunskap',
        fragor: [
          {
            fraga: 'Vilka två städer binder Västra stambanan ihop?',
            alternativ: [{ text: 'Stockholm och Malmö' }, { text: 'Stockholm och Göteborg', ratt: true }, { text: 'Göteborg och Malmö' }],
          },
          {
            fraga: 'Vem ledde arbetet med att bygga de första stambanorna?',
            alternativ: [
              { text: 'Nils Ericson', ratt: true },
              { text: 'Hans bror, uppfinnaren John Ericsson' },
              { text: 'Gustaf de Laval' },
            ],
          },
          {
            fraga: 'Hur stort är avståndet mellan rälerna på ett vanligt svenskt spår?',
            bild: {
              src: 'https://bilder.example.com/jarnvagsquiz-rals.jpg',
              alt: 'Två räler fotograferade från marken, de möts vid horisonten.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            alternativ: [{ text: '891 millimeter' }, { text: '1 067 millimeter' }, { text: '1 435 millimeter', ratt: true }],
          },
          {
            fraga: 'Vilket år öppnade Öresundsbron för trafik?',
            alternativ: [{ text: '1995' }, { text: '2000', ratt: true }, { text: '2005' }],
          },
          {
            fraga: 'Inlandsbanan börjar i Kristinehamn. Var slutar den?',
            alternativ: [{ text: 'I Östersund' }, { text: 'I Gällivare', ratt: true }, { text: 'I Haparanda' }],
          },
          {
            fraga: 'Tunneln genom Hallandsås skulle ta några år att bygga. Vilket år kunde det första tåget gå genom den?',
            alternativ: [{ text: '1997' }, { text: '2005' }, { text: '2015', ratt: true }],
          },
          {
            fraga: 'Vad fraktar de allra tyngsta tågen i Sverige?',
            alternativ: [{ text: 'Järnmalm', ratt: true }, { text: 'Timmer' }, { text: 'Stål' }],
          },
        ],
        resultat: [
          {
            fran: 0,
            till: 2,
            rubrik: 'Ta bussen',
            text: 'Det är ingen skam att titta ut genom fönstret i stället för på kartan. Ta med dig en bok nästa gång, och sitt på vänster sida norrut.',
          },
          {
            fran: 3,
            till: 5,
            rubrik: 'Konduktör',
            text: 'Du vet var du är och vart du ska, och det är mer än de flesta i vagnen. Ett besök på ett järnvägsmuseum till, sedan är du där.',
          },
          {
            fran: 6,
            till: 7,
            rubrik: 'Stins',
            text: 'Flagga, visselpipa och röd mössa. Du kan den här banan utantill och får ge tecken för avgång.',
          },
        ],
      },
    },
    paragraph('bquizex0003', 'Kunde du alla sju? Skicka quizet till någon som tror sig veta bättre, och jämför hur långt ni kom.'),
  ],
};

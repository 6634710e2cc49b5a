import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Fyra mokabryggare i test: en gav samma kopp tio morgnar i rad',
  ingress:
    'En mokabryggare är den billigaste vägen till starkt kaffe hemma, men skillnaden mellan dem är större än den ser ut. Vi bryggde 120 koppar och hittade en tydlig vinnare. Artikeln innehåller annonslänkar.',
  slug: 'fyra-mokabryggare-i-test',
  meta: {
    seoTitel: 'Bäst i test: fyra mokabryggare för sex koppar',
    seoBesk:
      'Vi har bryggt 120 koppar i fyra mokabryggare och mätt tid, temperatur och smak. Här är vinnaren, budgetvalet och den vi avråder från.',
    puffTitel: 'Mokabryggaren som aldrig bränner kaffet',
    socialText: 'Fyra bryggare, 120 koppar och en vinnare som gav samma kopp varje morgon.',
  },
  hero: {
    src: 'https://bilder.example.com/mokatest-fyra-bryggare.jpg',
    alt: 'Fyra åttkantiga mokabryggare på rad på en gasspis, ånga stiger ur den främsta.',
    caption: 'De fyra bryggarna på redaktionens spis, dag sju av tio.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 38, y: 52 },
  },
  taggar: ['kaffe', 'bäst i test', 'köksredskap'],
  kallor: [{ titel: 'Redaktionens mätningar', url: '', not: 'Protokoll över 120 bryggningar, 2–13 november.' }],
  block: [
    {
      type: 'viktigast',
      attrs: {
        id: 'bbasttest01',
        punkter: [
          'Moka Norr vinner: jämnt tryck och samma smak tio morgnar i rad.',
          'Vardag Sex kostar en fjärdedel och räcker långt på gasspis.',
          'Tuben läcker vid packningen redan efter en vecka.',
        ],
      },
    },
    paragraph(
      'bbasttest02',
      'Principen är hundra år gammal och lätt att förstå: vattnet i botten kokar, ångan trycker upp det genom kaffet och brygden samlas i kannan ovanför. Ändå smakar det olika. Är trycket ojämnt hinner vattnet bli för varmt, och då kommer den brända tonen som många förknippar med mokakaffe.',
    ),
    paragraph(
      'bbasttest03',
      'Vi köpte fyra bryggare för sex koppar och lät två personer på redaktionen brygga varje morgon i tio dagar, på gas och på induktion. Samma bönor, samma malning, samma mängd vatten. En tredje smakade utan att veta vilken kanna koppen kom från.',
    ),
    {
      type: 'jamforelse',
      attrs: {
        id: 'bbasttest04',
        rubrik: 'Så gick det',
        rader: [
          {
            namn: 'Moka Norr',
            bild: {
              src: 'https://bilder.example.com/moka-norr.jpg',
              alt: 'En blank bryggare av stål med svart handtag.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 4.5,
            pris: '649 kr',
            butik: 'Kökshuset',
            url: 'https://www.kokshuset.example.com/moka-norr',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Jämnt tryck hela vägen', 'Fungerar på induktion', 'Handtaget blir aldrig varmt'],
            minus: ['Tyngst i testet'],
            etikett: 'vinnare',
            kommentar:
              'Tio morgnar, tio koppar som inte gick att skilja åt. Ventilen öppnar mjukt och brygden är klar på fyra och en halv minut, vilken spis man än har.',
          },
          {
            namn: 'Alba Classica',
            bild: {
              src: 'https://bilder.example.com/alba-classica.jpg',
              alt: 'En matt bryggare av aluminium bredvid en liten kopp.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 4,
            pris: '449 kr',
            butik: 'Kökshuset',
            url: 'https://www.kokshuset.example.com/alba-classica',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Fylligast smak av alla', 'Reservdelar finns i varje järnhandel'],
            minus: ['Går inte på induktion'],
            etikett: 'bastpris',
            kommentar: 'Har du gas är den här lika bra som vinnaren, och smaken är rundare. På induktion händer ingenting alls.',
          },
          {
            namn: 'Vardag Sex',
            bild: {
              src: 'https://bilder.example.com/vardag-sex.jpg',
              alt: 'En enkel bryggare i aluminium med rött handtag av plast.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 3,
            pris: '149 kr',
            butik: 'Hemma',
            url: 'https://www.hemma.example.com/vardag-sex',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Billig', 'Lätt att ta isär'],
            minus: ['Handtaget blir varmt', 'Ojämn på små plattor'],
            etikett: 'budget',
            kommentar: 'Ett ärligt redskap till priset av tre koppar på kafé. Lyft den av plattan i tid, så blir kaffet bra.',
          },
          {
            namn: 'Tuben 6',
            bild: {
              src: 'https://bilder.example.com/tuben-6.jpg',
              alt: 'En hög, smal bryggare i kopparfärg med en fläck av kaffe vid skarven.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 1.5,
            pris: '799 kr',
            butik: 'Form & Funktion',
            url: 'https://www.formfunktion.example.com/tuben-6',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Vacker på hyllan'],
            minus: ['Läcker vid packningen', 'Dyrast', 'Svår att diska'],
            kommentar: 'Redan den sjätte morgonen sipprade det ur skarven. Vi bytte packning, och tre dagar senare läckte den igen.',
          },
        ],
      },
    },
    heading('bbasttest05', 'Så testade vi'),
    paragraph(
      'bbasttest06',
      'Varje bryggare fick trettio omgångar. Vi mätte hur lång tid det tog, hur varm brygden var när den nådde kannan och hur mycket vatten som blev kvar i botten. Smaken bedömdes blint på en femgradig skala. Betyget väger smak till hälften, jämnhet till en fjärdedel och handhavande till en fjärdedel.',
    ),
    paragraph(
      'bbasttest07',
      'Alla fyra är köpta i butik till fullt pris. Butikerna har inte sett resultatet i förväg och har inte kunnat påverka vilka modeller som är med.',
    ),
    heading('bbasttest08', 'Tänk på det här när du väljer'),
    bulletList('bbasttest09', [
      ['bbasttest10', 'Aluminium går inte på induktion, stål gör det.'],
      ['bbasttest11', 'Koppangivelsen räknar med mycket små koppar: sex blir två stora.'],
      ['bbasttest12', 'Köp en extra packning direkt. Det är den som slits först.'],
    ]),
    {
      type: 'faktaruta',
      attrs: { id: 'bbasttest13', rubrik: 'Så blir kaffet bra i vilken bryggare som helst' },
      content: [
        paragraph('bbasttest14', 'Börja med varmt vatten i botten, så hinner kaffet inte bli bränt medan vattnet kokar upp.'),
        paragraph('bbasttest15', 'Fyll korgen utan att trycka till. Ta av kannan när det börjar fräsa och häll upp direkt.'),
      ],
    },
  ],
};

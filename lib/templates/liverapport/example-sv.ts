import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Isen gick i Torne älv: så var dygnet i Haparanda',
  ingress:
    'Vid halv fyra på lördagsmorgonen släppte isen vid Kukkolaforsen, och sedan gick det fort. Vi följde vattnet, vägarna och väntan på broarna, tills faran var över på kvällen.',
  slug: 'isen-gick-i-torne-alv',
  meta: {
    seoTitel: 'Islossningen i Torne älv: allt som hände i Haparanda',
    seoBesk: 'Isen i Torne älv släppte vid Kukkolaforsen på lördagsmorgonen. Här är dygnet minut för minut: vattnet, vägarna och broarna.',
    puffTitel: 'Isen i Torne älv: dygnet minut för minut',
    socialText: 'Klockan 03.34 släppte isen. Så var dygnet i Haparanda, minut för minut.',
    live: false,
  },
  hero: {
    src: 'https://bilder.example.com/islossning-torne-alv.jpg',
    alt: 'Stora isflak trycks upp mot en älvstrand, en grupp människor i varselvästar står på en vall bakom.',
    caption: 'Isflak vid Kukkolaforsen strax efter klockan fyra på morgonen.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 40, y: 62 },
  },
  taggar: ['Torne älv', 'Haparanda', 'islossning'],
  kallor: [{ titel: 'Räddningstjänsten', url: '', not: 'Vakthavande befäl, fem samtal under dygnet.' }],
  block: [
    paragraph(
      'blivera0001',
      'Islossningen i Torne älv är ett av de stora årliga skådespelen i norr, och ibland en fara. Packas isen vid broarna stiger vattnet snabbt. I år väntade räddningstjänsten med två grävmaskiner och en beredd evakuering av tolv hus.',
    ),
    {
      type: 'liveinlagg',
      attrs: {
        id: 'blivera0002',
        rubrik: 'Minut för minut',
        inlagg: [
          {
            id: 'laget',
            tid: '2026-05-09T18:10',
            text: 'Läget: faran är över. Båda broarna är öppna, väg 99 är öppen från klockan 18 och ingen har behövt lämna sitt hem. Rapporten är avslutad.',
            fast: true,
          },
          {
            id: 'i1',
            tid: '2026-05-09T03:34',
            text: 'Isen har släppt vid Kukkolaforsen. Räddningstjänsten bekräftar att den rör sig över hela älvens bredd.',
            nyckel: true,
          },
          {
            id: 'i2',
            tid: '2026-05-09T04:05',
            text: 'De första flaken har tryckts upp på stranden nedanför forsen. De är en halv meter tjocka och låter, säger de som står här, som möbler som flyttas i ett stort hus.',
            bild: {
              src: 'https://bilder.example.com/islossning-flak.jpg',
              alt: 'Ett isflak högt som en man ligger på kant mot en björk.',
              caption: 'Ett av flaken vid Kukkola. Björken höll.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
          },
          {
            id: 'i3',
            tid: '2026-05-09T06:20',
            text: 'Väg 99 stängs norr om Karungi. Vattnet står två decimeter under vägbanan och stiger.\n\nTrafiken leds om på den finska sidan.',
            nyckel: true,
          },
          {
            id: 'i4',
            tid: '2026-05-09T08:45',
            text: 'Vattnet har stigit en meter och tio centimeter på fem timmar vid mätstationen i Karunki. Det är mindre än 2024 vid samma tid.',
          },
          {
            id: 'i5',
            tid: '2026-05-09T10:30',
            text: 'Isen har stannat vid järnvägsbron i Haparanda. Två grävmaskiner arbetar från den svenska sidan för att få loss proppen.\n\n– Vi har gjort det här förut. Det kan ta tjugo minuter och det kan ta till i kväll, säger Veikko Lantto, insatsledare.',
          },
          {
            id: 'i6',
            tid: '2026-05-09T11:15',
            text: 'De tolv hushållen i Vuono har fått besked om att packa en väska. Ingen behöver lämna sitt hem ännu. Sporthallen i Haparanda är öppen för den som vill.',
          },
          {
            id: 'i7',
            tid: '2026-05-09T13:02',
            text: 'Proppen släpper. Det tar fyra minuter för hela isfältet att passera bron, och applåderna hörs ända till torget.',
          },
          {
            id: 'i8',
            tid: '2026-05-09T15:40',
            text: 'Vattnet sjunker vid alla mätstationer. Beredskapen för evakuering i Vuono är hävd, och den som packat kan packa upp.',
          },
        ],
      },
    },
  ],
};

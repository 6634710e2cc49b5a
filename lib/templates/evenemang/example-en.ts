import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'A thousand lanterns wake the harbour of Oskarshamn in midwinter',
  ingress:
    'For the eighth year the street lamps along the quay go out and lights built by schoolchildren take over. Light in the Harbour is held on Saturday 3 February, with a choir on a tugboat and fish soup in the warehouse.',
  slug: 'a-thousand-lanterns-wake-the-harbour-of-oskarshamn',
  meta: {
    seoTitel: 'Light in the Harbour, Oskarshamn: times and tickets',
    seoBesk:
      'Light in the Harbour fills the quay in Oskarshamn on Saturday 3 February. Here are the times, the programme, the prices and how to get there.',
    puffTitel: 'Where the street lamps go out and the children’s lights take over',
    socialText: 'A thousand lanterns, a choir on a tugboat and fish soup in the warehouse.',
  },
  hero: {
    src: 'https://bilder.example.com/ljus-i-hamnen.jpg',
    alt: 'Hundreds of paper lanterns are mirrored in dark water along a quay, people walk by in winter clothes.',
    caption: 'The lanterns along the quay are built by pupils of eight schools.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 46, y: 60 },
  },
  taggar: ['Oskarshamn', 'vinter', 'familj'],
  kallor: [{ titel: 'Intervju med projektledaren Åsa Brolin', url: '', not: 'Per telefon den 12 november.' }],
  block: [
    {
      type: 'evenemang',
      attrs: {
        id: 'bevenemang1',
        namn: 'Light in the Harbour',
        start: '2029-02-03T16:00',
        slut: '2029-02-03T21:00',
        status: 'planerat',
        deltagande: 'plats',
        plats: {
          namn: 'Norra kajen',
          adress: 'Hamngatan 1',
          postnummer: '572 29',
          stad: 'Oskarshamn',
          land: 'Sweden',
          karta: '57.2646, 16.4570',
        },
        biljettUrl: 'https://biljetter.example.com/ljus-i-hamnen',
        biljettText: 'Buy a wristband',
        biljetter: 'finns',
        biljettFran: '2028-12-01T10:00',
        pris: '80 kr',
        arrangor: 'Föreningen Ljus i hamnen',
        medverkande: [{ namn: 'Döderhultskören', grupp: true }, { namn: 'Karin Ekberg' }],
        text: 'The lanterns are lit at 4.30 pm. The choirs sing from the water at 5 pm and 7 pm.\n\nThe ticket is a wristband to be collected on the quay, with a cup of fish soup included. Children under twelve get in free.',
      },
    },
    paragraph(
      'bevenemang2',
      'It began as a way of getting people to go out in February. The ferry is laid up, the cafeteria is closed and the wind blows straight in from the sound. Eight years later about nine thousand people, half of the town’s population, come to walk a kilometre and a half in the dark.',
    ),
    paragraph(
      'bevenemang3',
      '“The darkness is the very point. We asked the municipality to put out the lights, and when they did the whole quay fell silent. Then the children lit theirs,” says Åsa Brolin, who has led the work since the start.',
    ),
    heading('bevenemang4', 'Built of milk cartons and birch twigs'),
    paragraph(
      'bevenemang5',
      'The lanterns are built in the schools from November. This year’s theme is animals that don’t exist, and the fifth year at Kristinebergsskolan has made an eel twelve metres long out of bundled twigs and tissue paper. It is carried along the quay by fourteen people and is the only lantern that moves.',
    ),
    paragraph(
      'bevenemang6',
      'Also new this year are two choirs singing from a tugboat that passes slowly along the quay. Stand still and you hear the song come and go; walk at the same pace and you hear the whole concert.',
    ),
    heading('bevenemang7', 'Good to know'),
    bulletList('bevenemang8', [
      ['bevenemang9', 'The quay is cleared and gritted. The whole route can be used with wheelchairs and prams.'],
      ['bevenemanga', 'Parking at the ferry terminal is free all evening.'],
      ['bevenemangb', 'Extra buses leave the travel centre every fifteen minutes between 3.30 pm and 9.30 pm.'],
      ['bevenemangc', 'Leave the dog at home if it is afraid of people. It gets crowded by the warehouse.'],
    ]),
    {
      type: 'paragraph',
      attrs: { id: 'bevenemangd' },
      content: [
        text(
          'If the wind is above twelve metres a second everything is moved to Sunday. That is announced at ten on Saturday morning. More ideas for going out in February are on ',
        ),
        text('our entertainment pages', { type: 'link', attrs: { href: '/en/noje' } }),
        text('.'),
      ],
    },
    paragraph(
      'bevenemange',
      'And the lanterns, where do they go? Those that last are hung in the stairwells of the hospital, where they shine until Easter. The rest become firewood for next year’s soup.',
    ),
  ],
};

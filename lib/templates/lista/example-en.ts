import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Four Sunday walks you can reach by bus',
  ingress:
    'No car, no tent, home in time for dinner. We have walked eleven trails around Sundsvall and picked four, from one that suits a pushchair to one that calls for sandwiches and dry socks. The best comes last.',
  slug: 'four-sunday-walks-you-can-reach-by-bus',
  meta: {
    seoTitel: 'Four walks around Sundsvall you can reach by bus',
    seoBesk: 'We walked eleven trails around Sundsvall in northern Sweden and ranked the four best that can be reached by bus.',
    puffTitel: 'Four walks without a car',
    socialText: 'Eleven trails, four favourites and a bus stop at each. The best has a view of three islands.',
  },
  hero: {
    src: 'https://bilder.example.com/vandring-hero.jpg',
    alt: 'Two people with backpacks walk along a narrow path through birch forest in autumn yellow.',
    caption: 'At the end of September the path to Getberget is at its most golden.',
    kredit: 'Lena Öberg',
    bredd: 2000,
    hojd: 1250,
    fokus: { x: 60, y: 55 },
  },
  taggar: ['vandring', 'Sundsvall', 'friluftsliv'],
  kallor: [{ titel: 'Kommunens kartor över lederna', url: 'https://www.sundsvall.example.com/leder', not: 'Längder och höjdmeter.' }],
  block: [
    paragraph(
      'blista0001',
      'The choice was made by our two keenest walkers, Elsa Norén and Karim Haddad, over eight Sundays in August and September. Every trail had to begin within ten minutes’ walk of a stop served on Sundays, and to be signposted all the way. The times are our own, with a break for coffee.',
    ),
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0002',
        rubrik: 'Tjärnslingan, 3 kilometres',
        text: 'The path around the small lake is wide, firm and almost flat, and the whole loop takes an hour with a pushchair. Halfway there is a jetty where you can feed the ducks, and by the car park a woodshed and a place for a fire.\n\nGet off at Tjärnvägen and follow the white marks.',
        nr: 4,
        av: 4,
      },
    },
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0003',
        rubrik: 'Bruksleden, 7 kilometres',
        text: 'A walk through industrial history: charcoal pits, a dam from the eighteenth century and an engine house with windows to peer through. The ground is gravel and roots, and the climb at the beginning is steady but gentle.\n\nAllow two and a half hours. The bus leaves once an hour from the old works, where the café is open until four.',
        bild: {
          src: 'https://bilder.example.com/vandring-bruket.jpg',
          alt: 'A stone wall covered in moss beside a stream, with tall spruces behind.',
          caption: 'The dam on Bruksleden has stood since 1742.',
          kredit: 'Lena Öberg',
          bredd: 1600,
          hojd: 1067,
        },
        nr: 3,
        av: 4,
      },
    },
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0004',
        rubrik: 'Myrrundan, 9 kilometres',
        text: 'Half of the way follows boardwalks across open bog, and in autumn the mist stays until late in the morning. Wear boots or carry spare socks. This is where we needed both.\n\nThere are sheltered benches by the bird tower. Sit still in September and you have a good chance of seeing cranes.',
        nr: 2,
        av: 4,
      },
    },
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0005',
        rubrik: 'Getberget, 11 kilometres',
        text: 'The longest, the steepest and the one we will walk again. After an hour in the forest the hill opens up, and from the top you see three islands and the whole of the inlet. The last part is so steep that you need your hands, so it is not for anyone who is afraid of heights.\n\nGo clockwise: then the view comes just when you need your sandwiches. Allow four hours from the bus stop and back, and bring a head torch after the first of October.',
        bild: {
          src: 'https://bilder.example.com/vandring-getberget.jpg',
          alt: 'View from a hilltop across the sea and three wooded islands.',
          caption: 'From Getberget you can see all the way to Alnön.',
          kredit: 'Karim Haddad',
          bredd: 1600,
          hojd: 1067,
        },
        nr: 1,
        av: 4,
      },
    },
    {
      type: 'faktaruta',
      attrs: { id: 'blista0006', rubrik: 'What to pack for a day' },
      content: [
        paragraph('blista0007', 'A flask, sandwiches and something to sit on. A thin jacket to put on when you stop.'),
        paragraph('blista0008', 'A fully charged phone with the map saved on it. On Myrrundan there is no signal for over a kilometre.'),
        paragraph('blista0009', 'A bag for your litter. There are no bins beyond the bus stop.'),
      ],
    },
  ],
};

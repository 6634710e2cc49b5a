import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph } from '#lib/templates/example-blocks.ts';

const cell = (type: 'tableHeader' | 'tableCell', id: string, words: string) => ({ type, content: [paragraph(id, words)] });

export const exampleEn: TemplateExample = {
  rubrik: 'A rainy Saturday in Norrköping, hour by hour',
  ingress:
    'It rains in Norrköping about one day in three, and the city is built for it: old factories to step into, cafés with thick walls and a tram between everything. This is how to spend a whole day without getting wet.',
  slug: 'a-rainy-saturday-in-norrkoping-hour-by-hour',
  meta: {
    seoTitel: 'Norrköping in the rain: a guide to a Saturday indoors',
    seoBesk: 'Five places in Norrköping, Sweden, for a rainy Saturday: breakfast, art, lunch, a flea market and a film. With maps.',
    puffTitel: 'How to spend a rainy Saturday in Norrköping',
    socialText: 'Breakfast in a boiler room, art in a weaving mill and a cinema where somebody still tears your ticket.',
  },
  hero: {
    src: 'https://bilder.example.com/norrkoping-regn.jpg',
    alt: 'Yellow factory buildings reflected in a river while it rains.',
    caption: 'The old industrial quarter is at its most beautiful when it is wet.',
    kredit: 'Karim Haddad',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 50, y: 42 },
  },
  taggar: ['Norrköping', 'weekend', 'guide'],
  kallor: [{ titel: 'Besök på plats', url: '', not: 'Lördagen den 14 november. Alla notor är betalda av redaktionen.' }],
  block: [
    {
      type: 'snabbfakta',
      attrs: {
        id: 'bguide0001',
        namn: 'Norrköping on a Saturday',
        rader: [
          { k: 'Getting there', v: 'Train from Stockholm in 75 minutes, from Linköping in 25' },
          { k: 'Getting around', v: 'Trams 2 and 3, day ticket 90 kronor' },
          { k: 'Cost', v: 'About 700 kronor (60 euros) for two, without shopping' },
        ],
      },
    },
    paragraph(
      'bguide0002',
      'We left the station at nine one Saturday in November, two people under one umbrella. When we took the train home just after eight in the evening we were still dry. Everything in this guide is within a quarter of an hour’s walk of the tram, and most of it is free to enter.',
    ),
    heading('bguide0003', 'Morning: porridge by the boiler'),
    {
      type: 'plats',
      attrs: {
        id: 'bguide0004',
        namn: 'Kafé Pannrummet',
        kategori: 'Breakfast',
        stadsdel: 'Gamla industrilandskapet',
        adress: 'Västgötegatan 19',
        karta: 'https://www.openstreetmap.org/?mlat=58.5889&mlon=16.1776#map=17/58.5889/16.1776',
        text: 'The steam boiler still stands in the middle of the room, and the tables closest to it are the warmest. Porridge with apple sauce costs 65 kronor and lasts until lunch. Opens at eight, full from ten.',
      },
    },
    {
      type: 'plats',
      attrs: {
        id: 'bguide0005',
        namn: 'Väveriets konsthall',
        kategori: 'Art',
        stadsdel: 'Kvarnholmen',
        adress: 'Laxholmsgatan 6',
        karta: 'https://www.openstreetmap.org/?mlat=58.5897&mlon=16.1801#map=17/58.5897/16.1801',
        text: 'Three floors of textile art and a machine hall where a loom is run every hour on the hour. Free entry. Take the lift up and walk down, and you will end in the café.',
      },
    },
    heading('bguide0006', 'Afternoon: a flea market and something hot'),
    {
      type: 'plats',
      attrs: {
        id: 'bguide0007',
        namn: 'Soppköket på Saltängen',
        kategori: 'Lunch',
        stadsdel: 'Saltängen',
        adress: 'Slottsgatan 88',
        karta: 'https://www.openstreetmap.org/?mlat=58.5961&mlon=16.1899#map=17/58.5961/16.1899',
        text: 'Two soups a day, bread for as long as it lasts and long tables where you sit down next to somebody. The fish soup is the one to have. 125 kronor, with a refill.',
      },
    },
    paragraph(
      'bguide0008',
      'Two blocks away is the city’s largest flea market, in a hall that was once a cotton warehouse. Come after two, when the sellers are tired of unpacking and would rather sell cheaply than carry things home. We bought a second umbrella for twenty kronor.',
    ),
    heading('bguide0009', 'Evening: a cinema with an usher'),
    paragraph(
      'bguide0010',
      'End the day at the neighbourhood cinema, where somebody still tears your ticket and the curtain really goes up. The five o’clock showing is over in good time for the train. If it is sold out you can always stay in the foyer: it has chessboards, hot dogs and dry shoes to borrow while your own are drying.',
    ),
    {
      type: 'table',
      attrs: { id: 'bguide0011' },
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', 'bguide0012', 'Place'), cell('tableHeader', 'bguide0013', 'Open on Saturdays')],
        },
        { type: 'tableRow', content: [cell('tableCell', 'bguide0014', 'Kafé Pannrummet'), cell('tableCell', 'bguide0015', '8 am–5 pm')] },
        {
          type: 'tableRow',
          content: [cell('tableCell', 'bguide0016', 'Väveriets konsthall'), cell('tableCell', 'bguide0017', '11 am–5 pm')],
        },
        {
          type: 'tableRow',
          content: [cell('tableCell', 'bguide0018', 'Soppköket på Saltängen'), cell('tableCell', 'bguide0019', '11 am–3 pm')],
        },
      ],
    },
    heading('bguide0020', 'Three things to bring'),
    bulletList('bguide0021', [
      ['bguide0022', 'an umbrella that can take a wind, for it howls between the factories'],
      ['bguide0023', 'cash for the flea market, where several tables do not take cards'],
      ['bguide0024', 'a book, for rain is a good excuse to stay put'],
    ]),
  ],
};

import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Winter Harbour is a family film nobody wants to go home from',
  ingress:
    'Aida Berg’s second feature shuts four grown-up siblings in a harbour office on Gotland and lets the ice close in. It is the funniest grieving of the year, even if it would have done well to end a quarter of an hour sooner.',
  slug: 'winter-harbour-is-a-family-film',
  meta: {
    seoTitel: 'Review: Winter Harbour by Aida Berg',
    seoBesk:
      'Aida Berg’s Winter Harbour is a warm and sharp film about four siblings, an inheritance and a frozen harbour. Four out of five.',
    puffTitel: 'The funniest grieving of the year',
    socialText: 'Four siblings, a harbour office and a funeral put off because of ice.',
  },
  hero: {
    src: 'https://bilder.example.com/vinterhamn.jpg',
    alt: 'Four people in thick jackets stand on a snowy quay, looking out over the ice.',
    caption: 'The Grahn siblings wait for a ferry that does not come, in Aida Berg’s Winter Harbour.',
    kredit: 'Nordisk Bild',
    bredd: 2000,
    hojd: 1125,
    fokus: { x: 52, y: 40 },
  },
  taggar: ['film', 'recension', 'Aida Berg'],
  kallor: [{ titel: 'Pressvisning', url: '', not: 'Göteborg den 12 november.' }],
  block: [
    {
      type: 'snabbfakta',
      attrs: {
        id: 'brecens001',
        rubrik: 'About the film',
        rader: [
          { k: 'Title', v: 'Winter Harbour (Vinterhamn)' },
          { k: 'Director', v: 'Aida Berg' },
          { k: 'With', v: 'Maja Ek, Jonas Thorell, Sahar Amini, Pelle Ros' },
          { k: 'Length', v: '2 hours 11 minutes' },
          { k: 'Opens', v: 'Friday, in Sweden' },
        ],
      },
    },
    { type: 'betyg', attrs: { id: 'brecens002', betyg: 4, text: 'Warm, sharp and a quarter of an hour too long.' } },
    paragraph(
      'brecens003',
      'The father is dead, the coffin is in the shed and the priest is stuck on the mainland. That is how Winter Harbour begins, and how it goes on: four siblings who have not shared a room for fifteen years must share a harbour office, a stove and a box of tins while the ice settles between them and every excuse to go home.',
    ),
    paragraph(
      'brecens004',
      'It could have been a stage play. But Aida Berg, who broke through with the far angrier Summer Holiday, has learnt to wait. The camera stands still until somebody says what was not to be said, and then it stands still a little longer. To see Maja Ek refrain from answering is worth the ticket.',
    ),
    heading('brecens005', 'Humour that bites out of the wind'),
    paragraph(
      'brecens006',
      'The script is at its funniest when it is about money. A scene in which the inheritance is to be divided with a spreadsheet on a phone with two per cent of its battery left is the best I have seen this year in any genre. Jonas Thorell makes the eldest brother a man who would rather freeze than ask where the wood is kept, and it takes an hour to notice that he is the one who holds it all together.',
    ),
    {
      type: 'citat',
      attrs: { id: 'brecens007', text: 'We haven’t fallen out. We just aren’t the same.', vem: 'The sister Karin, played by Maja Ek' },
    },
    paragraph(
      'brecens008',
      'The photography is grey-blue and full of breath. The music is little more than a compressor that switches on and off in the next room, and anyone who has lived in a house with a heat pump knows exactly what is meant when it falls silent.',
    ),
    heading('brecens009', 'One ending too many'),
    paragraph(
      'brecens010',
      'What pulls it down is that the film ends three times. After the funeral, which is lovely, there is a reconciliation on the quay, which is unnecessary, and then a letter, which explains what we have already understood. Berg trusts her actors for two hours and loses patience in the last fifteen minutes.',
    ),
    paragraph(
      'brecens011',
      'Even so you leave lighter than you came. I called my brother from the car park. He asked what had happened, and I told him the truth: nothing, it had just been such a long time.',
    ),
    {
      type: 'plusminus',
      attrs: {
        id: 'brecens012',
        plus: [
          'Four actors who really do seem to have grown up in the same kitchen.',
          'A spreadsheet that becomes the comic scene of the year.',
        ],
        minus: ['The letter at the end explains what the pictures have already said.'],
        dom: 'See it with a sibling, and decide beforehand who is to drive home.',
      },
    },
  ],
};

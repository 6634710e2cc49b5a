import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Maria Sundelin: “I write best with rain on the tin roof”',
  ingress:
    'Her last novel was written on a bus. The new one came about in a shed without electricity on the island of Holmön, with the gulls for neighbours. We called Maria Sundelin to talk about silence, craft and why she no longer reads reviews.',
  slug: 'maria-sundelin-i-write-best-with-rain-on-the-roof',
  meta: {
    seoTitel: 'Maria Sundelin on her new novel “Plåttak”',
    seoBesk:
      'The author Maria Sundelin on “Plåttak”, on writing in a shed on the island of Holmön and on why she has stopped reading reviews.',
    puffTitel: 'She wrote the novel in a shed without electricity',
    socialText: '“A book is done when I no longer hear it.” Maria Sundelin on silence, craft and her new novel.',
  },
  hero: {
    src: 'https://bilder.example.com/maria-sundelin-holmon.jpg',
    alt: 'A woman in a knitted jumper sits on the threshold of a grey shed with a typewriter on her lap.',
    caption: 'Maria Sundelin outside the shed on Holmön where “Plåttak” was written.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 44, y: 38 },
  },
  taggar: ['Maria Sundelin', 'litteratur', 'Holmön'],
  kallor: [{ titel: 'Intervju med Maria Sundelin', url: '', not: 'Per telefon den 9 november. Citaten är lästa och godkända.' }],
  block: [
    paragraph(
      'bintervju01',
      'The line crackles. Maria Sundelin has walked out on the jetty to get a signal, and it is windy. She apologises three times during the conversation, each time for the wind, never for the answers.',
    ),
    paragraph(
      'bintervju02',
      '“Plåttak”, or “Tin Roof”, is her fourth novel and the first in six years. It is about two sisters who inherit a lighthouse and can’t agree on who is to light it.',
    ),
    {
      type: 'snabbfakta',
      attrs: {
        id: 'bintervju03',
        namn: 'Maria Sundelin',
        rader: [
          { k: 'Born', v: '14 April 1979 in Robertsfors' },
          { k: 'Lives', v: 'In Umeå, and on Holmön from May to October' },
          { k: 'Work', v: 'Author, formerly an engine driver' },
          { k: 'Current with', v: 'The novel “Plåttak”' },
        ],
      },
    },
    {
      type: 'fragasvar',
      attrs: {
        id: 'bintervju04',
        lage: 'intervju',
        fragor: [
          {
            fraga: 'You drove trains for eleven years before your first book. What did you take with you from there?',
            svar: 'The habit of sitting still and looking ahead. You can’t hurry a goods train. You can only make sure that it doesn’t stop.\n\nAnd respect for the timetable. I write between six and ten, then the day is over, even when it goes well. Especially when it goes well.',
          },
          {
            fraga: 'Why a shed without electricity?',
            svar: 'Because it was there. My aunt kept nets in it. I put in a table and a typewriter and meant to try it for a week.\n\nWhat happened was that I stopped changing things. On a typewriter every change costs a sheet. So you think the sentence through first.',
          },
          {
            fraga: 'The title is a sound, you have said.',
            svar: 'Yes. Rain on tin. It is the most even sound I know, and the only one that makes me forget I am working. The whole book is written at that pace. Read it aloud and you will notice.',
          },
          {
            fraga:
              'The sisters in the book hardly ever speak to each other. Yet the reader knows all they want to say. How do you do that?',
            svar: 'You let them do things side by side. Anyone who has quarrelled with somebody in the same kitchen knows that it is possible to wash up angrily.',
          },
          {
            fraga: 'You no longer read reviews. Is that true?',
            svar: 'It has been true since 2015. It wasn’t a mean review, on the contrary. It was so wise that I wrote the next book for that person instead of for myself. That book is in a drawer.',
          },
          {
            fraga: 'How do you know that a book is done?',
            svar: 'When I no longer hear it. Then it is time to leave and let somebody else listen.',
          },
        ],
      },
    },
    {
      type: 'fragasvar',
      attrs: {
        id: 'bintervju05',
        rubrik: 'Five quick ones for Maria Sundelin',
        lage: 'snabba',
        fragor: [
          { fraga: 'Coffee or tea?', svar: 'Coffee until ten, then tea.' },
          { fraga: 'Last book you read?', svar: 'The manual of an outboard motor.' },
          { fraga: 'Best word?', svar: 'Gently.' },
          { fraga: 'Worst advice you were given?', svar: 'Write what you know.' },
          { fraga: 'What will you do this winter?', svar: 'Mend the roof.' },
        ],
      },
    },
    paragraph(
      'bintervju06',
      'The line breaks, this time for good. A quarter of an hour later a message comes from her: “It is raining now. I am going in.”',
    ),
  ],
};

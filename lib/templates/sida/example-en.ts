import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'How we correct mistakes',
  ingress: 'Everyone who writes makes mistakes. This is what we do when it has happened, and how you tell us.',
  slug: 'how-we-correct-mistakes',
  meta: {
    seoTitel: 'How we correct mistakes',
    seoBesk: 'Did you find a mistake in an article? How to report it, how soon we answer and how we mark what has been corrected.',
    puffTitel: 'How we correct mistakes',
    socialText: 'How we correct mistakes, what we mark and how to reach us.',
  },
  hero: null,
  taggar: ['om redaktionen'],
  kallor: [],
  block: [
    paragraph(
      'bsidmall01',
      'We want what we publish to be true. When it is not, we correct the article as soon as we have been able to check what is right, and we say that we have done so. We never change anything in silence.',
    ),
    heading('bsidmall02', 'How to report a mistake'),
    {
      type: 'paragraph',
      attrs: { id: 'bsidmall03' },
      content: [
        text('Write to '),
        text('rattelse@tidningen.example', { type: 'link', attrs: { href: 'mailto:rattelse@tidningen.example' } }),
        text(' or call the newsroom on '),
        text('+46 31 12 34 56', { type: 'link', attrs: { href: 'tel:+4631123456' } }),
        text(', weekdays from 8 am to 5 pm Swedish time. Three things help us to be quick:'),
      ],
    },
    bulletList('bsidmall04', [
      ['bsidmall05', 'the headline or the address of the article'],
      ['bsidmall06', 'the sentence that is wrong, word for word if you can'],
      ['bsidmall07', 'what is right, and where we can check it'],
    ]),
    paragraph(
      'bsidmall08',
      'You will have an answer the same day if you write before three in the afternoon, otherwise on the next weekday. If we need more time to check, we will say so. You will learn what we concluded even when we do not agree.',
    ),
    heading('bsidmall09', 'What we correct, and how it shows'),
    paragraph(
      'bsidmall10',
      'A factual error is corrected in the text and marked with a box at the top or the bottom of the article. It tells the day, what was wrong and what is right. The box stays for as long as the article does.',
    ),
    paragraph(
      'bsidmall11',
      'Spelling, dead links and mirrored pictures are corrected without a box. The same goes for what has happened since the article was written: a text from last year is a text from last year, and carries its date.',
    ),
    {
      type: 'table',
      attrs: { id: 'bsidmall12' },
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph('bsidmall13', 'What was wrong')] },
            { type: 'tableHeader', content: [paragraph('bsidmall14', 'How it shows')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('bsidmall15', 'A fact, a name, a figure')] },
            { type: 'tableCell', content: [paragraph('bsidmall16', 'Corrected and marked with the date')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('bsidmall17', 'Spelling, links, pictures')] },
            { type: 'tableCell', content: [paragraph('bsidmall18', 'Corrected without a mark')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('bsidmall19', 'A quote that the speaker regrets')] },
            { type: 'tableCell', content: [paragraph('bsidmall20', 'Not changed, if it was rendered correctly')] },
          ],
        },
      ],
    },
    heading('bsidmall21', 'When we take something down'),
    paragraph(
      'bsidmall22',
      'It almost never happens. An article is taken down only if it harms somebody in a way that cannot be corrected, and the decision is made by the editor-in-chief. Its address then leads to the section it stood in. That a publication is uncomfortable for those it examines is no reason.',
    ),
    {
      type: 'faktaruta',
      attrs: { id: 'bsidmall23', rubrik: 'If you are not content with the answer' },
      content: [
        {
          type: 'paragraph',
          attrs: { id: 'bsidmall24' },
          content: [
            text('You can report us to '),
            text('the Swedish Media Ombudsman', { type: 'link', attrs: { href: 'https://medieombudsmannen.se/' } }),
            text('. It costs nothing, and should be done within three months of publication.'),
          ],
        },
        paragraph('bsidmall25', 'The editor-in-chief is legally responsible for what we publish. The name is at the foot of every page.'),
      ],
    },
  ],
};

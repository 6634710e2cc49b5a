import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Så rättar vi fel',
  ingress: 'Alla som skriver gör fel ibland. Här står vad vi gör när det har hänt, och hur du talar om det för oss.',
  slug: 'sa-rattar-vi-fel',
  meta: {
    seoTitel: 'Så rättar vi fel',
    seoBesk: 'Hittade du ett fel i en artikel? Så anmäler du det, så fort svarar vi, och så märker vi ut det som har rättats.',
    puffTitel: 'Så rättar vi fel',
    socialText: 'Hur vi rättar fel, vad vi märker ut och hur du når oss.',
  },
  hero: null,
  taggar: ['om redaktionen'],
  kallor: [],
  block: [
    paragraph(
      'bsidmall01',
      'Vi vill att det som står här ska vara sant. När det inte är det rättar vi artikeln så fort vi har kunnat kontrollera vad som är rätt, och vi talar om att vi har gjort det. Vi ändrar aldrig i tysthet.',
    ),
    heading('bsidmall02', 'Så anmäler du ett fel'),
    {
      type: 'paragraph',
      attrs: { id: 'bsidmall03' },
      content: [
        text('Skriv till '),
        text('rattelse@tidningen.example', { type: 'link', attrs: { href: 'mailto:rattelse@tidningen.example' } }),
        text(' eller ring redaktionen på '),
        text('031-12 34 56', { type: 'link', attrs: { href: 'tel:+4631123456' } }),
        text(', vardagar mellan 8 och 17. Tre saker hjälper oss att vara snabba:'),
      ],
    },
    bulletList('bsidmall04', [
      ['bsidmall05', 'artikelns rubrik eller adress'],
      ['bsidmall06', 'meningen som är fel, gärna ordagrant'],
      ['bsidmall07', 'vad som är rätt, och var vi kan kontrollera det'],
    ]),
    paragraph(
      'bsidmall08',
      'Du får svar samma dag om du hör av dig före klockan tre, annars nästa vardag. Behöver vi längre tid för att kontrollera skriver vi det. Du får veta vad vi kom fram till även när vi inte håller med.',
    ),
    heading('bsidmall09', 'Vad vi rättar, och hur det syns'),
    paragraph(
      'bsidmall10',
      'Ett sakfel rättas i texten och märks ut med en ruta längst upp eller längst ner i artikeln. Där står dagen, vad som var fel och vad som är rätt. Rutan står kvar så länge artikeln finns.',
    ),
    paragraph(
      'bsidmall11',
      'Stavfel, döda länkar och felvända bilder rättar vi utan ruta. Detsamma gäller sådant som har hänt sedan artikeln skrevs: en text från i fjol är en text från i fjol, och står med sitt datum.',
    ),
    {
      type: 'table',
      attrs: { id: 'bsidmall12' },
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph('bsidmall13', 'Vad som var fel')] },
            { type: 'tableHeader', content: [paragraph('bsidmall14', 'Hur det syns')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('bsidmall15', 'En uppgift, ett namn, en siffra')] },
            { type: 'tableCell', content: [paragraph('bsidmall16', 'Rättas och märks ut med datum')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('bsidmall17', 'Stavning, länkar, bilder')] },
            { type: 'tableCell', content: [paragraph('bsidmall18', 'Rättas utan märkning')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('bsidmall19', 'Ett citat som den intervjuade ångrar')] },
            { type: 'tableCell', content: [paragraph('bsidmall20', 'Ändras inte, om det är rätt återgivet')] },
          ],
        },
      ],
    },
    heading('bsidmall21', 'När vi tar bort något'),
    paragraph(
      'bsidmall22',
      'Det händer nästan aldrig. En artikel tas bort bara om den skadar någon på ett sätt som inte går att rätta, och beslutet fattas av chefredaktören. Adressen leder då till sektionen den stod i. Att en publicering känns obekväm för den som granskas är inget skäl.',
    ),
    {
      type: 'faktaruta',
      attrs: { id: 'bsidmall23', rubrik: 'Om du inte är nöjd med svaret' },
      content: [
        {
          type: 'paragraph',
          attrs: { id: 'bsidmall24' },
          content: [
            text('Du kan anmäla oss till '),
            text('Medieombudsmannen', { type: 'link', attrs: { href: 'https://medieombudsmannen.se/' } }),
            text('. Det kostar ingenting, och anmälan ska göras inom tre månader från publiceringen.'),
          ],
        },
        paragraph('bsidmall25', 'Ansvarig utgivare är chefredaktören. Namnet står längst ner på varje sida.'),
      ],
    },
  ],
};

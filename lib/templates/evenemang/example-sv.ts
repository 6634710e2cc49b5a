import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Tusen lyktor tänds när hamnen i Oskarshamn vaknar mitt i vintern',
  ingress:
    'För åttonde året släcks gatlyktorna längs kajen och lampor som skolbarn har byggt tar över. Lördagen den 3 februari går Ljus i hamnen av stapeln, med körsång från en bogserbåt och fisksoppa i magasinet.',
  slug: 'tusen-lyktor-tands-nar-hamnen-i-oskarshamn-vaknar',
  meta: {
    seoTitel: 'Ljus i hamnen i Oskarshamn: program, tider och biljetter',
    seoBesk:
      'Ljus i hamnen fyller kajen i Oskarshamn lördagen den 3 februari. Här är tiderna, programmet, priserna och hur du tar dig dit.',
    puffTitel: 'Här släcks gatlyktorna och barnens lampor tar över',
    socialText: 'Tusen lyktor, en kör på en bogserbåt och fisksoppa i magasinet. Så blir Ljus i hamnen.',
  },
  hero: {
    src: 'https://bilder.example.com/ljus-i-hamnen.jpg',
    alt: 'Hundratals papperslyktor speglas i mörkt vatten längs en kaj, folk promenerar i vinterkläder.',
    caption: 'Lyktorna längs kajen är byggda av elever i åtta skolor.',
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
        namn: 'Ljus i hamnen',
        start: '2029-02-03T16:00',
        slut: '2029-02-03T21:00',
        status: 'planerat',
        deltagande: 'plats',
        plats: {
          namn: 'Norra kajen',
          adress: 'Hamngatan 1',
          postnummer: '572 29',
          stad: 'Oskarshamn',
          land: 'Sverige',
          karta: '57.2646, 16.4570',
        },
        biljettUrl: 'https://biljetter.example.com/ljus-i-hamnen',
        biljettText: 'Köp armband',
        biljetter: 'finns',
        biljettFran: '2028-12-01T10:00',
        pris: '80 kr',
        arrangor: 'Föreningen Ljus i hamnen',
        medverkande: [{ namn: 'Döderhultskören', grupp: true }, { namn: 'Karin Ekberg' }],
        text: 'Lyktorna tänds klockan 16.30. Körerna sjunger från vattnet klockan 17 och 19.\n\nBiljetten är ett armband som hämtas vid kajen, med en kopp fisksoppa i priset. Barn under tolv går in gratis.',
      },
    },
    paragraph(
      'bevenemang2',
      'Det började som ett sätt att få folk att gå ut i februari. Färjan ligger vid kaj, kafeterian är stängd och det blåser rakt in från sundet. Åtta år senare kommer omkring niotusen personer, halva stadens befolkning, för att gå en och en halv kilometer i mörkret.',
    ),
    paragraph(
      'bevenemang3',
      '– Det är just mörkret som är poängen. Vi bad kommunen att släcka, och när de gjorde det blev det tyst på hela kajen. Sedan tände barnen, säger Åsa Brolin, som har lett arbetet sedan starten.',
    ),
    heading('bevenemang4', 'Byggda av mjölkpaket och björkris'),
    paragraph(
      'bevenemang5',
      'Lyktorna byggs i skolorna från november. I år är temat djur som inte finns, och eleverna i femman på Kristinebergsskolan har gjort en tolv meter lång ål av risknippen och silkespapper. Den bärs längs kajen av fjorton personer och är den enda lykta som rör sig.',
    ),
    paragraph(
      'bevenemang6',
      'Nytt är också att två körer sjunger från en bogserbåt som går långsamt längs kajen. Den som står stilla hör sången komma och försvinna, den som går i samma takt hör hela konserten.',
    ),
    heading('bevenemang7', 'Bra att veta'),
    bulletList('bevenemang8', [
      ['bevenemang9', 'Kajen är plogad och sandad. Hela sträckan går att köra med rullstol och barnvagn.'],
      ['bevenemanga', 'Parkeringen vid färjeterminalen är gratis hela kvällen.'],
      ['bevenemangb', 'Extra bussar går från Resecentrum var femtonde minut mellan 15.30 och 21.30.'],
      ['bevenemangc', 'Lämna hunden hemma om den är rädd för folk. Det blir trångt vid magasinet.'],
    ]),
    {
      type: 'paragraph',
      attrs: { id: 'bevenemangd' },
      content: [
        text(
          'Blåser det mer än tolv meter i sekunden flyttas allt till söndagen. Besked ges klockan tio på lördagen. Fler tips för den som vill ut i februari finns på ',
        ),
        text('våra nöjessidor', { type: 'link', attrs: { href: '/noje' } }),
        text('.'),
      ],
    },
    paragraph(
      'bevenemange',
      'Och lyktorna då, vart tar de vägen? De som håller hängs upp i trapphusen på sjukhuset, där de får lysa till påsk. Resten blir ved till soppan nästa år.',
    ),
  ],
};

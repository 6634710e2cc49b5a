import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Nattbagarna i Gävle släpper in gästerna före gryningen',
  ingress:
    'När resten av staden sover är det fullt vid borden på Degspaden. Sedan i höstas öppnar paret Lindroth klockan fyra, och skiftarbetare, taxiförare och sömnlösa har fått ett nytt vardagsrum.',
  slug: 'nattbagarna-i-gavle-slapper-in-gasterna-fore-gryningen',
  meta: {
    seoTitel: 'Nattöppet bageri i Gävle fyller borden klockan fyra',
    seoBesk:
      'Bageriet Degspaden i Gävle öppnar klockan fyra på morgonen. Det skulle bli ett försök på två veckor, men gästerna ville annat.',
    puffTitel: 'Här är det kö till bullarna klockan fyra',
    socialText: 'Ett försök på två veckor blev Gävles vardagsrum för alla som är vakna när andra sover.',
  },
  hero: {
    src: 'https://bilder.example.com/degspaden-gavle.jpg',
    alt: 'En kvinna i förkläde bär en plåt med bullar genom ett bageri, utanför fönstret är det mörkt.',
    caption: 'Sara Lindroth tar ut dagens första plåt medan kön växer utanför.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 42, y: 35 },
  },
  taggar: ['Gävle', 'bageri', 'nattliv'],
  kallor: [
    { titel: 'Intervju med Sara och Johan Lindroth', url: 'https://degspaden.example.com/om-oss', not: 'Gjord på plats den 17 november.' },
  ],
  block: [
    {
      type: 'viktigast',
      attrs: {
        id: 'bnyhet0001',
        punkter: [
          'Bageriet Degspaden öppnar klockan fyra, alla dagar utom måndagar.',
          'En tredjedel av brödet säljs numera före klockan sex.',
          'Tre personer har fått jobb sedan försöket började i september.',
        ],
      },
    },
    paragraph(
      'bnyhet0002',
      'Klockan är tio i fyra en tisdag i november och det ryker ur ventilen på Nygatan. Inne i värmen skjuter Sara Lindroth in den sista plåten med kardemummabullar medan hennes man Johan låser upp dörren. Utanför väntar redan sju personer.',
    ),
    paragraph(
      'bnyhet0003',
      '– Vi var ju ändå här. Degen ska knådas vid midnatt, och folk knackade på rutan när de kände doften. Till slut tröttnade vi på att säga nej, säger Sara Lindroth.',
    ),
    heading('bnyhet0004', 'Skulle vara i två veckor'),
    paragraph(
      'bnyhet0005',
      'Försöket började i september och skulle pågå i två veckor. Sedan dess har paret anställt tre personer, köpt tolv stolar från en nedlagd skola och flyttat frukosten från sju till fyra. En tredjedel av dagens bröd säljs numera före klockan sex på morgonen.',
    ),
    paragraph(
      'bnyhet0006',
      'Gästerna är av fler slag än de hade väntat sig. Sjuksköterskor från lasarettet kommer efter nattpasset, tidningsbuden före sitt. Vid fönsterbordet spelar ett gäng pensionärer kort, och på lördagsmorgnarna ringlar kön av studenter på väg hem från festen långt ut på gatan.',
    ),
    {
      type: 'citat',
      attrs: { id: 'bnyhet0007', text: 'Här behöver man inte förklara varför man är vaken.', vem: 'Mikael Ström, taxiförare' },
    },
    paragraph(
      'bnyhet0008',
      'Mikael Ström har kört natt i arton år och brukade äta sin frukost i bilen. Nu parkerar han utanför klockan halv fem, beställer en ostfralla och läser tidningen innan morgonens första körning till flyget.',
    ),
    heading('bnyhet0009', 'Det här går åt före sex'),
    paragraph('bnyhet0010', 'Sortimentet är mindre på natten än på dagen, men tre saker tar alltid slut först:'),
    bulletList('bnyhet0011', [
      ['bnyhet0012', 'kardemummabullar, gräddade i två omgångar'],
      ['bnyhet0013', 'frallor med västerbottensost'],
      ['bnyhet0014', 'havregrynsgröt med hjortron, kokt på spisen i köket'],
    ]),
    {
      type: 'paragraph',
      attrs: { id: 'bnyhet0015' },
      content: [
        text('Något särskilt tillstånd för nattöppet har paret inte behövt. Liksom alla andra som serverar mat ska ett kafé vara '),
        text('registrerat hos kommunen', { type: 'link', attrs: { href: 'https://www.livsmedelsverket.se/' } }),
        text(', och så länge ingen alkohol serveras avgör ägarna själva när dörren står öppen.'),
      ],
    },
    paragraph(
      'bnyhet0016',
      'Grannarna då? Två av dem klagade på ljudet från fläkten i oktober. Den är utbytt, och den ena av de två sitter numera vid kortbordet varje torsdag. Till våren hoppas paret Lindroth kunna ställa ut bänkar på innergården.',
    ),
    {
      type: 'faktaruta',
      attrs: { id: 'bnyhet0017', rubrik: 'Degspaden' },
      content: [
        paragraph('bnyhet0018', 'Bageri och kafé på Nygatan i Gävle, drivs av Sara och Johan Lindroth sedan 2019.'),
        paragraph('bnyhet0019', 'Öppet tisdag till söndag 04–14. Stängt på måndagar.'),
      ],
    },
  ],
};

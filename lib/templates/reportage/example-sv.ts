import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Byn som köpte sin egen mack',
  ingress:
    'När bensinbolaget gav upp samlade 83 bybor in pengarna på sex veckor. I dag är macken i Lövberga öppen dygnet runt, och ingen i byn har längre än tio minuter till en kopp kaffe och en punkteringsspray.',
  slug: 'byn-som-kopte-sin-egen-mack',
  meta: {
    seoTitel: 'Lövberga: 83 bybor köpte bensinmacken',
    seoBesk: 'När bolaget stängde macken i Lövberga tog byborna över den. Ett reportage om pumpar, kaffe och en mil till nästa granne.',
    puffTitel: 'Byn som köpte sin egen mack',
    socialText: 'Sex veckor, 83 delägare och en kaffebryggare från ortens nedlagda bibliotek.',
  },
  hero: {
    src: 'https://bilder.example.com/macken-lovberga.jpg',
    alt: 'En liten bensinmack i skymningen, med ljus i fönstret och skog runt om.',
    caption: 'Klockan är kvart i sju. Gunnel Persson har just satt på kaffet.',
    kredit: 'Karim Haddad',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 48, y: 60 },
  },
  taggar: ['landsbygd', 'Jämtland', 'föreningsliv'],
  kallor: [
    { titel: 'Intervjuer i Lövberga', url: '', not: 'Gjorda på plats den 3 och 4 november.' },
    { titel: 'Föreningens årsredovisning', url: 'https://lovbergamack.example.com/arsredovisning', not: 'Antal delägare och omsättning.' },
  ],
  block: [
    paragraph(
      'breport001',
      'Gunnel Persson låser upp kvart i sju, tänder lysröret över disken och trycker på knappen till kaffebryggaren. Den kommer från biblioteket som lades ner 2014. Allt här inne har varit någon annans förut.',
    ),
    paragraph(
      'breport002',
      '– Hyllorna är från skolan, disken byggde Sven-Erik av golvet i gamla missionshuset. Det enda nya är kortläsaren, säger hon.',
    ),
    heading('breport003', 'En mil till nästa granne'),
    paragraph(
      'breport004',
      'Lövberga har 112 invånare och fyra mil till närmaste stad. I mars för tre år sedan kom brevet: bolaget skulle stänga macken vid halvårsskiftet. Den som ville tanka efter det fick köra åtta mil fram och tillbaka.',
    ),
    paragraph(
      'breport005',
      'Det första mötet hölls i bygdegården en torsdag. Man hade ställt fram trettio stolar. Det kom sjuttio personer, och när kvällen var slut hade fjorton av dem lovat femtusen kronor var.',
    ),
    {
      type: 'citat',
      attrs: {
        id: 'breport006',
        text: 'Ingen av oss kunde något om bensin. Men vi kunde ringa varandra.',
        vem: 'Sven-Erik Nordin, ordförande i föreningen',
      },
    },
    paragraph(
      'breport007',
      'Sex veckor senare hade föreningen 83 delägare och en lagfart. Pumparna kostade mer än huset. Dem köpte man begagnade från en mack i Dalarna som byggdes om till gatukök.',
    ),
    {
      type: 'image',
      attrs: {
        id: 'breport008',
        src: 'https://bilder.example.com/macken-disken.jpg',
        alt: 'En kvinna i blå fleecetröja lutar sig över en trädisk och skrattar.',
        caption: 'Gunnel Persson har haft nycklarna sedan första dagen.',
        kredit: 'Karim Haddad',
        layout: 'bred',
        bredd: 2000,
        hojd: 1333,
      },
    },
    heading('breport009', 'Bensinen betalar inte lönen'),
    paragraph(
      'breport010',
      'På tusen liter tjänar föreningen ungefär lika mycket som på några kannor kaffe. Det är kaffet, paketutlämningen och de hyrda släpvagnarna som går ihop. Förra året blev det 41 000 kronor över, och stämman röstade för att lägga dem på en laddstolpe.',
    ),
    paragraph(
      'breport011',
      'Vid bordet intill fönstret sitter Agnes Öhman och läser tidningen från i förrgår. Hon är 91 och tankar inte. Hon är med för sällskapet, säger hon, och för att någon ska säga till om det blir halt.',
    ),
    paragraph(
      'breport012',
      'Klockan åtta kommer skolskjutsen. Chauffören hämtar sex kaffe och ett paket frostskyddsvätska och lämnar ett par vantar som någon glömt. Gunnel hänger dem på kroken vid dörren, där det redan hänger fyra.',
    ),
    {
      type: 'paragraph',
      attrs: { id: 'breport013' },
      content: [
        text('Fler byar har hört av sig för att få råd. Föreningen har skrivit ner hur den gjorde och '),
        text('lagt ut stadgarna och kalkylen', { type: 'link', attrs: { href: 'https://lovbergamack.example.com/sa-gjorde-vi' } }),
        text(' för den som vill ta efter.'),
      ],
    },
    paragraph(
      'breport014',
      'När mörkret kommer, strax efter tre, tänds skylten. Den syns från kyrkbacken, och det var det flera tog upp på det första mötet: att det skulle lysa någonstans.',
    ),
    {
      type: 'faktaruta',
      attrs: { id: 'breport015', rubrik: 'Macken i Lövberga' },
      content: [
        paragraph('breport016', 'Ägs av en ekonomisk förening med 83 medlemmar. En andel kostar 5 000 kronor.'),
        paragraph('breport017', 'Pumparna är öppna dygnet runt. Butiken är bemannad vardagar mellan 7 och 11.'),
      ],
    },
    { type: 'relaterat', attrs: { id: 'breport018', rubrik: 'Mer om livet på landet', auto: true, tagg: 'landsbygd' } },
  ],
};

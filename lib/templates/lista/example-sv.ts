import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Fyra söndagsvandringar som går att nå med buss',
  ingress:
    'Ingen bil, inget tält, hemma till middagen. Vi har gått elva leder runt Sundsvall och valt fyra, från den som passar en barnvagn till den som kräver matsäck och torra strumpor. Den bästa kommer sist.',
  slug: 'fyra-sondagsvandringar-som-gar-att-na-med-buss',
  meta: {
    seoTitel: 'Fyra vandringar runt Sundsvall som nås med buss',
    seoBesk: 'Vi har gått elva leder runt Sundsvall och rankat de fyra bästa som går att nå med buss, med längd, tid och hållplats.',
    puffTitel: 'Fyra vandringar utan bil',
    socialText: 'Elva leder, fyra favoriter och en hållplats vid varje. Den bästa har utsikt över tre öar.',
    avsnittRiktning: 'ned',
  },
  hero: {
    src: 'https://bilder.example.com/vandring-hero.jpg',
    alt: 'Två personer med ryggsäckar går på en smal stig genom höstgul björkskog.',
    caption: 'I slutet av september är stigen mot Getberget som gulast.',
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
      'Urvalet är gjort av redaktionens två flitigaste vandrare, Elsa Norén och Karim Haddad, under åtta söndagar i augusti och september. Varje led skulle börja högst tio minuters gång från en hållplats med trafik på söndagar, och vara skyltad hela vägen. Tiderna är våra egna, med fikapaus.',
    ),
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0002',
        rubrik: 'Tjärnslingan, 3 kilometer',
        text: 'Stigen runt tjärnen är bred, hård och nästan platt, och hela varvet tar en timme med barnvagn. Halvvägs ligger en brygga där man kan mata änder, och vid parkeringen finns vedbod och eldstad.\n\nKliv av vid hållplatsen Tjärnvägen och följ de vita markeringarna.',
        nr: 4,
        av: 4,
      },
    },
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0003',
        rubrik: 'Bruksleden, 7 kilometer',
        text: 'En vandring i industrihistoria: kolbottnar, en dammvall från 1700-talet och ett maskinhus där man kan se in genom fönstren. Underlaget är grus och rötter, och det går stadigt men snällt uppför i början.\n\nRäkna med två och en halv timme. Bussen går en gång i timmen från bruksgatan, där kaféet håller öppet till klockan fyra.',
        bild: {
          src: 'https://bilder.example.com/vandring-bruket.jpg',
          alt: 'En stenmur täckt av mossa bredvid en bäck, med höga granar bakom.',
          caption: 'Dammvallen vid Bruksleden har stått sedan 1742.',
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
        rubrik: 'Myrrundan, 9 kilometer',
        text: 'Halva sträckan går på spång över öppen myr, och på hösten ligger dimman kvar till långt in på förmiddagen. Ta på stövlar eller ha extra strumpor i ryggsäcken. Det var här vi fick användning för båda.\n\nVid fågeltornet finns bänkar i lä. Den som sitter stilla har goda chanser att se tranor i september.',
        nr: 2,
        av: 4,
      },
    },
    {
      type: 'avsnitt',
      attrs: {
        id: 'blista0005',
        rubrik: 'Getberget, 11 kilometer',
        text: 'Den längsta, den brantaste och den vi går igen. Efter en timme i skogen öppnar sig berget, och från toppen ser man tre öar och hela inloppet. Sista biten är så brant att man får ta hjälp av händerna, så den passar inte den som är höjdrädd.\n\nGå medsols, då kommer utsikten först när matsäcken behövs. Räkna med fyra timmar från hållplatsen och tillbaka, och ha en pannlampa med efter den första oktober.',
        bild: {
          src: 'https://bilder.example.com/vandring-getberget.jpg',
          alt: 'Utsikt från en bergstopp över hav och tre skogklädda öar.',
          caption: 'Från Getberget ser man ända till Alnön.',
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
      attrs: { id: 'blista0006', rubrik: 'Så packar du för en dag' },
      content: [
        paragraph('blista0007', 'Termos, smörgåsar och ett sittunderlag. En tunn jacka att ta på när man stannar.'),
        paragraph('blista0008', 'Telefonen fulladdad och kartan sparad i den. På Myrrundan saknas täckning i en dryg kilometer.'),
        paragraph('blista0009', 'En påse för skräpet. Det finns inga papperskorgar efter hållplatsen.'),
      ],
    },
  ],
};

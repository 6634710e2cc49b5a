import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Fyra saker som gör höstköket lättare',
  ingress:
    'En panna som blir bättre med åren, en kniv att slipa själv och två saker du inte visste att du saknade. Vi har lagat mat med elva redskap i sex veckor och behållit fyra. Texten innehåller annonslänkar.',
  slug: 'fyra-saker-som-gor-hostkoket-lattare',
  meta: {
    seoTitel: 'Fyra köksredskap som är värda pengarna i höst',
    seoBesk: 'Redaktionen har lagat mat med elva redskap i sex veckor. Här är de fyra vi behöll, med pris, butik och vad de duger till.',
    puffTitel: 'Fyra köksredskap vi faktiskt behöll',
    socialText: 'Elva redskap, sex veckor och ett torskblock för mycket. Det här blev kvar i lådan.',
  },
  hero: {
    src: 'https://bilder.example.com/hostkoket.jpg',
    alt: 'Ett köksbord med gjutjärnspanna, kniv, bakduk och rotfrukter i höstljus.',
    caption: 'Allt på bordet är köpt för egna pengar och går i diskmaskin, utom pannan.',
    kredit: 'Lena Öberg',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 45, y: 50 },
  },
  taggar: ['köksredskap', 'matlagning', 'höst'],
  kallor: [{ titel: 'Prisuppgifter från butikerna', url: '', not: 'Kontrollerade den 18 november.' }],
  block: [
    paragraph(
      'bplock0001',
      'Urvalet är gjort av Elsa Norén och Karim Haddad, som har lagat middag med elva redskap hemma hos sig sedan den första oktober. Ingen tillverkare har fått läsa texten i förväg, och allt är köpt i butik. När du köper något genom en länk här kan tidningen få provision. Priset för dig är detsamma.',
    ),
    paragraph(
      'bplock0002',
      'Vi letade efter saker som löser ett problem en vanlig tisdag, inte efter dem som ser bäst ut på en hylla. Sju av de elva åkte tillbaka till butiken: de var för tunga, för ömtåliga eller gjorde något en gaffel gör lika bra.',
    ),
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0003',
        namn: 'Gjutjärnspanna, 26 centimeter',
        butik: 'Köksboden',
        pris: '649 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200301&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fkoksboden.example.com%2Fgjutjarnspanna',
        bild: {
          src: 'https://bilder.example.com/plock-panna.jpg',
          alt: 'En svart gjutjärnspanna med ett stekt ägg.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'Den vägde mest och användes mest. Efter tre veckor släppte pannkakorna av sig själva, efter sex stekte vi torsk utan att någon bit gick sönder. Handtaget blir varmt, så häng en lapp bredvid spisen.',
      },
    },
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0004',
        namn: 'Grönsakskniv i kolstål',
        butik: 'Stål & Trä',
        pris: '395 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200302&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fstaltra.example.com%2Fgronsakskniv',
        bild: {
          src: 'https://bilder.example.com/plock-kniv.jpg',
          alt: 'En liten kniv med trähandtag på en skärbräda bredvid skivad kålrot.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'Kolstål rostar om man glömmer den i hon, och blir i gengäld vassare än något rostfritt i samma prisklass. Fem drag mot en keramikmugg räcker som vardagsslipning. Den skar kålrot som om det vore smör.',
      },
    },
    heading('bplock0005', 'Två saker vi inte visste att vi saknade'),
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0006',
        namn: 'Bakduk i silikon med mått',
        butik: 'Köksboden',
        pris: '129 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200303&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fkoksboden.example.com%2Fbakduk',
        bild: {
          src: 'https://bilder.example.com/plock-bakduk.jpg',
          alt: 'En röd bakduk med centimetermått och en utkavlad deg.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'Degen fastnar inte, bänken blir ren och måtten längs kanten gör att tjugo bullar blir tjugo lika stora bullar. Rulla den, vik den aldrig, annars får den veck som stannar.',
      },
    },
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0007',
        namn: 'Digital stektermometer',
        butik: 'Stål & Trä',
        pris: '249 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200304&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fstaltra.example.com%2Ftermometer',
        bild: {
          src: 'https://bilder.example.com/plock-termometer.jpg',
          alt: 'En termometer instucken i ett bröd, displayen visar 96 grader.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'Vi köpte den till köttet och använder den till brödet. När limpan är 96 grader inuti är den klar, oavsett vad klockan säger. Svaret kommer på två sekunder och batteriet är ett vanligt knappcellsbatteri.',
      },
    },
    {
      type: 'faktaruta',
      attrs: { id: 'bplock0008', rubrik: 'Så gjorde vi urvalet' },
      content: [
        paragraph('bplock0009', 'Elva redskap användes minst tre gånger var, i två olika kök, under sex veckor.'),
        paragraph('bplock0010', 'Priserna kontrollerades den 18 november och kan ha ändrats sedan dess.'),
      ],
    },
  ],
};

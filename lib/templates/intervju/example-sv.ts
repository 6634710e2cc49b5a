import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Maria Sundelin: ”Jag skriver bäst när det regnar på plåttaket”',
  ingress:
    'Hennes förra roman skrevs på en buss. Den nya blev till i ett skjul utan el på Holmön, med måsarna som enda grannar. Vi ringde Maria Sundelin för att tala om tystnad, hantverk och varför hon inte längre läser recensioner.',
  slug: 'maria-sundelin-jag-skriver-bast-nar-det-regnar',
  meta: {
    seoTitel: 'Maria Sundelin om nya romanen ”Plåttak”',
    seoBesk: 'Författaren Maria Sundelin om ”Plåttak”, om att skriva i ett skjul på Holmön och om varför hon har slutat läsa recensioner.',
    puffTitel: 'Hon skrev romanen i ett skjul utan el',
    socialText: '”En bok är klar när jag inte längre hör den.” Maria Sundelin om tystnad, hantverk och nya romanen.',
  },
  hero: {
    src: 'https://bilder.example.com/maria-sundelin-holmon.jpg',
    alt: 'En kvinna i stickad tröja sitter på tröskeln till ett grått skjul med en skrivmaskin i knät.',
    caption: 'Maria Sundelin utanför skjulet på Holmön, där ”Plåttak” skrevs.',
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
      'Det knastrar i luren. Maria Sundelin har gått ut på bryggan för att få täckning, och det blåser. Hon ber om ursäkt tre gånger under samtalet, varje gång för vinden, aldrig för svaren.',
    ),
    paragraph(
      'bintervju02',
      '”Plåttak” är hennes fjärde roman och den första på sex år. Den handlar om två systrar som ärver en fyrplats och inte kan enas om vem som ska tända.',
    ),
    {
      type: 'snabbfakta',
      attrs: {
        id: 'bintervju03',
        namn: 'Maria Sundelin',
        rader: [
          { k: 'Född', v: '14 april 1979 i Robertsfors' },
          { k: 'Bor', v: 'I Umeå, och på Holmön från maj till oktober' },
          { k: 'Yrke', v: 'Författare, tidigare lokförare' },
          { k: 'Aktuell med', v: 'Romanen ”Plåttak”' },
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
            fraga: 'Du körde lok i elva år innan du debuterade. Vad tog du med dig därifrån?',
            svar: 'Vanan att sitta still och titta framåt. Man kan inte skynda på ett godståg. Man kan bara se till att det inte stannar.\n\nOch respekten för tidtabellen. Jag skriver mellan sex och tio, sedan är det slut för dagen, även om det går bra. Särskilt om det går bra.',
          },
          {
            fraga: 'Varför ett skjul utan el?',
            svar: 'För att det fanns. Min moster hade det till nät. Jag ställde in ett bord och en skrivmaskin och tänkte prova en vecka.\n\nDet som hände var att jag slutade ändra. På en skrivmaskin kostar varje ändring ett ark. Då tänker man meningen färdigt först.',
          },
          {
            fraga: 'Titeln är ett ljud, har du sagt.',
            svar: 'Ja. Regn på plåt. Det är det jämnaste ljud jag vet, och det enda som får mig att glömma att jag arbetar. Hela boken är skriven i den takten. Läser man den högt märker man det.',
          },
          {
            fraga: 'Systrarna i boken talar nästan aldrig med varandra. Ändå vet läsaren allt de vill säga. Hur gör man det?',
            svar: 'Man låter dem göra saker bredvid varandra. Den som har varit osams med någon i samma kök vet att det går att diska argt.',
          },
          {
            fraga: 'Du läser inte recensioner längre. Är det sant?',
            svar: 'Det är sant sedan 2015. Det var ingen elak recension, tvärtom. Den var så klok att jag skrev nästa bok åt den personen i stället för åt mig själv. Den boken finns i en låda.',
          },
          {
            fraga: 'Hur vet du att en bok är klar?',
            svar: 'När jag inte längre hör den. Då är det dags att gå därifrån och låta någon annan lyssna.',
          },
        ],
      },
    },
    {
      type: 'fragasvar',
      attrs: {
        id: 'bintervju05',
        rubrik: 'Fem snabba till Maria Sundelin',
        lage: 'snabba',
        fragor: [
          { fraga: 'Kaffe eller te?', svar: 'Kaffe till tio, sedan te.' },
          { fraga: 'Senast lästa bok?', svar: 'En instruktionsbok till en utombordare.' },
          { fraga: 'Bästa ordet?', svar: 'Varsamt.' },
          { fraga: 'Sämsta rådet du fått?', svar: 'Skriv om det du känner till.' },
          { fraga: 'Vad gör du i vinter?', svar: 'Lagar taket.' },
        ],
      },
    },
    paragraph(
      'bintervju06',
      'Samtalet bryts, den här gången på riktigt. En kvart senare kommer ett meddelande från henne: ”Nu regnar det. Jag går in.”',
    ),
  ],
};

import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, table, picture, factList, saying, keyPoints } = blocksOf('bron', 'sv');
  return {
    rubrik: 'Byborna byggde bron på elva dagar',
    ingress:
      'När vårfloden tog gångbron över Lillälven blev skolvägen i Tallåsen tolv kilometer längre. Kommunen räknade med två år till en ny. Då satte byn i gång själv.',
    slug: 'byborna-byggde-bron-pa-elva-dagar',
    meta: {
      seoTitel: 'Byborna byggde bron över Lillälven på elva dagar',
      seoBesk: 'Vårfloden tog gångbron i Tallåsen. Kommunen räknade med två år till en ny, men 83 frivilliga byggde den på elva dagar.',
      puffTitel: 'Två år, sa kommunen. Byn gjorde det på elva dagar.',
      socialText: 'De hade mer folk än hammare. Så fick byn Tallåsen sin bro tillbaka på elva dagar.',
    },
    hero: heroPicture('bro', 'sv', 'Den nya gångbron över Lillälven är byggd av lärk från tre skogsägare i trakten.'),
    block: [
      keyPoints(
        1,
        'Den nya gångbron över Lillälven är 46 meter lång och byggd av lärk från trakten.',
        'Bygget tog elva dagar och samlade 83 frivilliga från fyra byar.',
        'Kommunen har godkänt ritningen, står för kostnaden på 640\u00a0000 kronor och äger bron.',
      ),
      p(
        2,
        'Klockan sju på lördagsmorgonen gick Signe, åtta år, först över bron. Efter henne kom resten av skolskjutsens passagerare, en hund och en kommunalpolitiker med sax. Bandet hade någon redan hunnit klippa.',
      ),
      p(
        3,
        'Därmed är det slut på omvägen för de drygt fyrtio hushåll i Tallåsen som har varit avskurna från affären, skolan och busshållplatsen sedan vårfloden.',
      ),
      p(
        4,
        '– Vi fick ett vänligt brev där det stod att en ny bro kunde vara klar om två år. Då skulle min yngsta ha hunnit sluta lågstadiet, säger Annelie Modigh, ordförande i byalaget.',
      ),
      h2(5, 'Ritad på ett köksbord'),
      p(
        6,
        'Byalaget ringde Torvald Ekbacke, pensionerad broingenjör med sommarstuga längs älven. Han ritade en fackverksbro i trä, efter samma princip som bron som stod på platsen fram till 1950-talet. Tre skogsägare skänkte lärken och sågverket i Norrbyn sågade den till självkostnadspris.',
      ),
      picture(7, 'broritning', 'Ritningen gjordes på ett köksbord och granskades av kommunens konstruktör.', 'bred'),
      p(
        8,
        '– Det svåra var inte att räkna. Det svåra var att få alla att förstå att man inte kan improvisera med en bro, säger Torvald Ekbacke.',
      ),
      p(
        9,
        'Kommunens konstruktör kontrollerade beräkningarna och var på plats när bågarna lyftes. Utan det godkännandet hade ingen fått gå över, betonar Leif Arnesson, gatuchef i Älvsunda kommun.',
      ),
      p(10, '– Det är vi som äger bron och vi som har ansvaret. Men jag ska inte påstå att vi hade gjort det fortare, säger han.'),
      saying(11, 'Vi hade mer folk än hammare. Till slut fick några börja koka soppa.', 'Annelie Modigh, ordförande i byalaget'),
      h2(12, 'Så gick bygget till'),
      table(
        13,
        ['Dag', 'Arbete', 'Frivilliga per dag'],
        ['1–2', 'Landfästen och fundament', '14'],
        ['3–6', 'Bågarna sågas och skruvas ihop', '22'],
        ['7', 'Bågarna lyfts på plats', '31'],
        ['8–10', 'Farbana och räcken', '38'],
        ['11', 'Målning och besiktning', '19'],
      ),
      p(
        14,
        'Räknat i pengar har bron kostat ',
        bold('640\u00a0000 kronor'),
        ', nästan allt för bult, transporter, lyftkran och besiktning. Kommunens egen kalkyl låg på 3,1 miljoner. Skillnaden är till största delen arbetstid: byalaget har bokfört 2\u00a0140 timmar, från grävning till kaffekokning.',
      ),
      h2(15, 'Fler byar vill låna ritningen'),
      p(
        16,
        'Nu har tre byar i grannkommunerna hört av sig. Kommunen är försiktig. En bro på en skolväg ska hålla i femtio år, och alla platser är inte lika tacksamma som Tallåsen, där berget går i dagen på båda sidor.',
      ),
      p(17, '– Vi tar gärna emot förslag, men inte färdiga broar, säger Leif Arnesson.'),
      p(18, 'För Signe är saken enklare. Hon har räknat stegen. Det är sjuttioåtta till andra sidan.'),
      factList(
        19,
        'Bron i siffror',
        'Längd: 46 meter',
        'Bredd: 2,2 meter',
        'Bärighet: 4 ton, nog för en snöslunga',
        'Beräknad livslängd: 50 år, med besiktning varje vår',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, table, picture, factList, saying, keyPoints } = blocksOf('bron', 'en');
  return {
    rubrik: 'The villagers who built a bridge in eleven days',
    ingress:
      'When the spring flood took the footbridge across the Lillälven, the walk to school in Tallåsen grew by twelve kilometres. The council expected a new bridge to take two years. So the village got to work.',
    slug: 'villagers-built-a-bridge-in-eleven-days',
    meta: {
      seoTitel: 'Swedish villagers build a bridge in eleven days',
      seoBesk:
        'A flood took the footbridge in Tallåsen. The council said a new one would take two years; 83 volunteers built it in eleven days.',
      puffTitel: 'Two years, said the council. The village took eleven days.',
      socialText: 'They had more people than hammers. How the village of Tallåsen got its bridge back in eleven days.',
    },
    hero: heroPicture('bro', 'en', 'The new footbridge over the Lillälven is built of larch given by three local landowners.'),
    block: [
      keyPoints(
        1,
        'The new footbridge over the Lillälven is 46 metres long and built of local larch.',
        'It took eleven days and brought together 83 volunteers from four villages.',
        'The council has approved the drawings, pays the 640,000 kronor and owns the bridge.',
      ),
      p(
        2,
        'At seven on Saturday morning Signe, aged eight, was the first to cross the bridge. After her came the other passengers of the school bus, a dog and a local councillor with a pair of scissors. Somebody had already cut the ribbon.',
      ),
      p(
        3,
        'It was the end of a long detour for the forty-odd households in Tallåsen that have been cut off from the shop, the school and the bus stop since the spring flood.',
      ),
      p(
        4,
        '“We got a friendly letter saying that a new bridge could be ready in two years. My youngest would have finished primary school by then,” says Annelie Modigh, who chairs the village association.',
      ),
      h2(5, 'Drawn at a kitchen table'),
      p(
        6,
        'The association rang Torvald Ekbacke, a retired bridge engineer with a summer cottage on the river. He drew a timber truss on the same principle as the bridge that stood on the spot until the 1950s. Three landowners gave the larch, and the sawmill in Norrbyn cut it at cost.',
      ),
      picture(7, 'broritning', 'The drawing was made at a kitchen table and checked by the council’s structural engineer.', 'bred'),
      p(
        8,
        '“The sums were not the hard part. The hard part was getting everyone to understand that you cannot improvise a bridge,” says Torvald Ekbacke.',
      ),
      p(
        9,
        'The council’s structural engineer checked his figures and was there when the arches were lifted. Without that approval nobody would have been allowed across, stresses Leif Arnesson, head of streets at Älvsunda council.',
      ),
      p(10, '“We own the bridge and we are responsible for it. But I won’t claim that we would have been any quicker,” he says.'),
      saying(
        11,
        'We had more people than hammers. In the end some of them had to start making soup.',
        'Annelie Modigh, village association',
      ),
      h2(12, 'How it was built'),
      table(
        13,
        ['Day', 'Work', 'Volunteers a day'],
        ['1–2', 'Abutments and foundations', '14'],
        ['3–6', 'Arches sawn and bolted together', '22'],
        ['7', 'Arches lifted into place', '31'],
        ['8–10', 'Deck and railings', '38'],
        ['11', 'Painting and inspection', '19'],
      ),
      p(
        14,
        'In money, the bridge has cost ',
        bold('640,000 kronor'),
        ' (about 57,000 euros), nearly all of it for bolts, transport, a crane and inspection. The council’s own estimate was 3.1 million. Most of the difference is labour: the association has logged 2,140 hours, from digging to making coffee.',
      ),
      h2(15, 'Other villages want the drawing'),
      p(
        16,
        'Three villages in neighbouring districts have now been in touch. The council is cautious. A bridge on the way to school has to last for fifty years, and not every site is as obliging as Tallåsen, where there is bare rock on both banks.',
      ),
      p(17, '“We are glad to receive suggestions, but not finished bridges,” says Leif Arnesson.'),
      p(18, 'To Signe it is simpler than that. She has counted the steps. There are seventy-eight to the other side.'),
      factList(
        19,
        'The bridge in figures',
        'Length: 46 metres',
        'Width: 2.2 metres',
        'Load: 4 tonnes, enough for a snow blower',
        'Expected life: 50 years, with an inspection every spring',
      ),
    ],
  };
}

export const byborna: DemoArticle = {
  mall: 'nyhet',
  sektion: 'nyheter',
  taggar: ['byggande', 'landsbygd', 'ideellt arbete', 'broar'],
  kategorier: [10],
  kallor: [
    {
      titel: 'Älvsunda kommun: beslut om gångbro i Tallåsen',
      url: 'https://alvsunda.example/beslut/gangbro-tallasen',
      not: 'Kalkylen på 3,1 miljoner står i bilagan.',
    },
    {
      titel: 'Tallåsens byalag: arbetsjournal',
      url: 'https://tallasen.example/bron',
      not: 'Timmar och antal frivilliga per dag. Avstämt med Annelie Modigh, som också har sagt ja till att dottern nämns.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 6,
  sv: swedish(),
  en: english(),
};

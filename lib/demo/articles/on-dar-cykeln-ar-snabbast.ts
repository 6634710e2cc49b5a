import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold, link } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, h3, picture, quoted, factList, saying, keyPoints } = blocksOf('onns', 'sv');
  return {
    rubrik: 'Ön där cykeln är snabbast',
    ingress: 'På Gråsten finns 212 invånare, en bil och sexhundra cyklar. Nu har ön fått en egen cykelkarta, ritad av barnen i skolan.',
    slug: 'on-dar-cykeln-ar-snabbast',
    meta: {
      seoTitel: 'Gråsten: cykelön med karta ritad av barn',
      seoBesk:
        'Gråsten har 212 invånare, en bil och sexhundra cyklar. Följ skolbarnens nya cykelkarta runt ön: nio kilometer, fyra stopp, en enda backe.',
      puffTitel: 'Följ skolbarnens egen karta runt ön',
      socialText: '212 invånare, en bil och sexhundra cyklar. Barnen på Gråsten har ritat kartan som visar dig runt.',
    },
    hero: heroPicture('o', 'sv', 'Gråsten är tre kilometer lång. Från bryggan till fyren tar det nio minuter med cykel.'),
    block: [
      keyPoints(
        1,
        'Gråsten är bilfri så när som på öns enda räddningsfordon.',
        'Skolans tjugotre elever har ritat en cykelkarta med fyra stopp.',
        'Hela rundan är nio kilometer och tar en halv dag med bad.',
      ),
      p(
        2,
        'Färjan backar, och innan rampen har slagit i betongen rullar de första cyklarna i land. Ingen har bråttom, men alla vet vart de ska. På kajen står fyrtio lånecyklar i en rad, målade i samma röda färg som fyrens bälte.',
      ),
      p(
        3,
        '– Ta vilken du vill och ställ tillbaka den var du vill. Till kvällen har de alltid hittat hem, säger Maj-Britt Öhrn, som sköter dem åt samfälligheten.',
      ),
      p(
        4,
        'Gråsten har varit bilfritt sedan 1962, när öborna röstade om en väg och sa nej. Det enda motorfordonet är räddningstjänstens fyrhjuling. Däremot har det aldrig funnits någon karta som går att cykla efter. Sjökortet visar grund och turistkartan visar restauranger.',
      ),
      p(
        5,
        'Det löste skolan. Under ett läsår mätte de tjugotre eleverna varje stig, klockade varje backe och röstade fram de fyra bästa stoppen.',
      ),
      h2(6, 'Fyra stopp runt ön'),
      h3(7, 'Fyren'),
      p(
        8,
        'Börja med den enda backen medan benen är pigga. Fyren är 26 meter hög och öppen mellan 11 och 15. Barnens anvisning: räkna trappstegen högt, det ska bli 117.',
      ),
      h3(9, 'Muren med blommorna'),
      p(
        10,
        'Vid kapellet sitter Arvid Lönn, 84, och fyller cykelkorgar. Blommorna kostar tjugo kronor och läggs i en burk. De är till för att lämna någon annanstans, helst hos någon man inte känner.',
      ),
      picture(11, 'cykel', 'En av Arvid Lönns korgar, på väg till okänd mottagare.', 'bred'),
      h3(12, 'Badklipporna'),
      p(
        13,
        'Södra udden har den varmaste klippan, och eleverna har mätt det med termometer. Hopp från trean är tillåtet, hopp från fyran är det inte. Toalett finns i den gröna boden.',
      ),
      h3(14, 'Kiosken'),
      p(
        15,
        'Sista stoppet gav sig självt. Kiosken har sjutton sorters glass och en bänk i kvällssol. På kartan är den ritad dubbelt så stor som kyrkan.',
      ),
      quoted(16, 'Vi tänkte på vad man vill veta när man är ny. Inte vad saker heter, utan var man kan sitta.'),
      p(17, 'Så motiverar Tuva, elva år, varför kartan saknar gatunamn men har trettiotvå bänkar.'),
      h2(18, 'Fler än ön orkar med?'),
      p(
        19,
        'Populariteten har en baksida. I juli kommer tolvhundra besökare om dagen, och vattnet i öns tre brunnar räcker inte till alla. Samfälligheten ber därför dagsgäster att fylla flaskan på fastlandet. ',
        bold('Kom hellre i september'),
        ', råder Maj-Britt Öhrn. Då är havet varmast och kön till glassen kortast.',
      ),
      saying(20, 'En bil tar plats även när den står still. En cykel hör man inte ens.', 'Maj-Britt Öhrn, cykelvärd på Gråsten'),
      p(
        21,
        'Den som vill ta sig hit utan att köra alls kan åka tåg hela vägen till färjeläget. Kommer man norrifrån går det att sova sig till kusten: ',
        link('nattåget', '/resor/nattaget-ar-tillbaka-sa-valjer-du-ratt-badd'),
        ' har anslutning till morgonbåten.',
      ),
      factList(
        22,
        'Så tar du dig dit',
        'Färjan går från Stenhamn varje timme 7–21 och tar 25 minuter.',
        'Lånecykel ingår i färjebiljetten, som kostar 85 kronor tur och retur.',
        'Kartan finns på papper ombord. Den får gärna vikas fel.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, h3, picture, quoted, factList, saying, keyPoints } = blocksOf('onns', 'en');
  return {
    rubrik: 'The island where a bicycle is fastest',
    ingress:
      'Gråsten has 212 inhabitants, one motor vehicle and six hundred bicycles. Now the island has a cycling map of its own, drawn by the children at its school.',
    slug: 'the-island-where-a-bicycle-is-fastest',
    meta: {
      seoTitel: 'Gråsten: Swedish cycling island mapped by children',
      seoBesk:
        'Gråsten has 212 people, one vehicle and six hundred bicycles. Follow the school’s new map: nine kilometres, four stops and a single hill.',
      puffTitel: 'Follow the children’s own map round the island',
      socialText: '212 people, one vehicle, six hundred bicycles. The children of Gråsten have drawn the map that shows you round.',
    },
    hero: heroPicture('o', 'en', 'Gråsten is three kilometres long. From the jetty to the lighthouse is nine minutes by bicycle.'),
    block: [
      keyPoints(
        1,
        'Gråsten has no cars; the only motor vehicle belongs to the rescue service.',
        'The school’s twenty-three pupils have drawn a cycling map with four stops.',
        'The whole round is nine kilometres and takes half a day, with a swim.',
      ),
      p(
        2,
        'The ferry reverses, and before the ramp has hit the concrete the first bicycles are rolling ashore. Nobody is in a hurry, but everyone knows where they are going. On the quay stands a row of forty bicycles to borrow, painted the same red as the band on the lighthouse.',
      ),
      p(
        3,
        '“Take any one you like and leave it wherever you like. By evening they have always found their way home,” says Maj-Britt Öhrn, who looks after them for the islanders’ association.',
      ),
      p(
        4,
        'Gråsten has had no cars since 1962, when the islanders voted on a road and said no. The one motor vehicle is the rescue service’s quad bike. But there has never been a map to cycle by. The chart shows shoals, and the tourist map shows restaurants.',
      ),
      p(
        5,
        'The school has solved that. For a year its twenty-three pupils measured every path, timed every slope and voted for the four best stops.',
      ),
      h2(6, 'Four stops round the island'),
      h3(7, 'The lighthouse'),
      p(
        8,
        'Begin with the only hill while your legs are fresh. The lighthouse is 26 metres high and open from 11 am to 3 pm. The children’s instruction: count the steps out loud; you should get to 117.',
      ),
      h3(9, 'The wall with the flowers'),
      p(
        10,
        'By the chapel sits Arvid Lönn, aged 84, filling bicycle baskets. The flowers cost twenty kronor, to be put in a jar. They are meant to be left somewhere else, preferably with somebody you don’t know.',
      ),
      picture(11, 'cykel', 'One of Arvid Lönn’s baskets, on its way to a recipient unknown.', 'bred'),
      h3(12, 'The bathing rocks'),
      p(
        13,
        'The southern point has the warmest rock; the pupils have checked with a thermometer. Jumping from number three is allowed, jumping from number four is not. There is a toilet in the green shed.',
      ),
      h3(14, 'The kiosk'),
      p(
        15,
        'The last stop chose itself. The kiosk has seventeen kinds of ice cream and a bench in the evening sun. On the map it is drawn twice as large as the church.',
      ),
      quoted(16, 'We thought about what you want to know when you are new. Not what things are called, but where you can sit.'),
      p(17, 'That is how Tuva, aged eleven, explains why the map has no street names but thirty-two benches.'),
      h2(18, 'More than the island can bear?'),
      p(
        19,
        'Being popular has a downside. In July there are twelve hundred visitors a day, and the water in the island’s three wells is not enough for all of them. The association therefore asks day visitors to fill their bottles on the mainland. ',
        bold('Come in September instead'),
        ', Maj-Britt Öhrn advises. That is when the sea is warmest and the ice cream queue shortest.',
      ),
      saying(
        20,
        'A car takes up room even when it stands still. A bicycle you don’t even hear.',
        'Maj-Britt Öhrn, who looks after the bicycles',
      ),
      p(
        21,
        'If you want to come here without driving at all, there are trains all the way to the ferry. From the north you can sleep your way to the coast: the ',
        link('night train', '/en/resor/the-night-train-is-back-which-berth-to-book'),
        ' connects with the morning boat.',
      ),
      factList(
        22,
        'How to get there',
        'The ferry leaves Stenhamn every hour from 7 am to 9 pm and takes 25 minutes.',
        'The loan of a bicycle is included in the ferry ticket, 85 kronor return.',
        'There are paper maps on board. You are welcome to fold them the wrong way.',
      ),
    ],
  };
}

export const grasten: DemoArticle = {
  mall: 'nyhet',
  sektion: 'resor',
  taggar: ['cykling', 'öar', 'hållbart resande'],
  kategorier: [40],
  kallor: [
    {
      titel: 'Gråstens samfällighet: besöksräkning',
      url: 'https://grasten.example/besok',
      not: 'Tolvhundra besökare om dagen gäller veckorna 28–30.',
    },
    {
      titel: 'Gråstens skola: cykelkartan',
      url: 'https://grasten.example/skolan/cykelkartan',
      not: 'Vårdnadshavare har godkänt att Tuva citeras med förnamn.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'granskning',
  timmarSedan: 20,
  sv: swedish(),
  en: english(),
};

import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold, italic } from '#lib/demo/blocks.ts';

const sv = blocksOf('saga', 'sv');

function swedish(): DemoText {
  const { p, h2, steps, facts, saying, keyPoints } = sv;
  return {
    rubrik: 'Byabiografen fyller salongen igen',
    ingress:
      'För tre år sedan sålde Saga i Granvik i snitt elva biljetter per föreställning. Nu är salongen full, och ingen får veta i förväg vilken film det blir.',
    slug: 'byabiografen-fyller-salongen-igen',
    meta: {
      seoTitel: 'Saga i Granvik: byabion där filmen är hemlig',
      seoBesk:
        'Saga i Granvik var på väg att släcka för gott. Sedan slutade biografen att berätta vilken film som visas, och publiken kom tillbaka.',
      puffTitel: 'Salongen är full, och ingen vet vilken film det blir',
      socialText: 'Hur fyller man en byabiograf? Genom att inte berätta vilken film som visas.',
    },
    hero: heroPicture('biograf', 'sv', 'Fullt hus en tisdag i Granvik. Salongen från 1938 tar 142 personer.'),
    block: [
      keyPoints(
        1,
        'Saga i Granvik säljer i snitt 128 biljetter per kväll, mot elva för tre år sedan.',
        'Publiken köper plats utan att veta vilken film som visas.',
        'Biografen drivs ideellt och har 412 stödmedlemmar i en by med 900 invånare.',
      ),
      p(
        2,
        'Fem i sju är kön till Saga så lång att den svänger runt hörnet vid den gamla järnhandeln. På affischen i glasskåpet står det ',
        italic('Tisdag kl. 19'),
        ' och ingenting mer.',
      ),
      p(
        3,
        '– Jag har ingen aning om vad vi ska se. Det är därför jag är här, säger Bengt-Olov Hamrin, som har kört fyra mil med två grannar i baksätet.',
      ),
      p(
        4,
        'Idén kom ur en sista utväg. Föreningen som driver biografen hade pengar kvar till tre månaders hyra när maskinisten Lovisa Grenholm föreslog att sluta annonsera titlarna. De stora premiärerna hade publiken ändå redan sett i stan.',
      ),
      h2(5, 'Ett förtroende att förvalta'),
      p(
        6,
        'Sedan dess väljer en grupp på fem personer filmerna, allt från tysta klassiker till nya dokumentärer. Den enda upplysning publiken får är åldersgränsen och hur lång filmen är. Efteråt bjuds det på kaffe i foajén, och nästan alla stannar.',
      ),
      saying(
        7,
        'Hälften tycker om filmen och hälften tycker om att inte tycka om den. Båda kommer tillbaka.',
        'Lovisa Grenholm, maskinist på Saga',
      ),
      p(
        8,
        'Siffrorna har fått andra att höra av sig. Besökarna är i snitt 128 per kväll i en salong med 142 platser, och föreningen har 412 stödmedlemmar i en by med 900 invånare.',
      ),
      p(9, 'Den som vill göra likadant får tre råd av Lovisa Grenholm:'),
      steps(
        10,
        [bold('Välj samma dag varje vecka.'), ' En vana behöver en fast plats i kalendern.'],
        [bold('Var ärlig om åldersgränsen.'), ' Överraskningar är roliga tills någons sexåring sitter i salongen.'],
        [bold('Håll foajén öppen efteråt.'), ' Filmen är bara hälften av kvällen.'],
      ),
      h2(11, 'Projektorn är nästa fråga'),
      p(
        12,
        'Ett bekymmer återstår. Den digitala projektorn är fjorton år gammal och reservdelarna har tagit slut. En ny kostar omkring 600\u00a0000 kronor. Föreningen har sparat ihop en tredjedel och sökt stöd från regionen.',
      ),
      p(13, '– Får vi nej så visar vi diabilder. Jag tror faktiskt att folk skulle komma ändå, säger Lovisa Grenholm.'),
      p(
        14,
        'Klockan 19 släcks ljuset. I två sekunder är det alldeles tyst i salongen. Sedan kommer den första bilden, ett hav i svartvitt, och någon på rad fyra säger förtjust: ”Den här!”',
      ),
      facts(
        15,
        'Biografen Saga',
        'Byggdes 1938 av Granviks nykterhetsloge. Stängd 1984–1991. Drivs sedan 2003 av Föreningen Saga.',
        'Visar film tisdagar klockan 19 och matiné första söndagen i månaden klockan 14. Biljetten kostar 90 kronor.',
      ),
    ],
  };
}

/** The region has answered: the paragraphs about the projector are new, and the English still tells of the waiting. */
function swedishAfterTheGrant(): DemoText {
  const before = swedish();
  const rewritten = [
    sv.h2(11, 'Ny projektor till vintern'),
    sv.p(
      12,
      'Det stora bekymret är löst. Den digitala projektorn är fjorton år gammal och reservdelarna har tagit slut, men i veckan beviljade regionen föreningen 380\u00a0000 kronor till en ny. Resten, drygt 200\u00a0000 kronor, har medlemmarna själva samlat in.',
    ),
    sv.p(13, '– Vi hade en plan med diabilder om det blev nej. Några var nästan besvikna, säger Lovisa Grenholm.'),
  ];
  return {
    ...before,
    meta: {
      ...before.meta,
      seoBesk:
        'Saga i Granvik slutade berätta vilken film som visas, och publiken kom tillbaka. Nu har regionen beviljat pengar till en ny projektor.',
    },
    block: before.block.map((block) => rewritten.find((other) => other.attrs?.id === block.attrs?.id) ?? block),
  };
}

function english(): DemoText {
  const { p, h2, steps, facts, saying, keyPoints } = blocksOf('saga', 'en');
  return {
    rubrik: 'The village cinema that is full again',
    ingress:
      'Three years ago the Saga in Granvik sold an average of eleven tickets a showing. Now the house is full, and nobody is told beforehand which film it will be.',
    slug: 'the-village-cinema-that-is-full-again',
    meta: {
      seoTitel: 'The Swedish village cinema with a secret programme',
      seoBesk:
        'The Saga in Granvik was about to go dark for good. Then it stopped saying which film would be shown, and the audience came back.',
      puffTitel: 'The house is full, and nobody knows what is on',
      socialText: 'How do you fill a village cinema? By not saying which film is on.',
    },
    hero: heroPicture('biograf', 'en', 'A full house on a Tuesday in Granvik. The auditorium of 1938 holds 142.'),
    block: [
      keyPoints(
        1,
        'The Saga in Granvik sells 128 tickets a night on average, up from eleven three years ago.',
        'The audience buys a seat without knowing which film will be shown.',
        'It is run by volunteers and has 412 supporters in a village of 900 people.',
      ),
      p(
        2,
        'At five to seven the queue for the Saga is so long that it bends round the corner by the old ironmonger’s. The poster in the glass case says ',
        italic('Tuesday, 7 pm'),
        ' and nothing else.',
      ),
      p(
        3,
        '“I have no idea what we’re going to see. That is why I’m here,” says Bengt-Olov Hamrin, who has driven forty kilometres with two neighbours in the back.',
      ),
      p(
        4,
        'The idea was a last resort. The society that runs the cinema had money left for three months’ rent when the projectionist, Lovisa Grenholm, suggested that they stop advertising the titles. People had already seen the big premieres in town anyway.',
      ),
      h2(5, 'A trust to live up to'),
      p(
        6,
        'Since then a group of five has chosen the films, anything from silent classics to new documentaries. All the audience is told is the age limit and the running time. Afterwards there is coffee in the foyer, and nearly everybody stays.',
      ),
      saying(7, 'Half of them like the film and half of them like not liking it. Both halves come back.', 'Lovisa Grenholm, projectionist'),
      p(
        8,
        'The figures have made others get in touch. The average night draws 128 people to an auditorium of 142 seats, and the society has 412 supporting members in a village of 900.',
      ),
      p(9, 'To anyone who wants to do the same, Lovisa Grenholm gives three pieces of advice:'),
      steps(
        10,
        [bold('Choose the same day every week.'), ' A habit needs a fixed place in the diary.'],
        [bold('Be honest about the age limit.'), ' Surprises are fun until somebody’s six-year-old is in the audience.'],
        [bold('Keep the foyer open afterwards.'), ' The film is only half of the evening.'],
      ),
      h2(11, 'The projector comes next'),
      p(
        12,
        'One worry remains. The digital projector is fourteen years old, and there are no more spare parts. A new one costs about 600,000 kronor. The society has saved a third of that and has applied to the region for the rest.',
      ),
      p(13, '“If they say no, we’ll show slides. I actually think people would come all the same,” says Lovisa Grenholm.'),
      p(
        14,
        'At seven the lights go down. For two seconds there is complete silence. Then comes the first picture, a sea in black and white, and someone in row four says with delight: “This one!”',
      ),
      facts(
        15,
        'The Saga cinema',
        'Built in 1938 by the temperance lodge in Granvik. Closed from 1984 to 1991. Run since 2003 by the Saga Society.',
        'Films on Tuesdays at 7 pm, and a matinee on the first Sunday of the month at 2 pm. Tickets are 90 kronor.',
      ),
    ],
  };
}

export const biografen: DemoArticle = {
  mall: 'nyhet',
  sektion: 'noje',
  taggar: ['film', 'biografer', 'landsbygd', 'ideellt arbete'],
  kategorier: [20],
  kallor: [
    {
      titel: 'Föreningen Saga: verksamhetsberättelse',
      url: 'https://saga-granvik.example/verksamhetsberattelse',
      not: 'Biljetter per kväll och antal medlemmar.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 52,
  sv: swedish(),
  en: english(),
  senareSv: { text: swedishAfterTheGrant(), publicerad: true, kommentar: 'Regionen har beviljat pengar till projektorn.' },
};
